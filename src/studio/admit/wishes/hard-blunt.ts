import { linesOf } from './lines.ts';

/** Blunt and short, mostly as “a story about …”. */
export const HARD_BLUNT = linesOf(`
  explaining gun violence to a six year old
  death of a pet snake
  child sexual abuse prevention
  grandfather's suicide explained kindly
  a classmate who overdosed
  growing up with a heroin addict mum
  Dad is a rapist and is in the news
  My daughter watched a beheading video on a friend's phone
  A kid on the bus called my son a faggot
  boys grab my daughter's breasts in the corridor
  what is a pedophile, asks my 9 year old
  my son was circumcised and it hurts
  anal fissure, my toddler is scared of pooing
  She has a yeast infection and is embarrassed
  Our rabbit was eaten by a fox
  My grandma was killed in the Holocaust
  my mother burned down our house when she was psychotic
  dad tried to kill himself with pills
  Mum stabbed dad in self-defence
  my brother killed a man while driving drunk
  He wet his pants when the soldiers pointed guns at us
  My son threatens to kill me when I take his tablet away
  my daughter says she hates me and wishes I was dead
  He smears poo on the wall
  she eats her hair
  my girl drew a bomb and the school called the police
  they call him fat pig and spit in his food
  my son laughed at a girl in a wheelchair and I want to teach him better
  my white daughter was told she can't play with the black dolls
  Why do people have different skin colours
  the kids said that gays go to hell
  Is God angry at my two mums
  My friend is a boy now
  The man in the park showed his penis
  Grandpa kisses me on the mouth and I don't like it
  a teacher who touches too much
  Uncle gave her wine and took photos of her
  My wife lost a baby and cannot get out of bed
  in the NICU with a 500 g baby
  The dog ate the hamster
  our school was bombed and three girls in her class are dead
  My daughter's dad fights in the war for the other side
  running from a husband who wants to kill us
  sleeping in a tent after the hurricane
  They took me away from mommy because of drugs
  foster child steals food and hides it
  cigarettes, why grandma can't stop
  sister in rehab
  big brother in a gang
  a knife attack in our tram
  Don't play with matches: our neighbour's boy got burned
  don't touch dad's gun
  never get in a stranger's car
  what to do when you find pills
  secrets that make your tummy hurt
  I'm the new kid and they beat me up every break
  a girl who hits herself because she has autism
  learning to live with epilepsy
  mummy's scars on her arms from when she was a teen
  grandma can choose to die with a doctor's help
  My daughter's teacher was stabbed by a pupil
  A girl in her class is pregnant
  our son was born with a cleft lip and kids call him monster
  Her grandpa drank himself to death
  My mother killed my father when I was ten
  He keeps asking what a suicide bomber is
  Somebody put a dead rat in her schoolbag
  two classmates made him drink urine
  she saw her brother shoot up
  The kid says his dad sells weed
  My girl was followed by a man with a camera
  My son found nude pictures on dad's phone
  We are divorcing because my husband is gay
  Our surrogate kept the baby
  How do I explain the holocaust to my Jewish seven year old
  There is a pedophile living in our street, how do I warn my kids without scaring them
  My toddler bites, hits and pulls hair
  My daughter steals food because she was starved in her first family
  a teenager set our car on fire
  My daughter says a ghost tells her to hurt herself
  The baby died in his sleep
  a mother with schizophrenia
  lockdown drills make me pee my pants
  why did they shoot the president
  my niece was kidnapped and came home
  kid whose parents use meth
  my mum's new husband shouts and breaks things
  Grandma calls my boyfriend's kids bastards
  nobody wants to sit next to the Syrian boy
  My brother is in jail for rape
  my stepbrother makes me watch porn
  she has lost both breasts to cancer
  He has seizures and bangs his head
  the class hamster was killed by a cat
  I have AIDS and want to tell my son
  his dad was executed
  my kid wants a gun for his birthday, I say no
  girl with vitiligo
  A friend's dad hits her
  we buried my son today
`);
