import { linesOf } from './lines.ts';

/** School, other children and the world outside. */
export const WORLD = linesOf(`
  Bullied every day: they hit him and steal his lunch
  The kids at school told her to kill herself
  kids say nobody would care if he died
  She is being cyberbullied, mean messages and a fake profile
  My son is the bully and hits smaller kids
  He wants to hurt the boys who tease him, big anger
  He said "I'll kill you" to his brother, and was shocked himself
  Biting and kicking at daycare
  angry outbursts, throwing chairs
  Racism on the bus: a man shouted go back to your country
  They called him the n word at soccer
  Kids won't play with her because she's Muslim
  Her hijab was pulled off by a boy
  antisemitism, someone painted a swastika on our synagogue
  A kid says Chinese people eat dogs and she is hurt
  Being Aboriginal and proud, though kids say nasty things
  Stolen generation story for a year 4 class
  what was slavery, for a black girl in Alabama
  Martin Luther King
  The Holocaust, gently, great grandma survived
  Anne Frank for nine year olds
  Homophobic slurs at school about her two mums
  War in Ukraine, her friend fled from bombs
  refugees in a boat
  A boy from Gaza whose house was bombed
  is there going to be a war here
  soldiers on TV frighten him
  Terror attack on the news, she is afraid of the city
  Bondi stabbing, she was there
  Lockdown drills at school make him scared
  active shooter drill
  a school shooting in the news and my daughter does not want to go to school
  Hiroshima and paper cranes
  Vaping: his friends do it and he wants to say no
  Saying no to drugs
  Older kids offered her a cigarette
  Peer pressure to drink alcohol at a sleepover
  Why smoking is bad for you, grandpa can't stop
  drugs are dangerous, a needle in the park: don't touch
  TikTok challenges: saying no to a dangerous dare
  A friend died doing the blackout challenge
  he nearly choked playing a choking game and we need to talk about it
  scary videos on youtube: Momo told him to hurt himself
  nightmares about zombies killing us
  She is scared of being shot
  kid in class brought a knife to school and she is frightened
  He drew a picture of a gun and got suspended
  plays war all day, shooting games, we'd like other games
  Fortnite makes him aggressive
  afraid of robbers
  Fear of clowns and blood
  Climate anxiety, is the earth dying
  A stranger followed her home
  Being left out because of a wheelchair
  hates going to school and says his life is over
  cheated in a test and wants to own up
  A friend shoplifts and wants her to join
  Her classmate was hit by her dad and asked her to keep it a secret
  no friends, everyone hates her
  Politics at the dinner table: grandparents quarrel about Trump
  The Lindt cafe, remembering
  A refugee girl whose father was killed by soldiers
`);
