import type { Act, Thing } from '../types.ts';

/** What the child does not do, or not yet, in situations that are about just one act. */
const ACTS: Readonly<Record<string, Act>> = {
  'brushing-teeth': {
    inf: 'brush teeth',
    past: 'brushed teeth',
    ing: 'brushing teeth',
  },
  'tidying-up': { inf: 'tidy up', past: 'tidied up', ing: 'tidying up' },
  'getting-dressed': { inf: 'get dressed', past: 'got dressed', ing: 'getting dressed' },
  'learning-to-swim': { inf: 'swim', past: 'swam', ing: 'swimming' },
  'reading-is-hard': { inf: 'read', past: 'read', ing: 'reading' },
};
const RIDDEN = /^(?:bike|bicycle|tricycle|trike|scooter|skateboard|balance bike|horse|pony)$/;

/** The act that goes with a situation where the prompt spells out none. */
export function actOf(situation: string | undefined, thing: Thing | undefined): Act | undefined {
  if (situation !== 'learning-to-ride') return ACTS[situation ?? ''];
  const noun = thing && RIDDEN.test(thing.noun) ? thing.noun : 'bike';
  return { inf: `ride a ${noun}`, past: `rode a ${noun}`, ing: `riding a ${noun}` };
}
