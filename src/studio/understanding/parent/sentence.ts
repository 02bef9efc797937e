import type { Preview } from '../../tellings/preview.ts';
import { HARD_TIMES } from '../situations/situation.ts';
import { situationOf } from '../situations.ts';
import { isPlural, plural } from '../things/nouns.ts';
import type { Person, Pet, Shape, Thing, Understanding } from '../types.ts';

/** What each kind of story is about, said to the parent where no situation is more exact. */
const BY_SHAPE: Readonly<Record<Shape, string>> = {
  'two-want-one': 'two who want the same thing',
  wont: 'somebody who will not',
  'lost-someone': 'missing somebody',
  'away-or-ill': 'somebody who is away or ill',
  'cant-yet': 'something that does not work yet',
  'left-out': 'being left out',
  'did-wrong-and-hid-it': 'owning up',
  teased: 'being teased',
  'new-thing-coming': 'something new that is coming',
  cross: 'being cross',
  afraid: 'being afraid',
  'grown-ups-change': 'grown-ups who change things',
  'caring-for-a-creature': 'caring for a creature',
  'letting-go': 'letting go',
  'pure-joy': 'something lovely, for no reason at all',
  'fantastic-premise': 'something that could never be',
};

const FOR_HARD_TIMES =
  'A story for a hard time. It says nothing about what happened, as we are not sure that we read it right.';

/** How the parent reads what was understood: “A story about sharing a toy, with Edie, the twin sister, and a scooter.” */
export function sentenceOf(understanding: Understanding): string {
  const { situation, shape, people, pets, thing } = understanding;
  if (situation === HARD_TIMES) return FOR_HARD_TIMES;
  const found = situationOf(situation);
  const sharesThing = shape === 'two-want-one' && situation !== 'jealous-of-sibling' && thing !== undefined;
  const named = [
    ...people
      .filter(({ role, relation }) => role !== 'bystander' && relation !== 'parent')
      .slice(0, 3)
      .map(relativeWords),
    ...pets.slice(0, 1).map(petWords),
  ];
  if (!found && !shape) {
    if (named.length === 0) return 'We understood little of this. Say what the story is to be about.';
    return `A story with ${join(named)}. Say what it is to be about.`;
  }
  const about =
    sharesThing && thing
      ? `two who want the same ${thing.isPlural ? pluralWords(thing.noun) : thing.noun}`
      : (found?.name ?? (shape ? BY_SHAPE[shape] : ''));
  const props = thing && !sharesThing ? [thingWords(thing)] : [];
  const cast = [...named, ...props];
  const open = understanding.unknown.length > 0 ? ` You did not say ${join(understanding.unknown)}.` : '';
  return `A story about ${about}${cast.length > 0 ? `, with ${join(cast)}` : ''}.${open}`;
}

/** What a story would not have of what the parent said, as `preview` finds it; empty where it has all of it. */
export function honestSentence(preview: Preview, { situation, shape }: Understanding): string {
  if (situation === HARD_TIMES) return '';
  if (shape === undefined) return ` Until then it is about ${BY_SHAPE['pure-joy']}.`;
  const about = situationOf(situation)?.name;
  const kind = BY_SHAPE[shape];
  const standIn =
    !preview.isStandIn || about === undefined || about === kind
      ? ''
      : ` We have no story of just that yet: this one is about ${kind}.`;
  const missing = missingWords(preview.leftOut, 'will');
  const perhaps = missingWords(preview.perhapsLeftOut, 'may');
  return `${standIn}${missing}${perhaps}`;
}

function missingWords(ones: Preview['leftOut'], verb: 'will' | 'may'): string {
  if (ones.length === 0) return '';
  const words = ones.map((one) =>
    'noun' in one ? `the ${one.noun}` : 'kind' in one ? petWords(one) : (one.name ?? relativeWords(one)),
  );
  const sentence = join(words);
  return ` ${capital(sentence)} ${verb} not be in it.`;
}

const petWords = ({ kind, name }: Pet): string => (name ? `${name} the ${kind}` : `the ${kind}`);

/** “Edie, the twin sister”, “Mum”, “two dads”, “a boy”. */
function relativeWords({ relation, name, count, isGrownUp }: Person): string {
  if (name && relation === 'child') return name;
  if (name)
    return isGrownUp && !/ /.test(relation) ? `${capital(relation)} ${name}` : `${name} (${relation})`;
  if (count > 1)
    return /s$|children/.test(relation)
      ? count > 2 || !isGrownUp
        ? relation
        : `two ${relation}`
      : `two ${relation}s`;
  if (
    isGrownUp &&
    /^(?:mum\w*|mom\w*|mama|papa|great.*|dad\w*|nan\w*|gran\w*|pop\w*|oma|opa|nonn[ao])$/.test(relation)
  )
    return capital(relation);
  return `the ${relation}`;
}

function thingWords({ noun, colour, isPlural: isMany, isMass }: Thing): string {
  const words = colour ? `${colour} ${noun}` : noun;
  if (isMass) return `the ${words}`;
  if (isMany) return `the ${pluralWords(words)}`;
  return `${/^(?:[aeio]|u(?!ni|se|ku))/i.test(words) ? 'an' : 'a'} ${words}`;
}

const pluralWords = (words: string): string => (isPlural(words) ? words : plural(words));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function join(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
