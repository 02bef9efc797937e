import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../../platform/server/http/errors.ts';

/** The most common passwords of six characters or more. */
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
 * Checks the rules of the password policy that only the server can check; lengths are checked by the contract.
 * @throws INVALID, at the field `field`, for a common password or the address itself.
 */
export function requireStrongPassword(password: string, email: string, field: string): void {
  const lowered = password.toLowerCase();
  const isWeak = COMMON.has(lowered) || lowered === email || lowered === email.split('@')[0];
  if (!isWeak) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw invalid(message, [{ path: field, message }]);
}

/** Argon2id with the library's defaults (19 MiB, two passes: OWASP's first choice). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let dummyHash: Promise<string> | undefined;

/** Takes equally long without an account, so that a wrong password and an unknown address cannot be distinguished. */
export async function passwordMatches(known: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody has this password');
  const matches = await verify(known ?? (await dummyHash), password);
  return known !== undefined && matches;
}
