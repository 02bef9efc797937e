import type { Topic } from '../topic.ts';

/** For wishes that name no topic we know: a story about beginning, and about listening to one's own quiet voice. */
export const GROWING: Topic = {
  id: 'growing',
  moral: 'listening to your own good sense',
  titles: ['{H} and the Quiet Voice', 'The Day {H} Decided', '{H} Finds the Way', 'What the {t^} Knew'],
  slots: {
    someone: [
      'a girl on a wall',
      'the loudest boy in the street',
      'a fox in a fine coat',
      'somebody’s big cousin',
    ],
  },
  flaw: [
    '{H} had two voices inside. One was loud, and knew what everybody else was doing. The other was quiet. It said things like “[are you sure|wait a bit|not that way]?”, and {H} hardly ever heard the end of it. <m That morning it had said something about this very day. {He} had been eating toast.> <b It never shouted. It seemed to think that if a thing was true, once was enough.>',
    'If you asked {H} what {he} wanted, {he} looked round first to see what the others were having. It saved time. “But what do you think?” {adult} would ask. {H} would [shrug|say “dunno”|look at {his} shoes]. <m There was an answer in there somewhere. It was small, and a bit out of breath.> <b {He} supposed that when one was grown up there would be somebody to tell one.>',
  ],
  want: [
    '“I want to do it right,” said {H}. {He} asked {P} which foot to start with. {He} asked {S} whether it was going to rain. <m They both said what they thought, and it wasn’t the same.> <b Everyone seemed to have a map but {him}. It did not cross {his} mind that they were holding theirs upside down.>',
  ],
  tempt: [
    '{inC} they met {someone}, who knew everything. “You’re not going that way, are you?” said {someone}, and laughed. “Nobody goes that way. Everybody goes down there. [It’s quicker|It’s more fun|I’ve done it hundreds of times].” {H} looked down there. It was steep, and it smelled wrong. <m “Are you sure?” said the quiet voice.> <b But the other one had been so loud, and so certain, and was already yawning.>',
  ],
  wrong: [
    '“Of course,” said {H}. “I was going to go down there anyway.” {S} pulled at {his} hand. “It doesn’t look right,” said {S}. “Everybody does it,” said {H}, and {he} went first, so as not to have time to think. <m {Someone} did not come too. {Someone}, it turned out, was only watching.> <b “Not that way,” said the voice. It really was very quiet. One could drown it with a whistle.>',
  ],
  cost: [
    'It was not quicker. It was a slide, with no end to hold on to. {H} went down, and {S} went down, and {T} was [shaken out of {his} arms|knocked loose], and vanished {toD}. From up above there came a laugh, and footsteps going away. <m “I said so,” said {S}, not unkindly.> <b So did I, said the voice.>',
  ],
  low: [
    'Nobody was there to ask now. {H} waited for someone to come and say what to do. [No one came|It got late|A drip dripped]. <m {He} had never heard it so quiet.> <b And when it is as quiet as that, you can hear a thing which has been talking for years.>',
  ],
  insight: [
    '“What does it say?” asked {E}. “What does what say?” “That little one. You’ve got your head on one side.” {H} went red. “It says that I should have listened to it.” “Does it? Mine’s just the same. Ask it something easier.” {H} shut {his} eyes. “It says that I’m [thirsty|cold|sad],” {he} said, surprised. “And that I ought to see if {S} is all right.” “Well, then,” said {E}. “There’s your map.” <m “But what if it’s wrong?” “Then you’ll find out, and it will learn. It only gets lost if you never take it anywhere.”> <b “It isn’t the same as doing what you like,” said {E}. “You’ll know it by that. What you like generally shouts.”>',
  ],
  test: [
    '{inD} the way split into three. From the first came music. In the second there were lights, and {someone}, waving: “This way! Everyone’s here!” The third was plain, and dark, and said nothing at all. <m They all looked at {H}. Even {P} did.> <b {He} wanted so much for somebody to tell {him}. {He} turned to {E}, and {E} was looking with great interest at a stone.>',
  ],
  act: [
    '{H} put {his} hands over {his} ears, to hear better. {He} waited for the loud thing to finish. It took some time. And under it, as small as a seed, was the other one. “It’s this way,” said {H}. {His} knees shook. “I don’t know why. [It smells like rain|It feels like the right sort of hard]. You needn’t come, but I’m going.” {He} took the third way. Eleven steps in {he} saw a glow. <m It was {T}, lying there as if it had been waiting for someone to make up their mind.> <b And behind {him} there were footsteps: {S}’s, and {P}’s. They had not been told to, either.>',
  ],
  reward: [
    '“How did you know?” they asked. “I didn’t know,” said {H}. “I listened.” It was like [finding a pocket in a coat that you’ve had for years|a new tooth: {he} kept feeling for it]. <m “What does it say now?” “It says it’s time for {food}.”> <b That voice, they all agreed, was going to go far.>',
  ],
  home: [
    'Afterwards things were the same as before, and yet not quite. “Come on,” said somebody loud, “everyone is.” {H} put {his} head on one side. “You go,” {he} said. “I’m going to [do it the other way|stay with this one|try something else].” Nobody laughed. One or two came along. <m “And what do you think?” asked {adult} at supper.> {H} put down {his} spoon, and told {adult}. <b It took until the washing-up.>',
  ],
  tiny: {
    start: [
      '“This way!” said a big loud frog. “Jump! Jump!” {H} looked down. Hmm.',
      '“All of us do it,” said a fox. “Come on!” {H} was not so sure.',
    ],
    cry: ['“Me too, me too, I will too!”', '“Yes, yes, yes! I do what you do!”'],
    wrong: ['So {H} did. Slip! Slide! Splat! It was all mud.'],
    sad: ['The frog had gone. {H} was wet. {H} was cold. What now?'],
    help: ['“Shh,” said {E}. “What does your heart say? Hush, and hear.”'],
    song: ['“Hush, hush, my heart can say!”', '“Listen, listen, this is my way!”'],
    act: ['{H} sat so still. Thump, thump. “That way,” said {H}. “I think it is that way.”'],
    good: ['And it was! There was {S}. There was {P}. There was the sun.'],
  },
};
