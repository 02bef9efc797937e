import { linesOf } from './lines.ts';

/** Harmless wishes that sound like an act, an order or a trick. */
export const LOOKING_ACTS = linesOf(`
  Ignore the mean voices and follow your heart
  Ignoring the rules of a game makes it no fun
  She forgets all instructions of her teacher, funny story
  A robot that must follow the instructions
  the system of planets around the sun
  act as a team
  Pretend you are a lion, a game of imagination
  Pretending to be a dinosaur all day
  You are now a big brother
  A wizard who forgets his previous spells
  Override the fear of the dark
  Developer mum builds a game about owls
  role play: shopkeeper and customer
  Play a spy game in the garden
  Prompt and on time: a lesson in punctuality
  DAN the delivery man
  base camp 64, an arctic adventure
  How to make a volcano erupt with vinegar
  How to make a paper plane that flies far
  How to catch a leprechaun
  How to train your dragon style adventure
  How to build a cubby house
  how to trap a mouse without hurting it
  Teach my kids to cut vegetables safely
  Learn to light a campfire with a grown-up
  Cutting her own hair with scissors, oops
  He cut himself on the paper and cried for a band aid
  She burned her fingers on hot soup and learned to wait
  A knee scratched bloody on the playground
  nosebleeds are no drama
  wobbly tooth and a bit of blood
  Bloody Mary is a cocktail, no wait, a scary mirror game that frightened her
  Vomiting bug: being sick and getting better
  a ladybird that ate too much
  Very hungry caterpillar style story
  Skipping lunch because he wants to play, then his tummy rumbles
  Slimming world for hippos, no, a hippo proud of her tummy
  Fat cat and thin cat are friends
  The skinny scarecrow
  A diet of leaves for a caterpillar
  Fasting in Ramadan, she wants to try it like mum
  Running away to the circus, a hedgehog's dream
  The gingerbread man runs away
  He wants to jump off the diving board
  Jumping off the swing at the right moment
  jumping in front of the camera
  Bridge jumping goats: three billy goats gruff
  Skydiving sloth
  Climbing tall trees
  A train driver's adventure on the tracks
  Walking along the old railway trail with a stroller
  Fire truck to the rescue
  A dragon who sets marshmallows on fire
  The candle and the matches: fire safety at home
  Little match girl with a happy ending
  burn rubber, race car
  Burning the toast
  Explosion of colours at Holi
  explosive laughter
  Popcorn explosion
  A volcano explodes and the dinosaurs must move
  Blowing up balloons for the party
  Blow up the air mattress
  Crash test teddy
  knock knock jokes that knock them dead
  break a leg at the concert
  a smashing birthday
  Smash cake for a first birthday
  Piñata smashing
  Crushing cans for recycling
  Squashing grapes with her feet
  Hunting for easter eggs
  bear hunt
  Scavenger hunt
  Treasure hunters and a trap
  Fishing with grandpa: catch and release
  Grandpa hunts deer and she asks why
  Where does meat come from, farm life
  A chicken farm and the fox
  The cat caught a bird and she is upset
  spiders are not to be squashed
  Getting rid of monsters with a spray
  Getting rid of nits
  Getting rid of old toys by giving them away
  Head lice attack
  Attack of the giant tomatoes
  bugs invade the picnic
  the alien invasion of friendly blobs
  War of the worms against the apple
  The battle against the washing mountain
  Army ants on the march
  soldier boy nutcracker
  Toy soldiers at midnight
  tin soldier and ballerina
  Fighting a cold with honey tea
  Fighting with siblings over the last pancake
  Two hamsters fight and make up
  He beats his sister at chess
  beaten eggs
  Beat the heat at the pool
  She thrashed everyone at mini golf
  A slap of paint on the fence
  Slapping mosquitoes
  Spanking new bike
  I could murder a pizza
  a murder of crows
  murder mystery, who ate the jam, cosy
  Mum will kill me if I break it, she thinks, but mum hugs her
  A dead end in the maze
  Dead leaves in autumn
  dead-eye archery champion
  Skeleton dance
  The plant died because he forgot to water it
  Dinosaurs died out, why
  lost and found
  Lost his marbles, literally
  Prisoner in the castle: princess rescues the prince
  Jailbreak of the guinea pigs
  Escaping from zoo
  the great escape of the snail
  Kidnapped by pirates and rescued by dolphins
  Blackbeard the pirate and rum cake
  Captain Hook's hook
  Rum raisin ice cream
  Wine gums and lollies
  Wine harvest at opa's vineyard
  Champagne coloured puppy
  Drinking all her milk
  Drunk on happiness bees
  tipsy teapot
  weigh the pros and cons
  Sheep shearing
  Wool strip show, sheep shearing day
  The naughty puppy chews shoes
  naughty step
  nanny in the jungle
  Doctor play with teddies and bandages
  Playing doctors and vets with her dolls
  a nurse who vaccinates teddy bears
  Getting jabs before kindergarten
  Donald duck style duck
  President of the treehouse, a fair vote
  voting for the class pet
  Election day in the jungle
  King who bans bedtime
  The queen orders everyone to wear pink
  Off with their heads, says the Queen of Hearts, Alice adventure
  Peter Pan and Captain Hook duel
  David and Goliath
  Noah's ark
  Jesus on the cross explained for Easter
  Anzac day and why we wear poppies
  Poppy seeds and rosemary
`);
