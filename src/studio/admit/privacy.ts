const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const PHONE = /(?:\+|\b)\d(?:[\s().-]?\d){6,14}\b/g;
const STREET =
  /\b(?:(?:unit|flat|apartment|apt)\s+\d+[a-z]?,?\s+)?\d{1,5}[a-z]?(?:\/\d{1,5})?\s+(?:\p{Lu}[\p{L}'’]+\s+){1,3}(?:St(?:reet)?|R(?:oa)?d|Ave(?:nue)?|Dr(?:ive)?|L(?:a)?ne|C(?:our)?t|Cres(?:cent)?|P(?:lace|l)|Way|Terrace|Parade|Boulevard|Blvd|Highway|Hwy|Close)\b\.?(?:,?\s+(?:\p{Lu}[\p{L}]+\s?){1,3}(?:\d{4,5})?)?/gu;

/** A street address in lower case, as a parent may type it; searched for in prompts only: "12 wattle street". */
const QUIET_STREET =
  /\b\d{1,5}[a-z]?\s+[\p{L}'’]+(?:\s+[\p{L}'’]+)?\s+(?:street|road|avenue|crescent|parade|boulevard|highway|terrace)\b\.?/giu;
const POSTCODE = /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT)\s+\d{4}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/g;
const DOCUMENT =
  /\b[A-Z]{1,2}\d{6,9}[A-Z]?\b|\b(?:medicare|passport|licen[cs]e|nhs|ssn)(?:\s+(?:card|number|no|is))*[\s.:#]+[\d][\d /-]{3,16}/gi;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(
  String.raw`(?:\b(?:dob|d\.o\.b\.|date of birth|born(?: on)?|birthday(?: is)?(?: on)?)[\s:]*)?(?:\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b(?:19|20)\d{2}-\d{1,2}-\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? (?:19|20)\d{2}\b|\b${MONTH} \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}\b)`,
  'gi',
);
const HANDLE = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}][\p{L}\p{N}._-]{1,30}/gu;
const ACCOUNT =
  /\b(?:instagram|insta|snapchat|snap|tik ?tok|discord|roblox|minecraft|fortnite|whatsapp|telegram|twitter|facebook|youtube)(?:\s+(?:(?:user)?name|handle|account|id|tag|is|called)){0,3}(?:\s*[:=]\s*\S+|\s+(?=\S*[\d_.#])[\p{L}\p{N}][\p{L}\p{N}_.#-]{2,30}\S)/giu;
const SCHOOL_KIND =
  '(?:primary|public|state|elementary|high|grammar|middle|secondary|catholic|christian|islamic|lutheran|montessori|steiner|anglican|infants?|junior|senior|community|girls|boys|day)';
const SCHOOL_END =
  '(?:school|college|academy|kindergarten|kinder|preschool|pre-school|childcare|child care|early learning(?: centre)?|nursery)';
const NAMED_SCHOOL = new RegExp(
  String.raw`(?:\b(?:St\.?|Saint)\s+)?(?:\b\p{Lu}[\p{L}'’-]{1,20}\s+){1,4}(?:${SCHOOL_KIND}\s+){0,2}${SCHOOL_END}\b`,
  'giu',
);
const QUIET_SCHOOL = new RegExp(
  String.raw`\b(goes to|go to|going to|went to|attends|attending|starts at|started at|student at|pupil at|class at|enrolled at|enrolled in)\s+(?!(?:a|an|the|her|his|my|our|their|new|big|proper|primary|high|public|private|another|same|school)\b)(?:[\p{L}'’.-]{2,20}\s+){1,4}?(?:${SCHOOL_KIND}\s+){0,2}${SCHOOL_END}\b`,
  'giu',
);

/** Removes the names of schools: the capitalised words before "school". */
function withoutSchools(text: string): string {
  return text.replace(QUIET_SCHOOL, '$1 school').replace(NAMED_SCHOOL, (found) => {
    const words = found.split(/\s+/);
    let kind = words.length - 2;
    while (kind >= 0 && KIND.test(words[kind] ?? '')) kind--;
    let own = kind;
    while (own >= 0 && (isOwnName(words[own] ?? '') || /^(?:St\.?|Saint|of)$/.test(words[own] ?? ''))) own--;
    return own === kind ? found : [...words.slice(0, own + 1), words.at(-1)?.toLowerCase() ?? ''].join(' ');
  });
}

const KIND = new RegExp(`^${SCHOOL_KIND}$`, 'i');
const COMMON =
  /^(?:The|A|An|My|Our|His|Her|Their|New|Big|First|Old|Primary|Public|State|Elementary|High|Middle|Secondary|Catholic|Sunday|After|Before|Starting|Going|Start|Learning|Moving|Changing|Being|At|In|To|Day|Summer|Swimming|Music|Dance|Ballet|Magic|Wizard|Dragon|Pirate|Circus|Fairy|Monster|Zombie|Mermaid|Witch|Ninja|Robot|Space|Superhero|Animal|Dinosaur|Cooking|Art|Forest|Bush|Boarding|Home|Special|Language|German|French|Italian|Chinese|Saturday|Lovely|Fear|Hating|Loving|Hates|Loves|Likes|Bullied|When|Why|No|She|He|We|They|Is|Not|Not|Back|Last|Next|Every|Mum|Dad|Year|Prep)$/;

const isOwnName = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word) && !COMMON.test(word);

/**
 * Removes e-mail addresses, links, phone numbers, document numbers, street addresses, postcodes, full dates, social
 * media accounts and the names of schools.
 */
export function withoutPrivateDetails(text: string): string {
  const bare = [EMAIL, LINK, ACCOUNT, HANDLE, STREET, QUIET_STREET, POSTCODE, DATE, DOCUMENT, PHONE].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text,
  );
  return withoutSchools(bare)
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text contains an e-mail address, a link, a phone number or a street address. */
export function hasPrivateDetails(text: string): boolean {
  return [EMAIL, LINK, PHONE, STREET].some((pattern) => text.search(pattern) >= 0);
}
