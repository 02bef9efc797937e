/** A way to pay for stories, in Australian cents with GST included. */
export interface Offer {
  readonly name: string;
  readonly priceCents: number;
  readonly stories: number;
}

/** Everything on sale. A subscriber is taken to use every story that was paid for. */
export const OFFERS: readonly Offer[] = [
  { name: '1 story', priceCents: 200, stories: 1 },
  { name: '5 stories', priceCents: 950, stories: 5 },
  { name: '12 stories', priceCents: 2160, stories: 12 },
  { name: 'premium, a month', priceCents: 999, stories: 10 },
  { name: 'premium, a year', priceCents: 7999, stories: 120 },
];

/** Assumed: what one Australian dollar is worth in US dollars. */
export const US_DOLLARS_FOR_ONE_AUD = 0.68;

/** Stripe in Australia, domestic cards online: a share of the payment and so many cents. */
export const CARD_FEE = { share: 0.017, cents: 30 } as const;

/** Of a price with 10% GST in it, one eleventh is GST. */
const GST = 1 / 11;

/** What a payment leaves for each story, in Australian dollars: without GST and the card's fee. */
export function incomeAStory({ priceCents, stories }: Offer): {
  price: number;
  gst: number;
  fee: number;
  left: number;
} {
  const price = priceCents / stories / 100;
  const gst = price * GST;
  const fee = (priceCents * CARD_FEE.share + CARD_FEE.cents) / stories / 100;
  return { price, gst, fee, left: price - gst - fee };
}

/** What is left of a story in Australian dollars when making it cost so many US dollars; below 0 is a loss. */
export const marginAStory = (offer: Offer, costUsd: number, rate = US_DOLLARS_FOR_ONE_AUD) =>
  incomeAStory(offer).left - costUsd / rate;
