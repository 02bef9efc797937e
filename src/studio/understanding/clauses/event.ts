/** Nouns for what happens at a time, and is looked forward to or feared. */
const HEAD =
  "sleepover|carnival|party|concert|recital|assembly|race|picnic|sports day|birthday|wedding|school play|nativity(?: play)?|school camp|lessons?|show and tell|fete|fair|match|final|exams?|tests?|parade|disco|gala|operation|filling|injections?|flight|holiday|outing|excursion|performance|competition|tournament|audition|school trip|check-?up|graduation|haircut|appointment|sports carnival|swim meet|grandparents?'s? day|book week|dress-?up day|school photos?|baptism|naming day|school disco|play ?date|trip|day out|train ride|boat ride|pantomime|panto|circus|fireworks|festival|weekend away|treasure hunt|egg hunt|bonfire";
const KIND =
  'school|swimming|swim|birthday|first|pirate|sports|family|dress-up|spelling|maths|math|piano|violin|ballet|dance|football|soccer|tennis|netball|choir|christmas|class|blood|dentist|doctor|big|new|riding|music|end-of-year|summer|winter|ear|tonsil|athletics|cross-country|judo|karate|gymnastics|camping|fishing|boat|train|beach|farm|zoo|day|road|skiing|museum|birthday|half-term|family';
const EVENT = new RegExp(
  `(?:^|[.!?,;] ?|\\b(?:the|her|his|their|a|an|first|our|before|about|for|at|of|next week's|tomorrow's|has|have|having|hates|loves|on) )((?:(?:${KIND}) )*(?:${HEAD}))\\b(?! (?:bed|with a|cakes?|presents?|cards?|games?|bag|room|songs?|trunks|boy|girl|line))(?!')`,
  'i',
);
/** What is new and coming: “a new baby”, “his new school”, “her first day of school”. */
const COMING: readonly RegExp[] = [
  /\b(?:first )(day (?:of|at) (?:(?:big|high|primary|secondary|middle) )?(?:school|kindy|kinder|kindergarten|nursery|prep|preschool|daycare))\b/i,
  /\b(new (?:baby(?: (?:brother|sister))?|school|teacher|house|home|bed|class|nursery|puppy|kitten|classroom|country|town|stepdad|stepmum|step-?sister|step-?brother))\b/i,
];

/** What is coming or is to be got through, without an article: “swimming carnival”, “first day of school”. */
export function readEvent(text: string): string | undefined {
  const day = COMING[0]?.exec(text)?.[1];
  if (day) return `first ${day.toLowerCase()}`;
  const found = (EVENT.exec(text) ?? COMING[1]?.exec(text))?.[1]?.toLowerCase();
  return found?.replace(/'/g, '’').replace(/\bchristmas\b/, 'Christmas');
}
