import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const MOST_CODE_FILES = 20;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1e7,
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file));

describe('folders', () => {
  it('hold twenty code files of their own at most', () => {
    const counts = new Map<string, number>();
    for (const file of files) {
      const folder = path.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > MOST_CODE_FILES)).toEqual([]);
  });

  it('that are built hold no fixtures', () => {
    const built = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    expect(built.filter((file) => /(^|\/)fixtures(\/|$)/.test(file))).toEqual([]);
  });
});
