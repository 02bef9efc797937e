import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long files: started last, one would run on alone while the other core idles. */
const LONG = /money\.|with-models|backup\/|misbehaving|stripe\.test|canary/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Files that measure time: run when the others have ended, so that nothing else loads the machine. */
const TIMED = ['src/stories/creation/**/pace.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'tests', include: ['src/**/*.test.ts', 'tools/**/*.test.ts'], exclude: TIMED },
      },
      { extends: true, test: { name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
    globalSetup: 'tools/testing/run-folder.ts',
    // One database is opened for each worker and used by all of its files.
    pool: 'forks',
    isolate: false,
    // One more than there are cores: some tests wait for a provider's time limits.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Skips the optimising compiler for the embedded database's WebAssembly, which costs tests more time than it saves.
    execArgv: ['--liftoff-only'],
    // Transformed modules are cached for the next run.
    experimental: { fsModuleCache: true },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test' },
  },
});
