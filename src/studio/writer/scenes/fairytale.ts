import type { Frame } from '../frame.ts';

/** More of the fairytale's customs, gates and rules. */
export const FAIRYTALE_SCENES: Frame = {
  open: [
    'Long ago, [before the hills had settled|when a wish cost a penny|the winter that the bells froze], a [baker’s|ferryman’s|weaver’s|clockmender’s] house stood {inA}, and in it {H} grew up. [The stairs went up in song|There was one chair too many|It had a window for every wind]. <m Round about was {W}, full of {snd}.> <b {see} The old people said it had been a kingdom, [but somebody had put down the crown and not remembered where|and might be one again, if it were asked nicely].>',
    'They tell of a child in {W}, {H} by name, who was born [on the stroke of noon|in a hay cart|during an argument about soup], and of whom the [midwife|cuckoo|oldest snail] said, “That one will [go far|ask why|need good boots].” {H} lived {inA}. <m The air smelled of {sml} there.> <b {see} For years nothing came of it, and [the boots waited by the door|the snail said only, wait].>',
    'Where nine roads met and [eight of them were sorry|none of them had a name|a goose directed the traffic], lay {W}. {H} lived there, {inA}, and had [three freckles and one good coat|a voice like a spoon on a cup|nothing in the world but a patchwork quilt and a question]. <m Morning and evening there was {snd}.> <b {see} It was a good place for a tale, and [this one had been looking for somewhere to happen|the tale knew it].>',
  ],
  meet: [
    'The luck of the house was {P}, a {p}, who slept [in the flour bin|across the doorway|on the warm brick] and had been won [at a fair|from a giant, at snap|in exchange for a bad tooth]. {P} knew [every proverb, the wrong way round|how to talk to kettles|two spells, both for socks]. <m “Better late than soup,” {P} would say, [wisely|with one eye shut].> <b {H} told {P} all {his} secrets, and {P} told {H} all of everyone else’s.>',
    'One [frosty|moonlit|very dull] night {H} had set a place at the table for whoever might come, and the one who came was {P}, a {p}, [dragging a trunk|with a thorn in one foot|asking for the salt]. Since then they had shared [the quilt, the crusts and the blame|every bun across the middle]. <m “Half each,” {P} always said, and [cut badly|chose last].> <b It is said that a house with such a friend in it needs no lock. [They had one anyway. It stuck|The wind itself knocked there].>',
  ],
  call: [
    'On the third day of the third [month|moon|wet week] a [herald with a cold|white goose|boy on stilts] came down every street, crying: “Who will {goal}, {why}?” [Shutters closed|Doors shut, one after another|Everyone became very interested in their shoes]. At {H}’s door the crying stopped. “It is for you, I think,” said {E} the {e}, stepping out from behind, with {a_t} [on a cushion|under one arm|in a nest of straw]. It was {look}. <m “Why me?” asked {H}. “[You opened the door|Your light was on|I have asked the others],” said {E}.> <b In tales the reason is always as small as that. [One is only ever picked for being at home|It fits through any keyhole].>',
    '{H} found it in the [well bucket|bread oven|cuckoo’s nest]: {a_t}, {look}. And at once there was {E}, the {e}, [on the wall|at {his} elbow|in a puff of feathers], as if that had been the bell. “What is found must be taken,” said {E}. “You are to {goal}, {why}.” <m “Could I not [put it back|lose it again|send it by post]?” “[You could not|It has looked at you now|No],” said {E}.> <b So fate comes in by the kitchen, in this as in so much else, [wiping its feet|and wants a bowl of soup].>',
  ],
  doubt: [
    '{E} drew a ring on the ground with [a stick|one toe|chalk] and stepped inside. “What is said in here is binding. {rule}” Then {E} stepped out and was [merely old|asking for soup] again. <m {P} walked all round the ring. “It’s [only chalk|a bit wobbly|not even round],” said {P}.> <b But {H} noticed that {P} did not [tread on it|cross it], and neither did the {folk}, [not for years|and the rain went round].>',
  ],
  depart: [
    'For the road they were given [a loaf that never got smaller, or not at first|a blessing and a boiled egg|seven good wishes and a bad one], and {tool}. Everyone they knew came out to wave [spoons|aprons|handkerchiefs, or a goat]. Then the road took them {inB}. <m {see}> <b The first night they slept under [a hedge|a haystack that snored|a very old star]. The second, they dreamed each other’s dreams. The third, they did not sleep, because it was [near|too beautiful].>',
  ],
  meeting: [
    'On a bridge [no wider than a plank|made of one long bone|that grumbled] stood a {s}, barring the way with a [dandelion|knitting needle|very serious look]. “Three questions!” it cried, “and I have forgotten [two|what they were]. Are you kind?” {H} thought about it. “[Sometimes|Mostly, on full days|I’d like to be],” {he} said. “That’s [right|what the good ones say].” And {S}, for so it was called, [put down the dandelion|came too]. <m “What if I’d said no?” asked {H}. “Then I’d have [cried|had to come along and teach you].”> <b Over such bridges, in {W}, [the proud still wait, they say|nobody has ever been known to hurry].>',
  ],
  deep: [
    'There are [four|five|seven] doors in the world that open only to somebody who is afraid, and one of them leads {toD}. It opened to {H} [like a shot|before {he} had even knocked|with a sigh]. <m “I’m not [afraid|going],” said {P}; and the door [hit {P} on the nose|began to shut, until {P} took it back].> <b Inside, the dark [had furniture|was folded, like cloth|lay in drifts]. {H} said good day to it. It costs nothing, and one never knows [who is at home|what is somebody’s hat].>',
  ],
  back: [
    'And the way that had been [nine days out was three days in|all stones was all clover|steep was kind]. At each gate stood [a lit candle|a cup of milk|someone with bread], though nobody had sent word. {see} <m “How do they know?” asked {H}. “[The geese told them|It’s in your walk|Good news has no luggage],” said {P}.> <b Only at the ninth road did {he} look round, once. [Something waved|It was as if the whole way gave a small bow], and {he} waved back.>',
  ],
  close: [
    'There was a feast, with [a pie you could have lived in|nine sorts of {food}|dancing on the roof], and the goose gave a speech. {H} fell asleep under the table [with a spoon in {his} hand|on {P}|between two cousins]. <m They carried {him} up, and nobody [woke {him} to brush {his} teeth|counted the stairs].> <b The tale went out to see whether anyone else was awake. [And that is how it came to you|It was last seen at your window].>',
    'What became of the [goose|quilt|ninth road] is another story. But {H} hung {his} coat [on its nail|by the fire], and set a place at the table [for whoever might come|as before], and every evening there was {snd}. <m And somebody always came.> <b If you are ever cold in {W}, [look for the house with one chair too many|knock anywhere, and say that {P} sent you]. The soup will be [hot|bad, but there is a lot of it].>',
  ],
};
