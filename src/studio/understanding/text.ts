/** Straight quotes and single spaces, and no longer than a prompt may be; upper case is kept, since names have it. */
export function plain(prompt: string): string {
  return prompt
    .slice(0, 2000)
    .normalize('NFC')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\bmy (?:ex[- ]?)?(?:husband|wife|partner)'s (mother|mum|mom|father|dad)\b/gi, 'my $1')
    .replace(/\b(my (?:partner|husband|wife)) \(((?:her|his|their) (?:other )?\w+)\)/gi, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What cues are looked for in: lower case, without apostrophes, so that “wont”, “won’t” and “Won't” are one word. */
export function cueText(text: string): string {
  return text.toLowerCase().replace(/'/g, '');
}

const ENGLISH =
  /\b(?:the|and|is|are|she|he|her|his|my|our|to|of|with|for|a|an|who|when|not|doesn't|won't|can't|they|at|about|new|first|being|learning|going|we|it|in|on|off|or|too|every|please|says?|someone|how|my|never|can't|him|up|out|when|wont|cant|doesnt|has|have|wants|loves|likes)\b/gi;
const ORDER =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules|prompts?|above|previous)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|chatgpt|assistant|language model)\b/i;

/** Whether a prompt can be read at all: words of English, and no order to the machine. */
export function isReadable(text: string): boolean {
  if (ORDER.test(text)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return false;
  if (words.length < 6) return true;
  return (text.match(ENGLISH) ?? []).length / words.length > 0.08;
}
