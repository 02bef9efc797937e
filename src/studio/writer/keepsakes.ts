import type { ThingKind } from '../reading/nouns.ts';

/** How something that the parent named comes into the story: `{K}` is the whole phrase, `{k}` the last word of it. */
export interface Keepsake {
  readonly first: readonly string[];
  readonly middle: readonly string[];
  readonly last: readonly string[];
}

const OBJECT: Keepsake = {
  first: [
    'If you had asked {H} what mattered most, {he} would have said, [without stopping to think|before you had shut your mouth|with {dish} in {his} cheeks], {K}. <m It was not [new|for sale|like the picture on the box] and it was not perfect.> <b Things that are loved rarely are, [and {animals} never|in the end].>',
    'By the [door|stairs|{worn} {thing}] was {K}. {H} [looked at it|touched it|said good morning to it|gave it a pat] every time {he} went past. <m It was the sort of thing one can tell secrets to.> <b It had never passed one on, [not even to the {job}|and it had some beauties].>',
    'That {weekday} began with {K}, as [most things did lately|so many {weekdays} do|usual]. {H} could not get it out of {his} head, [any more than a tune|where it sat like a {mood} {animal}|and had stopped trying]. <b Even with both eyes shut {he} could see [the exact shape of it|it, down to the last scratch].>',
    '[First thing in the morning|Before {dish}, after {dish}|Under the bed, on the bed, by the bed|Wherever {H} was], there was {K}. <m It went to [the {job}’s|school|bath] with {him}, or as near as it was allowed.> <b “One day,” said {adult}, “you’ll be [{number}|a {job}] and it will still be with you.” {H} could not see what was wrong with that.>',
    'There was a place for {K}: [on the second shelf|beside the {thing}|next to {his} bed|under a {garment}]. {H} had looked [twice|{number_low} times] that day to see if it was there. <m It always was. That is [the good of it|what places are for].> <b But looking had become a habit, like [biting a nail|counting {things}].>',
    '“Where does this live?” asked {adult}, holding up {K}. “[With me|There|Nowhere, it’s mine],” said {H}. <m It was a bit [{worn}|bent|sticky], and {he} would not have swapped it for [a {vehicle}|{number} {animals}|a {job} of {his} own].> <b People who do not understand about such things have [never had one|a very tidy look].>',
    'And what was that, [next to the {thing}|on the mat|in the corner]? {K}, of course. {H} [could have drawn it in the dark|had a name for it|knew every dent]. <b It was part of the day, as [{dish}|the {job}’s bell|the clock] was.>',
    '[Some people collect {things}|Some people have a {animal}|Others have a {thing}]. {H} had {K}. <m It had been [to the hospital, to the beach and under a bus seat|lost {number_low} times and found {number_low}].> <b {He} did not think of it as a thing at all. It was more like [somebody who does not say much|a quiet {kin}].>',
  ],
  middle: [
    'For no reason {H} thought of {K}, and of home, where it was now, [not knowing anything about this|next to the {thing}|as quiet as {still_thing}]. {He} would have given [{number} {things}|a whole {dish}|a lot] to see it. <b Not to do anything with it. Just to know that some things stayed where they were put.>',
    'If only {he} could have had {K} here! It would not have [helped at all|put anything right|known what to do]. It would only have been there, which is [a kind of help|more than {he} could say of a {job}].',
    'What came into {his} head was {K}, [as clear as a bell|down to the {colour} bit|and the smell of it]. {H} shut {his} eyes to [keep it|have it longer]. <b When {he} opened them there was only [a {plant}|a {critter}, going by|{snd}].>',
    '“I wish,” said {H}, to [nobody|a {critter}|{his} own two knees], and what {he} wished for was {K}, to [hold|look at|lean on]. <b It was such a small wish. It took up [all the room there was|no more space than {small}].>',
  ],
  last: [
    'And {K}? It was just where it had been. But it looked different to {H} now, [friendlier|smaller|like something one could share|as if it had been away as well]. <m {He} gave it a pat in passing.> <b It is not always the thing that changes.>',
    'Before the day was over {H} went to find {K}, and told it everything, from {B} to {Z}, [with the voices|in the wrong order|leaving nothing out but the {animal}]. <m It was a good listener.> <b It did not once say what it would have done.>',
    '{K} had waited, [as such things do|by the {thing}|under a bit of dust]. “I’m back,” said {H}, and [picked it up|blew on it|sat down beside it]. <m It weighed [just what it always had|less than {T}, and more].> <b {He} had thought that {he} would have [a great deal to tell it|changed too much for it]. But it seemed to know.>',
    'There was one thing still to do, and it was about {K}. {H} [did it before {his} boots were off|did it that very evening|had thought of it all the way home]. <m {adult} saw, and [said nothing|fetched the {dish}].> <b It was [a small thing|no bigger than {small}]. {He} slept all the better for it.>',
    '“You’ve left {K} out,” said {adult}. “I know,” said {H}. “[It’s for whoever wants it|It likes the view|I was showing it something].” <m And out it stayed, [till the {dish} was done|all the evening].> <b It had never looked so [much at home|like itself].>',
    'Then everyone had to hear about {K} as well: [where it came from|what it was good for|how {he} had missed it]. {P} would have [laughed|said “{oh}”|wanted a go]. <m “You and your {k},” said {adult}, [smiling|with a sigh].> <b “Me and my {k},” said {H}, and [thought it the best company in {W}|took it up to bed].>',
  ],
};

