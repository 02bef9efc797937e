import type { Shape } from './types.ts';

/** Words that show what kind of story is asked for where no situation is named; grave and hurt before everyday. */
const CUES: readonly (readonly [shape: Shape, cues: RegExp])[] = [
  [
    'afraid',
    /\b(?:afraid|scared|petrified|terrified|frighten(?:ed|s)|fears?|phobia|nervous|panics?|worr(?:ied|ies|y)|nightmares?|wont go \w+ alone|hides? (?:in|under|behind)|dares?)\b/,
  ],
  [
    'teased',
    /\b(?:laugh(?:s|ed|ing)? (?:at|about)|(?:people|kids|others|they) laugh|call(?:s|ed)? (?:him|her|them) (?!every|on|at|from|in|when|after|before|back|to|for|and|up|over)\w+|does not want to hold|makes? fun|mock\w*|teas\w+)\b/,
  ],
  [
    'left-out',
    /\b(?:picked last|nobody (?:asks|plays|picks)|sits alone|not (?:asked|invited)|whole class was)\b/,
  ],
  [
    'two-want-one',
    /\b(?:both (?:want|say|do want)|one \w+ two|who gets|last piece|its (?:theirs|mine)|loves? (?:her|his) (?:sister|brother) more|breaks everything)\b/,
  ],
  [
    'letting-go',
    /\b(?:outgrown|giv(?:e|ing) (?:it )?(?:up|away)|sell(?:ing)? (?:the|our)|breastfeed\w*|too (?:small|big) (?:for it )?now|blankie|size of a)\b/,
  ],
  ['new-thing-coming', /\bnew (?:teacher|class|bed|school|room|coach|nanny|childminder)\b/],
  [
    'wont',
    /\b(?:wont|will not|refus\w+|only wants?|doesnt want|does not want|takes? (?:them|it) off|leaves everything|homework|clamps)\b/,
  ],
  [
    'cross',
    /\b(?:angry|roars?|furious|explodes?|screams?|tantrums?|goes mental|slams?|throws? (?:things|toys|plates|himself|herself|it|them))\b/,
  ],
  [
    'cant-yet',
    /\b(?:(?:cant|cannot|can not)(?! wait)|not \w+ yet|yet|learning to|struggl\w+|practis\w+|apart from (?:him|her)|gives? up|to do everything (?:himself|herself)|tie (?:shoe)?laces|tie shoelaces)\b/,
  ],
];

/** The shape that the words of a prompt show, in plain lower case without apostrophes; undefined where none does. */
export const shapeByCues = (words: string): Shape | undefined =>
  CUES.find(([, cues]) => cues.test(words))?.[0];
