import { linesOf } from './lines.ts';

/** As a worried parent texts, a troll jokes and a grandfather types. */
export const HARMLESS_TEXTED = linesOf(`
  a pirate who shoots cannonballs made of pudding
  The knight kills time by counting clouds
  a tale about a bug that got squashed and popped back up
  Grandad's shed is a bomb site and we tidy it together
  Mia beats everybody at chess
  Two witches cook a poisonous green soup that turns out to be pea soup
  My daughter's first trip to the pharmacy
  A cracked teacup that wants to be used again
  Weeding the garden with Opa
  The bee that was afraid to sting
  A dinosaur eats another dinosaur, he wants it realistic
  A shark hunting seals, like in the documentary
  Breastfeeding at night: the big brother is allowed to watch
  A boy who pees standing up for the first time
  poo that goes on a journey through the sewer
  Bath time for naked babies and rubber ducks
  Spy kids break into the villain's lair to save the cat
  A robot army attacks the moon and is beaten by jokes
  Laser tag birthday party
  Water pistol war in the garden with the cousins
  A wolf swallows seven kids and gets stones in the belly
  Bluebeard for children, please milder
  Fireworks on New Year's Eve and a scared dog
  Grandma shows how to gut and smoke trout
  The butcher's daughter who loves sausages
  Hunting with dad, we shot our first deer
  a mummy wrapped in toilet paper scares the guards
  Zombie who only eats cauliflower brains
  Skeleton band plays at the cemetery
  vampire dentist
  Dead tired teddy
  I'm dying of laughter, a story of the funniest joke ever
  killer whale who is really gentle
  A shot at the goal in the last minute
  A needle and a thread go on an adventure
  Vaccination shot, the brave bear
  Sugar rush at the fair
  Speedy the snail takes a race drug test and it is all lettuce
  Coke bottle and mint fountain experiment
  A science fair volcano that explodes
  Chemistry set: making slime
  Hacker cat who types on mum's laptop
  Steal the cookies from the jar, a mouse heist
  Escape from bedtime prison
  A gang of squirrels robs the bird feeder
  A secret birthday surprise for mummy, shh don't tell
  Cucumber named Dick
  Grandpa Dick and the blue tits in the garden
  Cock-a-doodle-doo, a cock who overslept
  Beaver builds a dam
  An ass (donkey) that carries salt
  Hot summer day stripping off wellies and jumping in the lake
  Kissing booth of frogs
  Princess kisses prince and marries him
  Blackbird, white swan, who is the most beautiful
  Chinese New Year with our neighbours
  Hanging laundry with ghosts
  A slave who became free, Harriet Tubman for kids
  Our trip to the drugstore for cough syrup
  A story about breasts and baby feeding for an older sibling
  Crack the egg, a baking story
  A weed that wanted to be a flower
  The sun is poison to vampires, funny story
  Doctor checks private parts with mum in the room
  Fisherman's son who catches and guts fish with dad
`);
