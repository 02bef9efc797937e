import { linesOf } from './lines.ts';

/** In whole sentences, with what happened before. */
export const HARD_SPOKEN = linesOf(`
  hi, sorry to bother, my little one was at her gran's when gran collapsed and died right in front of her, is there a story for that
  Our Year 2 class lost a pupil to leukaemia over the holidays; I would like something to read in circle time
  As a grandfather I must tell the boy that his mother, my daughter, took an overdose and isn't coming back
  his dad threw a plate at me and he saw the blood
  The children were in the car when their mother was shot
  police came at night and took papa away in handcuffs
  i was sexually abused as a kid and want to teach my own daughter what I never learned
  The swim coach has been arrested for abusing boys from our club. Mine wasn't one of them but he has questions
  my kid asked what rape means because of the radio
  my boy plays with himself in the living room and I don't want to shame him
  She's nine and her breasts hurt and she thinks she has cancer
  What is a condom, asked my 7 year old in the supermarket
  why does Leo have two mummies and no daddy
  our donor conceived child asks who the donor is
  I gave birth to a baby without a brain who lived an hour
  termination for medical reasons, how to tell the big sister
  Dad beats mom when he drinks and the kids hide
  The kids in foster care with us ask why mama chose drugs over them
  mum is bipolar and was taken to hospital by the police
  My wife's brother jumped in front of a train
  a teacher at our school hanged herself and all the pupils know
  My daughter's friend sent her a picture of her cut arms
  He punches himself in the head when he gets his maths wrong
  My 11 yr old only eats 400 calories a day and runs at night
  she thinks nobody would notice if she was gone
  boys filmed him naked in the locker room and put it on Snapchat
  They call my son monkey and throw bananas
  Our mosque was set on fire and my daughter is afraid to wear her scarf
  A swastika was painted on our synagogue
  Why do people hate gypsies, asks my Roma foster child
  someone told our adopted Korean daughter she isn't really ours
  She is deaf and the kids say she is stupid
  My son has Tourette's and swears in class
  Why did the soldiers kill Ukrainian children?
  We had to leave Kabul because the Taliban wanted to kill my husband
  Grandpa was in the Vietnam war and shouts in his sleep
  the gunman in the mall, my two were in the toilets hiding with me
  He found a loaded pistol at a friend's house and played with it, nothing happened but
  My brother shot his friend by accident when they were 8, now he is grown and wants a story on guns
  A kid brought a knife to school and threatened Emil
  child accidentally ate mom's cannabis gummies and was in ER
  needles in the playground sandpit
  saying no to older cousins who want you to try beer
  Papa smokes and my daughter fears he will die of it
  She sniffed glue with other kids behind the market
  I am in recovery from alcohol and must say sorry to my kids
  hit by a car, in a coma, his twin asks if he will wake
  A crocodile took the neighbour's dog while the children watched
  Earthquake. Our school fell down. Friends died.
  the flood took grandma's house and two neighbours drowned
  we live in a motel and the kids at school found out
  no money for food this week, mum skips dinner so we can eat
  my son set fire to the curtains while playing with a lighter
  He pushed his brother down the stairs and the brother broke his arm
  our daughter steals from her classmates
  My child lies about everything, even that her teacher hit her
  he keeps dreaming that a man kills us all
  He's scared of dying and asks me each night if I will die
  teacher: A boy in my class drew himself hanging from a tree
  My dog killed our rabbit in front of the kids
`);
