import { AGE_BANDS, type AgeBand } from '../../../src/studio/age-bands.ts';
import { PRICE_LIST } from '../../../src/studio/models/providers/price-list.ts';
import { DEFAULT_CAP } from '../../../src/studio/models/providers/settings.ts';
import { CHOICES, type Choice, ordinaryCost, wordsOfBand, worstCost } from './costs.ts';
import { incomeAStory, marginAStory, OFFERS, US_DOLLARS_FOR_ONE_AUD } from './income.ts';

/** Further exchange rates for which margins are shown. */
const OTHER_RATES = [0.6, 0.76] as const;

/** The computed tables of docs/costs.md: costs, income, margins, worst case, and prices with their sources. */
export function costTables(): string {
  return [
    '## What a story costs',
    costs(),
    '## What a story brings',
    income(),
    '## What is left of a story',
    `In Australian dollars, at US$${US_DOLLARS_FOR_ONE_AUD} for A$1. **Bold** is a loss.`,
    ...CHOICES.flatMap((choice) => [`### ${titleOf(choice)}`, margins(choice)]),
    '## When everything goes wrong',
    worst(),
    '## When the exchange rate moves',
    rates(),
    '## Prices and their sources',
    prices(),
  ].join('\n\n');
}

function costs(): string {
  return table(
    ['US$', ...AGE_BANDS.map((band) => `${band} (${wordsOfBand(band)} words)`)],
    CHOICES.map((choice) => [
      titleOf(choice),
      ...AGE_BANDS.map((band) => {
        const { text, pictures, all } = ordinaryCost(choice, band);
        return `${usd(all)} = text ${usd(text)} + pictures ${usd(pictures)}`;
      }),
    ]),
  );
}

function income(): string {
  return table(
    ['A$ a story', 'price', 'GST in it', 'card fee', 'left', 'left in US$'],
    OFFERS.map((offer) => {
      const { price, gst, fee, left } = incomeAStory(offer);
      return [offer.name, ...[price, gst, fee, left, left * US_DOLLARS_FOR_ONE_AUD].map(three)];
    }),
  );
}

function margins(choice: Choice): string {
  return table(
    ['A$', ...OFFERS.map(({ name }) => name)],
    AGE_BANDS.map((band) => [
      band,
      ...OFFERS.map((offer) => {
        const margin = marginAStory(offer, ordinaryCost(choice, band).all);
        return marked(margin, `${three(margin)} (${percent(margin / incomeAStory(offer).left)})`);
      }),
    ]),
  );
}

function worst(): string {
  const uncapped = table(
    ['US$, without a cap', ...AGE_BANDS, 'of that pictures'],
    CHOICES.map((choice) => [
      titleOf(choice),
      ...AGE_BANDS.map((band) => usd(worstCost(choice, band).all)),
      usd(worstCost(choice, '8-12').pictures),
    ]),
  );
  const capped = table(
    ['A$ left of a story of 8-12', 'cost in US$', ...OFFERS.map(({ name }) => name)],
    CHOICES.map((choice) => {
      const cost = Math.min(worstCost(choice, '8-12').all, DEFAULT_CAP);
      const margins = OFFERS.map((offer) => marginAStory(offer, cost));
      return [choice.name, usd(cost), ...margins.map((margin) => marked(margin, three(margin)))];
    }),
  );
  return `${uncapped}\n\nThe same, stopped by the spending cap of US$${DEFAULT_CAP.toFixed(2)} a story (\`AI_SPENDING_CAP\` unset):\n\n${capped}`;
}

function rates(): string {
  const all = [OTHER_RATES[0], US_DOLLARS_FOR_ONE_AUD, OTHER_RATES[1]];
  const rows = CHOICES.flatMap((choice) =>
    (['3-7', '8-12'] as const).map((band: AgeBand) => [
      `${choice.name}, ${band}`,
      ...[OFFERS[0], OFFERS.at(-1)].flatMap((offer) =>
        all.map((rate) => {
          const margin = offer ? marginAStory(offer, ordinaryCost(choice, band).all, rate) : 0;
          return marked(margin, three(margin));
        }),
      ),
    ]),
  );
  const heads = ['$2.00', 'premium, a year'].flatMap((name) => all.map((rate) => `${name} at ${rate}`));
  return table(['A$ left of a story', ...heads], rows);
}

function prices(): string {
  return table(
    ['model', 'input', 'cached', 'output', 'picture', 'as of', 'source'],
    PRICE_LIST.map(({ model, input, cached, output, picture, asOf, source }) => [
      `\`${model}\``,
      ...[input, cached, output, picture].map((price) => (price === undefined ? '–' : String(price))),
      asOf,
      `<${source}>`,
    ]),
  );
}

const titleOf = ({ name, writer, painter }: Choice) => `${name}: \`${writer}\` and \`${painter}\``;
const usd = (amount: number) => amount.toFixed(4);
const three = (amount: number) => amount.toFixed(3);
/** 0.3 is "30%". */
export const percent = (share: number) => `${Math.round(share * 100)}%`;
const marked = (margin: number, text: string) => (margin < 0 ? `**${text}**` : text);

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
