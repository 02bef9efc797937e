import type { AgeBand } from '../../../../studio/age-bands.ts';

interface Band {
  readonly years: string;
  readonly format: string;
  readonly words: string;
}

/** The four age bands as parents see them. */
export const BANDS: Readonly<Record<AgeBand, Band>> = {
  '0-3': { years: '0–3', format: 'Board Book', words: '200–500 words' },
  '3-7': { years: '3–7', format: 'Picture Book', words: '500–800 words' },
  '6-8': { years: '6–8', format: 'Early Reader', words: '1,000–2,000 words' },
  '8-12': { years: '8–12', format: 'Middle Grade', words: '2,000–4,000 words' },
};
