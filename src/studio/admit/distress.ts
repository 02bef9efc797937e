import { readPrompt } from './clauses/prompt.ts';
import { plainText } from './language/text.ts';

/** Expressions of suicidal thoughts. */
const SUICIDAL =
  /\b(?:want(?:s|ed|ing)?|wish(?:es|ed|ing)?|would rather|prefers?) (?:to )?(?:die\b|be dead|be with (?:\w+ ){1,3}in heaven|disappear for ?ever|never wake up|not (?:be|wake)|(?:he|she|they|i|it) (?:was|were|had|would|could|'d)? ?(?:dead|die|never been born|not here|not exist))|\b(?:could|would) die to be with\b|\b(?:he|she|they|i)'?d (?:be )?(?:better off )?(?:dead|never been born)\b|\b(?:do|does|did)(?:n't| not) want to (?:live|be alive|exist|wake up|be here any ?more)\b|\bbetter off (?:dead|without (?:him|her|me|them))\b|\bshould be dead\b|\b(?:better|happier) (?:place )?without (?:him|her|me|them)\b|\bno(?:body| one) would (?:miss|care|notice)\b|\b(?:life is (?:over|not worth|pointless)|not worth living|tired of (?:life|living)|never been born|hates? (?:his|her|my|their) life|feels? like a burden|take (?:his|her|their|my) own li(?:fe|ves)|took (?:his|her|their|my) own li(?:fe|ves))\b/;
const ILL =
  /\b(?:eating disorder|anorexi\w+|bulimi\w+|starv\w+ (?:him|her|them|my)sel(?:f|ves)|(?:(?:has )?stopped eating (?:her|his) (?:lunch|dinner|breakfast|food|meals)|won't|will not|refuses? to|stopped|does(?:n't| not)) eat(?:ing)?\b(?! (?:his|her|any|fish|meat|vegetables|veggies|broccoli|peas|fruit|carrots|anything green))|throws? up after|makes? (?:him|her)self (?:sick|vomit)|purg(?:es|ing)|thinks? (?:she|he)(?: is|'s) (?:too )?fat|hates? (?:his|her|my) body|(?:she|he|daughter|son) (?:is dieting|diets)|on a diet|(?:counts?|counting) calories|razor blades?)\b/;
const HURTS =
  /\b(?:(?:hurt|cut|harm|burn|hit|bit|scratch|punch|choke)(?:s|es|ing|ting|ed)? (?:him|her|them|my|your|one)sel(?:f|ves)(?: on purpose)?|(?:hits?|hitting|bangs?|banging) (?:his|her|my|their) head (?:against|on the wall)|(?:cut|cuts|cutting|scratch|scratches|scratching) (?:his|her|my|their) (?:own )?(?:arms?|wrists?|legs?|skin)|pull(?:s|ing) out (?:his|her) (?:own )?hair)\b/;
/** Accidents are not distress: "cut himself on the paper", "hurt herself when she fell". */
const ACCIDENT =
  /\b(?:hurt|cut|burn|burnt|burned|hit|scratched|bit) (?:him|her|them|my|your)sel(?:f|ves) (?:(?:on|with|at|in|by|while|when|falling|playing|running|accidentally|badly on|a little)\b)(?! ?purpose)|\b(?:on|with) (?:the|a|some) (?:paper|knife while|scissors|soup|stove|branch|thorn|slide|swing|step|stone)/;

const NAMED = ['suicide', 'suicidal', 'selfharm'] as const;
const GLOSSED = /^(?:suicide|suicidal)$/;

/** Whether a text is about somebody who may hurt themselves: the child, a parent, a sibling or a friend. */
export function showsDistress(text: string): boolean {
  const { words, hits } = readPrompt(text);
  if (words.some((word) => GLOSSED.test(word))) return true;
  const plain = plainText(text);
  if (SUICIDAL.test(plain) || ILL.test(plain)) return true;
  if (HURTS.test(plain) && !ACCIDENT.test(plain)) return true;
  return NAMED.some((concept) => hits.has(concept)) && !ACCIDENT.test(plain);
}
