// npm test: installs, finds or installs a Chromium, builds, runs everything; names what failed, and
// ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, install, ROOT, requireNode } from './prepare.mjs';

requireNode();
install();
build();
const { findChromium } = await import('./chromium.mjs');
const chromium = findChromium();
// `npm test -- database` runs only what touches a database: the suite that CI repeats on PostgreSQL.
const onlyDatabase = process.argv.includes('database');
// `npm test -- models` runs only what holds our calls of models against a provider: CI repeats it with OPENAI_RIG_DIR.
const onlyModels = process.argv.includes('models');

const folder = mkdtempSync(path.join(tmpdir(), 'storywren-results-'));
const results = { passed: 0, failed: 0 };
/** A line for each test that failed. */
const remarks = [];

suite(
  'vitest',
  [
    at('vitest', 'vitest.mjs'),
    'run',
    ...(onlyDatabase
      ? [
          'src/accounts',
          'src/billing',
          'src/stories',
          'src/wallet',
          'src/platform',
          'src/app',
          'src/admin',
          'src/support',
        ]
      : []),
    ...(onlyModels
      ? [
          'src/stories/creation/server/tests/with-models.test.ts',
          'src/stories/creation/server/tests/misbehaving-provider.test.ts',
        ]
      : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(folder, 'vitest.json')}`,
  ],
  (report) => {
    const broken = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    remarks.push(...broken.map((file) => `FAILED ${inRoot(file.name)} could not be run`));
    for (const file of report.testResults) {
      for (const test of file.assertionResults) {
        if (test.status === 'failed') remarks.push(`FAILED ${inRoot(file.name)}: ${test.fullName}`);
      }
    }
    return [report.numPassedTests, report.numFailedTests + broken.length];
  },
);

if (!onlyModels) {
  suite(
    'playwright',
    [
      at('@playwright/test', 'cli.js'),
      'test',
      // Whatever else comes before the tests that want to be alone has nothing to do with the database.
      ...(onlyDatabase ? ['journey', 'crash', '--no-deps'] : []),
      '--reporter=line,json',
    ],
    (report) => {
      remarks.push(...report.errors.map((error) => `FAILED e2e: ${firstLine(error.message)}`));
      for (const spec of report.suites.flatMap(specsIn)) {
        for (const { status } of spec.tests) {
          if (status === 'unexpected') remarks.push(`FAILED e2e/${spec.file}: ${spec.title}`);
        }
      }
      return [report.stats.expected, report.stats.unexpected + report.errors.length];
    },
  );
}

rmSync(folder, { recursive: true, force: true });
// Last, so that a log that was cut off at its beginning still has them.
for (const remark of remarks) console.log(remark);
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed === 0 ? 0 : 1);

function suite(name, args, count) {
  const output = path.join(folder, `${name}.json`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: output,
      ...(onlyModels ? { EVERY_FAILURE: '1' } : {}),
    },
  });
  if (!existsSync(output)) {
    remarks.push(`FAILED ${name} ended (${status}) without a report`);
    results.failed += 1;
    return;
  }
  const [passed, failed] = count(JSON.parse(readFileSync(output, 'utf8')));
  results.passed += passed;
  // A runner that ends badly with no test failing (a crash, nothing to run) is a failure too.
  results.failed += failed || (status === 0 ? 0 : 1);
  if (status !== 0 && failed === 0) remarks.push(`FAILED ${name} ended (${status}) with no test failing`);
}

/** All specs of a suite of Playwright's report, however deep. */
function specsIn(group) {
  return [...(group.specs ?? []), ...(group.suites ?? []).flatMap(specsIn)];
}

function inRoot(file) {
  return path.relative(ROOT, file);
}

function firstLine(text) {
  return String(text).split('\n', 1)[0];
}

function at(...parts) {
  return path.join(ROOT, 'node_modules', ...parts);
}
