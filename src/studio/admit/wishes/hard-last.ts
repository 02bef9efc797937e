import { linesOf } from './lines.ts';

/** Hard topics a fourth time, written last of all. */
export const HARD_LAST = linesOf(`
  His dad was killed at work
  Her mother died giving birth
  He found his grandfather dead
  Sister with cancer won't get better
  My husband left us for another woman
  Dad broke mum's arm
  Daddy drinks beer every night and yells
  Mum is in rehab
  Dad sells drugs and is in jail, kids at school know
  My daughter was assaulted by a neighbour
  A man exposed himself to my kids
  an uncle who tickles too much
  He asked why two men kiss
  My son got his first erection and is scared
  Boobs are growing and boys stare
  She wants to be a boy
  Kids told my son he is a faggot
  Kids laughed at her dark skin
  she got called a terrorist
  someone shouted at grandma for wearing a hijab
  my son says girls are stupid
  my daughter says boys are disgusting
  He repeats racist jokes from school
  My child draws bombs and tanks after fleeing the war
  He thinks about death all the time
  She wishes she was dead
  She scratches herself until she bleeds
  won't eat, thinks she is fat
  He hits himself when he makes mistakes
  her friend cuts her arms
  He threw a cat down the stairs
  he loves guns and talks about shooting
  He brought my kitchen knife to school
  the boy who bullies him has a knife
  my son was beaten up
  my kids saw a stabbing
  saw a dead man on the street
  a girl in her class was murdered
  She stole lipstick
  smoking grandma has lung cancer
  A teenager in our family drinks
  my 11 year old tried a cigarette
  she took pills and had her stomach pumped
  he doesn't want to take his medicine
  grandpa voted for a party mum hates, quarrel
  We had to flee at night because of bombs
  He is afraid of police shooting black people like him
  Scared of fire since our kitchen burned
  nobody believes him about the coach
  telling even if daddy gets angry
  Grandpa is dying and we are flying to see him
  Her goldfish died, she wants a funeral
  My little sister died before she was born
  Daddy's new girlfriend moved in
  He asks whether he will die of his cancer
  A classmate lost her mum
  She had an operation on her heart and has a scar she hides
  My son is bullied because he stutters
  The big boys lock him in the toilet
  The girls exclude her from every game
  he is teased for his red hair and big ears
  Someone stole his bike and he wants revenge
  She wants to punch the girl who teases her
  He gets so angry that he breaks things
  My son hit a girl and we want him to say sorry
  Learning that hitting hurts
  It's not okay to hurt animals
  Not all secrets are good
  If someone touches you where your swimsuit covers, tell
  Why nobody should take photos of her without clothes
  Bath time: he asks why his sister has no penis
  She walked in on us kissing
  My daughter kissed a boy at school and is confused
  A ten year old with a crush on her teacher
  My son was told that boys don't cry
  Dad cries, and that's fine
  A man in our street drinks and shouts at children
  Mum's boyfriend hits her and my niece lives there
  Dad is violent and we need a safety plan
  An Aboriginal girl hears a nasty joke about her people
  A boy from Sudan is told he smells
  A girl in a hijab is stared at
  A Jewish family hides their menorah because they are afraid
  What is terrorism
  Why do people fight wars
  A boy whose dad is a soldier far away
  Our town was bombed and his school is gone
  A shooting at the mall, my son heard the shots
  What to do in an active shooter drill
  A fire drill at kindy
  Saying no when a friend wants to shoplift
  Being honest about a stolen pencil
  She was caught cheating and feels ashamed
  Her brother is addicted to heroin
  Mum smokes and she is afraid mum will die
  My teenage son came home drunk and his little sister saw it
  Grandma's sleeping pills, never touch them
  He drank cleaning liquid by accident and was in hospital
  My son talks about guns all day
  He saw a man with a gun on TV
  She says she's ugly and wants to stop eating
  Her cousin is in hospital because she would not eat
  He has scratched his arms since his dad left
  I think my daughter wants to harm herself
  My child lost his will to live after his brother's death
  A teacher killed himself
  The father of her friend jumped in front of a train
  She saw a dead body at the beach
  Our neighbour was arrested for looking at pictures of children
  Being poor in a rich school
  Sleeping in the car with mum
  Trans uncle, how to explain
  My brother is marrying a man
  Kids ask why she has no dad: donor conceived
  Grief after losing our twins
  My mother in law has weeks to live
  Our son was born with half a heart
  the vet had to kill our sick horse
  Car crash killed her aunt, she was in the back seat
  Their neighbour was murdered by her husband
  Suicide prevention for tweens
  he overheard that his grandfather shot himself in the war
  My brother is in a psychiatric ward
  My wife has postpartum psychosis
  Blood, periods and being a girl
  Circumcision at eight, he is scared
  Vulva, vagina, penis: the right words
  Sex, what is that? asks my six year old
  The babysitter told him to keep a secret about touching
  A teacher at school hugs the girls too long
  a grown-up wants to see her naked
  My niece was trafficked and is learning to trust
  grandfather abused my son, the family denies it
  My son found dad's adult magazines
  a girl in his class sends naked selfies
  He thinks being gay is bad because of church
  our rabbi was attacked
  My girls are Muslim and afraid after an attack on a mosque
  the boys say "no blacks allowed" in their game
  She thinks her dark skin is ugly
  The teacher is mean to Aboriginal kids
  kids with disabilities deserve friends
  He mocks a girl with a lisp and should learn kindness
  My boy says Hitler is cool, help
  Ramadan and feeling different
  My dad was in a gang
  Her father killed a man and is in prison
  Dad hits when he drinks
  we ran away from my violent ex at night
  Dad steals mum's money for gambling
  My ex wants the kids to lie to the judge
  Her dad tells her I am crazy
  Mum says I must not love dad's new girlfriend
  being asked to spy on dad
  Is it ok to tell a secret
  He burnt himself with a lighter to impress friends
  A classmate did the choking game and died
  drinking hand sanitiser as a dare, why that's dangerous
  My kid plays with lighters
  bringing a pocket knife to camp is not allowed
  He made a gun from Lego and was punished
  air raid sirens
  Grandpa has nightmares of killing in Vietnam
  why do some people use drugs
  cousin was arrested for dealing weed
  a vape was found in her schoolbag
  my teen drinks to fit in
  She refuses her insulin because she wants to be normal
  stop sucking thumb
  picky eater who gags
  He pulls girls' hair
  kids played doctor and undressed, how to talk about it
  He hides food and eats at night
  she weighs herself every morning
`);
