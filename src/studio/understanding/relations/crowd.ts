import type { Person } from '../types.ts';

const GROUP =
  /\b(?:every(?:one|body)(?: else)?|(?:any|some)(?:one|body)(?: else)?|all the others?|the others?|(?:the )?only (?:one|child|girl|boy|kid)|the rest|other(?:s| children| kids| people)) (?:in|at|of) (?:his|her|their|the|my \w+'s)? ?(class|school|nursery|playgroup|year|team|daycare|kindy|kinder|preschool|club|group)\b/i;
const STREET = /\bevery(?:one|body) (?:on|in) (?:the|our|his|her) (?:street|road|village|building|block)\b/i;

/** Children or neighbours who are only spoken of together: “everyone in her class”. */
export function readCrowd(text: string, known: readonly Person[]): readonly Person[] {
  const place = GROUP.exec(text)?.[1]?.toLowerCase();
  const has = (pattern: RegExp): boolean =>
    known.some(({ relation, count }) => count > 1 && pattern.test(relation));
  if (place && !has(/kid|child|classmate|boy|girl/))
    return [
      {
        relation: place === 'class' || place === 'year' ? 'classmates' : 'children',
        pronouns: 'they',
        count: 2,
        role: 'bystander',
        isGrownUp: false,
      },
    ];
  if (STREET.test(text) && !has(/neighbour/))
    return [{ relation: 'neighbours', pronouns: 'they', count: 2, role: 'bystander', isGrownUp: true }];
  return [];
}
