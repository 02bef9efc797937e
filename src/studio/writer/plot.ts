import type { AgeBand } from '../age-bands.ts';
import type { Structure } from '../contract.ts';

/**
 * The story grammar. A step may only be told when everything it needs has come to be: nobody can be tempted who wants
 * nothing, and no cost is paid for a choice that was not made. `tension` is how tight the story is drawn (0–10).
 */
export interface StepRule {
  readonly needs: readonly Step[];
  readonly tension: number;
}

export type Step =
  | 'open'
  | 'meet'
  | 'keepsake1'
  | 'flaw'
  | 'motif1'
  | 'call'
  | 'doubt'
  | 'depart'
  | 'meeting'
  | 'want'
  | 'way'
  | 'banter'
  | 'wish1'
  | 'twist1'
  | 'gift1'
  | 'sight'
  | 'camp'
  | 'stop'
  | 'tempt'
  | 'wrong'
  | 'peril1'
  | 'cost'
  | 'wish2'
  | 'low'
  | 'motif2'
  | 'keepsake2'
  | 'second'
  | 'insight'
  | 'deep'
  | 'twist2'
  | 'test'
  | 'peril2'
  | 'gift2'
  | 'act'
  | 'wish3'
  | 'reward'
  | 'height'
  | 'back'
  | 'twist3'
  | 'home'
  | 'keepsake3'
  | 'motif3'
  | 'close';

export const RULES_OF_STEPS: Readonly<Record<Step, StepRule>> = {
  open: { needs: [], tension: 1 },
  meet: { needs: ['open'], tension: 1 },
  keepsake1: { needs: ['open'], tension: 1 },
  flaw: { needs: ['open'], tension: 2 },
  motif1: { needs: ['open'], tension: 1 },
  call: { needs: ['meet'], tension: 3 },
  doubt: { needs: ['call'], tension: 3 },
  depart: { needs: ['call'], tension: 3 },
  meeting: { needs: ['depart'], tension: 3 },
  want: { needs: ['flaw', 'call', 'meeting'], tension: 3 },
  way: { needs: ['depart', 'meeting'], tension: 3 },
  banter: { needs: ['meeting'], tension: 3 },
  wish1: { needs: ['meet', 'depart'], tension: 3 },
  twist1: { needs: ['meeting'], tension: 3 },
  gift1: { needs: ['depart'], tension: 3 },
  sight: { needs: ['meeting'], tension: 3 },
  camp: { needs: ['meeting'], tension: 4 },
  stop: { needs: ['depart'], tension: 4 },
  tempt: { needs: ['want', 'meeting'], tension: 5 },
  wrong: { needs: ['tempt'], tension: 6 },
  peril1: { needs: ['wrong'], tension: 6 },
  cost: { needs: ['wrong'], tension: 7 },
  wish2: { needs: ['wish1', 'cost'], tension: 7 },
  low: { needs: ['cost'], tension: 7 },
  motif2: { needs: ['motif1', 'cost'], tension: 7 },
  keepsake2: { needs: ['cost'], tension: 7 },
  second: { needs: ['cost'], tension: 7 },
  insight: { needs: ['low'], tension: 7 },
  deep: { needs: ['insight'], tension: 8 },
  twist2: { needs: ['twist1', 'deep'], tension: 8 },
  test: { needs: ['insight', 'deep'], tension: 9 },
  peril2: { needs: ['deep'], tension: 9 },
  gift2: { needs: ['gift1', 'test'], tension: 9 },
  act: { needs: ['test'], tension: 10 },
  wish3: { needs: ['wish2', 'insight'], tension: 7 },
  reward: { needs: ['act'], tension: 5 },
  height: { needs: ['reward'], tension: 4 },
  back: { needs: ['height'], tension: 2 },
  twist3: { needs: ['twist2', 'height'], tension: 2 },
  home: { needs: ['flaw', 'act'], tension: 2 },
  keepsake3: { needs: ['keepsake1', 'act'], tension: 1 },
  motif3: { needs: ['motif1', 'act'], tension: 1 },
  close: { needs: ['home'], tension: 0 },
};

const OPENINGS: Readonly<Record<Structure, string>> = {
  classic: 'open meet | flaw keepsake1 | motif1:6 | call | doubt:8 depart | meeting | want',
  fairytale: 'open motif1:6 | flaw | keepsake1 meet | call | doubt | depart | meeting | want',
  hero_journey: 'open keepsake1 | flaw | meet | call | doubt | depart | motif1:6 | meeting want',
};

const MIDDLES: Readonly<Record<Structure, string>> = {
  classic:
    'way:6 | gift1:6 wish1:8 | banter:8 twist1:8 | camp:8 | stop:6 | tempt | wrong | peril1:6 cost | wish2:8 | low keepsake2:6 | motif2:8 | second:8 | insight',
  fairytale:
    'gift1:6 | way:6 | wish1:8 twist1:8 | banter:8 | camp:8 | stop:6 | tempt | wrong | cost | peril1:6 wish2:8 | low | keepsake2:8 motif2:6 | second:8 | insight',
  hero_journey:
    'way:6 | wish1:8 sight:8 | gift1:8 twist1:8 | camp:8 | stop:6 | tempt | wrong | peril1:6 cost | low | wish2:8 second:8 | keepsake2:6 motif2:6 | insight',
};

const ENDINGS: Readonly<Record<Structure, string>> = {
  classic:
    'wish3:8 | deep | twist2:8 | test peril2:6 | gift2:6 | act | reward | height | back:6 | twist3:8 | home | keepsake3 motif3:6 | close',
  fairytale:
    'wish3:8 | deep:6 | twist2:8 | peril2:6 test | gift2:6 | act | reward | height | back | home | twist3:8 motif3:6 | keepsake3 close',
  hero_journey:
    'wish3:8 | deep | twist2:8 | peril2:6 test | gift2:8 | act | reward | height | twist3:8 | back | home | keepsake3 | motif3:6 close',
};

/** Pages of steps for a structure and a band. `step:6` is told from the band 6-8 up, `step:8` only in 8-12. */
export function plot(structure: Structure, band: AgeBand): Step[][] {
  const level = band === '8-12' ? 8 : band === '6-8' ? 6 : 3;
  const outline = [OPENINGS[structure], MIDDLES[structure], ENDINGS[structure]].join(' | ');
  const pages = outline
    .split(' | ')
    .map((page) => page.split(' ').flatMap((entry) => stepAt(entry, level)))
    .filter((page) => page.length > 0);
  proveCaused(pages.flat());
  return pages;
}

function stepAt(entry: string, level: number): Step[] {
  const [name = '', from = '0'] = entry.split(':');
  return level < Number(from) ? [] : [name as Step];
}

/** Steps that this band leaves out are required of nobody; what is told must come after what it needs. */
function proveCaused(steps: readonly Step[]): void {
  steps.forEach((step, index) => {
    const late = RULES_OF_STEPS[step].needs.filter(
      (need) => steps.indexOf(need) > index || (isLine(step) && !steps.includes(need)),
    );
    if (late.length > 0) throw new Error(`“${step}” is told before ${late.join(', ')}`);
  });
}

/** Steps with a number are parts of one line through the story, and want all that came before them. */
const isLine = (step: Step): boolean => /[23]$/.test(step);
