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

/** Whether Node would resolve a package that is required from `from`. */
function canResolve(from: string, name: string): boolean {
  for (
    let at = from;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[path.posix.join(at, 'node_modules', name)]) return true;
    if (at === '') return false;
  }
}

describe('package-lock.json', () => {
  it('locks every optional package of every platform', () => {
    const missing = entries.flatMap(([at, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter((name) => !canResolve(at, name)),
    );
    expect(missing).toEqual([]);
  });

  it('locks no package that needs a Node newer than 20.19', () => {
    const tooNew = entries
      .filter(([, { engines }]) => engines?.node && !satisfies('20.19.0', engines.node))
      .map(([at]) => at);
    expect(tooNew).toEqual([]);
  });

  it('names no registry in the lockfile', () => {
    expect(entries.filter(([, { resolved }]) => resolved).map(([at]) => at)).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins exact versions of all dependencies', () => {
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
