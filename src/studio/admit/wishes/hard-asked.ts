import { linesOf } from './lines.ts';

/** Asked for as a story about it. */
export const HARD_ASKED = linesOf(`
  A boy in my daughter's class said she should kill herself
  Two girls in her school made a hate page about her
  My son's best friend drowned in the pool next door
  The man who abused me is coming to the family wedding and my kids will be there
  The neighbour's kid got shot in the leg
  a teacher slapped my daughter in the face
  My mother-in-law tells the kids that their dead dad is burning in hell
  Our landlord threw us out and my girl left her doll there
  He wants to know how bombs work because bombs fell on our house
  Story about a girl whose father is in prison for murder
  A story about a boy whose brother died by suicide
  Story about a child who was touched by a babysitter and tells her mum
  A story for a boy who saw his mum being beaten
  story where a girl learns that her body belongs to her and says no to the uncle
  Story about a boy who hits when he is angry and learns another way
  Book about a mother who drinks too much
  A tale about a rabbit who lost her baby before it was born
  a story about a Jewish child hiding from the Nazis
  A story about slavery for a 9 year old
  A story about a bear cub with two mothers
  A story about first periods
  Story about saying no to vaping
  A story about a kid finding a gun at a friend's house and leaving it alone
  story about a boy who starts to steal because his family is poor
  A story about a girl who thinks she is too fat and gets help
  A story about a teenager who cuts and finds someone to talk to
  story about a refugee girl whose boat sank
  a story about a kid who is called the n-word and how his teacher reacts
  A story about a hospital where children with cancer live
  story about an earthquake that killed many people
  my son's hamster ate her babies
  my child saw a pig being slaughtered
  Dad's new girlfriend locks my son in his room without dinner
  my daughter was catfished
  my son clicked on a sex site
  he is 14 and drunk every weekend
  My twins ask why the bad man killed all those people at the concert
  the girl who sits beside her smells of pee and nobody helps
  we are Romani and teachers treat my son like a thief
  I'm going to jail next month, two years
`);