const PET: Keepsake = {
  first: [
    'At home there was {K}, who [met {H} at the gate every day|slept on the wrong end of the bed|knew the sound of a lunchbox|could find {dish} through a wall]. <m {H} told {k} nearly everything, [and some of it twice|in a whisper|on {weekdays}].> <b There are things that are easier to say to somebody who cannot spell.>',
    '{K} watched {him} get ready, head on one side, like a {job} who [has heard that one before|doubts it]. “I’ll be back by [tea|{weekday}|dark],” {H} promised. <b It is hard to explain such a thing to someone who thinks that every goodbye is the last.>',
    'And there was {K}, [upside down on the mat|asleep in a {vessel}|with a nose in the {dish}|guarding a {thing}]. {H} [stepped over|scratched behind one ear|said good {weekday}]. <m It was returned, in its way.> <b Of all the people in that house {k} was [the easiest to please|the only one with nothing to hide].>',
    'Nobody loved {weekdays} like {K}. It meant {H}, and [{dish}|the park|a {thing} to chew], and no school. <m They had [a game of their own|{number_low} walks a day]. Nobody knew the rules.> <b {H} was not sure that there were any; {k} [won, at any rate|seemed to].>',
  ],
  middle: [
    '{H} thought of {K}, waiting. {k^} would be [at the gate|by the window|on the mat|under the {thing}] by now, listening to [each {vehicle}|the {job}|every foot that went by]. <b {He} had promised. That thought was a rope, and {he} held on to it.>',
    'What would {K} have done? Not given up, that was certain. {k^} had once waited [half a day for a piece of cheese|a whole {weekday} for a {animal} that never came|under the table for {number} minutes, for one {dish}].',
    'A warm weight would have been good just then, on {his} feet, with [a tail|breath|a bit of a smell]: {K}. <b {H} moved {his} toes to [see|make room]. There was only {stuff}.>',
  ],
  last: [
    'And there was {K}, mad with joy, [going round and round|telling the whole street|with a {garment} to give {him}]. {H} sat down on the step and was licked, or nibbled, or at least very closely looked at. <b Nobody had missed {him} as loudly as that in all of {W}.>',
    'When it was quiet, {H} told {K} how it had all been, [from the {dish} on|with pictures]. {k^} listened to the end, which is more than most people do, and then fell asleep [on {his} foot|{gait_still}].',
    '{K} [smelled every inch of {him}|walked round {him} {number_low} times|would not let go of {his} {garment}], and knew where {he} had been before {adult} did. <m “Don’t tell,” said {H}.> <b It was never told. [Now and then, asleep, {k} ran, and one could guess where|That is what {k} is like].>',
  ],
};

