import type { Frame } from '../frame.ts';
import { CLASSIC_SCENES } from '../scenes/classic.ts';
import { withMore } from '../scenes/merge.ts';

const FIRST: Frame = {
  open: [
    '[On most mornings|Before breakfast|Every day after school|On the first warm day of the holidays], {H} could be found {inA}, [looking for trouble|counting things|talking to whoever would listen|planning something]. <m There was {snd}, and the air smelled of {sml}.> <b {see} It was the sort of place that looked small from outside and turned out, once you were in it, to have no end at all.>',
    '{W} woke up slowly. {see} <m First came {snd}, then the smell of {sml}.> {H} was already {inA}, [with odd socks on and half a piece of toast|with both knees muddy|wearing a coat that was a size too big|with a pocket full of string]. <b Being early was one of the things {he} did well.>',
    '[Nothing much was supposed to happen that day|It was meant to be an ordinary day|The day began in the usual way] {inA}. {see} <m {H} leaned on the rail of the morning and listened to {snd}.> <b Ordinary days, in {W}, had a habit of not staying that way.>',
    'If you [go past|walk beyond|climb over] {B} and [keep left|keep your eyes open|do not stop for {food}], you come to {A}. {H} knew every [corner|stone|shortcut] of it. <m {He} knew where to hear {snd}, and when the air would smell of {sml}.> <b {see} What {he} did not know was that this was the last morning on which everything would be in its place.>',
    '“[Listen|Look|Wait]!” said {H}. [Somewhere|Out|Not far] beyond {A} there was {snd}. <m {see}> {W} had been [quiet|sleepy|dull|rainy] all week, and now, all at once, it was not. <b {H} felt the back of {his} neck prickle {like}.>',
    '{see} That was the first thing {H} saw [that morning|on that windy Tuesday|when {he} came round the corner], standing {inA} with {his} hands in {his} pockets. <m The second was a {p}.> <b The third, had {he} only known it, was the beginning of everything else.>',
  ],
  meet: [
    'Up came {P}. {P} was a {p}, [wet to the knees|with a leaf stuck on one side|wearing somebody else’s hat]. “I have had an idea,” said {P}. <m {H} groaned. {P}’s ideas were [long|loud|mostly about {food}].> <b The last one had taken two days to wash off. All the same {he} moved over, for there is nothing like an idea for making room on a wall.>',
    '“You’re it!” Something landed on {H}’s shoulder and was off again. It was {P} the {p}, of course. [They had been playing the same game of chasey since Easter|The two of them had no other way of saying hello]. <m Nobody had ever won.> <b It was understood between them that whoever did would have to think of something else to do.>',
    'With {him} was {P}, a {p} [with strong opinions|who was afraid of nothing but baths|who never finished a sentence|who hummed when worried]. <m “{oh}!” {P} liked to say, [about almost everything|at breakfast and at bedtime|when there was nothing else to say].> <b They had been friends since the business with {tool}, which neither of them talked about.>',
    '{P} came [trotting|tumbling|hurrying|sauntering] up behind. {P} was a {p}, [and the best sort of friend: the sort that turns up|small for the job and loud for the size|small in the shadow and large in a crisis, with a great deal of pride]. <m “You are late,” said {P}. “I was early,” said {H}. “That is different.”> <b It was an old argument and they were both fond of it.>',
    'Nobody in {W} had a friend [quite like|half as odd as|as loyal as] {P} the {p}. {P} could [whistle through one tooth|find {food} anywhere|tell the weather by sniffing|fall asleep standing up] <m and had never, not once, been on time>. <b When {H} laughed, {P} laughed too, usually a moment late, after checking what was funny.>',
  ],
  call: [
    'There was a knock, and a cough. It was {E}, the {e}, [twisting a cap|out of breath|with a face like a wet week]. “I am not one to ask,” said {E}. “But somebody has to {goal}, {why}, and I cannot do it with this [back|knee|cold].” On the ground between them lay {a_t}, {look}. <m “Well,” said {P} to {H}, “are we doing anything?”> <b {H} had thought up to then that important things came with trumpets. It appeared that they came with a cough.>',
    'They found it [at the foot of the wall|behind a barrel|under a heap of leaves]: {a_t}, {look}. There was a label. It said that whoever found it must {goal}, {why}, and it was signed by {E}, the {e}. <m “It doesn’t say please,” said {P}. “It does,” said {H}, “on the back.”> <b Next to the “please” someone had drawn two small figures walking. One of them had ears just like {P}’s, or whatever those were.>',
    'Then {E}, the {e}, came [hurrying|puffing|wobbling] up with something wrapped in a cloth. It was {a_t}, {look}. “Somebody must {goal},” said {E}, “{why}.” <m There was a pause, the kind that looks round a room for someone to settle on.> “[We could|I can|We will],” said {H}, [before anybody else could|a little too loudly|standing up straight]. <b “You could,” agreed {E}, and did not smile. “But it is further than it looks, and so is everything worth doing.”>',
    'On the step {inA} sat {E}, the {e}, who was never [up at this hour|this quiet|without a joke]. “My [legs|old bones|poor feet] will not do it this year,” said {E}. “Will you two {goal}? It has to be done today, {why}.” <m Into {H}’s hands went {T}: it was {look}.> {P} [gulped|whistled|stared]. <b It was the first time anyone had handed {H} something that mattered, and {he} held it as though it might hear {his} heart.>',
    'There was a job to be done in {W}. Once a year somebody had to {goal}, {why}. <m This year the {folk} had drawn straws, and the short one was {H}’s.> “Here,” said {E} the {e}, and held out {T}. It was {look}. <b “Two hands,” {E} added. “And no larking about {inC}.”>',
  ],
  doubt: [
    '“It’s [a long way|a bit steep|not a job for children],” said one of the {folk} over the fence. “It’s been done,” said another. “Who by?” Nobody could remember. <m {H} did up {his} top button.> <b If nobody could remember, {he} thought, it might as well be {him}.>',
    '“What if we [drop it|get lost|are too slow]?” asked {P}. “Then we will [pick it up|get found|be late],” said {H}. <m It sounded braver than it felt.> <b Privately {he} was thinking of {inD}, where the {folk} did not go alone.>',
    '“You know the way?” said {E}. {H} nodded. {He} knew [some|most|about half] of it. <m {He} knew {B}, and {C}, and after that {he} knew only stories.> <b Stories, {he} told {self}, were a kind of map.>',
  ],
  depart: [
    'It took [ten minutes|half an hour|no time at all] to get ready. {P} packed {tool}. {H} packed {food}. Then there was nothing left to do but go, {inB}. <m {see}> <b They had both expected to feel different. They felt like themselves, with bags.>',
    '“Left foot first,” said {P}, “for luck.” They stepped out together, {inB}. <m It smelled of {sml} out there. Not far off was {snd}.> <b When {H} looked round, {A} had shrunk until it would have fitted on a plate. {He} waved to it, feeling silly, and waved again.>',
    'So off they went {inB}, {H} in front and {P} [beside|behind|on the lookout]. <m Their [bag|basket|pack] held {tool} and some {food}.> <b By noon {A} was a smudge behind them, and neither of them had looked back more than twice.>',
    'They set out {inB} [at once|before lunch|while the light was good]. {see} <m “{oh}!” said {P}. “I have never come this far on purpose.”> <b Neither had {H}. It made the world feel larger and {him} feel smaller, which was not altogether a bad feeling.>',
    'The way led {inB}. [One|Two|Three] of the {folk} waved from [a window|a wall|far off], and someone threw them a packet of {food}. <m For luck they took {tool}.> <b Luck, said {P}, was mostly a matter of packing.>',
  ],
  meeting: [
    'Half-way along something pulled at {H}’s sleeve. It was a {s}. “I’m {S},” it said, “and I’ve [run away|never been anywhere|finished my jobs]. Could you use somebody [small|who can count|with good eyes]?” <m {P} thought that they could. {H} thought that they would see.> <b It fell in beside them without waiting, two hops to every step of theirs, and hummed.>',
    'A noise like [hiccups|a very small trumpet|a squeaky shoe] was coming from under a bush. {P} lifted a branch. There sat a {s}, and its name was {S}. It was [lost|stuck|late for something], and glad of the company. “I’ll be no trouble,” said {S}. <m That was not going to be true, and they all knew it, and liked {S} anyway.> <b “What can you do?” asked {H}. “I can be hopeful,” said {S}. “For hours.”>',
    'On the way {inB} they met {S}, a {s} so small that they nearly [trod on|walked past|sat on] the poor thing. “[Please|Excuse me|Hello],” said {S}, “are you the ones with {T}? May I come too?” <m {S} had [a very small bag|a very large hat|one button and a plan].> <b “We are in rather a hurry,” {H} began, and then saw the face, and the hat, and sighed. “Come on, then.”>',
    '“Wait for me!” Somebody was running after them {inB}. It was {S}, the littlest {s} in all of {W}, quite out of breath. “I want to see {Z}. [I have never seen it|Everyone else has|I am nearly big enough].” <m {P} made room at once. {H} was [not so sure|slower about it].> <b Small ones, {he} had noticed, asked questions and needed things.>',
  ],
  deep: [
    'Nobody wanted to be first. “{oh},” said {P} without much force. Then {H} ducked {his} head and went, {toD}, [feeling along the wall|on hands and knees|holding {his} breath]. <m It was another sort of air in there. It had been waiting a long time.> <b From in front came {snd}. It might have been a welcome. It might have been only what the place did when no one was about.>',
    'The last of the day stayed outside. {H} counted the steps {toD}: [nine|fourteen|twenty-two]. <m On every one of them {he} thought of a good reason to stop, and on every one {he} put it down and left it there.> <b When {he} had run out of reasons {he} {was} at the bottom.>',
    'There was only one way to go: down, {toD}. [It was colder there|The light stayed behind|Nobody spoke]. <m {H} could hear {snd}, and under that {his} own breath.> <b Every step made the next one easier to imagine and harder to take.>',
    '{D} was [darker|bigger|lower|quieter] than the stories said. {H} went first. <m The smell was of {sml}, and something older.> <b {P} kept so close that their shadows, when they had shadows, had one body and far too many legs.>',
  ],
  back: [
    'On the way home they did not hurry. {see} They ate what was left of the {food}. <m {S} fell asleep, and they took it in turns to carry.> <b It is a fine thing to walk along a road that you have been afraid of. It keeps stepping aside for you.>',
    'The way home is always shorter. {B} went by [in a blink|in a song and a half|while they argued about {food}]. <m {see}> <b {H} noticed things that had been there all along and had only been waiting for somebody in less of a hurry.>',
    'They came back {inB} [with tired feet|in the last of the light|singing the wrong words to everything]. <m Behind them {Z} was [small|shining|quiet], and before them somebody had lit the lamps.> <b “It looks the same,” said {P}, of {A}. “We are the ones that moved.”>',
  ],
  close: [
    'The lamps came on in {W}, one by one. {P} counted them and got [eleven|a different number each time|as far as supper]. {H} leaned on the wall, with {snd} on the one side and {P} on the other. <m “It was a good day,” said {P}. “Bits of it,” said {H}. “All the bits,” said {P}.> <b Thinking it over, {he} found that {he} would not have left out even the worst of them. That was the one that the others had been tied to.>',
    'That night {W} was quiet. {see} {P} was asleep before the end of the yawn. <m {H} lay and listened to {snd} for as long as {he} could.> <b It was not long. It had been, even for {W}, a very full day.>',
    '“Same time tomorrow?” said {P}. “[Earlier|Later|Same time],” said {H}, and they [laughed|shook on it|bumped noses]. <m Over {A} the last light went [pink|gold|soft] and then went in.> <b Somewhere, {like}, tomorrow was getting ready.>',
    '{E} came by with {food} [for everyone|still warm], and nobody said much. <m They listened to {snd}.> It was the good kind of quiet. <b {H} had always thought that adventures ended with cheering. This one ended with crumbs, and {he} would not have swapped.>',
  ],
};

export const CLASSIC: Frame = withMore(FIRST, CLASSIC_SCENES);
