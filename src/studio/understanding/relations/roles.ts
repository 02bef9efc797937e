import type { Role } from '../types.ts';
import type { Mention } from './find.ts';
import { relationOf } from './lexicon.ts';

const AFFECTED_AFTER =
  /^(?: (?:Miss|Mr|Mrs|Ms) [A-Z][a-z]+)?(?: (?:in|at|from) (?:his|her|the|their) \w+)?(?:,? who)?(?: (?:has|have|had|was|is|are|just|recently|suddenly|also|got|be|been|will be|having|very|so|both|sadly|in|our|my|went|gone|into))*,? (?:passed(?: away)?|died|dies|dying|dead|death|ill|sick|unwell|poorly|cancer|chemo(?:therapy)?|a stroke|stroke|dementia|alzheimer|leuka?emia|a heart attack|(?:very |in )?hospital|away|deploy\w*|leaving|left|moves?(?: away| to)|moved|moving (?:away|to|out)|works? (?:away|on an)|working away|travels?|the (?:navy|army|air force)|navy|army|prison|jail|splitting|separat\w+|getting divorced|divorc\w+|depressed|passing|overseas|hurt|depression|lost (?:his|her|their) job|killed|run over|won'?t get better|forgets|didn'?t make it|on nights|still there|off to (?:uni|college|university)|(?:don'?t|do not|doesn'?t) live (?:together|with us))\b/i;
const AFFECTED_BEFORE =
  /\b(?:death of|died,?|loss of|lost|losing|miss(?:es|ing)?|grieving(?: for)?|goodbye to|without|leave|leaving|visit(?:ing)? \w* ?in hospital|buried|funeral for|since losing|separated from)(?: (?:both|dear))?$/i;
const HARM =
  'hit(?:s|ting)?|bit(?:e|es|ing)|bit|pinch(?:es|ed|ing)?|kick(?:s|ed|ing)?|push(?:es|ed|ing)?|shov(?:es|ed|ing)|punch(?:es|ed|ing)?|hurt(?:s|ing)?|blam(?:es|ed|ing)|scratch(?:es|ed|ing)?|teas(?:es|ed|ing)|scream(?:s|ed|ing)? at|shout(?:s|ed|ing)? at|bull(?:ies|ied|ying)|is mean to|being mean to|lied to|pull(?:s|ed)';
const HARMED_BEFORE = new RegExp(`\\b(?:${HARM})$`, 'i');
const DID_HARM_BEFORE =
  /\b(?:bullied|teased|hit|hurt|pushed|mocked|picked on|laughed at|bitten|pinched|kicked|called names) by$/i;
const BROKE_BEFORE = /\b(?:broke|smashed|ruined|tore|through|stole|lost|took)$/i;
const DID_HARM_AFTER = new RegExp(
  `^(?: (?:at|in|from|on) (?:\\w+ ){0,2}?\\w+)?(?: (?:keeps?|who|always|has|used to|is|are|was|were|been|just))* (?:${HARM}|calls?(?: \\w+ names)|called|laugh(?:s|ed|ing)?|whisper(?:s|ing)|mak(?:e|es|ing) fun|made fun|wont let|won't let|wouldn't let|don't let|pick(?:s|ing)? on|said|says|mock(?:s|ed)?|leav(?:e|es|ing) (?:her|him|them) out|took|steal(?:s|ing)?|exclud\\w+)\\b`,
  'i',
);
const ARRIVING_AFTER =
  /^(?: (?:is|are|will be))? (?:coming|moving in|arriving|about to be born|due|joining|on the way)\b/i;

const FEARED_BEFORE =
  /\b(?:(?:afraid|scared|frightened|terrified) of|(?:angry|cross) (?:with|at)|hates|fear of)$/i;

/** The clause after a mention: what is said of it before the next conjunction. */
const clauseAfter = (text: string): string =>
  text.split(/[.!?;]| (?:(?<!looks? |looking )after|because|when|since|while|but|so|before)\b/)[0] ?? '';
const clauseBefore = (text: string): string =>
  text
    .split(/[.!?;,]/)
    .at(-1)
    ?.trim() ?? '';

/** What the sentence says of somebody, or undefined where it says nothing of a role. */
function spoken(text: string, mention: Mention, next: Mention | undefined): Role | undefined {
  const after = clauseAfter(text.slice(mention.end));
  const before = clauseBefore(text.slice(Math.max(0, mention.start - 60), mention.start));
  if (DID_HARM_AFTER.test(after) || DID_HARM_BEFORE.test(before)) return 'didHarm';
  if (mention.isPossessive) return BROKE_BEFORE.test(before) ? 'harmed' : 'bystander';
  if (AFFECTED_AFTER.test(after)) return 'affected';
  if (next && /^ (?:and|&) $/.test(text.slice(mention.end, next.start))) {
    const shared = spoken(text, next, undefined);
    if (shared === 'affected') return 'affected';
  }
  if (AFFECTED_BEFORE.test(before)) return 'affected';
  if (HARMED_BEFORE.test(before)) return 'harmed';
  if (FEARED_BEFORE.test(before))
    return relationOf(mention.relation)?.kind === 'child' ? 'other' : 'bystander';
  if (ARRIVING_AFTER.test(after)) return 'other';
  return undefined;
}

/** Situations in which somebody at home must be hurting or gone, so that a grown-up without a role is not known to be well. */
const GRIEVING =
  /^(?:grandparent-died|parent-died|someone-died|dying-grandparent|someone-ill|parent-away|deployment|adoption|violence-at-home|stillbirth-or-miscarriage)$/;
const LIVES_WITH = /\b(?:lives?|living|stay(?:s|ing)?) with $/i;
const COMFORTS =
  /\b(?:look(?:s|ing)? after|live with us|comfort|helps?|helping|teach(?:es|ing)|with (?:his|her|their)|cuddles?|reads|does the|comes every|carries|lives? with us|living with us|cooks|tucks|sings)\b/i;

/** The role of each mention, by the grammar around it and then by what the prompt is about. */
export function rolesOf(
  text: string,
  mentions: readonly Mention[],
  situation: string | undefined,
): readonly Role[] {
  const direct = mentions.map((mention, index) => spoken(text, mention, mentions[index + 1]));
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
    if (/teacher|coach|neighbou?r|next door|principal/.test(mention.relation))
      return situation === 'kindness' ? 'other' : 'bystander';
    if (/^birth /.test(mention.relation)) return 'bystander';
    if (!GRIEVING.test(situation ?? '')) return 'comforter';
    const isHome = LIVES_WITH.test(text.slice(0, mention.start));
    return hasAffected && (isHome || COMFORTS.test(clauseAfter(text.slice(mention.end))))
      ? 'comforter'
      : 'bystander';
  });
}
