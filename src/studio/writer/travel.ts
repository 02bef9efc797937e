import { withMore } from './scenes/merge.ts';
import { ROAD } from './scenes/road.ts';

const FIRST: Readonly<Record<string, readonly string[]>> = {
  way: [
    'The morning went well, {inB}. [{P} found a hat|{S} learned to whistle, nearly|Nobody fell in anything]. {see} <m They talked about what they would eat, {inZ}, and in what order.> <b {H} would remember that talk word for word. It is the happy hours that one is not looking at which turn out, later, to have been looked at the hardest.>',
    '“Tell me if you see anything odd,” said {H}. “I see a {s},” said {S}, “in my socks.” {see} <m Then for a while there was just {snd}.> <b {B} bent to the left, and then changed its mind. Whoever had laid it had been in no hurry, or had been followed by something and had tried to lose it.>',
    'They went in a line {inB}: first {H}, then {S}, then {P}, who [walked backwards, to be sure|carried the {food}|kept telling them to slow down]. <m Somewhere close by was {snd}. The air smelled of {sml}.> <b By and by they fell into step without noticing, and it was like being one long animal with a great deal on its mind.>',

    'Walking {inB}, they played [I spy|the game of not stepping on cracks|who can be quiet longest], and {P} [won|cheated|lost count]. <m {see} Beside them went {snd}.> <b “What do you suppose it is like, {inZ}?” asked {S}. “High,” said {P}. “And there’s a view.” {H} said nothing, and tried to see round the next bend before it came.>',
    '{B} took longer than it looked. {see} <m “{oh}!” said {S} at every corner.> [They shared out the {food}|They stopped to empty a boot|They sat down twice] and went on. <b By then each of them knew how the others walked: {P} in bursts, {S} in a sort of hop, and {H} a little ahead, as if someone were pulling a string.>',
    '[The path bent|The road dipped|The way turned], and there was {snd}. {see} <m “Keep together,” said {P}.> <b It smelled of {sml}. {H} would remember that, later, whenever {he} smelled it again: it would be the smell of the part before things went wrong.>',
    'Half of the morning went by {inB}. [{S} asked forty questions|{P} told a long story about {food}|They sang a song with no end]. <m {H} carried {T} first on one side and then on the other.> <b It did not get lighter. Important things do not; it is you who have to get stronger, and nobody can say when that happens.>',
    '“Are we [nearly|half-way|almost] there?” asked {S}. “We are nearly at the part where you stop asking,” said {P}. {see} <m They all looked at it until it had gone.> <b In the stillness afterwards came {snd}, and then the sound of {S} not asking, which was surprisingly loud.>',
  ],
  stop: [
    '“Here,” said {P}, and let go of the bags. It was {C}. [The light was odd there|It was not on any list of nice places|Somebody had carved a face in it, long ago, and the face had worn down to a smile]. <m They passed round the {food}, with {snd} for company.> <b It would have been a good spot to turn back. Nobody said so. It simply stood there next to them, being a good spot.>',
    'Nothing moved {inC}. {see} Then nothing moved again. {H} [shifted {T} to the other arm|sat on the biggest of the bags|listened]. <m “Is it always so still?” whispered {S}. “Only before,” said {P}. “Before what?” “I never know till after.”> <b Some places are like a held breath. One finds oneself walking on the sides of one’s feet.>',

    'Towards noon they rested {inC}. <m There was {snd}, and a smell of {sml}.> {P} [dozed|took off both socks|counted the {food}]. {see} <b From there the way split in two. One half looked easy and went round; the other looked like trouble and went through.>',
    'And so they came to {C}. “{oh}!” whispered {S}. [It was just like the picture|It was not at all like the picture|None of them had known it would be so big]. <m {see}> <b {H} had the feeling, {inC}, that the place was waiting to see what {he} would do.>',
    'They reached {C} when the shadows were [short|blue|on the wrong side]. {H} put {T} down for the first time that day. {His} arms felt [as light as string|a foot too long|like somebody else’s]. <m Not far away was {snd}.> <b It was in such moments, {he} thought afterwards, that a day makes up its mind.>',
    'Nobody ever stays for long, {inC}. [The wind leans on you there|Even the birds whisper|It has an echo that answers back]. They stood close together. <m {see}> <b “I’ve got a feeling in my knees,” said {P}. “I get it before weather, and before mistakes.”>',
  ],
  banter: [
    '“What is the best smell?” asked {S}. {P} said {food}. {S} said {sml}. {H} thought of {adult}’s coat, on the hook at home, and said, “I don’t know. Rain.” <b Nobody said anything for a bit. It is not easy to say what you miss while you have your hands full.>',
    '{S} wanted a story. “Once,” said {P}, “there was a {p}. The end.” “That’s too short,” said {S}. “It was a very short {p}.” So {H} took it over, and put in a [storm|giant|wicked aunt], and they argued about the ending till it was time to rest. <b In {H}’s version everybody got home. {He} had not planned it. It just would not go any other way.>',

    '“If you could be anything,” said {S}, “what would you be?” “[Taller|A cake|Left alone],” said {P}. “And you, {H}?” {H} thought about it for a while. “[Older|Someone who knows what to do|Just this, but better at it].” <b “I should be a door,” said {S}. “Everyone is glad to see a door.”>',
    '“Do you know what I’ve noticed?” said {P}. “You walk faster when you are worried.” “I’m not worried.” “You are nearly running.” {H} slowed down. <b They went on like that, one of them not being worried and the other not mentioning it.>',
    '“I have a joke,” said {S}. “Why did the {s} cross {W}?” Nobody knew. “To get to the middle of the story.” <m {P} groaned. {H} laughed so hard that {he} had to hold on to something.> <b It was not so much the joke as the pride with which it was handed over.>',
    '{P} and {S} had a quarrel about whether {food} should be eaten [hot or cold|from the top or from the side|before or after]. It lasted for a mile. <b “Both,” said {H} at last. They both turned on {him}. It was the first thing they had agreed about all day.>',
    '“Have you ever been scared of something that turned out to be nothing?” asked {S}. “[A coat on a hook|The plug-hole|My own tail],” said {P} at once. <b “And of something that turned out to be something?” asked {S}. {P} did not answer that one.>',
  ],
  sight: [
    'Just then something made them stop. {see} {H} wished that [{adult} could have seen it|there were two of {him}, one to look and one to remember|it would do it again]. <b It lasted for as long as it takes to breathe in. Then it was an ordinary place again, with {snd}.>',
    'You would not believe what they saw next. {see} <m “That’s [rude|lucky|my uncle],” said {P}.> <b “Is it always like this?” asked {H}. “No,” said {P}. “Usually it’s Tuesday.”>',
    'They could hear {snd} and nothing else. {see} Nobody spoke until it was over. <b {S} drew a long breath. “I shall tell my mother,” said {S}, “and I shall not be believed.”>',
  ],
  camp: [
    'When it got dark they made a camp {inC}, out of {tool} and good intentions. [They ate the {food} cold|There was one blanket and they all wanted the middle|A small fire smoked in everybody’s eyes]. “Tell us something,” said {S}. So {H} told them about home: about {street}, and {adult}, and [the step that creaks|the tree one can climb|how the light comes in]. {He} had not known that {he} knew so much about it. “It sounds far,” said {S}. “It is just there,” said {H}, and pointed, and found that {he} was pointing at {his} own chest.',
    'They could not go on without light, so they slept where they were, {inC}. At least, {P} slept. {H} lay and looked up. {see} A thought went round and round in {him} {like}. It was not a nice thought, and it had {his} own voice. What if the others had noticed? What if they all knew, and were only being kind? Towards morning {S} rolled over and put a cold foot on {his} leg, and somehow, after that, {he} could sleep.',
    'Evening found them {inC} with wet feet. They hung their socks on {tool} and sat in a row. For a time there was only {snd}. “I’ll tell you a thing,” said {P}, “if you will tell one back.” It was dark enough for it. They told each other three things each, and none of them were jokes. {H} had two easy ones. The third {he} had never said to anybody: that sometimes {he} felt {like}, and did not know whom one was supposed to tell. “Us,” said {S}, yawning. “You tell us. Next!”',
  ],
  second: [
    'None of them had been in this part of {W}. Here the {folk} [hung their doors from ropes|walked backwards so as not to be rude to where they had been|kept their lamps in cages, like birds]. {see} A market was going on, of a kind. One stall sold [knots|Tuesdays|single gloves]; at the next one you could change a secret for a bun. “Strangers!” called somebody, not in an unfriendly way, and a path opened for them, and closed again behind. They were asked a hundred questions. They were given {food}. But when {H} said where they were going, {inD}, the talk stopped, and a woman with a basket touched {him} on the sleeve and said, “Not by yourself, dear.”',
    'The road came out where no road was marked, among houses built of [boats|old drums|doors]. {folk} leaned from every window. “Lost?” they said. “Everyone who comes here is lost. It is how you get here.” They were quite proud of it. {H} asked for the way to {Z}, and eleven fingers pointed in nine directions. {see} “Ask the tower,” said someone at last. So they climbed a tower with {snd} at the top of it, and from there, very far down, {he} saw the whole of the way they had come. It looked so small. One could have covered it with a thumb: every hard step of it, and the place where {he} had gone wrong.',
    'It was not in any story, that valley. It had a river that ran uphill on weekdays, and a bridge that would only let you over if you said something true. “I’m hungry,” said {S}, and was across. It could not have been easier. {H} stood on the first plank for a long time. {see} “I don’t like how I have been today,” {he} said at last. The bridge creaked and lay still, and {he} walked across it, and the {folk} on the other bank, who had heard this kind of thing before, very kindly looked at the fish.',
  ],
  height: [
    'And so, with [sore feet|one boot|hiccups] and in good company, they came to {Z}. “You say when,” said {S}. {H} looked at them all. “When,” {he} said. {done} <m {P} cheered. It was meant to be a cheer; it was mostly nose.> <b Nobody wrote down the exact time. It was just after they had stopped being sure that they would, and just before supper.>',
    '{Z} was nothing like the pictures. It was [smaller, and better|full of wind|exactly high enough]. They did it all together, with their arms round each other’s necks. {done} <m “That was us,” said {S}. “That was actually us.”> <b {H} looked down on the whole long way: {B}, like a thread, and {C}, and that dark spot which was {D}. One could see from here that it all joined up.>',

    'At last they stood {inZ}. {see} <m The air up there smelled of {sml}.> “Now,” said {P}. {H} [took a breath|wiped {his} hands|held up {T}]. {done} <b For a little while no one could have said anything, and no one tried.>',
    'There it was: {Z}. [{P} pushed, {S} pulled|They ran the last bit|They went up hand in {limb}]. {done} <m “{oh},” said {P}, very softly.> <b From all over {W} there came a sound of windows opening, and then of people calling other people to the windows.>',
    'Nobody had told {H} what it would be like {inZ}. [It was only a small place|It was windier than that|There was hardly room to stand]. “[Go on|It’s your turn|Together],” said {S}. {done} <b {H} found that {he} was crying, a little, and that it was all right, and that {P} was too.>',
  ],
};

/** What happens between one place and the next; each list is drawn from without repeating. */
export const TRAVEL = withMore(FIRST, ROAD);
