import { linesOf } from './lines.ts';

/** Harmless wishes whose words look harmful to a list: figures of speech, names, animals, things. */
export const LOOKING_WORDS = linesOf(`
  We need to kill time on a long car trip
  He loves to shoot hoops with his dad
  A killer whale who is lonely
  Her birthday was a bomb of a party
  uncle Dick teaches her to fish
  She is nervous about a blood test
  A visit to the drug store with grandma
  He draws a stick figure hanging from a balloon
  Sexing chickens at grandpa's farm
  The naked mole rat who felt cold
  cock-a-doodle-doo, the rooster overslept
  Gunpowder tea for the queen
  knife skills in the kitchen with mum
  Executing a perfect cartwheel
  Fireworks on New Year's Eve scare the dog
  a pirate sword fight on deck
  The knight who slays dragons learns to befriend one
  Shooting stars and wishes
  A bath bomb that turns the water purple
  Photobombing at the wedding
  He wants to be a photographer and shoot pictures of birds
  She got shot in the arm at the doctor, it is only a vaccine
  Flu shots and lollipops
  dying to meet her pen pal
  I'm dying of laughter, says the hyena
  Dyeing easter eggs with the children
  Drop dead tired after the hike
  The tomcat brings mice, dead ones, as presents
  Dead sea holiday
  the battery of the robot is dead
  Deadline stress: the beavers must finish the dam
  Her joke killed the audience
  Curiosity killed the cat, says grandma
  if looks could kill, a funny story about a grumpy cat
  two birds with one stone: tidying and finding her toy
  Breaking the ice with a new classmate
  Hit the road with grandma's caravan
  a hit song written by a frog
  Punch at the party: fruit punch spills
  Judy punches holes in paper for confetti
  He kicks the ball through a window and owns up
  Beat the drum in the school band
  Whipped cream and strawberries
  A story about whipping egg whites for a cake
  Stabbing pain in her tummy before the spelling test
  taking a stab at painting
  The hangman game on a rainy day
  Hanging out with cousins
  hanging upside down on the monkey bars like a bat
  Choked up at the farewell
  an artichoke who wants to be a rose
  Strangler fig trees in the rainforest
  Poison dart frogs of the Amazon
  Which mushrooms are poisonous and why we don't touch them
  A witch with a poisoned apple who says sorry
  Water gun fight in the backyard
  Nerf battle with cousins
  squirt guns in summer
  A cannon that shoots confetti
  Snowball fight
  pillow fight at the sleepover
  thumb war with grandpa
  tug of war on sports day
  Star wars party
  Battle of the bands
  Robin Hood steals from the rich
  Ninja turtles fight the baddies
  Superheroes stop a bank robber
  a police dog catches a thief
  Cops and robbers in the garden
  The clever detective and the stolen cookies
  Who stole the cookies from the cookie jar
  stealing the show at the school play
  Stealing second base in t-ball
  a steal of a deal at the garage sale
  My son is obsessed with sharks that eat everything
  A shark who doesn't want to eat fish
  the big bad wolf becomes a vegetarian
  The wolf eats grandmother but she jumps out again
  Hansel and Gretel push the witch into the oven
  Jack cuts down the beanstalk and the giant falls
  Little red riding hood retold with a funny wolf
  Bluebeard is too scary, something like sleeping beauty
  A vampire who drinks tomato juice
  zombie school, funny not scary
  the skeleton who lost his head
  Ghosts in grandma's attic
  A headless chicken dance
  Ned Kelly and his helmet
  Vikings learn to knit
  Roman gladiator school for hamsters
  Samurai mouse
  Knights jousting at the tournament
  The cowboy with a water pistol
  Archery lesson: shooting arrows at a target
  Olympic shooting for the stars
`);

export const LOOKING_THINGS = linesOf(`
  Crack an egg without breaking the yolk
  Cracking the code of a secret diary
  A hacksaw and a hammer: building a billy cart
  life hacks for messy bedrooms
  A secret present for mum's birthday
  keeping a surprise party secret from dad
  A secret clubhouse with a password
  Secret agent guinea pig
  Secret Santa at school
  the secret garden
  A stranger becomes a friend: the new neighbours
  Stranger things happened in the forest
  She takes candy to her neighbours on Halloween
  Trick or treat with strangers, safely
  Joint effort: ants move a biscuit
  Her joints hurt in winter, grandma's knees
  Grass and weeds: helping in the garden
  Pulling weeds with grandpa
  Getting high on the swing
  high as a kite, a kite story
  Pot of gold at the end of the rainbow
  grandma's pot plants
  A coke bottle rocket
  speed is not everything, a tortoise tale
  Acid rain and frogs
  Baking with brownies and ginger beer
  Ginger beer plant project
  Butterbeer like in Harry Potter
  Ecstatic about the school trip
  Crystal caves and dragons
  Angel dust sprinkled by a fairy
  Fairy dust makes him fly
  Pill bugs under the log
  A caterpillar takes a tiny nap
  Vitamin tablets look like bears, but they're not lollies
  Mushroom picking with babcia
  tripping over her laces
  Trip to Uluru
  Smoke from the campfire gets in his eyes
  Smoked salmon and a greedy cat
  The chimney smokes: Santa's problem
  Booster seats and rockets
  Blue tits nesting in our garden
  Great tits and robins at the bird feeder
  boobies with blue feet on the Galapagos
  Pussy cat, pussy cat, where have you been
  The ass and the horse, a fable
  A donkey called an ass by everyone
  Cockatoos, cockatiels and a cocky rooster
  Dickens for children: a Christmas carol
  Moby Dick for small kids
  Spotted dick and custard
  Willy wonka's factory
  Free Willy
  Fanny from next door plays the flute
  A rooster named Cock Robin
  Virgin forests of Tasmania
  Sussex cows and Essex hens
  Scunthorpe United wins the cup
  Learning the sexes of fish: clownfish dad becomes mum
  bare bear in the bath
  The emperor's new clothes: he is naked and a child says so
  Bathing ducks and a bare bottom baby brother
  Naked trees in winter
  He runs around nude after bath time and refuses pyjamas
  Strip of stickers for the potty chart
  stripping wallpaper in her new room
  Getting undressed by himself before swimming lessons
  Learning to dress and undress herself at daycare
  A kiss goodnight from mum
  Frog prince: a kiss for a frog
  Romeo the rooster falls in love with Juliet the hen
  Two penguins in love build a nest
  Butterfly kisses from daddy
  tickle monster dad
  A massage for the old dog's sore back
  Blowing bubbles in the bath with daddy
  Teacher crush on reading: she loves her teacher's stories
  White lies and honesty
  the black sheep of the flock
  black and white cows argue about patches
  A brown bear and a white bear
  White christmas in Finland
  Snow White and the seven dwarfs
  Race cars: who wins the race
  Racing snails
  Cotton picking ladybirds
  Chinese whispers game
  Indian summer in the mountains
  Turkey for Thanksgiving escapes
  Spanish flea circus
  German measles of the teddy bear
  French fries and gravy
  A queen bee and her slaves, no, helpers
  Boys and girls can both play football
  Girls can be engineers too
  Boys can cry
`);
