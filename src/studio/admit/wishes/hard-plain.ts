import { linesOf } from './lines.ts';

/** Said straight out. */
export const HARD_PLAIN = linesOf(`
  My brother was murdered last spring and my daughter still sets a plate for him
  Her best friend was raped by an uncle and she doesn't know what that means
  My ex kidnapped the kids to another country for two months, now they are back
  Someone in our family was executed in Iran
  They found my father's body in the river
  Our baby choked to death on a grape and his sister saw it
  the dentist drilled without anaesthetic and she screams at the sight of white coats
  Daddy cheated on mummy, and now there's a half brother
  My mother left when I was 5, my kids ask where their nan is
  My wife is a sex worker and the kids at school know it
  My son saw me naked and asked about my scar
  She masturbates with her teddy at nap time, the nursery teacher complained
  He asks what gay means because someone called him that
  Kids in the bus sang a song about Jews and ovens
  My daughter asks why the nazis wanted to kill disabled people
  The police shot a black man in our street
  My son has to do an exercise about what to do if a shooter comes in
  Someone threatened to blow up the school and it was closed
  My dad was a Nazi soldier, what do I tell my grandson
  Granny was burnt in the fire at the care home
  He asks how people kill themselves
  she googled how to die
  my daughter's therapist says she has anorexia, story about a scale that lies
  My son punched a girl because she said no
  I hit my child and I regret it
  I shook my baby when I had postpartum depression
  My boy tortures insects, how can I teach him empathy
  a story for my daughter who bullied a girl until she changed schools
  My son sent a dick pic at 12
  she was blackmailed with a naked photo
  a friend of ours fell onto the train tracks and died
  Grandad hanged on machines and we turned them off
  She asks what happens to the body in the coffin, worms and all
  cremation, where did grandma's bones go
  my dog bit the neighbour's baby
  a cow is killed for the burger, my child wants to become vegetarian
  Mama drinks and drives
  papa gambles our money away
  He found my vibrator and thinks it is a toy
  my kid drank bleach by accident and is in intensive care
  our toddler ate rat poison, he survived, now he fears all food
  We have lice, bedbugs and no heating
  mom works two jobs and I make dinner for my brothers
  a boy without papers
  our village was burned and my uncle was shot
  hostages, my cousin is one of them, she is four
  mine took off his leg, the boy next door from Syria
  My daughter thinks brown people are dirty because her friend said it
  My mother in law says my gay son will go to hell
  He is 6 and says he's a girl inside
  my stutter makes them laugh
  the new girl has burns all over her face
  How can my deaf son be safe on the street
  kids, knives and forks: my girl threatened her sister with a knife
  my child sets fires
  my child talks to strangers online
  teen cousin got pregnant and gave the baby away
  He smokes, he's 11
  stealing from the church box
  I'm scared of the dark and of dying and of the man with the knife
`);
