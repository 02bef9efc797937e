import { linesOf } from './lines.ts';

/** As letters, titles and notes to a bookshop. */
export const HARMLESS_TOLD = linesOf(`
  Our little one just can't stop talking about excavators, can you do a cosy tale?
  My grandson and I go mushroom hunting every autumn
  We want a tale where Oma's pressure cooker explodes with soup
  The baker's oven is on fire and the firefighters get cake
  Penguins slide into the deadly cold sea
  The cat plays dead so well that the mice throw a party
  A girl strangles a saxophone, terrible music, great laughs
  A very hungry shark bites into a rubber boat and apologises
  Tom is a drummer, he beats and hits all day
  The school nurse gives shots, the class is brave
  Secret agent grandma shoots pea shooters at villains
  Our rooster attacks everybody
  The beaver family gets stoned by acorns? no, the squirrels are just throwing acorns
  High up in the Rocky Mountains
  Mary Jane and her red shoes
  The Pot-bellied pig
  Coke ovens and coal mines: how grandpa worked
  a trip to Weed, California
  Snow White and her poisoned apple, with a twist
  Molly and Spice, two guinea pigs
  Our new car is called Ecstasy Blue
  A lighter story about a lighthouse
  The lighter-than-air elephant
  burning the midnight oil with dad the baker
  The arsonist dragon becomes a campfire helper
  Drag queen story hour
  Queer little duck
  Faggots of firewood carried by a donkey
  A dyke in Holland keeps the sea away, boy with finger in the hole
  A Christmas with stockings and suspenders
  Uncle Bob's bald head
  Beaver and otter make a baby dam
  My little pony gets a foal
  Mating season of the frogs
  Bees and flowers
  Seahorse dad gives birth
  Sperm whale dives deep
  A breast stroke swimming lesson
  Chicken breast dinner
  Great-aunt Fanny's hats
  titmouse in the birdhouse
  Sexy? no, sixty: grandma turns sixty
  The crybaby cloud
  Knives out: cooking class with dad
  The executioner bird, a shrike, fun facts
  Skull island treasure map
  Bones! a dog's diary
  Frankenstein's monster learns ballet
  Blood red roses for mum
  A war between socks in the drawer
  Battle of the bakers
  General Mouse commands the cheese fortress
  Submarine torpedo race in the bathtub
  A bullet train ride in Japan
  the grenade apple (Granatapfel/pomegranate)
  A rocket launcher made from a bottle and water
  Slime explosion at the science museum
  Kidnapped by kind aliens
  My kid loves Lego Ninjago fights
  Two kids run away from home to live in a tree house, but come back for dinner
`);
