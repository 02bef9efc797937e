import { linesOf } from './lines.ts';

/** Home, parents and where one lives. */
export const HOME = linesOf(`
  Divorce, and dad has a new girlfriend
  Mum and dad fight all the time and she hides in the wardrobe
  Daddy hit mummy and we left, we live in a refuge now
  Domestic violence: she saw her father choke me
  he saw dad threaten mum with a knife
  Dad is in prison
  Mummy went to jail for drugs
  his father is a drug addict and doesn't visit
  Mum drinks too much wine and falls asleep
  Daddy is an alcoholic, it is not your fault
  Her mother uses ice and the kids were taken away
  foster care, moving to the third family
  Adopted from Korea, asks about her birth mum
  A birth mother who could not keep him
  Dad left us and never called again
  custody, she doesn't want to go to daddy's house and feels guilty
  Stepmum is not evil
  Loving both mum and dad though they are angry with each other
  Parents who say mean things about each other and a child in the middle
  We are homeless and sleep in the car
  No money for Christmas
  Mum lost her job
  He is hungry at school because we have no food
  Dad is depressed and lies in bed all day
  Mum has bipolar, sometimes she is very sad
  postnatal depression
  Mummy tried to kill herself and is in hospital
  Grandpa tried to end his life
  Dad has PTSD from the army and shouts
  Her brother hears voices, schizophrenia
  She gets hit at home by her brother
  I smacked my son and want to say sorry
  he is beaten at his father's house and afraid to tell, how to tell the teacher
  A child who has to look after sick mum
  Her big brother smokes weed and got arrested
  Sister ran away from home
  The police came at night
  dad is deployed with the navy
  immigration took daddy away
  Family court and a nice lady who asks questions
  Secrets: daddy says not to tell mummy, what should he do
  Telling even when someone said keep it a secret
  Guns in grandpa's house: don't touch, tell an adult
  He found a gun at his friend's place and told a grown-up
  Gun safety on the farm
  He found pills and swallowed them, poison safety
  Medicine is not candy
  a burglar broke in and he can't sleep
  being kidnapped is her biggest fear
  Knife safety for a cub scout
  Matches and fire: he set the curtain on fire and is ashamed
  He stole a toy car from the shop and feels bad
  She takes money from my purse, we want to talk about stealing
  Lying to us about homework
  He looked at my phone and shopped with my credit card without asking
  Our nanny was arrested for hurting children
`);
