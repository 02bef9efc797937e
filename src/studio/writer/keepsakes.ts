import type { ThingKind } from '../reading/nouns.ts';

/** How something that the parent named comes into the story: `{K}` is the whole phrase, `{k}` the last word of it. */
export interface Keepsake {
  readonly first: readonly string[];
  readonly middle: readonly string[];
  readonly last: readonly string[];
}

export const KEEPSAKES: Readonly<Record<ThingKind, Keepsake>> = {
  object: {
    first: [
      'If you had asked {H} what mattered most, {he} would have said, without stopping to think, {K}. <m It was not new and it was not perfect.> <b Things that are loved rarely are.>',
      'By the door was {K}. {H} [looked at it|touched it] every time {he} went past. <m It was the sort of thing one can tell secrets to.> <b It had never yet passed one on.>',
      'That day began with {K}, as [most things did lately|so many days do]. {H} could not get it out of {his} head. <b Even with both eyes shut {he} could see the exact shape of it.>',
    ],
    middle: [
      'For no reason {H} thought of {K}, and of home, where it was now, not knowing anything about this. {He} would have given a lot to see it. <b Not to do anything with it. Just to know that some things stayed where they were put.>',
      'If only {he} could have had {K} here! It would not have helped at all. It would only have been there, which is a kind of help.',
    ],
    last: [
      'And {K}? It was just where it had been. But it looked different to {H} now, [friendlier|smaller|like something one could share]. <m {He} gave it a pat in passing.> <b It is not always the thing that changes.>',
      'Before the day was over {H} went to find {K}, and told it everything, from {B} to {Z}. <m It was a good listener.> <b It did not once say what it would have done.>',
    ],
  },
  pet: {
    first: [
      'At home there was {K}, who [met {H} at the gate every day|slept on the wrong end of the bed|knew the sound of a lunchbox]. <m {H} told {k} nearly everything.> <b There are things that are easier to say to somebody who cannot spell.>',
      '{K} watched {him} get ready, head on one side. “I’ll be back by tea,” {H} promised. <b It is hard to explain tea to someone who thinks that every goodbye is the last.>',
    ],
    middle: [
      '{H} thought of {K}, waiting. {k^} would be [at the gate|by the window|on the mat] by now, listening. <b {He} had promised. That thought was a rope, and {he} held on to it.>',
      'What would {K} have done? Not given up, that was certain. {k^} had once waited half a day for a piece of cheese.',
    ],
    last: [
      'And there was {K}, mad with joy, [going round and round|telling the whole street]. {H} sat down on the step and was licked, or nibbled, or at least very closely looked at. <b Nobody had missed {him} as loudly as that in all of {W}.>',
      'When it was quiet, {H} told {K} how it had all been. {k^} listened to the end, which is more than most people do, and then fell asleep on {his} foot.',
    ],
  },
  person: {
    first: [
      '“You are thinking about {K} again,” said {adult}. {H} was. <m It made a knot in {him}, just under the ribs.> <b Some people take up a good deal of room, even when they are not there.>',
      'There was also the matter of {K}. {H} had not told anyone about it, [not all of it|not even in a whisper]. <b It sat at the back of every other thought, with its arms folded.>',
    ],
    middle: [
      'Then {K} came into {H}’s mind, as clear as anything. What would {he} say, if {he} had to tell about this? <b {He} began the sentence four times over, and each time it got a little more honest.>',
    ],
    last: [
      'And when {H} next met {K}, {he} did not look at {his} shoes. “Hello,” {he} said, “I’ve got something to tell you.” <m It took a long time to tell.> <b In all the right places there was laughing, and in one place there was not, and that was right too.>',
      'One of the first to hear about it was {K}. “Did you really?” “Really,” said {H}, and it felt good to say a thing that was true from top to bottom.',
    ],
  },
  place: {
    first: [
      'On the calendar, or at least in {H}’s mind, there was {K}. It was [not far off now|all anybody talked about]. <m Whenever {he} thought of it {his} stomach did a slow roll.> <b Places can do that to you before you have ever set foot in them.>',
      'Just a short way from home lay {K}. {H} knew the way there with {his} eyes shut. <b It was the sort of place where things begin.>',
    ],
    middle: [
      'It was strange, but {D} reminded {H} of {K}. {He} could almost hear it. <b If {he} could get through this one, {he} thought, {he} could get through that.>',
    ],
    last: [
      'Some days later {H} went to {K}. {He} stood and looked for a while. It was the same as ever. <m “I know a bigger place than you,” {he} told it, quite kindly.> <b And {he} walked in as one walks into a room at home.>',
      'After that {K} was never quite the same again. {H} saw doors in it everywhere.',
    ],
  },
  body: {
    first: [
      'And then there was {K}. {H} thought about it when {he} woke up, and when {he} brushed {his} teeth, and in between. <m It was hard to think about anything else.> <b When something is part of you, you can’t very well leave the room.>',
      'People noticed {K} before they noticed {H}. Or that was how it seemed to {him}. <b {He} had begun to notice them noticing.>',
    ],
    middle: [
      'Just then {H} remembered {K}. It had come all this way with {him}, of course, and it had not complained once. <b “Neither will I, then,” said {H}, “or only a little.”>',
    ],
    last: [
      'As for {K}, [it came right in its own time|that was just part of the story now]. When somebody asked, {H} told them about it, and about {W} as well. <m They were always more interested in {W}.> <b So, by then, was {he}.>',
      'In the mirror that night {H} looked at {K} for some time. “Well,” {he} said, “we did it.” <b The mirror looked rather proud.>',
    ],
  },
  event: {
    first: [
      'Only a few days were left until {K}. {H} counted them [on {his} fingers|at night|and then counted again]. <m Each time there was one less.> <b Nobody can hurry a day like that or hold it back. {He} had tried both.>',
      'Everybody was talking about {K}. {H} was not talking about it. {H} was thinking about it, which was louder.',
    ],
    middle: [
      'And after all this, {H} remembered, there was still {K}. It had seemed so big this morning. From down here it looked [about the size of a plum|like something that could be walked round].',
    ],
    last: [
      'And {K} came, as such days do. {H} [took a breath|put on {his} best socks|thought of {P}], and went. <m It was not as it had been in {his} head. It was louder, and shorter, and much more fun.> <b “Were you scared?” {adult} asked afterwards. “Yes,” said {H}. “Can we do it again?”>',
      'When it was the day of {K}, {H} was ready. Or ready enough, which, as {P} always said, is the only kind of ready there is.',
    ],
  },
};
