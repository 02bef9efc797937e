import { chmod } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** Answers a question; what it throws becomes a refusal without words. */
export type Answer = (question: unknown) => Promise<unknown>;

/** A socket that this process listens on. */
export interface Holding {
  serve(answer: Answer): void;
  close(): Promise<void>;
}

/** What the holder says to everybody who comes, so that they know that somebody is there. */
const HERE = 'here';
/** Longest wait for a sign of whoever listens, and longest that a holder waits for a question. */
const PATIENCE = 2000;
const QUESTION_MOST = 4096;
/** What connecting to a socket ends with when nobody listens on it any more. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/**
 * Listens on a socket: says that it is here, and answers one question, a line of JSON each way. Undefined when there is a
 * socket already, dead or alive: making one is the atomic step.
 */
export function listen(socket: string): Promise<Holding | undefined> {
  return new Promise((resolve, reject) => {
    const open = new Set<Socket>();
    let answer: Answer | undefined;
    const server = createServer((connection) => {
      open.add(connection);
      connection.on('close', () => open.delete(connection)).on('error', () => undefined);
      connection.unref().write(`${HERE}\n`);
      hear(
        connection,
        (question) => answer?.(question) ?? Promise.reject(new Error('there is nobody to answer')),
      );
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, async () => {
      server.unref();
      // Whoever may ask is whoever owns the folder. A pipe of Windows has no such mode.
      await chmod(socket, 0o600).catch(() => undefined);
      const serve = (given: Answer) => {
        answer = given;
      };
      resolve({ serve, close: () => closeAll(server, open) });
    });
  });
}

function closeAll(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const connection of open) connection.destroy();
  });
}

function hear(connection: Socket, answer: Answer): void {
  let said = '';
  connection.setEncoding('utf8').setTimeout(PATIENCE, () => connection.destroy());
  connection.on('data', (part) => {
    said += part;
    if (said.length > QUESTION_MOST) connection.destroy();
    const end = said.indexOf('\n');
    if (end < 0) return;
    connection.removeAllListeners('data').setTimeout(0);
    Promise.resolve()
      .then(() => answer(JSON.parse(said.slice(0, end))))
      .then(
        (reply) => connection.end(`${JSON.stringify(reply)}\n`),
        () => connection.end('null\n'),
      );
  });
}

/** Whether somebody listens there. One that accepts and says nothing counts: it may only be busy. */
export function isHeld(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    connection.setTimeout(PATIENCE, () => connection.destroy());
    connection.on('data', () => connection.destroy());
    connection.on('error', (error: NodeJS.ErrnoException) => resolve(!DEAD.has(error.code ?? '')));
    connection.on('close', () => resolve(true));
  });
}

/** Asks whoever listens there. @throws when they go away without an answer. */
export function askSocket(socket: string, question: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(socket);
    let said = '';
    connection.setEncoding('utf8').on('data', (part) => {
      said += part;
    });
    connection.on('error', reject);
    connection.on('close', () => {
      const [, reply] = said.split('\n');
      if (reply) resolve(JSON.parse(reply));
      else reject(new Error('the house did not answer'));
    });
    connection.write(`${JSON.stringify(question)}\n`);
  });
}
