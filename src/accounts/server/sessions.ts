import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Clock, DAY, HOUR, later } from '../../platform/server/clock.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Database, Tx } from '../../platform/server/database/database.ts';
import { notFound } from '../../platform/server/http/errors.ts';
import type { Principal } from '../../platform/server/http/route.ts';
import { newId, newToken, sha256 } from '../../platform/server/security/ids.ts';
import { SIGNED_IN_HINT } from '../contract.ts';
import type { Device } from '../own-account-contract.ts';
import { deviceOf, UNKNOWN_DEVICE } from './device.ts';
import { sessions } from './schema.ts';

const COOKIE = 'storywren_session';
/** A session lasts for thirty days after it was last used. */
const LIFETIME = 30 * DAY;
/** Minimum interval between two writes of "last used", so that most requests only read. */
const TOUCH_INTERVAL = HOUR;
/** Maximum number of devices in one reply. */
const MAX_DEVICES = 100;

const foundSchema = z.object({ id: z.string(), email: z.string(), last_seen_at: z.date() });

export interface Sessions {
  /** The user of the session in the request; undefined for guests and for deleted accounts. */
  principal(request: FastifyRequest, reply: FastifyReply): Promise<Principal | undefined>;
  begin(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Ends every session of a user, except that of the given request. */
  endAll(tx: Tx, userId: string, except?: FastifyRequest): Promise<void>;
  /** The sessions of a user, the last used first. */
  devices(request: FastifyRequest, userId: string): Promise<Device[]>;
  /** @throws NOT_FOUND when it belongs to another user or has ended already. */
  endOne(userId: string, id: string): Promise<void>;
  /** When the request's session began; undefined without one. */
  startedAt(request: FastifyRequest): Promise<Date | undefined>;
  purge(): Promise<void>;
}

/** Sessions in the database, keyed by the hash of a token that only the cookie contains. */
export function createSessions(
  { db, run }: Pick<Database, 'db' | 'run'>,
  clock: Clock,
  config: Config,
): Sessions {
  const cookie = { path: '/', sameSite: 'lax' as const, secure: config.isSecure, maxAge: LIFETIME / 1000 };
  const setCookies = (reply: FastifyReply, token: string) => {
    reply.setCookie(COOKIE, token, { ...cookie, httpOnly: true });
    reply.setCookie(SIGNED_IN_HINT, '1', cookie);
  };
  return {
    async principal(request, reply) {
      const token = request.cookies[COOKIE];
      if (!token) return undefined;
      const now = clock.now();
      const tokenHash = sha256(token);
      // Runs on almost every request: a database function caches its query plan.
      const { rows } = await run('select * from person_by_session($1, $2)', [tokenHash, now]);
      if (!rows[0]) return undefined;
      const found = z.parse(foundSchema, rows[0]);
      if (found.last_seen_at < later(now, -TOUCH_INTERVAL)) {
        await db
          .update(sessions)
          .set({ lastSeenAt: now, expiresAt: later(now, LIFETIME) })
          .where(eq(sessions.tokenHash, tokenHash));
        setCookies(reply, token);
      }
      return { id: found.id, email: found.email, isAdmin: config.ADMIN_EMAILS.includes(found.email) };
    },
    async begin(request, reply, userId) {
      const token = newToken();
      const now = clock.now();
      await db.insert(sessions).values({
        tokenHash: sha256(token),
        id: newId(),
        userId,
        device: deviceOf(request.headers['user-agent']),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: later(now, LIFETIME),
      });
      setCookies(reply, token);
    },
    async end(request, reply) {
      const token = request.cookies[COOKIE];
      if (token) await db.delete(sessions).where(eq(sessions.tokenHash, sha256(token)));
      reply.clearCookie(COOKIE, { path: '/' });
      reply.clearCookie(SIGNED_IN_HINT, { path: '/' });
    },
    async endAll(tx, userId, except) {
      const token = except?.cookies[COOKIE];
      const others = token ? ne(sessions.tokenHash, sha256(token)) : undefined;
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
    },
    async devices(request, userId) {
      const token = request.cookies[COOKIE];
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
        .limit(MAX_DEVICES);
      return rows.map((row) => ({
        id: row.id,
        device: row.device ?? UNKNOWN_DEVICE,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        current: token !== undefined && row.tokenHash === sha256(token),
      }));
    },
    async endOne(userId, id) {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw notFound('This device is already signed out.');
    },
    async startedAt(request) {
      const token = request.cookies[COOKIE];
      if (!token) return undefined;
      const [row] = await db
        .select({ createdAt: sessions.createdAt })
        .from(sessions)
        .where(eq(sessions.tokenHash, sha256(token)));
      return row?.createdAt;
    },
    async purge() {
      await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
    },
  };
}
