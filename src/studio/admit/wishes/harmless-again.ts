import { linesOf } from './lines.ts';

/** Harmless wishes a third time, everyday ones and ones that startle. */
export const HARMLESS_AGAIN = linesOf(`
  A dragon who burns his toast
  A knight who doesn't want to fight
  A sword in the stone adventure
  A pirate captain with a cannon full of jelly beans
  The monster who eats homework
  Wolf in sheep's clothing
  A spider who scares everyone but is kind
  The witch who lost her poison recipe
  A vampire afraid of blood oranges
  A zombie who loves carrots
  He's dying to see the dinosaurs
  This joke will kill you, says the clown fish
  She killed it at the talent show
  My daughter is crazy about horses
  A mad scientist and his slime
  the drug sniffing dog at the airport
  a police horse on parade
  The thief of time
  A magpie thief returns the ring
  A girl who breaks every record
  A boy who shoots the winning goal
  Shoot the basketball like a star
  Beat the bully at chess
  My daughter beats me at Uno
  She smashed her piggy bank to help a friend
  A nude coloured crayon feels left out
  Naked neck chickens are pretty too
  The bare necessities
  Two boys share a bunk bed at camp
  Sleeping in mum's bed during a storm
  Daddy tickles her feet
  Grandpa's big hugs
  a kiss on a grazed knee
  The princess kisses a frog
  Her teacher gets married
  Teacher's wedding
  Falling in love with reading
  A love story of two snails
  A secret garden behind the school
  A secret agent hamster
  We have a secret birthday party for dad
  Keeping a surprise for mum
  A stranger helps when the bike breaks
  A girl makes friends with an old man next door who grows roses
  Grandma smokes fish
  The chimney sweep
  Grandpa makes wine from grapes
  Beer bread with dad
  A drunk bumblebee in a flower
  My toddler bites his toys
  Hitting a ball over the fence
  Whip up a cake
  Cutting paper snowflakes
  Learning to use a knife at dinner
  Learning to use scissors
  How to make a rocket
  how to make a bow and arrow from a stick
  How to build a fort
  how to catch a thief, detective style
  How to hide from a bear, hide and seek
  A bomb shelter for ants
  The volcano went boom
  Balloon goes bang
  a firework scientist
  The girl who was afraid of loud bangs
  A black dog and a white cat
  The yellow submarine
  A Chinese dragon and an Indian elephant become friends
  The French mouse who bakes
  Mexican fiesta
  A Jewish baker and his bagels
  Muslim family celebrates Eid
  My Aboriginal grandmother's dreaming stories
  Girls who code
  Boys who dance ballet
  fat little piglet
  The lazy sloth
  A stupid mistake is no end of the world
  a crazy hat
  Fake moustache party
  Cheating gravity on a trampoline
  Hacking through the jungle
  a robber raccoon gives everything back
  The stolen crown
  Lost in the woods
  Running away from bath time
  escape room with friends
  Captain of the ship
  President for a day
  The king is stubborn
  Voting for the best cake
  He hates peas
  She hates wearing socks
  I hate Mondays, says the cat
  My son hates losing
  The tooth is bleeding a bit, wobbly tooth
  Getting stitches
  Doctor Teddy fixes dolls
  Taking medicine with a spoon of honey
  Ants in his pants
  The emperor has no clothes
  Undies on his head
  Potty time with a pirate
  Ghost pirates and a haunted ship
  Death-defying trapeze mice
  dead-end street cricket
  A funeral for a beetle
  The wilted flower
  Trains, trucks and planes
  Monster trucks crash
  Dinosaurs fight over a pond and make peace
  A T-rex eats everything
  Shark who brushes teeth
  Snakes alive, a gardener's tale
`);
