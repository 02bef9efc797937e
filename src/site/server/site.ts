import { eq } from 'drizzle-orm';
import { siteImages } from '../../database/schema/site.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Db } from '../../platform/server/db.ts';
import { type Route, serve } from '../../platform/server/route.ts';
import { logoImage, storeLogo } from '../contract.ts';

/** The wren that lies beside the web app. */
const OWN_LOGO = '/wren.svg';

/** The pictures of the house itself. */
export function createSite({ db, clock }: { db: Db; clock: Clock }): { readonly routes: readonly Route[] } {
  const logo = async () => {
    const [row] = await db.select().from(siteImages).where(eq(siteImages.type, 'logo'));
    return row ? { type: row.type, url: row.url } : undefined;
  };
  return {
    routes: [
      serve(logoImage, async () => (await logo()) ?? null),
      serve(storeLogo, async () => {
        // Whoever asks first stores it, and whoever asks again changes nothing: so anybody may ask.
        await db
          .insert(siteImages)
          .values({ type: 'logo', url: OWN_LOGO, storedAt: clock.now() })
          .onConflictDoNothing();
        return (await logo()) ?? { type: 'logo' as const, url: OWN_LOGO };
      }),
    ],
  };
}
