/**
 * Cost and income of stories: `npm run studio:costs [-- --write]`. Prints the tables; `--write` writes them into
 * docs/costs.md, between its two marks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { computed, withTables } from './costs-page.ts';

const FILE = new URL('../../../docs/costs.md', import.meta.url);

process.stdout.write(`${computed()}\n`);
if (process.argv.includes('--write')) writeFileSync(FILE, withTables(readFileSync(FILE, 'utf8')));
