const digitsOf = (text: string) => text.replace(/\D/g, '');

/** American Express groups its fifteen digits 4-6-5; all others use groups of four. */
const isAmex = (digits: string) => /^3[47]/.test(digits);

/** A card number with spaces, however it was typed or pasted. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  if (isAmex(digits)) {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  }
  return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "08 / 29" from "829", "0829", "8/29" or "08/2029". `before` distinguishes typing from deleting. */
export function formatExpiry(text: string, before = ''): string {
  const [first = '', ...rest] = text.split('/');
  const hasSlash = rest.length > 0;
  let month = digitsOf(first);
  let year = digitsOf(rest.join(''));
  if (!hasSlash) {
    // No month starts with 2 to 9, so the digit is a whole month.
    if (/^[2-9]/.test(month)) month = `0${month}`;
    year = month.slice(2);
    month = month.slice(0, 2);
  } else if (month.length === 1) {
    month = `0${month}`;
  }
  if (year.length === 4 && year.startsWith('20')) year = year.slice(2);
  month = month.slice(0, 2);
  year = year.slice(0, 2);
  const deleting = text.length < before.length;
  if (!year && (month.length < 2 || (deleting && !hasSlash))) return month;
  if (!year && deleting) return month;
  return `${month} / ${year}`;
}

/** Three or four digits. */
export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, 4);
}
