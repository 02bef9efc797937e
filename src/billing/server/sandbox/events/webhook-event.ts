import * as z from 'zod/mini';
import { BadSignatureError, type EventKind, type ProviderEvent } from '../../provider/provider.ts';
import { requireSignature } from './signature.ts';

const eventSchema = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string().check(z.minLength(1)),
  created: z.optional(z.int()),
  data: z.optional(z.unknown()),
});
const dataSchema = z.object({
  object: z.object({ id: z.string(), object: z.string(), charge: z.optional(z.unknown()) }),
});

const KINDS: Readonly<Record<string, EventKind>> = {
  payment_intent: 'payment',
  invoice: 'invoice',
  subscription: 'subscription',
  charge: 'charge',
  customer: 'customer',
};

/**
 * Reads an event of the sandbox.
 * @throws BadSignatureError when it is forged, tampered with, too old or malformed.
 */
export function readEvent(
  raw: Buffer,
  header: string | string[] | undefined,
  { secret, now }: { secret: string; now: Date },
): ProviderEvent {
  requireSignature(raw, header, secret, now);
  const event = z.safeParse(eventSchema, jsonOf(raw));
  if (!event.success) throw new BadSignatureError('the event has another shape');
  const { id, type, created, data } = event.data;
  const happenedAt = created === undefined ? undefined : new Date(created * 1000);
  return { id, type, happenedAt, about: aboutOf(data) };
}

function aboutOf(data: unknown): ProviderEvent['about'] {
  const read = z.safeParse(dataSchema, data);
  if (!read.success) return undefined;
  const { id, object, charge } = read.data.object;
  if (object === 'refund' || object === 'dispute')
    return typeof charge === 'string' && charge ? { kind: 'charge', ref: charge } : undefined;
  const kind = Object.hasOwn(KINDS, object) ? KINDS[object] : undefined;
  return kind && id ? { kind, ref: id } : undefined;
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
