/** An offer for stories, in Australian cents including GST. */
export interface Offer {
  readonly name: string;
  readonly priceCents: number;
  readonly stories: number;
}

/** All products. Subscribers are assumed to use all their stories. */
export const OFFERS: readonly Offer[] = [
  { name: '1 story', priceCents: 200, stories: 1 },
  { name: '5 stories', priceCents: 950, stories: 5 },
  { name: '12 stories', priceCents: 2160, stories: 12 },
  { name: 'premium, a month', priceCents: 999, stories: 10 },
  { name: 'premium, a year', priceCents: 7999, stories: 120 },
];

/** Assumed exchange rate. */
export const US_DOLLARS_FOR_ONE_AUD = 0.68;

/** Stripe's fee in Australia for domestic cards online: a share of the payment plus a fixed amount. */
export const CARD_FEE = { share: 0.017, cents: 30 } as const;

/** A price that includes 10% GST contains one eleventh GST. */
const GST = 1 / 11;

/** Income per story in Australian dollars, without GST and the card fee. */
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

/** Margin of a story in Australian dollars for a cost in US dollars; negative for a loss. */
export const marginAStory = (offer: Offer, costUsd: number, rate = US_DOLLARS_FOR_ONE_AUD) =>
  incomeAStory(offer).left - costUsd / rate;
