import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storywren-env-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a file of the server in the folder with nothing but these variables. */
function run(file: string, env: Record<string, string>) {
  const { PATH } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), path.resolve(file)],
    { cwd: folder, encoding: 'utf8', env: { ...(PATH ? { PATH } : {}), ...env } },
  );
  return { status, stdout, stderr };
}

describe('.env in the working directory', () => {
  it('is read by the start, which names the settings that it took, and warns of production without mail', async () => {
    const lines = [
      'MAIL_FROM=Mole <mole@burrow.example>',
      'LOG_LEVEL=nonsense',
      'NOT_OURS=7',
      'DATA_DIR=/dev/null/no',
    ];
    await writeFile(path.join(folder, '.env'), lines.join('\n'));
    const { status, stdout, stderr } = run('src/app/server/main.ts', {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      PUBLIC_URL: 'http://localhost:3000',
      // A variable that is set wins over the file.
      LOG_LEVEL: 'silent',
    });
    // It cannot start in that folder.
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      'Settings from .env: DATA_DIR, MAIL_FROM; from the environment: NODE_ENV, PUBLIC_URL, ALLOW_SANDBOX, LOG_LEVEL.',
      'Not a setting of Storywren, in .env: NOT_OURS.',
    ]);
    expect(stdout).not.toContain('burrow');
    expect(stderr).toContain('WARNING: SMTP_URL is not set');
  });

  it('is read by the commands', async () => {
    await writeFile(path.join(folder, '.env'), 'SMTP_URL=mail.example');
    const { status, stderr } = run('src/platform/server/mail/check.ts', {});
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/ {2}SMTP_URL: must be a URL that starts with smtp/),
    ]);
  });
});
