import type { AgeBand } from '../../age-bands.ts';
import type { Structure } from '../../contract.ts';

/** Instructions for each age band. */
export const BAND_V1: Readonly<Record<AgeBand, string>> = {
  '0-3':
    'For ages 0 to 3: very short sentences of three to eight words, sounds to join in with, a line that comes back, one small worry, everyday things. No idioms.',
  '3-7':
    'For ages 3 to 7: short sentences, most under twelve words; words a five-year-old knows; a rhythm to read aloud; one clear thread; talk on every page.',
  '6-8':
    'For ages 6 to 8: sentences of five to fifteen words; now and then a new word that the sentence explains; two or three scenes with a try that fails; humour; feelings that are named.',
  '8-12':
    'For ages 8 to 12: chapters in all but name; sentences of many lengths; what people think and do not say; a second thread that meets the first at the end; never childish.',
};

/** The plot of each structure, in order. */
export const STRUCTURE_V1: Readonly<Record<Structure, string>> = {
  classic:
    'Classic arc: an ordinary day, a wish, a temptation, the wrong choice, what it costs, the low point, the insight, the test, the better choice, a quiet ending.',
  fairytale:
    'Fairy tale: once upon a time, something is missing or forbidden, the rule is broken, a helper and three tries, the third succeeds by a change of heart, home again with a gift.',
  hero_journey:
    'Hero’s journey: home, the call, the fear of going, the threshold, friends and trials, the deepest place, the choice, the way back, home changed by what was learned.',
};
