import { measure, SETS } from './measure.ts';

/** Prints how well the labelled prompts are understood, set by set; with --wrong, what was not. */
for (const name of SETS) {
  const { rates, wrong } = measure(name);
  console.log(`\n${name}`);
  for (const [kind, { right, of }] of Object.entries(rates))
    console.log(`${kind.padEnd(22)} ${((100 * right) / of).toFixed(0).padStart(3)} %  (${right} of ${of})`);
  if (process.argv.includes('--wrong')) console.log(`\n${wrong.join('\n')}`);
}
