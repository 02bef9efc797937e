import { spawn } from 'node:child_process';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storywren-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('lockFolder', () => {
  it('locks a folder for one process, names the folder in the error, and can be released', async () => {
    const lock = await lockFolder(folder);
    const second = await lockFolder(folder).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(FolderInUseError);
    expect(String(second)).toContain(folder);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  it('releases the folder lock when its holder dies, even by kill -9', async () => {
    const holder = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
       await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`,
    ]);
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    const gone = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await gone;
    await (await lockFolder(folder)).release();
  });

  it('locks a folder whose path is too long for a socket', async () => {
    const deep = path.join(folder, 'a'.repeat(120));
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
    await lock.release();
  });

  it('gives the folder lock to exactly one of several processes that start at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const holders = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(holders).toHaveLength(1);
    await holders[0]?.release();
  });

  it('gives the folder lock to exactly one of several processes that find the same dead socket', async () => {
    for (let round = 0; round < 10; round += 1) {
      const socket = path.join(folder, 'in-use.sock');
      const holder = spawn(process.execPath, [
        '-e',
        `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('here'))`,
      ]);
      await new Promise((resolve) => holder.stdout.once('data', resolve));
      const gone = new Promise((resolve) => holder.once('exit', resolve));
      holder.kill('SIGKILL');
      await gone;
      // They start one after the other, some so late that the first already holds the lock.
      const all = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => setTimeout(n * round).then(() => lockFolder(folder))),
      );
      const holders = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(holders).toHaveLength(1);
      await holders[0]?.release();
    }
  });

  it('takes the folder lock after another process died while taking it', async () => {
    const stale = path.join(folder, 'in-use.sock.taking');
    await writeFile(path.join(folder, 'in-use.sock'), '');
    await writeFile(stale, '');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(stale, longAgo, longAgo);
    await (await lockFolder(folder)).release();
  });
});
