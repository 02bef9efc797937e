import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rules } from './rules.ts';

/** Goes up with every change of how the rules are read, so that old ones are not used any more. */
const EDITION = 1;

/** The rules of the installed package of Stripe: read off it once, then kept beside it. */
export async function loadRules(): Promise<Rules> {
  const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve('stripe')), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.resolve(root, '../.cache/storywren');
  const file = path.join(folder, `stripe-${version}-${EDITION}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Rules;
  } catch {
    // The compiler is slow to load, and needed only here.
    const { deriveRules } = await import('./derive.ts');
    const rules = deriveRules(root);
    mkdirSync(folder, { recursive: true });
    // Another process may be writing the same file.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, JSON.stringify(rules));
    renameSync(own, file);
    return rules;
  }
}
