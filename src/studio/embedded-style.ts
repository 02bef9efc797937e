import type { Commission } from './admit.ts';
import type { Problem } from './check.ts';
import type { StoryPage } from './contract.ts';
import { readingGrade } from './reading-grade.ts';
import { duplicateShare, openingShare, repeatedShare } from './repetition.ts';

const GRADES = { '0-3': [-3.5, 2.5], '3-7': [-1, 4], '6-8': [0.5, 5], '8-12': [2, 7] } as const;
const MOST_REPEATED = 0.09;
const MOST_DUPLICATES = 0.02;
const MOST_OPENINGS = 0.11;

/** Additional checks for the embedded storyteller; not applied to models. `names` are ignored in the reading grade. */
export function checkStyle(
  commission: Commission,
  pages: readonly StoryPage[],
  names: readonly string[],
): Problem[] {
  const text = pages.map((page) => page.text).join('\n\n');
  const grade = readingGrade(text, names);
  const [low, high] = GRADES[commission.ageBand];
  const problems: Problem[] = [];
  if (grade < low || grade > high) problems.push({ kind: 'grade', found: grade.toFixed(1) });
  if (duplicateShare(pages) > MOST_DUPLICATES)
    problems.push({ kind: 'duplicates', found: duplicateShare(pages).toFixed(3) });
  if (repeatedShare(pages) > MOST_REPEATED)
    problems.push({ kind: 'repetition', found: repeatedShare(pages).toFixed(3) });
  if (openingShare(pages) > MOST_OPENINGS)
    problems.push({ kind: 'openings', found: openingShare(pages).toFixed(3) });
  if (/the moral (?:of|is)/i.test(text)) problems.push({ kind: 'shape', found: 'a bare moral' });
  return problems;
}
