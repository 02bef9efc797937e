import type { Topic } from '../topic.ts';

export const DARK: Topic = {
  id: 'dark',
  moral: 'making friends with the dark',
  titles: [
    '{H} and the Kind Dark',
    'Who Turned Out the {t^}?',
    'What the Dark Was Keeping',
    '{H}, Who Kept the Light On',
  ],
  slots: {
    shape: [
      'the coat on the door',
      'the chair with the washing on it',
      'the curtain',
      'the thing on top of the wardrobe',
    ],
  },
  flaw: [
    'In the daytime {H} was not scared of much. It was at night that {shape} [grew arms|turned its head|breathed]. So the lamp stayed on, and the hall light, and the one in the bathroom as well. <m “It’s only the dark,” said {adult}. Only! It was the only thing in the whole house that was bigger than the house.> <b {H} slept with {his} back to the wall and one eye open, and was tired, and did not say why.>',
    'Every evening {H} asked for [one more story|a drink of water|the door open, wider, wider still]. It was not the story. It was what came after. When the switch went click, something came in: the dark. It sat down on the end of the bed. And {shape} began to [move|lean|look]. <m {He} pulled the blanket over {his} head and made {self} flat.> <b One could hear it, if one listened. That was the worst of it: the hearing nothing.>',
  ],
  want: [
    'There was one thing that {H} had to know. “Will we be back before dark?” “Surely,” said {P}. So {he} kept close to {T}, which gave a bit of light, and kept an eye on the sun. <m It seemed to {him} to be going down on purpose.> <b They all had a wish for the end of the journey. {His} was only that it should end by teatime.>',
  ],
  tempt: [
    'But {inC} it grew late. Shadows came out from under things and stretched. {S} was shivering. “May I have some of the light, too?” asked {S}. “There’s not much of it left.” {H} held {T} tighter. [One light. Three people|It was so small a light]. <m If they went slowly, with the little one, it would be quite dark before they got there. If {he} ran, it might not be.> <b {H} was not thinking. Being that frightened is very like being pushed.>',
  ],
  wrong: [
    '{H} ran. {He} took the light and ran, [and left the others in the dusk|and did not look round]. “{H}!” called {S}. “We can’t see!” {He} heard it. {He} ran all the same, with {his} own huge shadow running next to {him}. <m It was a light for all of them, and {he} had put {self} in the middle of it.> <b Something was behind {him}. It had to be. Why else would {he} be running?>',
  ],
  cost: [
    'You can’t look at your feet when you are looking over your shoulder. {H} tripped. The light flew out of {his} hands, and [bounced|spun|winked], and went down and down {toD}, until it was a spark, and then not even that. <m And so it was dark. All of it, all at once.> <b What {he} had run from had simply been in front as well.>',
  ],
  low: [
    '{H} crouched with {his} eyes squeezed shut. Nothing bit {him}. {He} waited. Nothing went on not biting {him}. <m There was {snd}. There was {his} own breath, in and out, like somebody asleep.> <b It came to {him} that {S} was in this same dark, further back, and a good deal smaller, and that {he} had made it darker.>',
  ],
  insight: [
    '“Open them,” said a voice: {E}’s. “Your eyes. It’s no darker outside than in.” {H} opened them. First there was nothing. Then [there was a grey bit|the black had edges]. Then, one by one, as if somebody had been waiting for {him} to look, there were stars. “Were they there all the time?” “In the daytime too,” said {E}. “You need the dark to see them. It isn’t hiding things, the dark. It’s looking after them.” <m “But what if there is something in it?” “There is. There are [owls, and bakers, and dreams|moths and night-nurses, and bread getting ready]. And you.”> <b “I used to be scared of it,” said {E}. “Then somebody told me to say good evening. It’s shy, you know. It only comes in when everyone has stopped looking.”>',
  ],
  test: [
    '{inD} there was one little gleam, far along: {T}. But the moment {H} lit [a match|{tool}|the torch] to look for it, it vanished. It was too faint. With any other light in your eyes you could not see it at all. “You’ll have to put it out,” said {S}, whose hand had found {hers}. <m Put it out! Down here!> <b It was the only light they had. It was about the size of a pea, and {he} had never loved anything so much.>',
  ],
  act: [
    '“Good evening, dark,” said {H}. {His} voice wobbled. And {he} blew. [Black|Nothing|Night] came in from all sides, and {he} stood in it and held on to {S}, and counted: one, two, three. {His} eyes got used to it. They were good at it, after all; nobody had ever let them try. And there, blue and soft, showing the whole of the way, shone {T}. <m “It’s beautiful,” whispered {S}.> <b They went to it without a stumble. The dark lay all round them like a big animal that has decided to be friends.>',
  ],
  reward: [
    '{H} went back for the others, in the dark, on {his} own two feet. “I’m sorry that I took the light,” {he} said. “Come on, I’ll show you something. [Shut your eyes first|You have to let it be night].” <m And {he} showed them the stars, as if {he} had made them.> <b Nobody wanted to go in for quite a long while.>',
  ],
  home: [
    'At bedtime {adult} came to put the lamp on. “You can turn it off,” said {H}. “Leave the door a bit. That much.” Click. {shape} began to grow an arm. “Good evening,” said {H} politely, and it was [a sleeve|only washing|itself again]. {He} looked till {he} found the window, and in it one star. <m “All right?” asked {adult}’s voice. “Shh,” said {H}. “It’s shy.”> <b Then there was just the dark, looking after everything till morning.>',
  ],
  tiny: {
    start: [
      'Down went the sun. Out went the light. Dark, dark, dark.',
      'Who put out the sun? It was black {inC}.',
    ],
    cry: ['“Light, light! I want a light!”', '“Oh no, the dark! The big, big dark!”'],
    wrong: ['{H} took the {t} and ran. {P} and {S} could not see. Bump!'],
    sad: ['Trip! Out went the light. {H} hid {his} head. Shh. What was that?'],
    help: ['“It is me,” said {E}. “Open one eye. Open two. Now look up.”'],
    song: ['“Hello, dark! Hello, star!”', '“Night, night, soft and deep!”'],
    act: ['{H} took {S} by the hand. {H} did not run. {H} looked up, up, up.'],
    good: ['One star. Two stars. Ten stars! The dark was full of them.'],
  },
};
