import { relationOf } from '../relations/lexicon.ts';
import type { Shape, Thing } from '../types.ts';
import { isPlural, KNOWN_THINGS, singular } from './nouns.ts';

/** What a prompt is about that only names something: “a story about a whale”, “excavators, excavators”. */
export interface Subject {
  readonly situation?: string;
  readonly shape: Shape;
  readonly thing?: Thing;
}

const ANIMAL =
  /^(?:animal|dinosaur|t-?rex|horse|pony|shark|cat|kitten|tiger|lion|owl|dog|puppy|bear|rabbit|bunny|elephant|giraffe|penguin|fox|wolf|monkey|whale|dolphin|frog|bird|snake|turtle|crocodile|zebra|cow|sheep|pig|duck|hen|chicken|panda|koala|kangaroo|wombat|hippo|rhino|cheetah|leopard|seal|octopus|butterfly|bee|bug|spider|mouse|hamster|guinea pig|donkey|goat|hedgehog|squirrel|deer|otter|sloth|parrot|echidna|platypus|snail|worm|crab|fish|llama|flamingo)$/;
const MACHINE =
  /^(?:truck|digger|excavator|tractor|train|tram|bus|crane|engine|fire engine|fire truck|garbage truck|rubbish truck|bin lorry|bulldozer|plane|helicopter|rocket|lorry|ambulance|car|ship|steam train|monster truck|cement mixer|combine harvester)$/;
const CREATURE =
  /^(?:dragon|unicorn|monster|robot|ghost|witch|wizard|fairy|pixie|alien|mermaid|giant|troll|ogre|yeti|superhero|pirate|knight|princess|dinosaur|t-?rex)$/;
const FOOD =
  /^(?:pea|carrot|broccoli|spinach|vegetable|veg|bean|tomato|sprout|salad|cauliflower|mushroom|courgette|zucchini)$/;
const LEAD =
  /^(?:please |can (?:you|we|i) |could (?:you|we) |(?:i|we|she|he)(?:'d| would)? (?:like|love|want|wants) |write |tell |do |have |make )*(?:(?:us|me|her|him) )?(?:(?:a|an|some|one|another|something|anything) )?(?:(?:very|really|short|lovely|nice|funny|silly|sweet|little|gentle|calm|cosy|bedtime|good|new|big) )*(?:stor(?:y|ies)|tale|adventure|something|anything|one)? ?(?:about|with|of|on) /i;
const ARTICLE =
  /^(?:a|an|the|some|two|three|lots of|only|just)? ?(?:(?:little|big|tiny|huge|friendly|magic|magical|brave|funny|baby|old|lonely|grumpy|silly|purple|pink|green|blue|red|kind) )*/i;
const WHAT_IF = /^(?:and )?what if (?:all )?(?:the|a|an|my|our|his|her|every) ([\p{L}-]+)/iu;
/** “A dog who bit her” is no tale. */
const OF_FAMILY = /\b(?:my|our|she|her|him|he)\b/i;
const WHO =
  /^(?:(?:a|an|two|three|some) )?(?:[\p{L}-]+ ){0,2}?([\p{L}-]+)(?:,)? (?:who|that|which)(?:'s|s|'re)? /iu;

/** The subject of a prompt that only names one; undefined where it says more, or nothing that is known. */
export function readSubject(text: string): Subject | undefined {
  const what = WHAT_IF.exec(text)?.[1];
  if (what && !relationOf(what)) return adventureOf(what);
  const hasLead = LEAD.test(text);
  const rest = text.replace(LEAD, '').replace(/\([^)]*\)/g, '');
  const who = WHO.exec(rest)?.[1]?.toLowerCase();
  if (!hasLead && OF_FAMILY.test(text)) return undefined;
  if (who && isNamed(who) && !relationOf(who)) return adventureOf(who);
  const [first = '', ...more] = rest
    .split(/[.,!?;]| and /)
    .map((part) => part.trim().toLowerCase().replace(ARTICLE, ''))
    .filter((part) => part !== '' && part !== 'please');
  const words = [...new Set(first.split(' '))];
  const noun = words.length === 1 ? (words[0] ?? '') : first;
  if (!hasLead && more.some((part) => part !== first && !isNamed(part))) return undefined;
  return noun === '' || !isNamed(noun) ? undefined : subjectOf(noun, hasLead);
}

const isNamed = (word: string): boolean => {
  const noun = singularOf(word);
  return [ANIMAL, MACHINE, CREATURE, FOOD].some((kind) => kind.test(noun)) || KNOWN_THINGS.has(word);
};

const singularOf = (word: string): string =>
  /^octopus(?:es)?$/.test(word)
    ? 'octopus'
    : /^bus(?:es)?$/.test(word)
      ? 'bus'
      : singular(word.toLowerCase());

const thingOf = (word: string): Thing => ({
  noun: singularOf(word),
  ...(isPlural(word.toLowerCase()) && singularOf(word) !== word ? { isPlural: true } : {}),
});

const adventureOf = (word: string): Subject => ({
  situation: 'fantastic-adventure',
  shape: 'fantastic-premise',
  thing: thingOf(word),
});

function subjectOf(word: string, hasLead: boolean): Subject | undefined {
  const noun = singularOf(word);
  const thing = thingOf(word);
  if (ANIMAL.test(noun)) return { situation: 'loves-animals', shape: 'pure-joy', thing };
  if (MACHINE.test(noun)) return { situation: 'loves-machines', shape: 'pure-joy', thing };
  if (CREATURE.test(noun)) return adventureOf(word);
  if (FOOD.test(noun)) return { situation: 'picky-eating', shape: 'wont', thing };
  return hasLead ? { shape: 'pure-joy', thing } : undefined;
}
