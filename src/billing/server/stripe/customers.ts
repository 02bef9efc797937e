import { freshKey, type StripeClient, StripeRefusal } from './client.ts';

/** Where automatic tax takes parents to be: the prices are Australian, GST included. */
const HOME = { country: 'AU' };

/**
 * The customer of a parent: the one with this user's id, or a new one. Nothing about children is ever sent.
 * Stripe keeps a request's key for a day; after that, or after a change of name, the customer is looked up.
 */
export async function ensureCustomer(
  client: StripeClient,
  person: { id: string; email: string; name: string },
  automaticTax: boolean,
): Promise<{ ref: string }> {
  const known = await client.ask('look for a customer', (api) =>
    api.customers.list({ email: person.email, limit: 100 }),
  );
  const same = known.data.find((customer) => customer.metadata.userId === person.id);
  if (same) return { ref: same.id };
  try {
    const made = await client.ask('make a customer', (api) =>
      api.customers.create(
        {
          email: person.email,
          name: person.name,
          metadata: { userId: person.id },
          ...(automaticTax ? { address: HOME } : {}),
        },
        { idempotencyKey: `customer:${person.id}` },
      ),
    );
    return { ref: made.id };
  } catch (error) {
    // Made earlier today under another name or address: the key is taken by the words of that time.
    const isTaken = error instanceof StripeRefusal && error.code.includes('dempotency');
    const earlier = isTaken && (await searched(client, person.id));
    if (!earlier) throw error;
    return { ref: earlier };
  }
}

async function searched(client: StripeClient, userId: string): Promise<string | undefined> {
  const { data } = await client.ask('search for a customer', (api) =>
    api.customers.search({ query: `metadata['userId']:'${userId.replace(/[^\w-]/g, '')}'` }),
  );
  return data.find((customer) => customer.metadata.userId === userId)?.id;
}

/** Automatic tax needs to know a country before the first invoice; a customer of earlier days may have none. */
export async function placeCustomer(client: StripeClient, ref: string): Promise<void> {
  const customer = await client.ask('read a customer', (api) => api.customers.retrieve(ref));
  if (customer.deleted || customer.address?.country) return;
  await client.ask('place a customer', (api) => api.customers.update(ref, { address: HOME }, freshKey()));
}

/**
 * Deletes a customer, who is not to be found by name or address any more; stored cards go as well, and any subscription
 * that was forgotten ends. Deleting, and not emptying, because Stripe keeps payments and finalised invoices of deleted
 * customers as they were issued, which tax law asks for, and can still give money back.
 */
export async function forgetCustomer(client: StripeClient, ref: string): Promise<void> {
  await client.find('delete a customer', ref, (api) => api.customers.del(ref));
}
