import { freshKey, type StripeClient, StripeRefusal } from './client.ts';

/** The country that automatic tax assumes: the prices are Australian, GST included. */
const HOME = { country: 'AU' };

/**
 * The customer with this user's id, or a new one. No data about children is ever sent. Stripe's idempotency keys expire
 * after a day; after that, or after a change of name, the customer is searched.
 */
export async function ensureCustomer(
  client: StripeClient,
  user: { id: string; email: string; name: string },
  automaticTax: boolean,
): Promise<{ ref: string }> {
  const known = await client.request('look for a customer', (api) =>
    api.customers.list({ email: user.email, limit: 100 }),
  );
  const same = known.data.find((customer) => customer.metadata.userId === user.id);
  if (same) return { ref: same.id };
  try {
    const made = await client.request('make a customer', (api) =>
      api.customers.create(
        {
          email: user.email,
          name: user.name,
          metadata: { userId: user.id },
          ...(automaticTax ? { address: HOME } : {}),
        },
        { idempotencyKey: `customer:${user.id}` },
      ),
    );
    return { ref: made.id };
  } catch (error) {
    // Created earlier today under another name or address: the key is bound to those parameters.
    const isTaken = error instanceof StripeRefusal && error.code.includes('dempotency');
    const earlier = isTaken && (await searchCustomer(client, user.id));
    if (!earlier) throw error;
    return { ref: earlier };
  }
}

async function searchCustomer(client: StripeClient, userId: string): Promise<string | undefined> {
  const { data } = await client.request('search for a customer', (api) =>
    api.customers.search({ query: `metadata['userId']:'${userId.replace(/[^\w-]/g, '')}'` }),
  );
  return data.find((customer) => customer.metadata.userId === userId)?.id;
}

/** Automatic tax needs a country before the first invoice; an older customer may have none. */
export async function ensureCountry(client: StripeClient, ref: string): Promise<void> {
  const customer = await client.request('read a customer', (api) => api.customers.retrieve(ref));
  if (customer.deleted || customer.address?.country) return;
  await client.request('place a customer', (api) => api.customers.update(ref, { address: HOME }, freshKey()));
}

/**
 * Deletes a customer with its stored cards, and ends any remaining subscription. Deleted rather than emptied, because
 * Stripe retains payments and finalized invoices of deleted customers as issued, which tax law requires, and can still
 * refund them.
 */
export async function forgetCustomer(client: StripeClient, ref: string): Promise<void> {
  await client.find('delete a customer', ref, (api) => api.customers.del(ref));
}
