import type { TopicId } from '../../reading/topic.ts';
import type { Topic } from '../topic.ts';
import { LOWS } from './lows.ts';

type Scenes = Partial<Pick<Topic, 'flaw' | 'low' | 'home'>>;

/** More of how it is at home, before and after, topic by topic. */
export const HEARTS: Partial<Readonly<Record<TopicId, Scenes>>> = {
  sharing: {
    flaw: [
      '{H} had put a [ring of string|row of pebbles|chalk line] round {prize}, and a sign: KEEP OFF, with [three|a great many] exclamation marks. {asker} [read it twice|stood with both toes on the line|asked what the picture of teeth was for]. “Can I [just hold it|watch, then|come in for a minute]?” “There’s no room,” said {H}. <m There was room for [six|a cow|half the street].> <b {He} had [guarded it since breakfast|not had time for lunch], and had not, when {he} came to think of it, [played with it once|sat down].>',
    ],
    low: LOWS,
    home: [
      'The [string|chalk line|sign] was the first thing that {H} took down. {asker} saw, and came [one step|sideways|slowly] closer. “It’s better with [two|somebody to do the other end|noise],” said {H}. “I’ll [count|push|hold it], and then we swap.” So there they were, {prize} between them, [making up rules|arguing about turns, and laughing|out of breath]. <m {adult} had to call [three times|till the soup was cold].> <b Half of it, {H} found, was [bigger than the whole had been|more than {he} could have used up alone].>',
    ],
  },
  honesty: {
    flaw: [
      'Crash! Then came that stillness which is [louder than a crash|all ears]. {H} looked down, and there lay {prize}, in [two halves|more bits than {he} could count|a heap]. There was still time to call somebody. Instead {he} [pushed it under the sofa with one foot|threw a tea towel over it|ran outside and whistled]. “Who did this?” said {adult}. “[It was like that before|I was outside|Perhaps the wind],” said {H}. <m {His} ears [went hot|told the truth, and went red].> <b {adult} [looked at {him}, a moment too long|only said “I see”], and went for the broom.>',
    ],
    low: LOWS,
    home: [
      'It was still there, {prize}, or what was left of it, on [a tray|newspaper|the bench]. “You’ll want to sit down,” {H} told {adult}. Then {he} said it, [all in one breath|looking straight ahead|with {his} hands behind {him}]: who, and how, and the fib as well. {adult} said nothing for [four ticks of the clock|a bit]. “Thank you,” said {adult}. “[That was heavier than {prize}|I’d sooner have that than a hundred of these].” <m They got out the glue, and [one piece never was found|it went together with a gap like a missing tooth].> <b {H} liked [the gap|the cracks] best. [One could see just where the truth had got in|They did not pretend to be anything].>',
    ],
  },
  kindness: {
    flaw: [
      'There was a [space on the bench|dropped glove|gate that would not open], and next to it stood {asker}. {H} saw. {He} saw quite well, and [looked at a cloud|bent to do up a lace that was done up|walked faster]. “Somebody else will [stop|help|notice],” {he} said to {self}. <m Everybody else was saying [just the same thing|it too].> <b It was not unkind. It was not anything; and that, as {adult} once said of [the soup|a wet Sunday], was what was the matter with it.>',
    ],
    low: LOWS,
    home: [
      '{H} waited [by the gate|on the corner|at the bench] with [half a bun|an old tennis ball|two pencils]. When {asker} came by, {his} mouth went dry, for the first word is always [the stiffest|the one with the rust on]. “Hello,” {he} said. “[Do you like buns|Shall I hold that|I’m no good at this game, are you]?” It took {asker} a moment. Then came a smile, [from a long way down|crooked, and very good]. <m {adult} [saw them from the window|set another place], and asked nothing.> <b Five minutes, it had cost. They were the five that {H} [remembered of the whole week|took to bed with {him}].>',
    ],
  },
  patience: {
    flaw: [
      'By [breakfast|nine o’clock|the time the kettle boiled] {H} had asked eleven times. “Is it ready?” {He} [poked|lifted the lid off|shook|breathed on] {prize}, to hurry it up. It [did not hurry|looked just the same|got a fingerprint on it]. “[Give it time|Leave it be|Not yet],” said {adult}. <m Time was the one thing that {H} [could not stand|never had any of].> <b [The clock on the wall seemed to take two steps on and one back|{He} felt like a whistle that somebody has put a cork in].>',
    ],
    low: LOWS,
    home: [
      '“How long?” asked {H}. “[As long as it takes|A good while|Till it’s done],” said {adult}. So {he} fetched [a cushion|a book|a deck of cards], and settled down beside {prize} like somebody [at a bus stop in the sun|fishing]. {He} saw [how the light crept over the floor|a spider build the whole of a web|that {adult} sings at the washing-up]. And then, when {he} had nearly forgotten, [it was time|“Look,” said {adult}]. <m It was better than {he} had [remembered|imagined].> <b The waiting was in it, somehow, [like sugar|like sun in a plum].>',
    ],
  },
  perseverance: {
    flaw: [
      'On Monday {H} was going to {skill}. On Tuesday {he} was [nearly|sort of|definitely] going to. By Wednesday it was all [kicked under the bed|“stupid anyway”|somebody else’s fault]. “I can’t,” {he} said. “[My legs are the wrong kind|I wasn’t born with it|I’m just no good].” {adult} [picked it up and put it by the door|held out a plaster]. <m “You can’t [this week|so far],” said {adult}.> <b [The children over the road could do it without looking|It seemed to {him} that other people must be told some secret, on a day when {he} was home with a cold].>',
    ],
    low: LOWS,
    home: [
      'There was a page on the fridge now, with [a dot|a tick|a small star] for every time {H} tried to {skill} and could not. “[Nineteen|Thirty-one|Forty],” {he} said, quite proudly, rubbing [an elbow|{his} shin]. {adult} found a fresh pencil. And on the next, or the next but one, [something went click|{he} forgot to be afraid|it simply worked], and nobody [had been looking|breathed] <m, so {he} had to do it again>. <b {He} did not put a star for that one. [It did not seem to need it|The stars were for the others, which had been so much harder].>',
    ],
  },
  losing: {
    flaw: [
      'It was {prize}, and {H} was [one behind|nearly winning|watching every move like a hawk]. Then {asker} won. {H} [turned the whole lot over|walked off without {his} shoes|said it did not count, because of the sun]. “You [cheated|breathed on it|went first],” {he} said. <m The room went [flat|very polite].> <b {asker} began to [put the pieces away|count what was left], not looking up; and no one said, that day, “[best of three|again]”.>',
    ],
    low: LOWS,
    home: [
      '“Who’s for {prize}?” said {H}, and they all [looked at their feet|had something else to do], till {he} added, “I’ll [shake hands first, in case I forget after|be good, whichever way it goes].” They played. It was [neck and neck|a slaughter|close], and {H} lost by [a whisker|miles|one]. It went through {him}, hot, from toes to hair, and [out at the top|away]. “[Beautiful move|You were brilliant at the end],” {he} said. <m “You too,” said {asker}. “[I was scared all the way|Again?]”> <b And it came to {H} that this was [the prize, the “again”|what one plays for].>',
    ],
  },
  courage: {
    flaw: [
      'There was a list in {H}’s head of [ways round|excuses|things to say instead], and all of it was because of {fear}. “[My tummy hurts|I’ve got something in my shoe|Maybe next week],” {he} would say. {adult} [felt {his} forehead|looked in the shoe|waited]. <m There never was [a stone in it|a temperature].> <b Each time {he} got out of it {he} was [glad for a minute|safe]; and each time the thing was [a size larger|waiting, further up the path, having eaten].>',
    ],
    home: [
      'And then, on a day with nothing special about it, there was {fear} again. {H} [went cold|held on to the fence|heard {his} own heart]. “Do you want to go home?” asked {adult}. “Yes,” said {H}, “but [not yet|I’m going to stay as well].” {He} took [one breath|a step the size of a biscuit], and [one more|then another like it]. <m It was [horrible|as bad as {he} had thought], and then it was [less|only loud, or high, or big].> <b The fear came too. {He} had [stopped waiting for it to leave|given it a seat at the back, where it could not reach the wheel].>',
    ],
  },
  sibling: {
    low: LOWS,
    home: [
      'Nothing would stop the crying. It was {sib}, and {adult} had tried [a song|the window|a spoon]. “May I?” said {H}, and put out a finger. A hand [no bigger than a plum|like a starfish] closed on it, and the crying [ran down like a toy|stopped, to think]. They looked at each other for a long time. “I’m {H},” said {H}. “I’ll [show you where things are|explain it all, later|keep you a place].” <m “Nobody else could do that,” said {adult}.> <b There was still only one lap, it was true. But [it went round corners, and so did {he}|a lap, like a story, can be shifted up in].>',
    ],
  },
};
