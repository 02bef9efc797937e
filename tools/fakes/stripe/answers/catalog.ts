import type Stripe from 'stripe';
import { insist } from '../books.ts';
import { flagIn, mergedMetadata, numberIn, textIn, textsIn, within } from '../params.ts';
import { Refusal } from '../refusal.ts';
import { end } from '../subscriptions.ts';
import type { Answer } from './answer.ts';

/** Customers, products and prices. */
export const CATALOG: Readonly<Record<string, Answer>> = {
  'customers.create': (books, { params }) => {
    const made = books.add<Stripe.Customer>('customer', 'cus', {
      email: textIn(params, 'email') ?? null,
      name: textIn(params, 'name') ?? null,
      metadata: mergedMetadata({}, params),
      address: addressIn(params),
    });
    books.tell('customer.created', made);
    return made;
  },
  'customers.update': (books, { id, params }) => {
    const customer = books.must<Stripe.Customer>('customer', id);
    customer.email = textIn(params, 'email') ?? customer.email;
    customer.name = textIn(params, 'name') ?? customer.name;
    customer.metadata = mergedMetadata(customer.metadata, params);
    customer.address = addressIn(params) ?? customer.address ?? null;
    books.tell('customer.updated', customer);
    return customer;
  },
  'customers.del': (books, { id }) => {
    const customer = books.must<Stripe.Customer>('customer', id);
    for (const one of books.all<Stripe.Subscription>('subscription')) {
      const isOver = ['canceled', 'incomplete_expired'].includes(one.status);
      if (one.customer === id && !isOver) end(books, one, 'cancellation_requested');
    }
    books.remove(id);
    books.tell('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  },
  'customers.retrieve': (books, { id }) => books.must('customer', id),
  'customers.list': (books, { params }) => {
    const email = textIn(params, 'email');
    return books.all<Stripe.Customer>('customer').filter((one) => !email || one.email === email);
  },
  'customers.search': (books, { params }) => {
    const [, key = '', value] = textIn(params, 'query')?.match(/^metadata\['(\w+)'\]:'([^']*)'$/) ?? [];
    insist(key !== '', 'The stand-in searches by metadata only.');
    return books.all<Stripe.Customer>('customer').filter((one) => one.metadata[key] === value);
  },
  'products.create': (books, { params }) => {
    const id = textIn(params, 'id');
    if (id && books.get(id)) {
      throw new Refusal(400, 'Product already exists.', { code: 'resource_already_exists' });
    }
    const made = books.add<Stripe.Product>('product', 'prod', {
      ...(id ? { id } : {}),
      active: true,
      name: textIn(params, 'name') ?? '',
      metadata: mergedMetadata({}, params),
    });
    return made;
  },
  'products.retrieve': (books, { id }) => books.must('product', id),
  'prices.create': (books, { params }) => {
    const product = books.must<Stripe.Product>('product', textIn(params, 'product') ?? '');
    const lookup = textIn(params, 'lookup_key') ?? null;
    const holder = lookup && books.all<Stripe.Price>('price').find((one) => one.lookup_key === lookup);
    if (holder) {
      const moves = flagIn(params, 'transfer_lookup_key') === true;
      insist(moves, 'A price already uses that lookup key.', 'resource_already_exists');
      holder.lookup_key = null;
    }
    const made: Stripe.Price = books.add<Stripe.Price>('price', 'price', {
      active: true,
      currency: textIn(params, 'currency') ?? '',
      lookup_key: lookup,
      metadata: mergedMetadata({}, params),
      nickname: textIn(params, 'nickname') ?? null,
      product: product.id,
      recurring: {
        interval: textIn(within(params, 'recurring'), 'interval') ?? '',
        interval_count: 1,
        usage_type: 'licensed',
      } as Stripe.Price.Recurring,
      tax_behavior: textIn(params, 'tax_behavior') ?? 'unspecified',
      type: 'recurring',
      unit_amount: numberIn(params, 'unit_amount') ?? 0,
    });
    return made;
  },
  'prices.retrieve': (books, { id }) => books.must('price', id),
  'prices.list': (books, { params }) => {
    const keys = textsIn(params, 'lookup_keys');
    const active = flagIn(params, 'active');
    return books
      .all<Stripe.Price>('price')
      .filter((one) => active === undefined || one.active === active)
      .filter((one) => !keys.length || keys.includes(one.lookup_key ?? ''));
  },
};

function addressIn(params: Readonly<Record<string, unknown>>): Stripe.Address | null {
  const country = textIn(within(params, 'address'), 'country');
  return country
    ? ({ country, city: null, line1: null, line2: null, postal_code: null, state: null } as Stripe.Address)
    : null;
}
