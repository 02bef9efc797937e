import { createHash } from 'node:crypto';
import { mkdir, open, realpath, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Answer, askSocket, type Holding, isHeld, listen } from './folder-socket.ts';

/** The folder belongs to a server that is running now. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  /** From now on, answers what other commands of the same owner ask of this process. */
  serve(answer: Answer): void;
  release(): Promise<void>;
}

/** Longest path that a Unix socket takes everywhere (macOS has room for 104 bytes). */
const SOCKET_PATH_MAX = 100;
/** Putting a new socket in the place of a dead one takes milliseconds; whoever began longer ago has died over it. */
const TAKING_MOST = 3000;

/**
 * Takes a folder for this process alone. The lock is a socket that its holder listens on, so it ends with the
 * process, however that ends: after a crash there is nothing to wait for or to clean up.
 * @throws FolderInUseError when another process has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const socket = await socketPath(folder);
  const holding = (await listen(socket)) ?? (await replaceDead(socket));
  if (!holding) throw inUse(folder);
  return { serve: holding.serve, release: holding.close };
}

/**
 * Asks whoever has the folder, and waits for the answer, however long it takes; undefined when nobody has the folder.
 * @throws when the holder went away before it answered, or cannot answer questions.
 */
export async function askHolder(folder: string, question: object): Promise<unknown> {
  const socket = await socketPath(folder);
  return (await isHeld(socket)) ? askSocket(socket, question) : undefined;
}

/**
 * Removes a socket that nobody answers, and listens in its place; undefined when somebody has the folder, or is taking
 * it at this moment. Only one at a time may look and remove: two that found the same dead socket would otherwise remove
 * each other's new one, however quick they are.
 */
async function replaceDead(socket: string): Promise<Holding | undefined> {
  const taking = `${socket}.taking`;
  if (!(await makeFile(taking)) && !((await isLeftBehind(taking)) && (await makeFile(taking))))
    return undefined;
  try {
    if (await isHeld(socket)) return undefined;
    await unlink(socket).catch(() => undefined);
    return await listen(socket);
  } finally {
    await unlink(taking).catch(() => undefined);
  }
}

/** True when the file was not there and is now: making it is the atomic step. */
async function makeFile(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the file of a process that died in the very moment of taking; true when there was one. */
async function isLeftBehind(file: string): Promise<boolean> {
  const since = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  if (since === undefined || Date.now() - since < TAKING_MOST) return false;
  await unlink(file).catch(() => undefined);
  return true;
}

const inUse = (folder: string) =>
  new FolderInUseError(`Storywren is already running: the folder ${folder} is in use by another server.`);

async function socketPath(folder: string): Promise<string> {
  const real = await realpath(folder);
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\storywren-${createHash('sha256').update(real).digest('hex')}`;
  const inside = path.join(real, 'in-use.sock');
  if (Buffer.byteLength(inside) <= SOCKET_PATH_MAX) return inside;
  return path.join(
    tmpdir(),
    `storywren-${createHash('sha256').update(real).digest('hex').slice(0, 32)}.sock`,
  );
}
