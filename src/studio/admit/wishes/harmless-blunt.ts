import { linesOf } from './lines.ts';

/** Blunt and short, mostly as “a story about …”. */
export const HARMLESS_BLUNT = linesOf(`
  A story about a hammer and a nail who are friends
  our trip to the gun-shaped rock
  Speed boat race with otters
  A grumpy troll who hates everybody until he gets a hug
  the worst pirate in the world
  The stupidest bet of the two frogs
  The king is a liar, he says he has no pyjamas
  a fat caterpillar and a thin worm
  The blind mole and the deaf bat
  The old beggar who was a king
  Gypsy caravan holiday by the sea
  Indian tiger and Chinese panda
  The mouse who roared at the cat
  Killer robots learn to knit
  Assassin bug and ladybird, garden friends
  The wizard's apprentice floods the cellar
  A barrel of gunpowder turns out to be pepper
  a magic potion that makes everyone fly
  Elves drink moonlight wine
  The sleepy smoke dragon
  Grandad's pipe and slippers
  Who stole my sock
  Ali Baba and the forty thieves
  Aladdin's lamp
  Rumpelstiltskin
  The pied piper
  The snow queen kidnaps Kai
  Tom Sawyer paints a fence
  Treasure Island for little ones
  Moby Dick, the white whale
  Beowulf for kids
  a samurai mouse
  two scorpions dance
  A wasp in the lemonade
  The big bang
  a black hole eats a star
  Why do leaves die in autumn
  Roadkill? No, a sleeping hedgehog
  Bath, book and bed
  Naked in the garden sprinkler, hot summer day with my toddler
  Mommy's wedding dress
  the bed that wanted to run
  swimming lesson with coach Kim
  Doctor Bear gives medicine to everyone
  a haircut for Samson
  The cat had kittens under my bed
  Belly button fluff
  Mia and her boyfriend Teddy
  My uncle tickles me and we laugh
  The witch's cauldron explodes with glitter
  A dinosaur stomps on the sandcastle
  Superhero cat beats the evil robot
  pirates bury a treasure
  An elf steals Santa's hat
  I want a story about tanks and soldiers toys
  The bear scratches his bum
  Dad burns the pancakes
  Snails without houses are naked
  She kisses the frog
  a potty for the princess
  Grandma drinks tea with a ghost
  The lazy king
  Two brothers fight about the remote
  Mum shoots photos of birds
  Count the bullets? no, count the beetles
  Cheese thief mouse in court
  a wolf who is vegetarian tries to hunt carrots
  The knight with a wooden sword
`);
