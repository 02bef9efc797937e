import { chmod } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** Answers a question; when it throws, the reply is `null`. */
export type QuestionHandler = (question: unknown) => Promise<unknown>;

/** A socket that this process listens on. */
export interface HeldSocket {
  serve(handler: QuestionHandler): void;
  close(): Promise<void>;
}

/** Sent to every connection, to show that the holder is alive. */
const GREETING = 'here';
/** How long to wait for the greeting, and how long a holder waits for a question. */
const TIMEOUT_MS = 2000;
const MAX_QUESTION_LENGTH = 4096;
/** The error codes of connecting to a socket without a listener. */
const DEAD_CODES = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/**
 * Listens on a socket: sends a greeting to each connection and answers one question, one line of JSON each way. Undefined
 * when the socket exists already, dead or alive: creating it is the atomic step.
 */
export function listen(socket: string): Promise<HeldSocket | undefined> {
  return new Promise((resolve, reject) => {
    const open = new Set<Socket>();
    let handler: QuestionHandler | undefined;
    const server = createServer((connection) => {
      open.add(connection);
      connection.on('close', () => open.delete(connection)).on('error', () => undefined);
      connection.unref().write(`${GREETING}\n`);
      receiveQuestion(
        connection,
        (question) => handler?.(question) ?? Promise.reject(new Error('there is nobody to answer')),
      );
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, async () => {
      server.unref();
      // Only the owner of the folder may connect. A named pipe on Windows has no such mode.
      await chmod(socket, 0o600).catch(() => undefined);
      const serve = (given: QuestionHandler) => {
        handler = given;
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

function receiveQuestion(connection: Socket, handler: QuestionHandler): void {
  let received = '';
  connection.setEncoding('utf8').setTimeout(TIMEOUT_MS, () => connection.destroy());
  connection.on('data', (chunk) => {
    received += chunk;
    if (received.length > MAX_QUESTION_LENGTH) connection.destroy();
    const end = received.indexOf('\n');
    if (end < 0) return;
    connection.removeAllListeners('data').setTimeout(0);
    Promise.resolve()
      .then(() => handler(JSON.parse(received.slice(0, end))))
      .then(
        (reply) => connection.end(`${JSON.stringify(reply)}\n`),
        () => connection.end('null\n'),
      );
  });
}

/** Whether a process listens on the socket. One that accepts but sends no greeting counts: it may be busy. */
export function isHeld(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    connection.setTimeout(TIMEOUT_MS, () => connection.destroy());
    connection.on('data', () => connection.destroy());
    connection.on('error', (error: NodeJS.ErrnoException) => resolve(!DEAD_CODES.has(error.code ?? '')));
    connection.on('close', () => resolve(true));
  });
}

/** Sends a question to the listening process. @throws when it closes the connection without an answer. */
export function askSocket(socket: string, question: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(socket);
    let received = '';
    connection.setEncoding('utf8').on('data', (chunk) => {
      received += chunk;
    });
    connection.on('error', reject);
    connection.on('close', () => {
      const [, reply] = received.split('\n');
      if (reply) resolve(JSON.parse(reply));
      else reject(new Error('the app did not answer'));
    });
    connection.write(`${JSON.stringify(question)}\n`);
  });
}
