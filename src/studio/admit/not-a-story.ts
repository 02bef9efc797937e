import { HERO } from '../contract.ts';

/** Words with which anything may be a story: “can you write a story about …”. */
const STORY =
  /\b(?:stor(?:y|ies|ybook)|tale|fable|fairy ?tale|adventure|bedtime|poem|rhyme|picture ?book|mystery|geschichte|marchen|histoire|conte|historia|cuento|storia|favola|verhaal|bajk\w+|opowie\w+|historie|saga|fortelling)\b/;
/** Whom a family’s questions are about. */
const FAMILY =
  /\b(?:my (?:\w+ )?(?:son|daughter|kids?|child|children|boys?|girls?|little|toddler|baby|niece|nephew|grand\w+|twins?|class|pupils|stepson|stepdaughter)|our|we|us|he|she|him|her|his|kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|brother|sister|siblings?|mum(?:my)?|mom(?:my)?|mama|dad(?:dy)?|papa|grand\w+|nana|nan|opa|oma|teddy|dragons?|dinosaurs?|unicorns?|monsters?|fair(?:y|ies)|princess)\b/;
const POLITE = /^(?:(?:hi|hello|hey|dear \w+|please|pls|ok(?:ay)?|so|well|um|thanks)[ ,.!]+)+/;

/** Greetings, thanks and trials, and nothing else. */
const SMALL_TALK =
  /^(?:hi|hello|hey|hallo|hola|bonjour|ciao|yo|test(?:ing)?|asdf?|ok(?:ay)?|yes|no|maybe|lol|haha+|thanks?|thank you|thx|cheers|bye|good (?:morning|evening|night)|whatever|nothing|anything|idk|i do ?n.?t know|n\/?a|none|null|undefined|lorem ipsum.*|blah( blah)*)(?: (?:there|again|everyone|all|you|so much|that was (?:great|nice|good)|is any(?:one|body) there|how are you|test|testing|123|1 2 3|please))*[.!? ]*(?:is any(?:one|body) there|how are you|that was (?:great|nice|good))?[.!? ]*$/;

