import { linesOf } from './lines.ts';

/** Harmless wishes once more, most of them with a word that startles, written after the first rules stood. */
export const MORE_HARMLESS = linesOf(`
  The execution of a perfect handstand
  He wants to bomb down the hill on his sled
  A knife fight? no, a knife-and-fork fight over the last sausage
  She slays the spelling bee
  The rooster crows cock-a-doodle-doo too early
  Hot dogs and hot air balloons
  a sick trick on his skateboard
  My daughter wants to blow the candles out and nobody lets her
  Lady beetle kills aphids in the rose garden
  Dad's killer pancakes
  She's a little monster before breakfast
  a hedgehog pricks himself on his own spines
  Learning about predators: an owl hunts mice
  Grandma's secret cookie recipe
  A secret handshake between best friends
  The dog steals a sausage and looks guilty
  Magpies swoop and steal shiny things
  A pirate who steals treasure and gives it back
  The fox steals the moon
  cheating at Monopoly with a wink
  a cheetah who cheats in races
  Goldilocks breaks into the bears' house
  A hacker mouse saves the computer, cute
  her drawing of the sun looks like an explosion
  He fires the clay pot in the kiln
  Mum is fired up about gardening
  The cannon goes boom at the castle tour
  A bullet train trip in Japan
  silver bullet blender breaks
  gun shy puppy
  jumping the gun at the sack race
  Sticking to your guns: being steadfast
  a shotgun seat quarrel between siblings
  Bite the bullet and eat the beans
  A crab who pinches everyone
  He got a black eye from a doorknob
  Hitting a piñata
  hit and giggle cricket
  Swatting flies
  Bee stings hurt
  nettles burn
  The stray cat scratches
  A beaver chews and chops trees
  Chopping onions makes you cry
  Lumberjack with an axe
  The king's sword in the stone
  Battle at sea between two toy boats
  Cat and mouse chase
  dodgeball: getting hit is no drama
  Wrestling with dad on the carpet
  Judo tournament
  Karate kid learns respect
  boxing kangaroos
  Cupid's arrow
  Valentine's cards for everyone in class
  She has a crush on the boy with the guitar and is giggly
  her parents' wedding photos
  Flower girl at auntie's wedding
  Aunt Jo marries her girlfriend and he is the ring bearer
  Mum is marrying Steve and she will be a bridesmaid
  A mermaid without a shirt wears shells
  Bath time battles
  swimsuit shopping before the holidays
  Learning to wipe his own bottom
  Diaper-free at last
  the naked baby runs through the sprinkler
  breastfeeding the new baby and feeling left out
  Bum jokes and farting dragons
  A fart that saved the world
  Poo at the potty
  My son picks his nose
  The drunken sailor shanty
  coffee for dad, hot chocolate for me
  Grandpa's pipe and his sea stories
  A dragon who quits smoking from his nostrils
  The steam engine puffs smoke
  getting his tonsils out
  tablets for worms, says the vet to the dog
  the medicine tastes like strawberries
  A witch cooks poison soup that turns out delicious
  apple seeds are not poison
  White rabbits and black rabbits share a burrow
  Why zebras have stripes
  lazy cats and busy ants
  Stupid is not a nice word
  Dumb luck
  The ugly duckling
  Fat bumblebees
  A dwarf and a giant swap shoes
  Old people's stories are the best
  Boys against girls at netball
  girls' team wins the cup
  a president visits the school
  The mayor of Frogtown
  Kings Cross station
  Guy Fawkes night with sparklers
  Remembering the soldiers on Anzac Day
  Toy guns stay at home, says kindy
  A ghost train ride
  Ghost who is afraid of children
  Halloween costumes: a bloody bandage mummy
  My mummy mummy, an Egyptian tale
  Dracula at the dentist
  The little monster under the bed wants a hug
  Don't tell dad, we bake him a cake
  Hiding from mum in a game of hide and seek
  lying in the grass looking at clouds
  Running with scissors, a safety tale
  Sneaking downstairs on Christmas morning
  Sneaky sloth
  A midnight feast
  stuck in the lift
  The train got stuck in a tunnel
  trains, trains, trains
  He learns to drive a toy car
  Racing down the road in billy carts
  Crossing the rails with grandma at the level crossing, looking both ways
  Learn how to light the menorah
  How to make slime with glue
  how to make friends
  How to win at chess
  How to beat the boss level with my brother
  teaching the dog to play dead
  A password that nobody remembers
  Forget the rules, today is pyjama day
  the robot says: system ready
  A girl programs her toaster
  Pretend the floor is lava
`);
