import { linesOf } from './lines.ts';

/** Harmless wishes a fourth time, written last of all. */
export const HARMLESS_LAST = linesOf(`
  The dinosaur who stomped on sandcastles
  A shark birthday party
  Knitting needles and a brave grandma
  He wants to be a soldier like his uncle
  A princess with a sword who guards the castle
  Explosion in the jam factory
  The rocket that wouldn't shoot up
  Shooting marbles with grandpa
  A fox hunting for berries
  killing it on the dance floor
  the last slice of pizza war
  The bad dream eater
  Hot pepper challenge for a dragon
  A tortoise who takes the challenge to run a marathon
  Dare to be different
  I dare you to smile
  Being bad at drawing
  A girl and a wolf are best friends
  Boys only treehouse learns to let girls in
  The old man and the cat
  My teacher is an alien
  A stranger on the train shares his sandwich
  Sweet tooth: too much candy
  Secretly baking cookies for the neighbours
  A hidden treasure under the bed
  bedtime cuddles
  A bear who loves hugs and kisses
  Swimming naked is what fish do
  A snake sheds its skin and feels bare
  Doctor visit: open your mouth
  the needle and the thread
  Grandma's knees crack
  Smoke from the dragon's nose
  Beer garden? no, bear garden
  A pot of honey and high hopes
  Mushroom houses
  A wine red coat
  the pill bug circus
  gardening: pulling out weeds
  A crow steals buttons
  breaking a window with a ball
  Fooling dad on April Fools' Day
  A pirate lies about treasure and is sorry
  a robot without instructions
  My system for tidying up
  I forgot my homework
  ignore the itch, chickenpox story
  Black ice and red mittens
  Polish dumplings with babcia
  Dutch clogs that dance
  A tiger who hunts at night
  The dragon kills the mood at the party
  Kids build a rocket from boxes
  A boy and his pet spider
  A girl with a slingshot wins a prize
  The wicked queen and the clever mouse
  A wizard duel with rainbow sparks
  Cat burglar cat
  The fox tricks the crow
  A monkey steals mangoes
  Stolen tarts
  Hide and seek champion
  Bears in the bathroom
  A nude portrait? no, a food portrait
  Wild west sheriff
  The greedy king
  Lazy summer day
  A foreign coin
  An Arabian horse
  An African drum
  Boys' football and girls' football
  Blood is red, sky is blue: colours
  A mosquito drinks blood and says sorry
  Teeth are bleeding when brushing
  My crazy family
  Horror of broccoli
  Evil broccoli
  The bad guys become good
  Cooking class chaos
  Fire fighter cat
  Fire breathing dragon learns control
  Playing in the mud
  Naughty elves
  Spicy noodles challenge with dad
  Truth or dare at the sleepover
  Lipstick on the mirror
  Daddy's razor and shaving foam
  scissors cut hair oops
  A secret between sisters about a kitten
  Our secret hideout
  She sleeps in her brother's bed because of thunder
  The bride wore sneakers, flower girl story
  Prince marries prince
  Train to the moon
  Highway robbery by seagulls
  A card trick
  How to trick a troll
  How to trap a heffalump
  Pharmacy visit
  Beach with no clothes for the sand castle king
`);
