import type { Casting } from '../contract.ts';
import { articleFor, capitalised } from './nouns.ts';

const SLOT = /\{([^{}]*)\}/;
/** A value may hold slots in turn, as the parent’s sentence does; none goes deeper than this. */
const DEEPEST = 4;
const AFTER_SENTENCE = /(?:^|[.!?…:]["”’)\]*]*\s+|\n\s*)["“‘(*]*$/;
const SPEECH_ENDS = /[!?…]”\s+$/;
const SAYS =
  /^(?:’s [\p{L} ]+)? (?:said|asked|called|cried|shouted|yelled|whispered|told|answered|replied|went|thought|sang|added|wanted)\b/u;

/**
 * Fills the slots of a text. A slot that begins a sentence begins with a capital, “a” becomes “an” where it has to, and
 * an article that the value brings along is not doubled.
 * @throws TypeError for a slot that the casting does not have.
 */
export function render(text: string, casting: Casting): string {
  let done = '';
  let rest = text;
  for (let match = SLOT.exec(rest); match; match = SLOT.exec(rest)) {
    done += rest.slice(0, match.index);
    rest = rest.slice(match.index + match[0].length);
    let value = wordAt(match[1] ?? '', casting, 0);
    if (/\b(?:the|an?|his|their|my|your|its) $/i.test(done)) value = value.replace(/^(?:the|an?) /, '');
    done = done.replace(/\b([Aa])n? $/, (_, a: string) => `${a}${articleFor(value) === 'an' ? 'n' : ''} `);
    done += startsSentence(done, rest) ? capitalised(value) : value;
  }
  return (done + rest).replace(/ {2,}/g, ' ');
}

/** Like `render`, with capitals for the words that come from slots, as titles have. */
export function renderTitle(text: string, casting: Casting): string {
  const titled = Object.entries(casting).map(([root, slots]) => [
    root,
    Object.fromEntries(Object.entries(slots).map(([key, value]) => [key, titleCase(value)])),
  ]);
  return capitalised(render(text, Object.fromEntries(titled)));
}

const SMALL = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'with']);
const titleCase = (words: string): string =>
  words
    .split(' ')
    .map((word) => (SMALL.has(word) || word.startsWith('{') ? word : capitalised(word)))
    .join(' ');

/** What stands in the slot `root.key` as it is in the middle of a sentence; undefined where there is no such slot. */
export function wordIn(path: string | undefined, casting: Casting): string | undefined {
  const [root = '', key = 'self'] = (path ?? '').split('.');
  const value = casting[root]?.[key];
  return value === undefined || value === '' ? undefined : wordAt(`${root}.${key}`, casting, 0);
}

/** The value of `root.key`. A key with a capital has the value of the lower-case one, with a capital; `KEY` all in capitals. */
function wordAt(path: string, casting: Casting, depth: number): string {
  const [root = '', key = 'self'] = path.split('.');
  const slots = casting[root] ?? {};
  const small = key.charAt(0).toLowerCase() + key.slice(1);
  const exact = slots[key];
  const found = exact ?? slots[small] ?? slots[key.toLowerCase()];
  if (found === undefined || depth > DEEPEST) throw new TypeError(`There is nothing for {${path}}`);
  const value = found.replace(/\{([^{}]*)\}/g, (_, inner: string) => wordAt(inner, casting, depth + 1));
  if (exact !== undefined) return value;
  return slots[small] === undefined ? value.toUpperCase() : capitalised(value);
}

/** True where what comes next begins a sentence; not after speech that the sentence goes on from (“Mine!” said she). */
function startsSentence(before: string, after: string): boolean {
  if (SPEECH_ENDS.test(before) && SAYS.test(after)) return false;
  return AFTER_SENTENCE.test(before);
}
