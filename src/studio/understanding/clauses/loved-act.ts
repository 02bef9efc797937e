import { baseOfIng } from '../grammar/tagger.ts';
import { ingOf, pastOf, pastOfVerb } from '../grammar/verbs.ts';
import type { Act } from '../types.ts';

const LOVING =
  "loves?|loved|likes?|enjoys?|adores?|into|(?:mad|crazy|wild|nuts|bonkers) (?:about|on|for)|obsessed with|keen on|fan of|can't stop|lives for|all about|happiest|favou?rite thing(?: in the world)? is|learn(?:s|ing) about";
const STOP =
  '(?= (?:and|but|because|when|so|with|while|at|all|every|until|till|more|for|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|even|is|are|she|he|they|we|I)\\b|[.,;:!?)(–—-]|$)';
const WORDS = '((?: (?:[a-z]+)){0,4}?)';
/** “Loves climbing trees”, “Baking cakes with his nana!”. */
const DOING: readonly RegExp[] = [
  new RegExp(`\\b(?:${LOVING})(?: (?:just|really|going))? ([a-z]{2,}ing)${WORDS}${STOP}`, 'i'),
  new RegExp(`^(?:.{0,30}\\babout )?([a-z]{2,}ing)${WORDS}${STOP}`, 'i'),
];
const GAMES =
  'football|soccer|netball|hurling|curling|camogie|rugby|cricket|tennis|table tennis|ping pong|basketball|baseball|softball|hockey|ice hockey|handball|volleyball|badminton|squash|golf|mini golf|lacrosse|rounders|chess|draughts|checkers|darts|kabaddi|hide[- ]and[- ]seek|hopscotch|marbles|dominoes|cards|ludo|snooker|pool';
const DONE =
  'ballet|gymnastics|judo|karate|yoga|taekwondo|athletics|parkour|magic tricks|jigsaws|puzzles|capoeira|tap|irish dancing';
const INSTRUMENTS =
  'drums|piano|violin|fiddle|cello|guitar|trumpet|ukulele|recorder|harp|flute|clarinet|saxophone|tuba|trombone|accordion|tin whistle|banjo|bagpipes|xylophone';
const PLAYED = new RegExp(
  `\\b(?:plays?|playing|practis(?:es|ing)|learn(?:s|ing)|loves|into)(?: (?:to play|the|his|her|their|a))* (${INSTRUMENTS})\\b`,
  'i',
);
const ACTIVITIES =
  'camping|fishing|surfing|skateboarding|cycling|climbing|swimming|dancing|singing|baking|cooking|drawing|painting|knitting|sewing|crocheting|reading|gardening|skating|skiing|sledging|sledding|snowboarding|sailing|rowing|hiking|running|trampolining|juggling|bouldering|kayaking|whittling|origami|stargazing|birdwatching';
const NO_VERB =
  /^(?:being|having|getting|doing|thing|something|anything|nothing|everything|morning|evening|king|ring|wedding|wing|spring|string|ceiling|pudding|during|according|going|coming|looking|seeing|wanting|trying|starting|making friends|hearing)$/i;
/** Words that tie a phrase to somebody or ask for more. */
const LOOSE =
  /\b(?:own|he|she|him|his|her|they|their|them|i|me|my|we|our|us|you|it|that|this|what|who|to|not|never|things?|than|the other|else)\b|\b(?:a|an|the|of|with|in|on|up|for|from|as)$/i;

/** With these a bare noun after them is what is made, picked or watched. */
const MAKING =
  /^(?:making|building|picking|planting|collecting|baking|cooking|drawing|painting|catching|hunting|watching|riding|climbing|feeding|growing|digging|writing|telling|playing|counting|finding|throwing|flying|kicking|chasing|sewing|knitting|reading|singing|spotting)$/i;
const GAME_FIRST = new RegExp(`^(?:${GAMES}|${DONE})\\b`, 'i');

/** What the child loves doing, in the forms that a story needs; undefined where the prompt names no such thing. */
export function readLovedAct(text: string): Act | undefined {
  const game = GAME_FIRST.test(text) ? namedActivity(text.slice(0, 40)) : undefined;
  if (game) return game;
  for (const [at, pattern] of DOING.entries()) {
    const [, ing = '', rest = ''] = pattern.exec(text) ?? [];
    // “Marching bands” do, and nobody marches them.
    const isName =
      at > 0 && /^ (?!in |on |at |to |down |up |around |about |through )/.test(rest) && !MAKING.test(ing);
    if (NO_VERB.test(ing) || (ing === 'building' && rest === '') || isName || LOOSE.test(rest)) continue;
    const act = actOf(ing.toLowerCase(), rest.toLowerCase());
    if (act) return act;
  }
  return namedActivity(text);
}

/** Not where the word only says what kind of thing something is: “football boots”. */
const pursuit = (words: string): RegExp =>
  new RegExp(
    `\\b(${words})\\b(?! (?:boots?|shirts?|cards?|match|game|stickers?|teams?|bag|ball|party|ground|pitch))`,
    'i',
  );
const GAME = pursuit(GAMES);
const DOING_IT = pursuit(DONE);
const PURSUIT = pursuit(ACTIVITIES);
const found = (words: RegExp, text: string): string | undefined => words.exec(text)?.[1]?.toLowerCase();

/** The word for a game, a sport or another pursuit that a prompt names: “netball”, which one plays. */
function namedActivity(text: string): Act | undefined {
  const game = found(GAME, text);
  if (game) return { inf: `play ${game}`, past: `played ${game}`, ing: `playing ${game}` };
  const instrument = found(PLAYED, text);
  if (instrument)
    return {
      inf: `play the ${instrument}`,
      past: `played the ${instrument}`,
      ing: `playing the ${instrument}`,
    };
  const done = found(DOING_IT, text);
  if (done) return { inf: `do ${done}`, past: `did ${done}`, ing: `doing ${done}` };
  const activity = found(PURSUIT, text);
  return activity?.endsWith('ing') ? actOf(activity, '') : undefined;
}

const ACTIVITY = new RegExp(`^(?:(?:\\w+ )?(?:${GAMES}|${DONE}|${ACTIVITIES}))$`, 'i');

/** Whether a noun is a pursuit and no thing that one could hold. */
export const isActivity = (noun: string): boolean => ACTIVITY.test(noun);

/** The forms of “climbing trees”. */
function actOf(ing: string, rest: string): Act | undefined {
  const stem = ing.slice(0, -3);
  const undoubled = /([b-df-hj-np-tvwxz])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const base =
    [stem, `${stem}e`, undoubled].find((one) => pastOf(one) && ingOf(one) === ing) ??
    [undoubled, stem, `${stem}e`].find((one) => one === baseOfIng(ing) || /[^aeiou]{2}$/.test(one));
  if (!base || base.length < 2) return undefined;
  return { inf: base + rest, past: pastOfVerb(base) + rest, ing: ing + rest };
}
