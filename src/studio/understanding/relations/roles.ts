import type { Role } from '../types.ts';
import type { Mention } from './find.ts';
import { relationOf } from './lexicon.ts';

const AFFECTED_AFTER =
  /^(?: \([^)]*\))?,?(?: who raised \w+(?: with me)?)?(?: (?:Miss|Mr|Mrs|Ms) [A-Z][a-z]+)?(?: (?:in|at|from) (?:his|her|the|their) \w+)?(?:,? who)?(?: (?:has|have|had|was|is|are|just|recently|suddenly|also|got|be|been|will be|having|very|so|both|sadly|in|our|my|went|gone|going|into))*,? (?:passed(?: away)?|died|dies|dying|dead|death|ill|sick|unwell|poorly|(?:breast |lung |skin |bowel |brain |prostate )?cancer|chemo(?:therapy)?|a stroke|stroke|dementia|alzheimer|leuka?emia|a heart attack|(?:very |in )?hospital|away|deploy\w*|leaving|left|moves?(?: away| to)|moved(?! in\b)|moving (?:away|to|out|back)|works? (?:away|on an)|working away|travels?|the (?:navy|army|air force)|navy|army|prison|jail|splitting|separat\w+|getting divorced|divorc\w+|depressed|passing|overseas|hurt|depression|lost (?:his|her|their) job|killed|run over|won'?t get better|can'?t look after|forgets|didn'?t make it|on nights|still there|off to (?:uni|college|university)|(?:don'?t|do not|doesn'?t) live (?:together|with us))\b/i;
const AFFECTED_BEFORE =
  /\b(?:death of|died,?|loss of|lost|losing|miss(?:es|ing)?|grieving(?: for)?|goodbye to|without|leave|leaving|visit(?:ing)? \w* ?in hospital|buried|funeral for|since losing|separated from)(?: (?:both|dear))?$/i;
const HARM =
  'hit(?:s|ting)?|bit(?:e|es|ing)|bit|pinch(?:es|ed|ing)?|kick(?:s|ed|ing)?|push(?:es|ed|ing)?|shov(?:es|ed|ing)|punch(?:es|ed|ing)?|hurt(?:s|ing)?|blam(?:es|ed|ing)|scratch(?:es|ed|ing)?|teas(?:es|ed|ing)|scream(?:s|ed|ing)? at|shout(?:s|ed|ing)? at|bull(?:ies|ied|ying)|is mean to|being mean to|lied to|pull(?:s|ed)';
const HARMED_BEFORE = new RegExp(`\\b(?:${HARM})$`, 'i');
const DID_HARM_BEFORE =
  /\b(?:bullied|teased|told|hit|hurt|pushed|mocked|picked on|laughed at|bitten|pinched|kicked|called names) by$/i;
const BROKE_BEFORE = /\b(?:broke|smashed|ruined|tore|through|stole|lost|took)$/i;
const DID_HARM_AFTER = new RegExp(
  `^(?: (?:at|in|from|on) (?:\\w+ ){0,2}?\\w+)?(?: (?:keeps?|who|always|has|used to|is|are|was|were|been|just))* (?:${HARM}|calls?(?: \\w+ names)|called|laugh(?:s|ed|ing)?|whisper(?:s|ing)|mak(?:e|es|ing) fun|made fun|wont let|won't let|wouldn't let|don't let|pick(?:s|ing)? on|mock(?:s|ed)?|leav(?:e|es|ing) (?:her|him|them) out|took|steal(?:s|ing)?|exclud\\w+)\\b`,
  'i',
);
/** What a child says hurts; what a teacher says is told. */
const SPOKEN_AFTER =
  /^(?: (?:at|in|from|on) (?:\w+ ){0,2}?\w+)?(?: keeps)? (?:said|says|saying|told (?:him|her|[A-Z]\w+) that|asked if (?:he's|she's))\b/;
const PROTECTS_AFTER =
  /^(?:,? who)? (?:told them off|stood up for|sticks up for|looks? after|protects|helps?|helped|comforts|cuddles)\b/;
const WINS_AFTER = /^(?: always)? (?:wins|beats (?:him|her)|won(?!'))\b/;
/** “to see Oma in Germany”, “is staying in the village”: not where the child is. */
const FAR_AFTER =
  /^(?: and \w+)? in \p{Lu}|^ (?:is |are )?(?:staying (?:in|behind|there)|lives? (?:in \p{Lu}|far|abroad|overseas))/u;
const FAR_BEFORE = /\b(?:to (?:see|visit|meet)|near|visiting|flying to)(?: \w+ and)?$/i;
const ARRIVING_AFTER =
  /^(?: (?:is|are|will be))? (?:coming|moving in|arriving|about to be born|due|joining|on the way)\b/i;

const FEARED_BEFORE =
  /\b(?:(?:afraid|scared|frightened|terrified) of|(?:angry|cross) (?:with|at)|hates|fear of|(?:kissed|hugged|tickled|picked up|touched) by)$/i;

/** The clause after a mention: what is said of it before the next conjunction. */
const clauseAfter = (text: string): string =>
  text.split(/[.!?;]| (?:(?<!looks? |looking )after|because|when|since|while|but|so|before)\b/)[0] ?? '';
const clauseBefore = (text: string): string =>
  text
    .split(/[.!?;,]/)
    .at(-1)
    ?.trim() ?? '';

/** What the sentence says of somebody, or undefined where it says nothing of a role. */
function spoken(
  text: string,
  mention: Mention,
  next: Mention | undefined,
  situation: string | undefined,
): Role | undefined {
  const after = clauseAfter(text.slice(mention.end));
  const before = clauseBefore(text.slice(Math.max(0, mention.start - 60), mention.start));
  if (DID_HARM_AFTER.test(after) || DID_HARM_BEFORE.test(before)) return 'didHarm';
  if (relationOf(mention.relation)?.kind === 'child' && SPOKEN_AFTER.test(after)) return 'didHarm';
  if (PROTECTS_AFTER.test(after)) return 'comforter';
  if (WINS_AFTER.test(after)) return 'other';
  if (mention.isPossessive && isAtHome(mention, situation))
    return BROKE_BEFORE.test(before) ? 'harmed' : 'comforter';
  if (mention.isPossessive) return BROKE_BEFORE.test(before) ? 'harmed' : 'bystander';
  if (AFFECTED_AFTER.test(after)) return 'affected';
  if (next && /^ (?:and|&) $/.test(text.slice(mention.end, next.start))) {
    const shared = spoken(text, next, undefined, situation);
    if (shared === 'affected') return 'affected';
  }
  if (AFFECTED_BEFORE.test(before)) return 'affected';
  if (HARMED_BEFORE.test(before)) return 'harmed';
  if (FEARED_BEFORE.test(before))
    return relationOf(mention.relation)?.kind === 'child' ? 'other' : 'bystander';
  if (ARRIVING_AFTER.test(after)) return 'other';
  if (relationOf(mention.relation)?.kind !== 'child' && (FAR_AFTER.test(after) || FAR_BEFORE.test(before)))
    return 'bystander';
  return undefined;
}

/** Situations in which somebody at home must be hurting or gone, so that a grown-up without a role is not known to be well. */
const GRIEVING =
  /^(?:grandparent-died|parent-died|someone-died|dying-grandparent|someone-ill|parent-away|deployment|violence-at-home|stillbirth-or-miscarriage)$/;
/** “Mum’s flat”: a parent of the family who is well, as far as the prompt says. */
const isAtHome = ({ relation }: Mention, situation: string | undefined): boolean =>
  relationOf(relation)?.kind === 'parent' &&
  !/’s |'s /.test(relation) &&
  /^(?:two-homes|new-baby|new-partner|bedtime|lost-a-toy|sleepover|starting-school)$/.test(situation ?? '');
const LIVES_WITH = /\b(?:lives?|living|stay(?:s|ing)?) with $/i;
const COMFORTS =
  /\b(?:look(?:s|ing)? after|live with us|comfort|helps?|helping|teach(?:es|ing)|with (?:his|her|their)|cuddles?|reads|does the|comes every|carries|liv(?:es|ing) with us|live with us|(?:is|are) living with us|cooks|tucks|sings)\b/i;

/** The role of each mention, by the grammar around it and then by what the prompt is about. */
export function rolesOf(
  text: string,
  mentions: readonly Mention[],
  situation: string | undefined,
): readonly Role[] {
  const direct = mentions.map((mention, index) => spoken(text, mention, mentions[index + 1], situation));
  const hasAffected = direct.includes('affected');
  return mentions.map((mention, index): Role => {
    const direction = direct[index];
    if (direction) return direction;
    const relation = relationOf(mention.relation);
    if (situation === 'divorce' && relation?.kind === 'parent') return 'affected';
    if (/’s /.test(mention.relation)) return 'bystander';
    if (/'s |boyfriend|girlfriend|^step/.test(mention.relation)) return 'other';
    if (relation?.kind === 'child')
      return /^(?:teased|left-out)/.test(situation ?? '') &&
        /^(?:(?:big|older|other|two) )*(?:boy|girl|kid|bull|children)/.test(mention.relation)
        ? 'didHarm'
        : 'other';
    if (
      /teacher|coach|neighbou?r|next door|principal|worker|dentist|\bvet\b|doctor|nurse|driver|librarian|instructor|^(?:old )?(?:man|lady|woman)$/.test(
        mention.relation,
      )
    )
      return situation === 'kindness' ? 'other' : 'bystander';
    if (/^birth /.test(mention.relation)) return 'bystander';
    if (!GRIEVING.test(situation ?? '')) return 'comforter';
    const isHome = LIVES_WITH.test(text.slice(0, mention.start));
    return isHome || (hasAffected && COMFORTS.test(clauseAfter(text.slice(mention.end))))
      ? 'comforter'
      : 'bystander';
  });
}
