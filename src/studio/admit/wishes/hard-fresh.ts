import { linesOf } from './lines.ts';

/** Held out: no rule was made by looking at these. */
export const HARD_FRESH = linesOf(`
  My dad shot my mum and then himself, I raise my sister's kids now
  Why did uncle Ben hang himself
  The baby was born dead and we named him Noah
  Our teacher died of a heart attack in front of the class
  cancer came back, mummy will not get better
  a boy in class says his dad beats him with a cable
  My daughter was touched by a trainer and will have to speak in court
  He asks what sex is
  she has hair down there and feels strange
  My son wears nail polish and is called a fag
  The kids told her she smells like curry
  police shouted at my black husband and the kids were in the back seat
  Story about a Palestinian child whose home was bombed
  Story about an Israeli girl hiding in a shelter from rockets
  A story about a soldier dad who won't come home
  My ex took drugs while watching the kids
  He stole my pills and sold them
  my girl says she is worthless and wants to disappear
  My daughter compares her belly with her friends' and skips breakfast
  the boys at school share porn clips
  We saw a man jump in front of the subway
  my cat was poisoned by a neighbour
  a thief broke in while we slept and now no one can sleep
  My husband gambles and we lost the house
  lockdown at school, someone with an axe
  he found a bullet in grandpa's desk
  The flood killed our goats
  my son is afraid that daddy will kill mummy
  two of his classmates were killed by a truck
  My mum was a drug addict and left me in a train station
  explain to a five year old why grandpa wants euthanasia
  a story for a kid whose sister has bulimia
  My boy kicked a pregnant teacher
  My daughter was dared to eat a worm and steal lipstick
  the coach yells, calls them losers and pulls their hair
  her father is a murderer
  my twins were born too early and one died
  mum has depression and thinks of dying
  kids with disabilities get laughed at on the playground, my daughter joined in
  someone wrote "kill yourself" under my son's video
`);
