// npm test: installs, finds or installs a Chromium, builds, runs everything; ends with "N passed, N failed".
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

const folder = mkdtempSync(path.join(tmpdir(), 'storywren-results-'));
const results = { passed: 0, failed: 0 };

suite(
  'vitest',
  [
    at('vitest', 'vitest.mjs'),
    'run',
    ...(onlyDatabase
      ? ['src/accounts', 'src/billing', 'src/stories', 'src/wallet', 'src/platform', 'src/app']
      : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(folder, 'vitest.json')}`,
  ],
  (report) => [
    report.numPassedTests,
    report.numFailedTests +
      report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        .length,
  ],
);

suite(
  'playwright',
  [
    at('@playwright/test', 'cli.js'),
    'test',
    ...(onlyDatabase ? ['journey', 'crash'] : []),
    '--reporter=line,json',
  ],
  (report) => [report.stats.expected + report.stats.flaky, report.stats.unexpected + report.errors.length],
);

rmSync(folder, { recursive: true, force: true });
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed === 0 ? 0 : 1);

function suite(name, args, count) {
  const output = path.join(folder, `${name}.json`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
  });
  if (!existsSync(output)) {
    console.error(`${name} ended (${status}) without a report.`);
    results.failed += 1;
    return;
  }
  const [passed, failed] = count(JSON.parse(readFileSync(output, 'utf8')));
  results.passed += passed;
  // A runner that ends badly with no test failing (a crash, nothing to run) is a failure too.
  results.failed += failed || (status === 0 ? 0 : 1);
}

function at(...parts) {
  return path.join(ROOT, 'node_modules', ...parts);
}
