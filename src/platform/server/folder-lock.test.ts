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

describe('the lock of a folder', () => {
  it('lets one in, names the folder to the next, and opens when released', async () => {
    const lock = await lockFolder(folder);
    const second = await lockFolder(folder).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(FolderInUseError);
    expect(String(second)).toContain(folder);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  it('is gone with its holder, also after kill -9', async () => {
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

  it('works for a path that is too long for a socket', async () => {
    const deep = path.join(folder, 'a'.repeat(120));
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
    await lock.release();
  });

  it('lets exactly one of many in that start at the same moment', async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const holders = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(holders).toHaveLength(1);
    await holders[0]?.release();
  });

  it('lets exactly one of many in that find the same dead socket, on however busy a machine', async () => {
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
      // They come one after the other, some so late that the first has it already.
      const all = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => setTimeout(n * round).then(() => lockFolder(folder))),
      );
      const holders = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(holders).toHaveLength(1);
      await holders[0]?.release();
    }
  });

  it('is not held up by one that died while it took the folder', async () => {
    const left = path.join(folder, 'in-use.sock.taking');
    await writeFile(path.join(folder, 'in-use.sock'), '');
    await writeFile(left, '');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(left, longAgo, longAgo);
    await (await lockFolder(folder)).release();
  });
});
