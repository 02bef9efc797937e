import { ASSUMED, CHOICES, MOST_CALLS } from './costs.ts';
import { costTables, percent } from './costs-tables.ts';

const BEGIN = '<!-- computed: npm run studio:costs -- --write -->';
const END = '<!-- end of what is computed -->';

/** Replaces the text between the two marks of the page with computed tables. @throws Error when a mark is missing */
export function withTables(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error('docs/costs.md has lost the marks between which the tables stand');
  return `${page.slice(0, begin + BEGIN.length)}\n\n${computed()}\n\n${page.slice(end)}`;
}

/** The assumptions and tables of the page. */
export const computed = () => ['## What is assumed', assumptions(), costTables()].join('\n\n');

/** The assumed numbers, a sentence each. */
function assumptions(): string {
  const { promptWords, briefWords, planWords, repaired, repairedShare, pictureWords, repainted } = ASSUMED;
  const counts = CHOICES.map(
    ({ name, tokensAWord, thinking, pictureTokens, referenceTokens }) =>
      `${name}: ${tokensAWord.toFixed(2)} tokens a word, ${thinking} of thinking a call for text, ${pictureTokens} a picture ` +
      `that comes out, ${referenceTokens} one that goes in`,
  );
  return [
    `A call for text sends ${promptWords} words of instructions; cast and briefs are ${briefWords} words, the plan of the oldest ${planWords}`,
    `${percent(repaired)} of stories have ${percent(repairedShare)} of their words written again, in a call that sends the whole story`,
    `a picture’s brief has ${pictureWords} words; one picture is generated, three are edits with the first as the reference; ${percent(repainted)} are painted twice`,
    `the worst case is ${MOST_CALLS.text} calls that each send and write a whole story with plan and briefs, and ${MOST_CALLS.picture} pictures, all of them charged`,
    ...counts,
  ]
    .map((sentence) => `- ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join('\n');
}
