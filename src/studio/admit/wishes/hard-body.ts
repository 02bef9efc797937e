import { linesOf } from './lines.ts';

/** Body safety, private parts, growing up, who one is. */
export const BODY = linesOf(`
  Private parts are private
  nobody is allowed to touch her penis or vagina, using the right names: body safety
  My body belongs to me
  She was touched by her uncle and told us, she needs to hear it was not her fault
  Sexual abuse disclosure, helping him tell a grown up he trusts
  He was molested by a coach and is in therapy
  Good touch, bad touch, secret touch
  Safe secrets and unsafe secrets
  what to do if somebody asks you to keep touching a secret
  Teach my kids to say no when an adult wants a kiss
  she was raped and is going to court, I'm her foster mum
  Where babies come from
  How are babies made, honest and gentle for a seven year old
  sex education for 8 year olds, in a story
  Puberty: first period
  Wet dreams and voice changes, growing up
  Breasts are growing and she's embarrassed
  my ten year old heard the word sex at school and asks what it is
  He saw porn on a friend's phone and is confused
  She found naked pictures on the internet and is upset
  A boy in class showed her his willy and she didn't like it
  He plays with his penis in public, explain privacy
  My daughter touches herself at nap time, what to say about privacy
  consent and hugs
  An older kid pulled his pants down at school
  Strangers who offer lollies: never go with them
  What to do if a stranger asks you into his car
  Tricky people
  Online stranger asked for photos and she told mum
  Someone she met in a game wants to meet her, staying safe online
  sexting pressure in year 6, saying no
  Grooming: warning signs explained for a ten year old
  doctor needs to look at his private parts with mum there
  Circumcision at the hospital
  Bed wetting at nine
  He wants to wear dresses
  She says she is a boy
  Transgender child, friends ask questions
  being intersex
  my son might be gay
  Two dads had a baby with a surrogate
  IVF baby, made with help from a donor
  Two mummies at the school gate and kids laugh
  A bra for the first time
  Feeling ugly and too fat
  She thinks she's fat and won't eat, we are worried about an eating disorder
  Anorexia recovery of her older sister
  bulimia, my teen throws up after dinner and her little brother notices
  kids call him fatso
  Down syndrome brother
  Autism: he flaps his hands and kids stare
  She is autistic and too much noise hurts
  ADHD and big energy
  ADHD medication makes him feel different
  Being deaf in a hearing class
  cerebral palsy and a walker
  Tourette, swearing without wanting to
  He is blind and proud
  dyslexia makes her feel stupid
  burn scars and staring
  vitiligo
  kids say her skin is dirty because she is black
`);
