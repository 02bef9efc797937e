/** Measures the duration of a story with its four pictures: `npm run studio:time [stories]`. */
import { AGE_BANDS } from '../../../src/studio/age-bands.ts';
import { createPainter } from '../../../src/studio/painter/painter.ts';
import { makeStory, promptsOf } from './made-story.ts';

const stories = Number(process.argv[2] ?? 30);
const prompts = promptsOf('unseen');
const painter = createPainter();
const times: number[] = [];
// The first story is not measured: it starts the workers.
for (let index = -1; index < stories; index += 1) {
  const start = performance.now();
  const story = makeStory({
    prompt: prompts[(index + 1) % prompts.length] ?? '',
    band: AGE_BANDS[(index + 1) % AGE_BANDS.length] ?? '3-7',
    seed: `time-${index}`,
  });
  if (!story) continue;
  const { traits, seed } = story.commission;
  await Promise.all(story.plan.briefs.map((brief) => painter.paint({ brief, traits, seed })));
  if (index >= 0) times.push(performance.now() - start);
}
await painter.close();

times.sort((one, other) => one - other);
const quantile = (part: number): string =>
  `${((times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0) / 1000).toFixed(2)} s`;
console.log(`${times.length} stories with four pictures: median ${quantile(0.5)}, p95 ${quantile(0.95)}`);
