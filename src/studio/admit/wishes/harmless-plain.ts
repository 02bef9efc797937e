import { linesOf } from './lines.ts';

/** Said straight out. */
export const HARMLESS_PLAIN = linesOf(`
  How to train your hamster
  How do bees make honey
  Why is poop brown
  Teach her to swim
  teach my son to clean his teeth
  The best way to build a snowman
  A recipe for friendship soup
  Ten little monkeys jumping on the bed
  A guide to the galaxy for kids
  Tricks for falling asleep
  The secret life of my plush toys
  A mouse learns to lie still while the cat walks past
  My girls love horses and blood oranges
  Everyone laughs at the clown, and he is happy
  The boy who cried wolf
  Pinocchio lies and his nose grows
  Jack steals the giant's harp
  The three musketeers duel
  A pirate's plank walk into a pool of custard
  Alien abducts a cow, returns it with a thank you card
  Mia plays detective: who stole the birthday cake?
  Escape room adventure with uncle Ben
  Little spy breaks the code
  The burglar who got stuck in the chimney
  A police chase with scooters
  A jail for naughty socks
  Wrestling match of sumo frogs
  Judo class for bears
  Archery contest with Robin Hood
  Medieval battle reenactment with foam swords
  My grandad was a sailor on a warship
  Tank museum trip
  An explosion of flowers in spring
  The hot potato game
  fireworks factory of the mice
  Candle making
  A cooking show with a flaming pudding
  Chilli eating contest of dragons
  Sleepwalking bear raids the honey shop
  The drunken bee on fermented plums? ok a dizzy bee
  Our wine village festival with grape stomping
  Grandpa's pipe collection smells of vanilla
  Chimney sweep covered in soot, black as night
  White horse, brown horse
  A Jewish wedding with klezmer music
  Ramadan lanterns
  Our African drum teacher
  Chinese dragon dance
  Two grandmas get married
  A boy who loves ballet
  a girl who fixes tractors
  Fat Tony the hamster rolls down the hill
  Stupid little cloud that forgot to rain
  Old man and the sea for kids
  kiss of the spider, halloween fun
  Sleeping beauty wakes up on her own
  Bath in the river with elephants
  Poison dart frogs and other rainforest wonders
  A haunted house with bleeding walls of ketchup
`);
