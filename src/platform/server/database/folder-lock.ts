import { createHash } from 'node:crypto';
import { mkdir, open, realpath, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askSocket, type HeldSocket, isHeld, listen, type QuestionHandler } from './folder-socket.ts';

/** Another running process has locked the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  /** Handles questions that other commands of the same owner send to this process. */
  serve(handler: QuestionHandler): void;
  release(): Promise<void>;
}

/** The longest path for a Unix socket on every system (macOS allows 104 bytes). */
const SOCKET_PATH_MAX = 100;
/** Replacing a dead socket takes milliseconds; a process that began longer ago than this has died. */
const TAKING_TIMEOUT_MS = 3000;

/**
 * Locks a folder for this process. The lock is a socket that its holder listens on, so it ends with the process, even
 * after a crash.
 * @throws FolderInUseError when another process holds the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const socket = await socketPath(folder);
  const held = (await listen(socket)) ?? (await replaceDead(socket));
  if (!held) throw inUse(folder);
  return { serve: held.serve, release: held.close };
}

/**
 * Sends a question to the process that holds the lock and waits for its answer without a timeout; undefined when the
 * folder is not locked.
 * @throws when the holder closes the connection before it answers, or does not answer questions.
 */
export async function askHolder(folder: string, question: object): Promise<unknown> {
  const socket = await socketPath(folder);
  return (await isHeld(socket)) ? askSocket(socket, question) : undefined;
}

/**
 * Removes a dead socket and listens in its place; undefined when another process holds the lock or is taking it. Only one
 * process at a time may check and remove: two that find the same dead socket could otherwise remove each other's new one.
 */
async function replaceDead(socket: string): Promise<HeldSocket | undefined> {
  const taking = `${socket}.taking`;
  if (!(await createFile(taking)) && !((await removeStale(taking)) && (await createFile(taking))))
    return undefined;
  try {
    if (await isHeld(socket)) return undefined;
    await unlink(socket).catch(() => undefined);
    return await listen(socket);
  } finally {
    await unlink(taking).catch(() => undefined);
  }
}

/** Creates the file; false when it exists already. Creating it is the atomic step. */
async function createFile(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the file of a process that died while taking the lock; true when there was one. */
async function removeStale(file: string): Promise<boolean> {
  const since = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  if (since === undefined || Date.now() - since < TAKING_TIMEOUT_MS) return false;
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
