/**
 * What is learned of prompts: `npm run studio:learn`. Each author’s prompts are judged by what was learned from all the
 * others’, as a prompt of somebody new would be; `-- --write` learns from all and writes the models, `-- --situations`
 * writes that of the situations alone, `-- --wrong` prints
 * the prompts whose situation was read wrongly.
 */
import { writeFileSync } from 'node:fs';
import { LEAST_GOOD } from '../../../src/studio/understanding/clauses/main-clause.ts';
import { chancesOf, type LinearModel } from '../../../src/studio/understanding/learned/linear.ts';
import type { ModelName } from '../../../src/studio/understanding/learned/models.ts';
import { LEAST_SOMEBODY } from '../../../src/studio/understanding/learned/somebody.ts';
import { LEAST_THING } from '../../../src/studio/understanding/learned/thing.ts';
import { clauseRows, type Row, roleRows, situationRows, somebodyRows, thingRows } from './examples.ts';
import { type Learning, learn } from './learn.ts';
import { shapeOfLabel } from './prompts.ts';

const LEARNING: Readonly<Record<ModelName, Learning>> = {
  situations: { epochs: 40, rate: 0.3, decay: 2.5e-3 },
  somebody: { epochs: 20, rate: 0.3, decay: 1e-3, leastWeight: 5 },
  roles: { epochs: 25, rate: 0.3, decay: 1e-3 },
  things: { epochs: 15, rate: 0.2, decay: 1e-3, leastWeight: 5 },
  clauses: { epochs: 30, rate: 0.2, decay: 3e-3, leastWeight: 5 },
};

const isWriting = process.argv.includes('--write');
const percent = (part: number, of: number): string => `${Math.round((100 * part) / Math.max(1, of))} %`;

const situations = situationRows();
if (process.argv.includes('--situations')) {
  write('situations', learn(situations, LEARNING.situations));
  process.exit();
}
const aboutOf = judgeSituations();
if (isWriting) write('situations', learn(situations, LEARNING.situations));
judge('somebody', somebodyRows(aboutOf), (rows, model) => {
  const claimed = rows.filter(
    (row) =>
      (chancesOf(row.features, model).find(({ label }) => label === 'yes')?.chance ?? 0) >= LEAST_SOMEBODY,
  );
  const right = claimed.filter(({ label }) => label === 'yes').length;
  const all = rows.filter(({ label }) => label === 'yes').length;
  return [
    `found of those without a word for a relation ${percent(right, all)}`,
    `right where claimed ${percent(right, claimed.length)}`,
  ];
});
judge('roles', roleRows(aboutOf), (rows, model) => {
  const read = rows.map((row) => ({ ...row, got: chancesOf(row.features, model)[0]?.label }));
  const inStory = read.filter(({ label }) => label !== 'nobody');
  const affected = inStory.filter(({ label }) => label === 'affected');
  return [
    `role right ${percent(inStory.filter(({ label, got }) => label === got).length, inStory.length)}`,
    `affected found ${percent(affected.filter(({ got }) => got === 'affected').length, affected.length)}`,
    `left out rightly ${read.filter(({ label, got }) => label === 'nobody' && got === 'nobody').length} of ${read.length - inStory.length}`,
    `wrongly ${inStory.filter(({ got }) => got === 'nobody').length} of ${inStory.length}`,
  ];
});
judge('things', thingRows(aboutOf), (rows, model) => {
  const chance = (row: Row): number =>
    chancesOf(row.features, model).find(({ label }) => label === 'yes')?.chance ?? 0;
  const prompts = [...new Set(rows.map(({ prompt }) => prompt))].map((prompt) =>
    rows.filter((row) => row.prompt === prompt),
  );
  const best = prompts.map((list) => [...list].sort((one, other) => chance(other) - chance(one))[0] as Row);
  const claimed = best.filter((row) => chance(row) >= LEAST_THING);
  const right = claimed.filter(({ label }) => label === 'yes').length;
  const having = prompts.filter((list) => list.some(({ label }) => label === 'yes')).length;
  return [`found ${percent(right, having)}`, `right where claimed ${percent(right, claimed.length)}`];
});
judge('clauses', clauseRows(learn(situations, LEARNING.situations)), (rows, model) => {
  const used = rows.filter(
    (row) =>
      (chancesOf(row.features, model).find(({ label }) => label === 'good')?.chance ?? 0) >= LEAST_GOOD,
  );
  const good = used.filter(({ label }) => label === 'good').length;
  return [`used ${used.length} of ${rows.length}`, `good ${percent(good, used.length)}`];
});

/** Prints the share of situations that are right, and gives what each prompt is taken for by what others’ taught. */
function judgeSituations(): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const [author, own, model] of folds('situations', situations)) {
    const ranked = own.map((row) => ({
      ...row,
      names: chancesOf(row.features, model).map(({ label }) => label),
    }));
    for (const { prompt, names } of ranked) taken.set(prompt, names[0] ?? '');
    const first = ranked.filter(({ right, names }) => right.includes(names[0] ?? ''));
    const five = ranked.filter(({ right, names }) => names.slice(0, 5).some((name) => right.includes(name)));
    const shape = ranked.filter(({ right, names }) =>
      right.some((one) => shapeOfLabel(one) === shapeOfLabel(names[0] ?? '')),
    );
    const shares = [first, five, shape].map((list) => percent(list.length, own.length));
    console.log(
      `situations  ${author.padEnd(9)} ${own.length} prompts: first ${shares[0]}, among five ${shares[1]}, kind of story ${shares[2]}`,
    );
    if (process.argv.includes('--wrong'))
      for (const { prompt, right, names } of ranked)
        if (!right.includes(names[0] ?? '')) console.log(`  ${right[0]} → ${names[0]}: ${prompt}`);
  }
  return taken;
}

function judge(
  name: ModelName,
  rows: readonly Row[],
  measure: (own: readonly Row[], model: LinearModel) => readonly string[],
): void {
  if (isWriting) write(name, learn(rows, LEARNING[name]));
  else
    for (const [author, own, model] of folds(name, rows))
      console.log(`${name.padEnd(11)} ${author.padEnd(9)} ${measure(own, model).join(', ')}`);
}

function* folds(
  name: ModelName,
  rows: readonly Row[],
): Generator<readonly [string, readonly Row[], LinearModel]> {
  for (const author of new Set(rows.map((row) => row.author))) {
    const others = rows.filter((row) => row.author !== author);
    yield [author, rows.filter((row) => row.author === author), learn(others, LEARNING[name])];
  }
}

function write(name: ModelName, { classes, weights }: LinearModel): void {
  const lines = Object.entries(weights).map(
    ([one, pairs]) => `${JSON.stringify(one)}:${JSON.stringify(pairs)}`,
  );
  const file = new URL(`../../../src/studio/understanding/learned/${name}.json`, import.meta.url);
  writeFileSync(file, `{"classes":${JSON.stringify(classes)},"weights":{\n${lines.join(',\n')}\n}}\n`);
  console.log(`${name}: ${classes.length} classes, ${lines.length} features`);
}
