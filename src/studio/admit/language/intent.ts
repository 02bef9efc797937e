import type { Concept } from './lexicon.ts';
import { reportsIn } from './reported-speech.ts';
import { type Hit, STOP } from './text.ts';

const HOME = new Set('he she his her my we mum mom mummy mommy dad daddy'.split(' '));

const URGING = new Set(
  'encourage encourages convince convinces persuade persuades teach teaches teaching make makes making get gets tell tells telling show shows showing urge urges inspire inspires motivate motivates let lets scare scares'.split(
    ' ',
  ),
);

const PROTECTIVE = new Set(
  'say tell cope talk help explain understand stay protect keep stop avoid deal support comfort prevent ask answer speak recognise recognize respond handle calm apologise apologize manage live react that not wait be no about'.split(
    ' ',
  ),
);

const isTale = (word: string): boolean => TALE.has(word) || word === 'book';
const INDEFINITE = new Set(['a', 'an', 'two', 'three', 'some', 'one']);
const TALE = new Set(['story', 'tale', 'fable', 'adventure', 'comedy']);
const ABOUT = new Set(['where', 'in', 'about', 'of', 'with', 'when', 'that', 'how']);

const ORDERED = new Set(
  'steal rob hack forge shoplift guess cheat scam blackmail fake climb jump run swim drive stick put touch eat drink hide play stay walk'.split(
    ' ',
  ),
);
const BEFORE_ORDER = new Set(['please', 'lets', 'let', 'now', 'go', 'just', 'dare', 'kids']);

const isRequest = (words: readonly string[], at: number): boolean =>
  /^ask(?:s|ed|ing)?$/.test(words[at] ?? '') &&
  (words.slice(Math.max(0, at - 4), at).includes('if') ||
    words[at + 1] === 'the' ||
    (/^(?:a|an|the|her|him|his|them|you|kids|children|girls|boys|little)$/.test(words[at + 1] ?? '') &&
      words.slice(at + 2, at + 6).includes('to')));

/** Whether the words after a how-to are protective: "how to talk about …", "learning not to …". */
export const isProtective = (next: readonly string[]): boolean => {
  const end = next.indexOf(STOP);
  return (end < 0 ? next : next.slice(0, end))
    .slice(0, 2)
    .some((word, at) => PROTECTIVE.has(word) && !(at > 0 && word === 'that'));
};

type Hits = Map<Concept, Hit[]>;

/** Adds the concepts `order` and `risk` for a prompt that starts with the act in the imperative. */
function addOrders(words: readonly string[], hits: Hits): void {
  const first = words.findIndex((word) => !BEFORE_ORDER.has(word) && word !== STOP);
  const orders = (['kill', 'hurt'] as const).flatMap(
    (concept) =>
      hits.get(concept)?.filter(({ from }) => from === first && !/(?:ing|ed|s)$/.test(words[from] ?? '')) ??
      [],
  );
  if (orders.length > 0 && words[first + 1] !== 'by' && words[first + 1] !== 'on') hits.set('order', orders);
  const risks = (['peril', 'theft'] as const).flatMap(
    (concept) =>
      hits.get(concept)?.filter(({ from }) => from === first && ORDERED.has(words[from] ?? '')) ?? [],
  );
  if (risks.length > 0) hits.set('risk', risks);
}

/** Removes matches of `worry` and `mine` that are misread. */
function dropMisread(words: readonly string[], hits: Hits): void {
  // "Asks a girl to …" is not a question.
  const worry = hits
    .get('worry')
    ?.filter(
      ({ from, to }) => !isRequest(words, to) && !words.slice(Math.max(0, from - 2), from).some(isTale),
    );
  if (worry !== undefined) hits.set('worry', worry);
  // "Encourage my son to …" is a request, not a report from home.
  const isPlot =
    INDEFINITE.has(words[0] ?? '') ||
    words.slice(0, 6).some((word, at) => TALE.has(word) && ABOUT.has(words[at + 1] ?? ''));
  const mine = hits
    .get('mine')
    ?.filter(
      ({ from }) =>
        !URGING.has(words[from - 1] ?? '') && !(isPlot && (words[from] === 'his' || words[from] === 'her')),
    );
  if (mine !== undefined) hits.set('mine', mine);
}

/** Reads the intent of a prompt: adds concepts that only the whole prompt shows and removes misread ones. */
export function readIntent(words: readonly string[], hits: Hits): void {
  const bare = hits.get('unclad');
  if (bare !== undefined) hits.set('nude', [...(hits.get('nude') ?? []), ...bare]);
  // "Weed" and "crack" only count as drugs near a word for taking or selling them.
  const taking = hits.get('taking') ?? [];
  const drugs = (hits.get('drugish') ?? []).filter(({ from, to }) =>
    taking.some((hit) => (hit.to < from ? from - hit.to <= 4 : hit.from > to && hit.from - to <= 4)),
  );
  if (drugs.length > 0) hits.set('drug', [...(hits.get('drug') ?? []), ...drugs]);
  addOrders(words, hits);
  const reports = reportsIn(words);
  if (reports.length > 0) hits.set('report', [...(hits.get('report') ?? []), ...reports]);
  // "She scratches her arms", "His dad …": such a beginning marks somebody in the family, not a hero.
  if (HOME.has(words[0] ?? '')) hits.set('home', [...(hits.get('home') ?? []), { from: -1, to: -1 }]);
  dropMisread(words, hits);
}
