import type { Commission } from '../admit.ts';
import type { Beat } from '../illustrations.ts';
import type { Step } from './plot.ts';
import { plot } from './plot.ts';
import { TINY_BEATS } from './tiny/book.ts';

/** How a story falls into pages, and beside which of them the four pictures stand. */
export interface Pages {
  readonly steps: readonly (readonly Step[])[];
  readonly beats: Readonly<Record<Beat, number>>;
}

/** The pages of a story, which depend on its band and its structure alone. */
export function pagesOf(
  commission: Pick<Commission, 'ageBand' | 'structure'>,
  skipped: readonly Step[],
): Pages {
  if (commission.ageBand === '0-3') return { steps: [], beats: TINY_BEATS };
  const steps = plot(commission.structure, commission.ageBand)
    .map((page) => page.filter((step) => !skipped.includes(step)))
    .filter((page) => page.length > 0);
  const at = (step: Step): number => steps.findIndex((page) => page.includes(step));
  return {
    steps,
    beats: { opening: 0, trouble: at('cost'), turning: at('act'), ending: steps.length - 1 },
  };
}
