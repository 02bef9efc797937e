/** Verbs that simply have an object: “holds the scooter”. Any other verb is done with it. */
const TRANSITIVE = new Set(
  'balance bite blow bounce break build carry catch chase choose clean climb close comb count cover cuddle cut dig drag draw drink drive drop eat empty fasten feed feel fill find fix flick fly fold follow grab guard help hide hit hold hug hunt kick kiss knit knot leave lead lick lift light lower make mark mash measure meet mend mix open pack paint park pat pick pin plant pour press pull push put raise read ride ring roll rub scrub see shake share show show-off smell sniff splash spread squeeze steer stick stir stroke swap sweep swing take taste tear throw tie tip toss touch tow try tug turn untie unwrap use wash watch water wear weigh wheel wind wipe wrap write'.split(
    ' ',
  ),
);

/** What joins other verbs to what they are done with. */
const JOINS: Readonly<Record<string, string>> = {
  bend: 'over',
  crouch: 'by',
  hop: 'in',
  jump: 'over',
  kneel: 'by',
  laugh: 'at',
  lean: 'on',
  listen: 'to',
  look: 'at',
  peer: 'at',
  point: 'at',
  reach: 'for',
  shout: 'at',
  smile: 'at',
  stare: 'at',
  step: 'over',
  talk: 'to',
  think: 'of',
  wait: 'for',
  walk: 'by',
  wave: 'at',
  whisper: 'to',
};

/** Words after a verb that belong to it: “looks out of”, “puts down”. */
const AFTER: Readonly<Record<string, string>> = {
  out: 'of',
  away: 'from',
  back: 'at',
  up: 'at',
  down: 'at',
};
/** What one sits on. */
export const SEATS =
  /see-saw|chair|bed$|bench|step|swing|wall|stool|floor|stairs|sofa|seat|suitcase|box$|log|rock|mat$|rug/;

/** Verbs of the manuscripts that are more than a verb. */
const PHRASES: Readonly<Record<string, string>> = {
  'finger-to-lips': 'hold a finger to closed lips',
  'sit-arms-folded': 'sit with folded arms',
  'hand-on-heart': 'stand with a hand on the heart',
  'sit-apart': 'sit apart',
  'shine-torch': 'shine a torch at',
  give: 'hold out',
  'let-go': 'let go of',
  sweep: 'sweep with',
};
const WHOLE = new Set([
  'hold a finger to closed lips',
  'sit with folded arms',
  'sit apart',
  'stand with a hand on the heart',
]);

/** A verb of a manuscript (“look-out”) in the third person, and what joins it to its object. */
export function verbOf(does: string, object: string | undefined, isMany: boolean): string {
  const words = (PHRASES[does] ?? does.replaceAll('-', ' ')).split(' ');
  const [verb = 'stand', ...rest] = words;
  const phrase = [isMany ? verb : inflected(verb), ...rest].join(' ');
  if (object === undefined) return phrase;
  return `${phrase} ${WHOLE.has(words.join(' ')) ? 'with ' : joinOf(does, verb, rest.at(-1), object)}${object}`;
}

function joinOf(does: string, verb: string, last: string | undefined, object: string): string {
  if (does in PHRASES) return '';
  if (last === 'hands' || last === 'hand') return 'with ';
  if (verb === 'look' || verb === 'walk' || verb === 'turn' || verb === 'run' || verb === 'peer') {
    if (last !== undefined) return last in AFTER ? `${AFTER[last]} ` : '';
  } else if (TRANSITIVE.has(verb) || last !== undefined) return '';
  if ((verb === 'sit' || verb === 'stand') && SEATS.test(object)) return 'on ';
  return `${JOINS[verb] ?? 'with'} `;
}

function inflected(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}${/(?:s|x|z|ch|sh|o)$/.test(verb) ? 'es' : 's'}`;
}
