const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const PHONE = /(?:\+|\b)\d(?:[\s().-]?\d){6,14}\b/g;
const STREET =
  /\b(?:(?:unit|flat|apartment|apt)\s+\d+[a-z]?,?\s+)?\d{1,5}[a-z]?(?:\/\d{1,5})?\s+(?:\p{Lu}[\p{L}'’]+\s+){1,3}(?:St(?:reet)?|R(?:oa)?d|Ave(?:nue)?|Dr(?:ive)?|L(?:a)?ne|C(?:our)?t|Cres(?:cent)?|P(?:lace|l)|Way|Terrace|Parade|Boulevard|Blvd|Highway|Hwy|Close)\b\.?(?:,?\s+(?:\p{Lu}[\p{L}]+\s?){1,3}(?:\d{4,5})?)?/gu;

/** The same words without e-mail addresses, links, phone numbers and street addresses. */
export function withoutPrivateDetails(text: string): string {
  return text
    .replace(EMAIL, ' ')
    .replace(LINK, ' ')
    .replace(STREET, ' ')
    .replace(PHONE, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text holds an e-mail address, a link, a phone number or a street address. */
export function holdsPrivateDetails(text: string): boolean {
  return [EMAIL, LINK, PHONE, STREET].some((pattern) => text.search(pattern) >= 0);
}
