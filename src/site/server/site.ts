import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/server/clock.ts';
import type { Db } from '../../platform/server/database/database.ts';
import { type Route, serve } from '../../platform/server/http/route.ts';
import { logoImage, storeLogo } from '../contract.ts';
import { siteImages } from './schema.ts';

/** The default logo, a file of the web app. */
const OWN_LOGO = '/wren.svg';

/** The routes for images of the site. */
export function createSite({ db, clock }: { db: Db; clock: Clock }): { readonly routes: readonly Route[] } {
  const logo = async () => {
    const [row] = await db.select().from(siteImages).where(eq(siteImages.type, 'logo'));
    return row ? { type: row.type, url: row.url } : undefined;
  };
  return {
    routes: [
      serve(logoImage, async () => (await logo()) ?? null),
      serve(storeLogo, async () => {
        // The first request stores it and later ones change nothing, so anyone may call this.
        await db
          .insert(siteImages)
          .values({ type: 'logo', url: OWN_LOGO, storedAt: clock.now() })
          .onConflictDoNothing();
        return (await logo()) ?? { type: 'logo' as const, url: OWN_LOGO };
      }),
    ],
  };
}
