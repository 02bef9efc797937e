import type Stripe from 'stripe';
import { ApiError } from '../api-error.ts';
import { flagIn, mergedMetadata, numberIn, objectIn, textIn, textsIn } from '../params.ts';
import { ensure } from '../store.ts';
import { end } from '../subscriptions.ts';
import type { Answer } from './answer.ts';

/** Customers, products and prices. */
export const CATALOG: Readonly<Record<string, Answer>> = {
  'customers.create': (store, { params }) => {
    const made = store.add<Stripe.Customer>('customer', 'cus', {
      email: textIn(params, 'email') ?? null,
      name: textIn(params, 'name') ?? null,
      metadata: mergedMetadata({}, params),
      address: addressIn(params),
    });
    store.emit('customer.created', made);
    return made;
  },
  'customers.update': (store, { id, params }) => {
    const customer = store.must<Stripe.Customer>('customer', id);
    customer.email = textIn(params, 'email') ?? customer.email;
    customer.name = textIn(params, 'name') ?? customer.name;
    customer.metadata = mergedMetadata(customer.metadata, params);
    customer.address = addressIn(params) ?? customer.address ?? null;
    store.emit('customer.updated', customer);
    return customer;
  },
  'customers.del': (store, { id }) => {
    const customer = store.must<Stripe.Customer>('customer', id);
    for (const one of store.all<Stripe.Subscription>('subscription')) {
      const isOver = ['canceled', 'incomplete_expired'].includes(one.status);
      if (one.customer === id && !isOver) end(store, one, 'cancellation_requested');
    }
    store.remove(id);
    store.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  },
  'customers.retrieve': (store, { id }) => store.must('customer', id),
  'customers.list': (store, { params }) => {
    const email = textIn(params, 'email');
    return store.all<Stripe.Customer>('customer').filter((one) => !email || one.email === email);
  },
  'customers.search': (store, { params }) => {
    const [, key = '', value] = textIn(params, 'query')?.match(/^metadata\['(\w+)'\]:'([^']*)'$/) ?? [];
    ensure(key !== '', 'The fake searches by metadata only.');
    return store.all<Stripe.Customer>('customer').filter((one) => one.metadata[key] === value);
  },
  'products.create': (store, { params }) => {
    const id = textIn(params, 'id');
    if (id && store.get(id)) {
      throw new ApiError(400, 'Product already exists.', { code: 'resource_already_exists' });
    }
    const made = store.add<Stripe.Product>('product', 'prod', {
      ...(id ? { id } : {}),
      active: true,
      name: textIn(params, 'name') ?? '',
      metadata: mergedMetadata({}, params),
    });
    return made;
  },
  'products.retrieve': (store, { id }) => store.must('product', id),
  'prices.create': (store, { params }) => {
    const product = store.must<Stripe.Product>('product', textIn(params, 'product') ?? '');
    const lookup = textIn(params, 'lookup_key') ?? null;
    const holder = lookup && store.all<Stripe.Price>('price').find((one) => one.lookup_key === lookup);
    if (holder) {
      const moves = flagIn(params, 'transfer_lookup_key') === true;
      ensure(moves, 'A price already uses that lookup key.', 'resource_already_exists');
      holder.lookup_key = null;
    }
    const made: Stripe.Price = store.add<Stripe.Price>('price', 'price', {
      active: true,
      currency: textIn(params, 'currency') ?? '',
      lookup_key: lookup,
      metadata: mergedMetadata({}, params),
      nickname: textIn(params, 'nickname') ?? null,
      product: product.id,
      recurring: {
        interval: textIn(objectIn(params, 'recurring'), 'interval') ?? '',
        interval_count: 1,
        usage_type: 'licensed',
      } as Stripe.Price.Recurring,
      tax_behavior: textIn(params, 'tax_behavior') ?? 'unspecified',
      type: 'recurring',
      unit_amount: numberIn(params, 'unit_amount') ?? 0,
    });
    return made;
  },
  'prices.retrieve': (store, { id }) => store.must('price', id),
  'prices.list': (store, { params }) => {
    const keys = textsIn(params, 'lookup_keys');
    const active = flagIn(params, 'active');
    return store
      .all<Stripe.Price>('price')
      .filter((one) => active === undefined || one.active === active)
      .filter((one) => !keys.length || keys.includes(one.lookup_key ?? ''));
  },
};

function addressIn(params: Readonly<Record<string, unknown>>): Stripe.Address | null {
  const country = textIn(objectIn(params, 'address'), 'country');
  return country
    ? ({ country, city: null, line1: null, line2: null, postal_code: null, state: null } as Stripe.Address)
    : null;
}
