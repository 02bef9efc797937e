import { createHash } from 'node:crypto';
import { mkdir, open, realpath, stat, unlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newToken } from './ids.ts';

/** The folder belongs to a server that is running now. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
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
  const token = newToken();
  const server = (await listen(socket, token)) ?? (await replaceDead(socket, token));
  if (!server) throw inUse(folder);
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Removes a socket that nobody answers, and listens in its place; undefined when somebody has the folder, or is taking
 * it at this moment. Only one at a time may look and remove: two that found the same dead socket would otherwise remove
 * each other's new one, however quick they are.
 */
async function replaceDead(socket: string, token: string): Promise<Server | undefined> {
  const taking = `${socket}.taking`;
  if (!(await makeFile(taking)) && !((await isLeftBehind(taking)) && (await makeFile(taking))))
    return undefined;
  try {
    if (await whoAnswers(socket)) return undefined;
    await unlink(socket).catch(() => undefined);
    return await listen(socket, token);
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

/** Undefined when there is a socket already, dead or alive: making one is the atomic step. */
function listen(socket: string, token: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.on('error', () => undefined).end(token));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The token of whoever listens there, or undefined when nobody does. */
function whoAnswers(socket: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    let said = '';
    connection.setEncoding('utf8').setTimeout(2000, () => connection.destroy());
    connection.on('data', (part) => {
      said += part;
    });
    connection.on('error', () => resolve(undefined));
    connection.on('close', () => resolve(said || 'somebody silent'));
  });
}
