import { linesOf } from './lines.ts';

/** As letters, titles and notes to a bookshop. */
export const HARD_TOLD = linesOf(`
  Hello, our eldest came out as transgender last month, and the little one keeps using the old name. Could you write something warm for her?
  We are going through a very ugly divorce and my ex tells the kids I am a liar. I'd like a story that both parents love them.
  My husband was deployed to Iraq and came home without legs. The children stare at the stumps.
  A classmate's father murdered her mother. What can I read to my pupils on Monday?
  The woman who cleaned our school was found dead in the toilets and the kids know
  two boys held my son down and put his head in the toilet
  the vicar was caught with child pornography and my kids were altar boys
  my nephew was killed in a drive by
  my cousin's baby was shaken to death by the nanny
  My stepson watched his mum get stabbed
  Dad tried to drown us in the bathtub when I was small; a story for my inner child
  our babysitter locked the kids in the cellar
  My pupil told me her grandfather puts his hand in her underwear
  He was groomed by an older gamer. We got the police involved. He feels stupid
  Someone exposed himself to my girls at the lake
  Our daughter found her father's porn magazines
  my boy asks if mummy and daddy have sex
  I'd like a story for an 8-year-old on consent and kissing games at school
  erections, wet dreams, voices breaking: a gentle story for my 11 year old
  What is a vulva
  She was born with both boy and girl parts
  My husband is now a woman, the children call her Mapa
  We adopted him from a heroin addicted mother and he asks why she gave him away
  His birth mum is a prostitute and he heard it at school
  She was left in a box at the hospital as a newborn
  My daughter's kidney failed, she needs one from her aunt
  chemo makes mommy throw up
  grandpa with dementia ran out naked in the street
  My brother has schizophrenia and hears voices telling him to hurt people
  Mum didn't get out of bed for weeks, depression
  our boy says he'll jump out of the window when he's angry
  a friend tried to hang herself, they cut her down in time
  since lockdown my girl has weighed herself ten times a day
  my son eats until he vomits
  binge eating, she hides wrappers under the bed
  kids laugh about her moustache
  He was called a terrorist because of his name
  The neighbours said we Turks should clear off
  My kid used the n-word and I want him to understand why that's hurtful
  She repeated what grandpa says about Jews being greedy
  What was slavery? my white son asked his black friend if he is a slave
  Residential schools, what happened to my grandmother
  Uncle came back from Gaza with burns
  They cut off the electricity because we cannot pay
  we lost our flat and sleep at the station
  he begs with his mother in front of the supermarket
  a tornado killed my son's teacher
  Someone overdosed in the park and my kids saw him blue
  my teen's friend died from a fentanyl pill
  Big sister is pregnant at fifteen
  Dad grows cannabis and the police searched our home at six in the morning
  my child was caught shoplifting lipgloss with friends
  He lied that he didn't break the window
  A boy burnt a cat and my daughter watched
  She pulls the legs off spiders
  our son brought a pocket knife to kindergarten and was sent home
  their dad keeps a shotgun under the bed, I am scared
  Her brother was shot by the police
  We practise hiding in the closet at school in case of a shooter
  Should I tell her that the hamster was put to sleep
`);
