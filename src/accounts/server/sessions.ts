import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessions, users } from '../../database/schema/accounts.ts';
import { type Clock, DAY, HOUR, later } from '../../platform/server/clock.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { newToken, sha256 } from '../../platform/server/ids.ts';
import type { Principal } from '../../platform/server/route.ts';
import { SIGNED_IN_HINT } from '../contract.ts';

const COOKIE = 'storywren_session';
/** A session lasts for thirty days after it was last used. */
const LIFETIME = 30 * DAY;
/** How often "last used" is written, so that reading costs no writing. */
const TOUCH_EVERY = HOUR;

export interface Sessions {
  /** Whose session the request carries; undefined for guests, and for accounts that were deleted. */
  principal(request: FastifyRequest, reply: FastifyReply): Promise<Principal | undefined>;
  begin(reply: FastifyReply, userId: string): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  endAll(tx: Tx, userId: string): Promise<void>;
  purge(): Promise<void>;
}

/** Sessions in the database, by the hash of a token that only the cookie holds. */
export function createSessions(db: Db, clock: Clock, config: Config): Sessions {
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
      const [found] = await db
        .select({ session: sessions, id: users.id, email: users.email })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(eq(sessions.tokenHash, sha256(token)), gt(sessions.expiresAt, now), isNull(users.deletedAt)),
        );
      if (!found) return undefined;
      if (found.session.lastSeenAt < later(now, -TOUCH_EVERY)) {
        await db
          .update(sessions)
          .set({ lastSeenAt: now, expiresAt: later(now, LIFETIME) })
          .where(eq(sessions.tokenHash, found.session.tokenHash));
        give(reply, token);
      }
      return { id: found.id, email: found.email, isAdmin: config.ADMIN_EMAILS.includes(found.email) };
    },
    async begin(reply, userId) {
      const token = newToken();
      const now = clock.now();
      await db.insert(sessions).values({
        tokenHash: sha256(token),
        userId,
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
    async endAll(tx, userId) {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    },
    async purge() {
      await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
    },
  };
}
