import * as z from 'zod/mini';
import { endpoint } from '../platform/contract.ts';

/** A picture of the house itself, by what it is for. */
const siteImage = z.object({ type: z.literal('logo'), url: z.string() });

export const logoImage = endpoint({
  method: 'GET',
  path: '/api/images/type/logo',
  summary: 'The logo of the house; null while none is stored',
  who: 'anyone',
  rate: 'read',
  reply: z.nullable(siteImage),
});

export const storeLogo = endpoint({
  method: 'POST',
  path: '/api/store-logo',
  summary: 'Store the logo that comes with the house, where none is stored; answers with the one that is',
  who: 'anyone',
  rate: 'write',
  reply: siteImage,
});
