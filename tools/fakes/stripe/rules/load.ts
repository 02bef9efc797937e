import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rules } from './rules.ts';

/** Increase it with every change to how rules are derived, to invalidate the cache. */
const CACHE_VERSION = 1;

/** Loads the rules of the installed package of Stripe: derived once, then cached next to it. */
export async function loadRules(): Promise<Rules> {
  const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve('stripe')), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.resolve(root, '../.cache/storywren');
  const file = path.join(folder, `stripe-${version}-${CACHE_VERSION}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Rules;
  } catch {
    // The compiler is slow to load and only needed here.
    const { deriveRules } = await import('./derive.ts');
    const rules = deriveRules(root);
    mkdirSync(folder, { recursive: true });
    // Another process may write the same file at the same time.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(rules));
    renameSync(temporary, file);
    return rules;
  }
}
