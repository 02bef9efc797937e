import * as z from 'zod/mini';
import { endpoint } from '../platform/contract.ts';

/** An image of the site, by its purpose. */
const siteImage = z.object({ type: z.literal('logo'), url: z.string() });

export const logoImage = endpoint({
  method: 'GET',
  path: '/api/images/type/logo',
  summary: 'The app’s logo; null until one is stored',
  who: 'anyone',
  rate: 'read',
  reply: z.nullable(siteImage),
});

export const storeLogo = endpoint({
  method: 'POST',
  path: '/api/store-logo',
  summary: 'Store the built-in logo if there is none yet; answers with the stored one',
  who: 'anyone',
  rate: 'write',
  reply: siteImage,
});
