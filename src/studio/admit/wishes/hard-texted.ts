import { linesOf } from './lines.ts';

/** As a worried parent texts, a troll jokes and a grandfather types. */
export const HARD_TEXTED = linesOf(`
  my dad died on tuesday and my boy keeps asking when grandpa is coming back
  Her uncle hung himself in the garage, she overheard it, please help us explain
  We lost the baby at 38 weeks and Tom had already painted the crib
  Grandma has weeks left, the cancer is in her bones now
  My wife shot herself last year. The twins are six.
  Our neighbour was stabbed outside the shop and the kids saw the police tape
  a boy in year 3 called him a dirty paki and now he wont go to school
  someone at swimming told my daughter to go back to Africa
  My ex hit me in front of the children and we now live in a shelter
  daddy is in jail for selling drugs, how do i put that in a story
  her mum is an alcoholic and forgot to pick her up again
  My brother overdosed on heroin and my niece found him
  The teacher told us her stepfather had been touching her
  a kid in class showed my son his willy in the toilets and asked to see his
  She found my tampons and asks why I bleed
  How do babies get into the tummy, he is 5 and wont accept the stork
  my son wears dresses and the other boys beat him up
  My daughter says she is a boy. Can she have a story where that's okay?
  Two dads and the kid at school says that's disgusting
  Our foster son was locked in a cupboard by his birth parents and is scared of small rooms
  He has autism and the class calls him retard
  My daughter makes herself sick after dinner, she's ten
  I found cuts on my daughter's arms
  My boy said he wants to be dead
  She hears she's fat at ballet and has stopped eating lunch
  My son found grandpa's rifle in the shed, a story about leaving guns alone
  There was a shooting at the school in the next town
  lockdown drill tomorrow, he is scared a bad man comes in to shoot
  Our city was bombed, we fled with one suitcase
  Rockets fall at night and we sit in the bunker, my daughter is 4
  My cousin was raped and my teen needs to understand why she is sad
  My older son smokes weed and his little sister knows
  A big boy offered my son a vape behind the gym
  Somebody on Roblox asked my daughter for a picture without clothes
  A man in a car told my son he had puppies
  my kid bites and kicks other children when he is angry
  he stole 20 euros from my purse and lied to me about it
  The dog had to be put down because it bit a child
  My father was killed by a drunk driver
  Our house burned down and her cat died in it
  We sleep in the car since March
  We can't pay for the school trip and he's ashamed
  My daughter saw two people having sex on her brother's tablet
  My husband drowned on holiday while our son was on the beach
  Why did Hitler kill the Jews? asks my eight year old after the museum
  Great-grandmother survived Auschwitz and wants my daughter to know it gently
  My sister is in a psychiatric hospital after trying to kill herself
  Her friend got hit by a truck and lost a leg
  Mummy has no breasts anymore after the operation
  My son got an erection and was frightened
  divorce, dad screams, mum cries, kid hides under the table
  bullied, called gay, age 9
  suicide of a classmate, age 11
  miscarriage, sibling 4
  deportation of the father
  Teach my kid that no one may touch his private parts, and that secrets about it must be told
  teach my daughter what to do if a grown-up offers her alcohol
  Why did mommy's boyfriend hurt my baby brother? He is in the hospital now.
  Kids in her class play a choking game and she is afraid to say no
  The terror attack was on TV and he thinks all Muslims are bad, he has a Muslim friend
  A girl at school calls my daughter the n word
  My brother killed himself and my daughter asks why
  He watched porn on his cousin's phone and is confused
  Our neighbour was murdered
`);
