import { linesOf } from './lines.ts';

/** Hard topics a third time, as different parents would put them. */
export const HARD_AGAIN = linesOf(`
  My daughter's grandfather passed away and she didn't get to say goodbye
  Help my son understand why his uncle died by suicide
  Our second baby was stillborn and her big sister keeps asking
  Her best friend has leukaemia
  Mum has breast cancer and is losing her hair
  Our dog was run over
  His hamster died
  Her brother died in a car crash
  Visiting dad in prison
  Her dad is in jail and kids tease her
  We fled from daddy because he hit mummy
  She saw her dad hit her mum
  A boy whose parents shout and throw things at night
  A boy whose mother drinks
  A girl whose dad takes drugs and forgets her birthday
  My brother overdosed and the kids heard us talk
  How to say no when friends offer drugs
  How to say no to vaping
  A story about saying no to alcohol at a party
  What happens when someone kills himself
  How do I explain suicide to a 7 year old
  How to tell a teacher about abuse
  How to keep safe from strangers
  How to deal with a bully who punches
  How to cope with self-harm of a sister
  What to do when you find a gun
  A girl who tells her teacher that her uncle touches her
  A boy learns nobody may touch his private parts
  A secret that makes her tummy hurt: telling mum about the babysitter
  When a grown up asks you to keep a secret
  Saying no to kisses and tickles
  The difference between good secrets and bad secrets
  A stranger at the playground offered him candy
  He talked to a stranger online
  A girl learns what periods are
  Explaining sex and babies to a nine year old
  Where do babies come from
  Erections, he is embarrassed
  My son likes dresses and gets bullied
  My child is non-binary
  A girl with two dads gets teased
  Racist comments about his skin colour
  They said black kids can't be princesses
  Kids told her that Muslims are terrorists
  A boy is called a terrorist because of his name
  A Jewish boy is bullied at school
  Kids make fun of his autism
  a girl in a wheelchair is laughed at
  A boy with Down syndrome is excluded
  kids call her fat and she stopped eating
  I'm worried my daughter has anorexia
  My daughter is obsessed with being thin
  A boy who is ashamed of his scars
  A girl who hurts herself when she is sad learns to talk about it
  my teen cuts and her little sister found out
  He says he hates his life and wants to disappear
  she's six and says she wants to die
  He wants to kill himself, he told his teacher
  A boy who bites when he is angry
  She hits her baby brother
  He kicks me when he doesn't get his way
  He threatened to stab a classmate, we need help
  He killed a frog for fun and we want to teach him kindness
  My son tortures insects, teach compassion
  He was cruel to our cat
  A boy who steals from shops and learns to stop
  She lies all the time
  He cheated on a test
  A child who set a fire by accident
  Playing with matches is dangerous
  Why we don't play on train tracks
  why we wear seatbelts
  Why medicine is not candy
  He refuses his asthma puffer
  Afraid of the injection
  Vaccines: why we get jabs
  War on TV
  She is afraid of bombs
  A refugee boy from Syria who lost his father
  Soldiers killed her grandfather
  A lockdown drill at school
  School shooting on the news
  A terrorist attack in our city
  A bushfire destroyed our home
  Our house was flooded
  We lost our house and live in a shelter
  Mum can't pay for the school trip
  Parents separating
  Dad has a new wife and she hates her
  She doesn't want to go to her dad's on weekends, she misses him though
  My son thinks his dad doesn't love him anymore
  Being adopted and wondering about the birth mother who took drugs
  foster child scared of being sent away again
  A nightmare about a killer
  scared of murderers under the bed
  He watched a scary movie with blood and can't sleep
  Scared that someone will break in and kill us
  Explaining the Holocaust to a child
  slavery and black history
  Why did people hate Jews in the war
`);