const PERSON: Keepsake = {
  first: [
    '“You are thinking about {K} again,” said {adult}, [over the {dish}|from behind a {thing}|without looking round]. {H} was. <m It made [a knot in {him}, just under the ribs|a lump like a {worn} {thing}].> <b Some people take up a good deal of room, [even when they are not there|like a {thing} in a hall].>',
    'There was also the matter of {K}. {H} had not told anyone about it, [not all of it|not even in a whisper|but a {critter}]. <b It sat at the back of every other thought, [with its arms folded|like a {mood} {animal} on a bus].>',
    'Then there was {K}, [of course|as there always was|and that was a story to itself]. {H} [had things to say there|did not know where to put it|thought of it between one {dish} and the next]. <m “It will come right,” said {adult}, “[in its own time|like {dish}].”> <b {H} wondered who had told it so.>',
    'Half of what {H} did that {weekday} {he} did with {K} in mind, [the {thing}|the {dish}|the counting] and all. <b It is odd how somebody can be in the next [room|street|town] and also just behind one’s left ear.>',
  ],
  middle: [
    'Then {K} came into {H}’s mind, as clear as [anything|a {worn} {thing} on a table|{things} in the sun]. What would {he} say, if {he} had to tell about this? <b {He} began the sentence {number_low} times over, and each time it got a little more honest.>',
    '{H} thought of {K}, [at home, in the light|who did not know|laughing at something]. It [hurt|helped], a bit, [like a {garment} that is too small|and then rather more]. <b There would be things to [say|put right|ask]. {He} began to put them in a row.>',
  ],
  last: [
    'And when {H} next met {K}, {he} did not look at [{his} shoes|the {plants}|the ceiling]. “Hello,” {he} said, “I’ve got something to tell you.” <m It took [a long time|{while}] to tell.> <b In all the right places there was laughing, and in one place there was not, and that was right too.>',
    'One of the first to hear about it was {K}. “[Did you really|All that way|You]?” “[Really|All of it|Me],” said {H}, and it felt good to say a thing that was true from top to [bottom|{garment}].',
    'There was [a plate|half of the {dish}|a chair] kept for {K}. {H} had [seen to that|put it there]. <m {adult} looked at it, and at {him}, and [smiled|said nothing].> <b It was taken up, by and by, as if [nothing had ever been the matter|it had always been there].>',
  ],
};

const PLACE: Keepsake = {
  first: [
    'On the calendar, or at least in {H}’s mind, there was {K}. It was [not far off now|all anybody talked about|ringed in {colour}]. <m Whenever {he} thought of it {his} stomach [did a slow roll|turned over, like {dish}].> <b Places can do that to you before you have ever set foot in them.>',
    'Just [a short way|{number} {fixtures}|two bends] from home lay {K}. {H} knew the way there [with {his} eyes shut|backwards|by the smell]. <b It was the sort of place where things begin.>',
    'There was always {K}, [at the back of everything|behind the {thing}|on a good day]. {H} could [hear|smell|see] it [from the window|in bed|if the wind was right]. <m It was like a {mood} {animal}: one had to know it.> <b Some places are only places. This one had [been listening|a voice].>',
    '“After {dish},” said {adult}, “we might go by {K}.” {H} [dropped a spoon|stopped chewing|felt {his} ears]. <m Nobody else seemed to have heard anything odd in it.> <b Four plain words, and [the whole {weekday} leaned over to one side|the {dish} had no taste].>',
  ],
  middle: [
    'It was strange, but {D} reminded {H} of {K}. {He} could almost hear it, [and the {job} there|with {snd} underneath]. <b If {he} could get through this one, {he} thought, {he} could get through that.>',
    '{H} thought of {K}, in the sun, [with people in it|and a {thing} left out]. It seemed [{number} years|a whole country] away. <b And yet it was there, [this minute|without {him}], going on.>',
  ],
  last: [
    'Some days later {H} went to {K}. {He} stood and looked for {while}. It was the same as ever. <m “I know a bigger place than you,” {he} told it, quite kindly.> <b And {he} walked in as one walks into a room at home.>',
    'After that {K} was never quite the same again. {H} saw [doors in it everywhere|{animals} behind every {fixture}|{W} at the edges of it].',
    'They went to {K}, {H} and {adult}, on the {weekday}, [with {dish} in a bag|by {vehicle}|hand in hand as far as the {fixture}]. <m “You’re not [talking|holding on],” said {adult}.> <b “I’m [looking|saving it],” said {H}; and so {he} was. There was [a great deal more of it|room in it] than {he} had thought.>',
  ],
};

