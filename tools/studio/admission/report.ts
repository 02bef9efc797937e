/**
 * What admission learns from labelled prompts: `npm run studio:admission`. Each author’s prompts are judged by what was
 * learned from all the others, alone and together with the rules; `--write` learns from all and writes the weights.
 */
import { writeFileSync } from 'node:fs';
import { dangerByRules } from '../../../src/studio/admit/danger.ts';
import { harmLikelihood, weights } from '../../../src/studio/admit/likelihood/likelihood.ts';
import { learn } from './learn.ts';
import { labelledPrompts } from './prompts.ts';

const THRESHOLDS = [-0.5, 0, 0.5, 1, 1.5, 2] as const;
const WEIGHTS = new URL('../../../src/studio/admit/likelihood/weights.json', import.meta.url);

const prompts = labelledPrompts();
if (process.argv.includes('--write')) {
  const flag = process.argv.indexOf('--threshold');
  const threshold = flag < 0 ? weights().threshold : Number(process.argv[flag + 1]);
  const learned = learn(prompts);
  writeFileSync(WEIGHTS, `${JSON.stringify({ ...learned, threshold }, null, 2)}\n`);
  console.log(
    `${Object.keys(learned.weights).length} weights from ${prompts.length} prompts, threshold ${threshold}`,
  );
} else {
  const sources = [...new Set(prompts.map(({ source }) => source))];
  const judged = sources.flatMap((source) => {
    const learned = { ...learn(prompts.filter((one) => one.source !== source)), threshold: 0 };
    return prompts
      .filter((one) => one.source === source)
      .map((one) => ({
        ...one,
        odds: harmLikelihood(one.prompt, learned),
        byRule: dangerByRules(one.prompt),
      }));
  });
  const share = (holds: (one: (typeof judged)[number]) => boolean, isHarmful: boolean): string => {
    const of = judged.filter((one) => one.isHarmful === isHarmful);
    return `${((100 * of.filter(holds).length) / of.length).toFixed(1)} %`;
  };
  console.log(
    '| threshold | harmful refused | of that without rules | others refused | of that without rules |\n|---|---|---|---|---|',
  );
  for (const threshold of THRESHOLDS) {
    const alone = ({ odds }: { odds: number }) => odds > threshold;
    const both = (one: (typeof judged)[number]) => one.byRule !== undefined || alone(one);
    console.log(
      `| ${threshold} | ${share(both, true)} | ${share(alone, true)} | ${share(both, false)} | ${share(alone, false)} |`,
    );
  }
}
