import { linesOf } from './lines.ts';

const TOPICS = linesOf(`
  the death of a grandparent
  the death of a pet
  the death of her brother
  the death of a parent
  suicide in the family
  an uncle's suicide
  stillbirth
  a miscarriage
  cancer
  a hospital stay
  an operation
  divorce
  separation and a new partner
  a parent in prison
  domestic violence
  violence at home
  bullying
  cyberbullying
  racism at school
  racist name calling
  body safety
  sexual abuse
  telling about abuse
  inappropriate touching
  unsafe secrets
  private parts
  puberty
  menstruation
  where babies come from
  sex and how babies are made
  adoption
  foster care
  disability
  autism
  ADHD
  being transgender
  gender identity
  having two mums
  same-sex parents
  war
  being a refugee
  terrorism in the news
  school lockdown drills
  school shootings
  an alcoholic father
  a mother's drug addiction
  peer pressure and drugs
  saying no to vaping
  smoking and why it is bad
  self-harm
  suicidal thoughts
  eating disorders
  anorexia
  a fear of getting fat
  anger and hitting
  biting other children
  nightmares about monsters
  strangers
  online safety and strangers
  gun safety
  guns in the house
  a car accident
  a murder in the neighbourhood
  homelessness
  poverty
  bushfire
  a flood
  an earthquake
  burglary
  stealing
  lying
  cheating
  swearing
  vaccination
  diabetes and insulin
  depression
  a mother's depression
  panic attacks
  slavery
  the Holocaust
  hate crimes
  antisemitism
  islamophobia
  homophobia
  child abuse
  neglect
  pornography found online
  sexting
  consent
  gambling of a parent
  abortion
  animal cruelty seen at a farm
  a dangerous TikTok challenge
  playing with fire
  running away
  kidnapping fears
  being kidnapped by a parent
  alcohol
  cannabis in the family
`);

const FORMS: readonly ((topic: string) => string)[] = [
  (topic) => `A gentle story about ${topic}`,
  (topic) => `How to talk to my son about ${topic}`,
  (topic) => `My daughter has questions about ${topic}`,
  (topic) => `Helping a child cope with ${topic}`,
  (topic) => `explain ${topic} to a six year old`,
  (topic) => `a story about ${topic} please, my kids need it`,
];

/** Every hard topic in every form of asking. */
export const HARD_FORMS: readonly string[] = TOPICS.flatMap((topic) => FORMS.map((form) => form(topic)));

/** The bare words, as somebody in a hurry types them. */
export const HARD_WORDS: readonly string[] = TOPICS;
