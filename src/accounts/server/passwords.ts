import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../../platform/server/errors.ts';

/** The ones that everybody tries first, of six letters and more. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 111111 000000 121212 123123 654321 666666 696969 112233 159753 123321
  password password1 password12 password123 passw0rd p@ssw0rd qwerty qwerty1 qwerty123 qwertyuiop 1q2w3e 1q2w3e4r 1qaz2wsx
  abc123 abcdef abcd1234 iloveyou letmein welcome welcome1 admin123 administrator monkey dragon sunshine princess football
  baseball superman batman master shadow michael jessica charlie daniel ashley pokemon starwars whatever trustno1 secret
  secret1 changeme default testing test123 test1234 asdfgh asdfghjkl zxcvbn zxcvbnm google hello123 freedom computer summer`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The part of the password policy that needs the server: lengths are in the contract's schemas.
 * @throws INVALID, at the field `field`, for a common password or the address itself.
 */
export function requireGoodPassword(password: string, email: string, field: string): void {
  const plain = password.toLowerCase();
  const easy = COMMON.has(plain) || plain === email || plain === email.split('@')[0];
  if (!easy) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw invalid(message, [{ path: field, message }]);
}

/** Argon2id with the library's defaults (19 MiB, two passes: OWASP's first choice). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let stranger: Promise<string> | undefined;

/** Takes as long for an address that nobody has: a wrong password and an unknown address look alike. */
export async function passwordMatches(known: string | undefined, password: string): Promise<boolean> {
  stranger ??= hash('nobody has this password');
  const matches = await verify(known ?? (await stranger), password);
  return known !== undefined && matches;
}
