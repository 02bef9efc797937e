import * as accounts from './schema/accounts.ts';
import * as admin from './schema/admin.ts';
import * as billing from './schema/billing.ts';
import * as idempotency from './schema/idempotency.ts';
import * as sandbox from './schema/sandbox.ts';
import * as sharing from './schema/sharing.ts';
import * as site from './schema/site.ts';
import * as stories from './schema/stories.ts';
import * as support from './schema/support.ts';
import * as wallet from './schema/wallet.ts';

/** Every table of the house, by its name in code. */
export const schema = {
  ...accounts,
  ...wallet,
  ...billing,
  ...sandbox,
  ...stories,
  ...sharing,
  ...support,
  ...site,
  ...admin,
  ...idempotency,
};
