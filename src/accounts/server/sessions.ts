import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sessions } from '../../database/schema/accounts.ts';
import { type Clock, DAY, HOUR, later } from '../../platform/server/clock.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Database, Tx } from '../../platform/server/db.ts';
import { notFound } from '../../platform/server/errors.ts';
import { newId, newToken, sha256 } from '../../platform/server/ids.ts';
import type { Principal } from '../../platform/server/route.ts';
import type { Device } from '../account-contract.ts';
import { SIGNED_IN_HINT } from '../contract.ts';
import { deviceOf, UNKNOWN_DEVICE } from './device.ts';

const COOKIE = 'storywren_session';
/** A session lasts for thirty days after it was last used. */
const LIFETIME = 30 * DAY;
/** How often "last used" is written, so that reading costs no writing. */
const TOUCH_EVERY = HOUR;
/** Most devices in one answer. */
const MOST_SHOWN = 100;

const foundSchema = z.object({ id: z.string(), email: z.string(), last_seen_at: z.date() });

export interface Sessions {
  /** Whose session the request carries; undefined for guests, and for accounts that were deleted. */
  principal(request: FastifyRequest, reply: FastifyReply): Promise<Principal | undefined>;
  begin(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Ends every session of a parent, but for the one that the request carries, if it is given. */
  endAll(tx: Tx, userId: string, but?: FastifyRequest): Promise<void>;
  /** Where a parent is signed in, the last used first. */
  devices(request: FastifyRequest, userId: string): Promise<Device[]>;
  /** @throws NOT_FOUND when it is not the parent's, or has ended already. */
  endOne(userId: string, id: string): Promise<void>;
  /** When the request's session began; undefined without one. */
  begunAt(request: FastifyRequest): Promise<Date | undefined>;
  purge(): Promise<void>;
}

/** Sessions in the database, by the hash of a token that only the cookie holds. */
export function createSessions(
  { db, run }: Pick<Database, 'db' | 'run'>,
  clock: Clock,
  config: Config,
): Sessions {
  const cookie = { path: '/', sameSite: 'lax' as const, secure: config.isSecure, maxAge: LIFETIME / 1000 };
  const give = (reply: FastifyReply, token: string) => {
    reply.setCookie(COOKIE, token, { ...cookie, httpOnly: true });
    reply.setCookie(SIGNED_IN_HINT, '1', cookie);
  };
  return {
    async principal(request, reply) {
      const token = request.cookies[COOKIE];
      if (!token) return undefined;
      const now = clock.now();
      const tokenHash = sha256(token);
      // Asked by almost every call: a function keeps its plan.
      const { rows } = await run('select * from person_by_session($1, $2)', [tokenHash, now]);
      if (!rows[0]) return undefined;
      const found = z.parse(foundSchema, rows[0]);
      if (found.last_seen_at < later(now, -TOUCH_EVERY)) {
        await db
          .update(sessions)
          .set({ lastSeenAt: now, expiresAt: later(now, LIFETIME) })
          .where(eq(sessions.tokenHash, tokenHash));
        give(reply, token);
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
      give(reply, token);
    },
    async end(request, reply) {
      const token = request.cookies[COOKIE];
      if (token) await db.delete(sessions).where(eq(sessions.tokenHash, sha256(token)));
      reply.clearCookie(COOKIE, { path: '/' });
      reply.clearCookie(SIGNED_IN_HINT, { path: '/' });
    },
    async endAll(tx, userId, but) {
      const token = but?.cookies[COOKIE];
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
        .limit(MOST_SHOWN);
      return rows.map((row) => ({
        id: row.id,
        device: row.device ?? UNKNOWN_DEVICE,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        current: token !== undefined && row.tokenHash === sha256(token),
      }));
    },
    async endOne(userId, id) {
      const gone = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      if (gone.length === 0) throw notFound('This device is signed out already.');
    },
    async begunAt(request) {
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
