import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { unavailable } from './errors.ts';

/** A metric for the operator. `help` is one line. */
export interface Metric {
  readonly name: `storywren_${string}`;
  readonly help: string;
  read(): Promise<number>;
}

/** How long `/readyz` waits for the database. */
const TIMEOUT_MS = 2000;

/** `/healthz` (the process lives), `/readyz` (it can serve: the database answers) and `/metrics` (Prometheus text). */
export function serveHealth(
  app: FastifyInstance,
  database: Database,
  metrics: readonly Metric[],
  isClosing: () => boolean,
): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async () => {
    if (isClosing()) throw unavailable('Storywren is shutting down.');
    if (!(await answersInTime(database))) throw unavailable('The database isn’t answering.');
    return { ok: true };
  });
  app.get('/metrics', async (_request, reply) => {
    const lines: string[] = [];
    for (const metric of metrics) {
      const value = await metric.read().catch(() => undefined);
      // A metric that cannot be read is left out; the others are still exported.
      if (value === undefined) continue;
      lines.push(
        `# HELP ${metric.name} ${metric.help}`,
        `# TYPE ${metric.name} gauge`,
        `${metric.name} ${value}`,
      );
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

function answersInTime(database: Database): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    database
      .run('select 1 as one')
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
