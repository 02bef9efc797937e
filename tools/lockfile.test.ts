import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const entries = Object.entries(packages);

/** Where Node would find a package that is asked for from `from`. */
function found(from: string, name: string): boolean {
  for (
    let at = from;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[path.posix.join(at, 'node_modules', name)]) return true;
    if (at === '') return false;
  }
}

describe('the lockfile', () => {
  it('has every optional package of every platform', () => {
    const missing = entries.flatMap(([at, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter((name) => !found(at, name)),
    );
    expect(missing).toEqual([]);
  });

  it('asks for nothing newer than Node 20.19', () => {
    const tooNew = entries
      .filter(([, { engines }]) => engines?.node && !satisfies('20.19.0', engines.node))
      .map(([at]) => at);
    expect(tooNew).toEqual([]);
  });

  it('names no registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved).map(([at]) => at)).toEqual([]);
  });
});

describe('the versions of package.json', () => {
  it('are exact', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
