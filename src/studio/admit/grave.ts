import { showsDistress } from './distress.ts';
import { plainText } from './language/text.ts';

/** Subjects on which a family needs more than a story. */
export type GraveSubject = 'suicide' | 'abuse' | 'violence-at-home' | 'stillbirth';

const KIN =
  "(?:his |her |their |my |our |the |[a-z]+'s )?(?:big |little |older |younger |step ?|ex |new )*(?:mum|mom|mummy|mommy|mama|mother|dad|daddy|papa|father|stepdad|stepfather|stepmum|parents?|husband|wife|ex|partner|boyfriend|girlfriend|uncle|grandpa|grandad|granddad)";
const HITS =
  '(?:hits?|hitting|beats?|beating|beaten|punche[sd]|punches|punching|slaps?|slapped|slapping|kicks|kicked|kicking|chokes?|choked|choking|strangles?|strangled|hurts?|hurting|threatens?|threatened|throws things at|pushes|pushed|shoves|shoved|abuses|abused|abusing|attacked|attacks)';
const AT_HOME =
  '(?:me|us|mum|mom|mummy|mommy|mama|dad|daddy|papa|her mum|his mum|her mom|his mom|her mother|his mother|my wife|the kids|the children|my kids|his wife|my daughter|my son|our son|our daughter|each other)';
const GROWN_UP =
  '(?:dad|daddy|papa|father|stepdad|stepfather|mum|mom|mummy|mother|husband|ex|partner|boyfriend|uncle|he)';

const SUBJECTS: readonly (readonly [GraveSubject, RegExp])[] = [
  [
    'suicide',
    /\b(?:suicid\w*|(?:kill|hang|shot|shoot|drown)(?:ed|s|ing)? (?:him|her|them|my)sel(?:f|ves)|(?:took|take|takes|taking) (?:his|her|their|my) (?:own )?li(?:fe|ves)|(?:end|ended|ending) (?:his|her|their|my|it) (?:own )?(?:life|all)|(?:wants?|wanted|wishe[sd]|wishing|would rather) (?:to )?(?:be |he was |she was |he were |she were |i was |i were )?(?:dead|die\b(?! (?:at home|in peace))|not alive|never been born)|took too many (?:tablets|pills)|overdosed?|jumped (?:off|from|in front of) (?:a|the) (?:bridge|building|train|roof|tower)|unalive\w*|does ?n.?t want to (?:live|be alive|exist)|selbstmord|suizid|umgebracht)\b/,
  ],
  [
    'abuse',
    /\b(?:sexual(?:ly)? (?:abuse\w*|assault\w*)|abus(?:ed|er|ive|ing)|child abuse|(?:was|is|were|been|being|got) (?:molest|rap|groom|abus)ed|molest\w*|raped?|groom(?:ed|ing)|paedophil\w*|pedophil\w*|incest|touch(?:ed|es|ing)? (?:him|her|them|me|my \w+|our \w+|a child|children|kids)(?: \w+){0,4} (?:secret\w*|private\w*|where|inappropriately|down there|there|sexually|under|between)|touch(?:ed|es|ing)? (?:his|her|their|my) (?:private\w*|penis|vagina|breasts?|bottom|bum)|(?:stepdad|stepfather|uncle|man|coach|teacher|neighbour|neighbor|babysitter|grandpa|cousin|boy|dad|father|priest|doctor|somebody|someone|stranger)(?: \w+){0,4} touch(?:ed|es) (?:him|her|them|me|my|our)|(?:asked|asks) (?:him|her|my \w+) (?:for|to send) (?:\w+ ){0,2}(?:photos?|pictures?|pics|nudes)|(?:secret|bad|unsafe|wrong|inappropriate|unwanted|yucky) touch\w*|(?:asked|asks|told|tells|made|makes) (?:him|her|my \w+|\w+) to keep (?:a |it a |it |the )?(?:bad |unsafe )?secret|(?:bad|unsafe) secrets?|exposed himself|showed (?:him|her|them) his (?:private\w*|penis)|missbrauch\w*|made (?:him|her|me) (?:touch|undress))\b/,
  ],
  [
    'violence-at-home',
    new RegExp(
      `\\b(?:domestic (?:violence|abuse)|violence at home|family violence|violent (?:home|husband|father|dad|partner|ex|stepdad|relationship)|women'?s (?:shelter|refuge)|battered|in a shelter|safe house|intervention order|restraining order|${GROWN_UP} (?:\\w+ )?${HITS} ${AT_HOME}|${KIN} ${HITS} (?:him|her|them|us|me|${KIN})(?! (?:at|in a|to the|with a cake|up in|luck|off|on the)\\b)|${HITS} by (?:his|her|their|my) (?:dad|father|mum|mother|husband|stepdad|partner|ex|parents)|(?:dad|daddy|papa|father|stepdad|mum|mummy|mother|husband|he) (?:shouts|yells|screams|gets angry)[^.]{0,20}[. ]+(?:sometimes )?(?:and )?(?:he |she )?throws things)\\b`,
    ),
  ],
  [
    'stillbirth',
    /\b(?:still ?born|still ?birth|miscarr\w+|lost (?:the|our|a|my|her|their) (?:unborn )?(?:baby|babies|pregnancy|twins?)|baby (?:\w+ )?(?:died|did ?n.?t (?:live|make it|survive))|at \d+ weeks|sternenkind|neonatal death|born (?:sleeping|dead|too early and died))\b/,
  ],
];

/** The grave subject of a prompt, or undefined. */
export function graveSubjectOf(text: string): GraveSubject | undefined {
  const plain = plainText(text);
  return SUBJECTS.find(([, words]) => words.test(plain))?.[0];
}

const CHILD =
  '(?:daughter|son|child|boy|girl|kid|stepdaughter|stepson|niece|nephew|grandson|granddaughter|grandchild|toddler|little one)';
/** A touch, or a secret about a body, that may be one of those that a child must be helped to tell. */
const BODILY_SECRET = new RegExp(
  `\\btouch(?:ed|es|ing)? (?:my|our|his|her|their|the|a) (?:\\w+ )?${CHILD}s?\\b(?! ?s\\b| heart)|\\bprivate (?:parts?|bits?|areas?)\\b|\\b(?:naked|undress\\w*|(?:without|no) clothes|bathroom|cuddles|special (?:game|hug)s?)\\b.{0,80}\\b(?:secret|between (?:them|us|you|him|her)|hidden|not tell|never tell|dont tell|don t tell)\\b|\\b(?:secret|hidden|special) (?:\\w+ ){0,3}(?:game|cuddles?|kiss\\w*|touch\\w*)\\b.{0,60}\\b(?:clothes|naked|bed|mummy|mum|mom|tell)\\b`,
);

/** Whether help lines belong to a prompt: somebody hurts themselves, is hurt at home or was touched in secret. */
export function needsHelp(text: string): boolean {
  return showsDistress(text) || graveSubjectOf(text) !== undefined || BODILY_SECRET.test(plainText(text));
}