/** Other work: “translate …”, “I need a cover letter”. */
const TASKS: readonly RegExp[] = [
  /^(?:(?:can|could|would|will) you |i need you to |i want you to |help me (?:to )?|i(?:'d| would) like you to )?(?:translate|summari[sz]e|paraphrase|proof ?read|calculate|compute|solve|debug|compile|refactor|recommend|convert|google|search for|look up|remind me|schedule|set (?:a|an|my|the) (?:timer|alarm|reminder)|book (?:a|me|us) (?:table|flight|hotel|room|taxi|ticket|appointment)|order (?:me|us|a|some)|send (?:an?|this|my) (?:e-?mail|message|text)|call (?:a|me a) (?:taxi|cab)|play (?:some |the )?(?:music|song)|turn (?:on|off) (?:the|my) (?:lights?|tv|heating|computer|alarm)$|fix (?:the|my|this) (?:grammar|spelling|code|bug|wifi|computer|phone|printer|laptop|text)|correct (?:the|my|this) (?:grammar|spelling|text|sentence)|check (?:the|my|this) (?:grammar|spelling|code|text|balance|account)|cancel (?:my|the)|delete my account|reset (?:my|the)|refund (?:me|my)|unsubscribe|log ?in|sign up|download|install|plan (?:a|my|our) (?:trip|budget|diet|meal|wedding|holiday|itinerary)|generate (?:a|an|some|\d+) (?:password|image|logo|list|names?|code)|define|analy[sz]e|compare|rewrite (?:this|my|the)|do my homework|find me|show me (?:the|how|my)|draw me|continue the (?:code|sequence)|list (?:the|all|\d+|five|ten|three)|name (?:three|five|ten|\d+)|tell me (?:the (?:time|weather|news|date|capital)|a joke|about yourself|who|what|when|where))\b/,
  /^(?:(?:can|could|would) you |please |i need you to )?(?:make|get|give|show|find|buy|fix) (?:me )?(?:my |the |a |some )?(?:wi-?fi|internet|computer|laptop|phone|website|app|account|password|invoice|receipt|refund|discount|coupon|pizza|coffee|taxi|recipe|link|address|directions|weather|forecast|news|list|logo|playlist|stock|tips|advice|ideas?)\b/,
  /\b(?:write|draft|compose|create|make|give|need|want|generate|build|prepare|code|get)\b(?: me| us| my| a| an| the| some| out| up| i| you)* (?:\w+ ){0,2}(?:cover letter|r[ée]sum[ée]|cv\b|essays?|e-?mails?|code|python|javascript|html|sql|regex|program|algorithm|web ?sites?|web ?page|app\b|spreadsheets?|excel|reports?|thesis|dissertation|press release|blog post|tweet|linkedin|speech|business plan|contract|invoice|letter to (?:my|the) (?:boss|landlord|bank|school|council)|complaint|shopping list|meal plan|diet plan|workout|itinerary|recipe (?:for|with)|product description|advertisement|slogan|headline|survey|quiz|multiple choice|lesson plan|login page|function that|summary of|review of)\b/,
  /^(?!.*\b(?:he|she|they|son|daughter|our)\b).*\b(?:my|the) (?:subscription|password|log ?in|credit card|card was|payment|invoice|refund|order number|account)\b/,
];

/** Questions about the world or about us, which no story answers. */
const QUESTIONS: readonly RegExp[] = [
  /^(?:what(?:'s| is| are| was| were)?|how(?:'s| is)?) (?:the |a |your |today's |tomorrow's )*(?:weather|time|date|day|price|cost|capital|population|distance|difference|meaning|definition|square root|sum|result|temperature|exchange rate|score|news|best way|best \w+ (?:in|for|near)|name|phone number|address|boiling point|formula|speed|currency|gdp|tallest|biggest|largest|longest|fastest|age of|password|wifi|point|refund policy)\b/,
  /^(?:what|how much|how many|whats)(?: is|'s| are)? (?:-?\d|\w+ (?:plus|times|minus|divided by))|^\d[\d\s]*[-+*/x=][\d\s=?]*$/,
  /^how (?:do|can|could|should|would|did|may) (?:i|you|one|people) (?!.*\b(?:help|explain|talk|tell (?:him|her|them|my|our)|prepare|cope|deal)\b)/,
  /^how (?:much|many|far|long|old|big|tall|often|fast) (?:is|are|does|do|did|was|were|can|will|should|would|time|money|people|calories|countries|\w+ (?:are|is|does|do|in))\b/,
  /^who(?:'s| is| was| are| were| won| wrote| invented| discovered| made| owns| founded| painted| directed| sings| played) (?!.*\b(?:under|behind|in|afraid|hiding|eating|stealing|at) (?:my|the|our) (?:bed|closet|garden|kitchen|attic|cupboard|door|dark))/,
  /^(?:when|where|which|what year|what time|what date|what country|what day)(?:'s| is| are| was| were| did| does| do| can| will| should| would)? (?:the |a |an |i |you |it |best |next |last )*(?:world|war|match|game|election|capital|nearest|closest|shop|store|bus|train|flight|buy|find|get|download|cheapest|hotel|restaurant|olympics|super|president|holiday|easter|open|close|movie|city|country|language|phone|laptop|car|bank|hospital)\b/,
  /^(?:what|who|which|how|why) (?:can|are|do|did|is|were|will|would|could|kind of \w+ are) (?:you|chat ?gpt|this (?:app|site|website|program|bot|thing|page))\b/,
  /^(?:are|do|can|could|will|would|have|did|is|does|was) (?:you|this (?:app|site|website|program|bot)|i|it|there (?:a|any)|any(?:one|body))\b(?! (?:please |ok |okay |wrong |bad |all right )?(?:write|make|do|tell|create|invent|imagine|help|give|come up|to ))/,
  /^why (?:was|were|is|are|did|do|does|can ?n.?t|wo ?n.?t) (?:my (?:card|account|payment|credit|order|story|stories|login|phone|computer|internet|car|subscription)|i|it|this|the (?:site|app|page|website|payment))\b/,
  /^(?:should|shall|may|must|am) i\b/,
  /\b(?:wie spat ist|wie viel uhr|wie ist das wetter|wie wird das wetter|quelle heure|quel temps|que hora es|que horas sao|che ore sono|che tempo fa|que tiempo hace|hoe laat is|ktora godzina|jaka pogoda|was kostet|wer bist du|qui es tu|quien eres)\b/,
];

const CODE =
  /\bfunction\s*\w*\s*\(|=>\s*[{(]|<\/?(?:div|html|body|script|span|a|p|img|table)\b[^>]*>|\bselect\b.+\bfrom\b.+(?:\bwhere\b|;|$)|\bimport \w+ from ['"]|^from \w+ import\b|console\.log\(|\bdef \w+\(|#include\b|public static|\bprintf?\(|\bsystem\.out|\bvar \w+ ?=|\bconst \w+ ?=|\blet \w+ ?=|\bfor ?\(|\bif ?\(.*\) ?\{|\{\s*"\w+"\s*:|^\s*\$ \w+|\bsudo \w+|\brm -rf|\bnpm (?:install|run)|\bgit (?:push|clone|commit)|\[\d+(?:, ?\d+)+\]|\breturn \w+;|^\s*(?:curl|wget|ssh) /;
const KEYBOARD =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|rtyu|tyui|yuio|uiop|zxcv|xcvb|cvbn|vbnm|jkl[oö;]|abcdef|(.)\1{4,}|([a-z]{2,3})\2{3,}/;

/** Whether a word could be none of any language: no vowel, many consonants in a row, or keys side by side. */
const isJumble = (word: string): boolean =>
  KEYBOARD.test(word) ||
  (word.length >= 3 && !/[aeiouyäöüàéèêáíóúåøæı]/.test(word)) ||
  /[bcdfghjklmnpqrstvwxz]{6,}/.test(word);

const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'dr',
  'tv',
  'pls',
  'plz',
  'thx',
  'hmm',
  'shh',
  'pfft',
  'brr',
  'zzz',
  'grr',
  'psst',
  'mmm',
  'adhd',
  'ptsd',
  'nsw',
  'phd',
  'ndis',
  'pjs',
  'yrs',
  'http',
  'https',
  'www',
  'bff',
  'dvd',
  'lgbt',
  'ptsd',
  'crps',
  'nhs',
]);

/** Whether a text is signs and letters without a word in it. */
function isGibberish(text: string): boolean {
  if (/[^\p{Script=Latin}\p{N}]/u.test(text.replace(/[\p{Emoji}\p{S}\p{P}\p{M}\s]/gu, ''))) return false;
  const words = text.match(/[a-zà-ɏ]+/g) ?? [];
  const letters = words.join('').length;
  if (letters < 3) return true;
  const signs = text.replace(/[\sa-zà-ɏ]/g, '').length;
  if (letters < 14 && signs > letters / 2 && !/^[a-zà-ɏ' ]+[!?.]*$/.test(text)) return true;
  const long = words.filter((word) => word.length > 2 && !ABBREVIATIONS.has(word));
  return long.length > 0 && long.filter(isJumble).length * 2 > long.length;
}

/**
 * Whether a prompt is no idea for a story: a question about the world, other work, code, small talk or gibberish.
 * Whatever names a story, a child or a family is one.
 */
export function isNoStory(prompt: string): boolean {
  const text = prompt
    .replaceAll(HERO, 'my child')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim();
  const bare = text.replace(/\b(?:https?:\/\/|www\.)\S+/g, ' ').trim();
  if (isGibberish(bare) || SMALL_TALK.test(bare) || CODE.test(bare)) return true;
  if (STORY.test(bare)) return false;
  const query = bare.replace(POLITE, '');
  if (TASKS.some((task) => task.test(query)))
    return (
      !/\b(?:about|for) (?:my|our|a) (?:son|daughter|child|kids?|little|toddler|baby|class)\b/.test(query) ||
      /^(?:translate|book|order|cancel|calculate)/.test(query)
    );
  // Another sentence may say what the story is about: “Who turned on the night light? A mystery with …”.
  const sentences = query
    .split(/[.?!]+/)
    .map((one) => one.trim())
    .filter((one) => one.split(' ').length > 2);
  if (sentences.length > 1 || FAMILY.test(query)) return false;
  return QUESTIONS.some((question) => question.test(query));
}
