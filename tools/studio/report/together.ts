/** Measures the duration of a story with its four pictures: `npm run studio:time [stories]`. */
import { admit } from '../../../src/studio/admit.ts';
import { STRUCTURES, THEMES } from '../../../src/studio/contract.ts';
import { createPainter } from '../../../src/studio/painter/painter.ts';
import { planStory } from '../../../src/studio/writer/plan.ts';
import { writeStory } from '../../../src/studio/writer/write.ts';
import { REPORT_PROMPTS } from './prompts.ts';

const BANDS = ['0-3', '3-7', '6-8'] as const;
const stories = Number(process.argv[2] ?? 30);
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const painter = createPainter();
const times: number[] = [];
// The first story is not measured: it starts the workers.
for (let index = -1; index < stories; index += 1) {
  const start = performance.now();
  const admission = admit({
    prompt: at(REPORT_PROMPTS, index + 1).prompt,
    ageBand: at(BANDS, index + 1),
    structure: at(STRUCTURES, Math.floor((index + 1) / BANDS.length)),
    theme: at(THEMES, (index + 1) * 5),
    traits: {},
    childIsHero: true,
    childName: 'Alma',
    seed: `time-${index}`,
  });
  if (!admission.ok) continue;
  const { commission } = admission;
  const plan = planStory(commission);
  writeStory(commission, plan);
  await Promise.all(
    plan.briefs.map((brief) => painter.paint({ brief, traits: commission.traits, seed: commission.seed })),
  );
  if (index >= 0) times.push(performance.now() - start);
}
await painter.close();

times.sort((one, other) => one - other);
const quantile = (share: number): string =>
  `${((times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0) / 1000).toFixed(2)} s`;
process.stdout.write(
  `${times.length} stories with four pictures: median ${quantile(0.5)}, p95 ${quantile(0.95)}\n`,
);
