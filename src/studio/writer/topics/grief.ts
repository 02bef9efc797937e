import type { Topic } from '../topic.ts';

export const GRIEF: Topic = {
  id: 'grief',
  moral: 'missing someone you love',
  titles: [
    'Where the Love Goes',
    '{H} and the Empty Chair',
    'The Warmth in the {t^}',
    'Tell Me about {lost}',
  ],
  slots: {
    lost: ['Grandpa', 'Nana', 'Grandma', 'old Mr Finch next door'],
    trace: [
      'a cardigan on a hook',
      'half a bag of peppermints',
      'a pair of reading glasses',
      'a cup that no one used',
    ],
  },
  flaw: [
    '{Lost} had died [in the autumn|in the winter|just after the holidays]. {H} knew what that meant: it meant not coming back, not for birthdays, not at all. There was still {trace}. Nobody moved it. “You can talk about it, whenever you like,” said {adult}. {H} did not like. <m When {he} talked about it {his} throat closed up, and {adult}’s eyes went red, so it seemed kinder not to.> <b {He} had put the whole of {lost} into a cupboard inside {him}, and leaned against the door. It took up most of {his} strength.>',
    'Everybody was being very gentle. It had been like that since {lost} died. [The house spoke in a low voice|People brought soup]. {H} went on playing. “Doing so well,” people said. {He} {was} not doing well. {He} {was} only not doing anything. <m There was {trace}, and {he} walked round it as one walks round a hole.> <b Once {he} had forgotten, for a whole hour, and had laughed; and then {he} had remembered, and it was as if {he} had done something wrong.>',
  ],
  want: [
    '{T} was warm. {H} noticed that at once. It was warm in just the way that a certain hand used to be. {He} pulled down {his} sleeves, so as not to feel it. <m “Is it too heavy?” asked {P}. “It’s fine,” said {H}.> <b All {he} wanted was to get it over with, and not to feel things on the way.>',
  ],
  tempt: [
    '{inC} the light fell in just the same way as [on {lost}’s last good day|it used to in {lost}’s window]. And {T} began to hum, very low, a tune that {H} knew. {S} was delighted. “Who taught it that?” said {S}. “Who used to sing it?” <m {H}’s throat closed.> <b There was something coming up the stairs in {him}. It had been kept down there for so long. {He} leaned on the door with all {his} weight.>',
  ],
  wrong: [
    '“Make it stop,” said {H}. {He} wrapped {T} in {his} coat, and then in a blanket, and it hummed on. “Stop it! I don’t want to think of it!” And {he} pushed the whole bundle away from {him}, [hard|with both hands]. <m “But it’s a nice song,” said {S}.> <b It was not that {he} didn’t love it. It was that if {he} once began, there would be no end.>',
  ],
  cost: [
    'The bundle rolled, and dropped, and was gone {toD}. The humming stopped. And with it went something else: [the colours went pale|the warmth went out of the air]. It was all quite flat and grey, and nothing hurt. <m “I can’t remember what I was going to say,” said {P}.> <b So that was how it would be. You could shut it out. But it seemed that you could not shut out only the one thing.>',
  ],
  low: [
    '{H} sat in the grey. {He} tried to remember {lost}’s voice, and {he} couldn’t. {He} tried to remember [the laugh|those hands|the smell of peppermint]. There was nothing there. <m That was what frightened {him}. Not that it hurt: that it didn’t.> <b {He} had been so afraid of the sadness. {He} had never thought what would be left if it went.>',
  ],
  insight: [
    '“I’ve lost people too,” said {E}. “More than I’ve got fingers.” “Does it stop?” asked {H}. “It changes. At first it’s [a stone in your shoe|a wave that knocks you down]. Later it’s a stone in your pocket. You can take it out and look at it.” {E} was silent for a while. “It’s only love, you know. It had somewhere to go, and now it hasn’t, so it goes round and round and comes out at the eyes.” <m “I laughed once,” said {H}. “After.” “Good,” said {E}. “I should think that {lost} would have been glad.”> “And what do I do with it?” “You tell somebody. That’s where it wants to go.” <b “They didn’t leave you,” said {E}. “They died, which is a different thing, and nobody’s fault; and not anything that you did, or thought, or forgot to say.”>',
  ],
  test: [
    '{inD} it was too grey to find anything. “You’ll have to call it,” said {S}. “It only knows the song.” The song! {H} stood there. To sing it {he} would have to open that door, and everything would come out, all of it, here, [in front of them|with nobody to stop it]. <m {S} took {his} hand. It was a small hand, but it was warm.> <b “I only know the first bit,” {he} said. “I always cried at the second.”>',
  ],
  act: [
    '“It was {lost} who taught me,” said {H}. And {he} told them: about [the peppermints|the garden|the wrong words to all the songs], and how it was at the end, and that {he} had not said goodbye properly. {He} cried. {He} cried till {his} nose ran, and {S} cried too, for company; and then {he} sang it, cracked, right through to the second verse. Far off in the grey something began to hum. <m It came nearer. It was warm. It was just as it used to be.> <b The door stood wide open, and it had not been the end of the world behind it. It had been {lost}.>',
  ],
  reward: [
    'They walked on with {T} in the middle, and where it went [the colours came back|the grey got up and left]. “Tell another,” said {S}. So {H} told the one about the [wheelbarrow|hat|burnt soup], and laughed so much that {he} had to stop; and then {he} {was} sad again, and that was all right too. <m They took turns, the laughing and the crying, like two people with one umbrella.> <b It still weighed something. But it had a handle now.>',
  ],
  home: [
    'At home {H} stopped by {trace}. {He} took it in both hands and went to {adult}. “Will you tell me about {lost}?” {he} said. “Something from before I was born.” {adult}’s eyes went red, and that was all right. They sat on the step, and told each other [everything|one after another|the best ones] until the stars were out. <m They planted a little tree, and hung a peppermint on it.> <b And whenever it was somebody’s birthday {H} sang that song, both verses. It didn’t bring anybody back. It was just where the love went.>',
  ],
  tiny: {
    start: [
      '{H} missed {lost}. {lost} had died. {lost} was not coming back.',
      'There was an empty chair. It was where {lost} had sat.',
    ],
    cry: ['“I do not want to feel so sad.”', '“Go away, sad. Go away, now.”'],
    wrong: ['{H} put the sad in a box. {H} shut the lid and sat on top.'],
    sad: ['But then it all went grey. No red. No blue. No song. Where did it go?'],
    help: ['“It is only love,” said {E}. “Open the lid. I am here.”'],
    song: ['“I love you, I miss you, I sing you a song.”', '“Here in my heart, that is where you are.”'],
    act: ['{H} let the lid go. Drip, drip, drip. {P} held one hand. {S} held the other.'],
    good: [
      'Then {H} told them of {lost}. They had a cry. They had a laugh. And the red came back, and the blue.',
    ],
  },
};
