import { linesOf } from './lines.ts';

/** Hard topics once more, blunt and in few words, written after the first rules stood. */
export const MORE_HARD = linesOf(`
  grandma dead, how to say it
  His brother hanged himself, we are broken
  suicide in our family
  Daddy took his own life
  talking to kids about suicide
  dad's suicide note
  Our baby was stillborn in March
  mum's brain tumour
  my wife was stabbed at the shops and survived, our toddler saw the blood
  a drunk driver killed her best friend
  A man was shot on our street
  Nan is dying and wants to be at home
  he lost both parents in the crash
  putting the dog down
  the cat got run over
  kitten drowned in the pool and he found it
  Where do dead people go
  Afraid of dying in his sleep
  Their father beats their mother, we are leaving him
  my ex hits me and the kids know
  Police arrested dad in front of the children
  Mum is an addict and overdosed last week
  Daddy smokes pot all day and forgets to pick him up
  Stepdad is nice but she feels disloyal to dad
  Dad says mum is a liar and she is confused
  Her father doesn't want to see her
  My ex tells our son bad things about me, and he is torn
  She refuses to visit her dad, how can we help
  two homes after a nasty divorce
  her uncle abused her and she is brave in court
  A teacher touched my son
  he was groomed online
  a flasher in the park
  An older cousin made him play a secret game, he told me and I'm proud of him
  No one may look under my clothes
  Vulva and penis: body parts without shame
  why do I have a willy and she doesn't
  masturbation talk for a curious seven year old, privacy please
  First bra and teasing
  How did the baby get into your tummy
  she asks what gay means
  He likes boys
  a girl born in a boy's body
  My nephew is now my niece
  Two mums went to court to keep their baby
  Our son wears nail polish and gets laughed at
  They call me retard
  Someone spat at her because of her headscarf
  the other kids say Indians smell
  a classmate told him to go back to Africa
  Nazi symbols on the playground, what is that
  Great grandpa was in a concentration camp
  our family fled from Syria
  bombs at night, we lived in Kharkiv
  Will there be a nuclear war
  a man with a knife at the mall
  the news about children killed in the school in Texas
  Hiding under the desk in a drill
  My dad's a soldier and shoots people
  He shot a bird with his air gun and regrets it
  hunting with dad and feeling sorry for the deer
  hit by a teacher
  my girl bites herself when angry
  He bangs his head on the floor in tantrums
  she told the teacher she'd rather be dead
  my boy tried to jump from the balcony
  voices tell him to hurt himself
  scratching her skin open
  Not eating since her friend called her pig
  wants to be thin like the girls on instagram
  calorie talk at the dinner table
  My sister is in a clinic because she weighs too little
  She makes herself throw up
  a 12 year old with drinking friends
  brother vapes
  a kid offered him a pill at school
  What are drugs, asks my eight year old
  needles on the beach
  His friend wants him to shoplift
  He lies and steals since the divorce
  I caught him with matches
  he set fire to a bin
  She watched a horror film and can't sleep
  saw people having sex on a phone
  saw us having sex and is confused
  mum and dad naked in the shower, questions
  He wants to kill his little brother, he says
  she wishes her baby sister was dead
  hates her new stepmother
  I hate you mummy, says my daughter
  punches and spits
  Kicked the dog
  cruel to the cat
  Bully: my own child
  They beat him up behind the gym
  Threatened on Snapchat
  naked photo of her was shared in class
  a boy keeps grabbing her bottom
  said no and he didn't stop
  no means no
  An intruder was in our home
  gun under the bed at a playdate
  lost everything in the fire
  our street is under water
  we eat at the food bank
  Evicted
  sleeping at a shelter
  mum sells her body to pay rent, the kids at school say so
  Grandpa is racist, what do I do
  learning to live with HIV
  bald from chemo
  Dialysis three times a week
  refuses to take her medicine
  hates his insulin pump
  He is scared of vaccines
  Wheelchair after the accident
  stutter and mockery
  A brother with Down syndrome whom people call stupid
  Blind kids can play too
  mama me pegó y tengo miedo
  mon papa est mort
  Mein Opa ist tot
  爷爷死了
`);
