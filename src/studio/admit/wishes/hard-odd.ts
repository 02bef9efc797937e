import { linesOf } from './lines.ts';

/** From unexpected sides, with the harm between the lines. */
export const HARD_ODD = linesOf(`
  Grandpa shot himself and nobody tells the children the truth
  how can I tell a three year old that his twin was stillborn
  My sister had an abortion and my daughter overheard
  Papa has leukaemia and no hair any more
  the ambulance took mama away and there was blood on the carpet
  Mum's new boyfriend hits us with a belt
  Dad strangled mum last year, he is in prison, and we live with our aunt
  A classmate showed porn in the school toilets
  The piano teacher asked my daughter to keep a secret
  My cousin made me touch him, I am nine
  What to do if somebody shows you their private parts
  he asks why he has a penis and his sister does not
  why does mum bleed every month
  how did the baby get in and how will it get out
  my daughter started to grow breasts and is embarrassed at swimming
  My son is gay, he told us at twelve, his grandad won't speak to him
  her dad is becoming a woman
  kid with two mums gets told his family is fake
  He is in a wheelchair and kids call him cripple
  Down's syndrome: her brother and the looks in the street
  They called her slant eyes
  My child is brown and wants to be white
  a swastika on my Jewish son's locker
  The kids say Muslims are terrorists and Yusuf cries
  refugee boy who saw his father killed
  my husband killed a man in the war and can't sleep
  missiles hit our kindergarten
  hiding in the cellar while soldiers search the house
  shooter drill made my kindergartner wet himself
  a hunting rifle in the cupboard, never touch
  my eight year old found condoms
  dad got drunk and crashed the car with us inside
  mom's pills are in the drawer and my toddler thinks they are candy
  Uncle Joe smoked crack and sold our TV
  stay away from drugs, for my 10 year old who walks past dealers each day
  older boys dare him to inhale deodorant
  my niece drank vodka at a party and nearly died
  My daughter scratches her arms until they bleed
  The boy next to her says he will kill himself
  my daughter stopped eating after a boy called her a pig
  Why do girls in her class throw up on purpose
  his temper: he threw a chair at his teacher
  She bit another toddler again and was sent home
  my boy strangled the class hamster
  He stole money from grandma and bought sweets
  She lied to the police about the bike
  scared that a murderer comes through the window
  nightmares about zombies eating him
  a stranger followed my girls from the bus
  lost in the mall and a man took his hand
  the boat capsized and grandpa drowned
  my kid burned his hand on the stove
  He saw a man jump from the bridge
  train accident, conductor, my dad hit someone with his train
  lightning killed two footballers in our town
  landslide buried our neighbour's house
  dad lost his job and we go to the food bank
  we were evicted on Friday
  his mum is in jail for killing his dad
  the king who lost his mind: grandma has Alzheimer's and hits the nurse
`);