const BODY: Keepsake = {
  first: [
    'And then there was {K}. {H} thought about it when {he} woke up, and when {he} brushed {his} teeth, and [in between|over the {dish}|on the {vehicle}]. <m It was hard to think about anything else, [even {animals}|with it right there].> <b When something is part of you, you can’t very well leave the room.>',
    'People noticed {K} before they noticed {H}. Or that was how it seemed to {him}, [at the {job}’s|on {weekdays}]. <b {He} had begun to notice them noticing.>',
    '“How is it today?” asked {adult}, meaning {K}. “[There|The same|Loud],” said {H}. <m It was {number_th} on the list of things that {he} would sooner not talk about, and it kept coming first.> <b {He} looked at it [in a spoon|in the side of a {thing}]. It looked back, a bit bent.>',
  ],
  middle: [
    'Just then {H} remembered {K}. It had come all this way with {him}, of course, [over every {fixture}|through {stuff} and all], and it had not complained once. <b “Neither will I, then,” said {H}, “or only a little.”>',
    '{H} had not thought of {K} for [{number} minutes|the whole of {B}]. {He} thought of it now, [from habit|like a {kin} one ought to write to]. <b It was odd how long one could go without, when there was something else to carry.>',
  ],
  last: [
    'As for {K}, [it came right in its own time|that was just part of the story now|nobody asked any more, or not first]. When somebody did, {H} told them about it, and about {W} as well. <m They were always more interested in {W}.> <b So, by then, was {he}.>',
    'In the mirror that night {H} looked at {K} for {while}. “Well,” {he} said, “we did it.” <b The mirror looked rather proud.>',
    '“And {K}?” asked {adult}. {H} had to [think|look]. “[Oh, that|It was there too|It did its share],” {he} said. <b {adult} turned away, rather fast, and [blew a nose|rattled a {thing}], and laughed.>',
  ],
};

const EVENT: Keepsake = {
  first: [
    'Only {number_low} days were left until {K}. {H} counted them [on {his} fingers|at night|in {things}|and then counted again]. <m Each time there was one less.> <b Nobody can hurry a day like that or hold it back. {He} had tried both.>',
    'Everybody was talking about {K}. {H} was not talking about it. {H} was thinking about it, which was [louder|worse|like having a {animal} in the room].',
    '“It’s {K} soon,” said {adult}, [brightly|ringing it in {colour}|through a mouthful of pegs]. “Mm,” said {H}. <m {His} {dish} had [gone cold|lost its taste].> <b There are words that are put into a room like [a {worn} {thing}|a {mood} {animal}], and everyone has to walk round them.>',
  ],
  middle: [
    'And after all this, {H} remembered, there was still {K}. It had seemed so big this morning. From down here it looked [about the size of a plum|like something that could be walked round|no bigger than {small}].',
    '{K}! {H} had [forgotten all about it|not thought of it since the {fixture}]. {He} tried to be afraid of it, [just to see|from habit], and could not find the place.',
  ],
  last: [
    'And {K} came, as such days do. {H} [took a breath|put on {his} best socks|thought of {P}|{brave}], and went. <m It was not as it had been in {his} head. It was louder, and shorter, and much more fun.> <b “Were you scared?” {adult} asked afterwards. “Yes,” said {H}. “Can we do it again?”>',
    'When it was the day of {K}, {H} was ready. Or ready enough, which, as {P} always said, [is the only kind of ready there is|is how most {jobs} begin].',
    'It was {K} at last, [with a clean {garment}|and {dish} for later|on a {weekday} like any other]. {H} looked round once, [for somebody with a {limb}|from the door]. <b “[Go on|Left foot first|After you],” {he} told {self}, in a voice {he} knew; and {he} went in, two feet, one and then the other.>',
  ],
};

export const KEEPSAKES: Readonly<Record<ThingKind, Keepsake>> = {
  object: OBJECT,
  pet: PET,
  person: PERSON,
  place: PLACE,
  body: BODY,
  event: EVENT,
};
