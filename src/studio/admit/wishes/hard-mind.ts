import { linesOf } from './lines.ts';

/** Worry for a child's mind. */
export const MIND = linesOf(`
  My daughter cuts herself and I don't know what to say
  He says he wants to die
  self-harm, my 11 year old scratches her arms when she's sad
  she hits her head against the wall when upset
  He says he is stupid and should be dead
  my son talks about killing himself, he is only nine
  suicidal thoughts after bullying
  she wrote "I want to unalive myself" in her diary
  Her best friend self harms and told her to keep it secret
  pulling out her hair when nervous
  panic attacks
  depression in kids
  OCD, washing hands until they bleed
  intrusive thoughts about hurting people
  afraid he'll hurt his baby brother
  he wishes he'd never been born
  She feels nobody would miss her
  he says the world would be better without him
  feels like a burden
  A girl who lives with an eating disorder gets help
  she counts calories at ten
  skips lunch because a girl called her fat
  I found razor blades in his room and I'm scared for him
  selective mutism
  trauma after a dog attack
  flashbacks after the accident
  he strangled the cat when he was angry and we need help
  hurts our dog, learning to be gentle with animals
  pulls the wings off flies, teach empathy
  temper, he punches walls
  hates himself
  survivor guilt after the fire
  A brother in rehab
  sleep terrors
  my teen came out and grandma was cruel
  lonely and sad all the time
  talk about mental health and asking for help
  hearing on the news that a singer killed herself
  A classmate died by suicide
  Mi abuelo murió y mi hija está triste
  Mon fils se fait harceler à l'école
  Meine Tochter verletzt sich selbst, wir machen uns Sorgen
  Opa ist gestorben
  Il nonno è morto e lei piange
  Minha filha tem medo de guerra
  我们的奶奶去世了
`);
