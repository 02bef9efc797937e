import { measure } from './measure.ts';

/** Prints how well the labelled prompts are understood; with --wrong, what was not. */
const { rates, wrong } = measure();
for (const [kind, { right, of }] of Object.entries(rates))
  console.log(`${kind.padEnd(22)} ${((100 * right) / of).toFixed(0).padStart(3)} %  (${right} of ${of})`);
if (process.argv.includes('--wrong')) console.log(`\n${wrong.join('\n')}`);
