import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Theme } from '../../src/studio/content/en/themes.ts';
import { THEMES, type Traits, type Wear } from '../../src/studio/contract.ts';
import {
  BEATS,
  type Beat,
  type CompanionKind,
  type Picture,
  type PictureBrief,
} from '../../src/studio/illustrations.ts';
import { ids } from '../../src/studio/painter/canvas.ts';
import { drawChild } from '../../src/studio/painter/child/body.ts';
import { lookOf } from '../../src/studio/painter/child/look.ts';
import { type Feeling, POSES, type PoseName } from '../../src/studio/painter/child/poses.ts';
import { cellsOf, GOLDEN, GOLDEN_SIDE } from '../../src/studio/painter/golden.ts';
import { createPainter, type PaintJob } from '../../src/studio/painter/painter.ts';
import { renderPixels } from '../../src/studio/painter/pixels/render.ts';
import { KIDS } from '../../src/studio/painter/samples.ts';

/**
 * Paints contact sheets into out/sheets: `npm run studio:sheet [themes|children|all|time|memory|golden] [theme,theme…]
 * [seed]`; `time` and `memory` only measure, `golden` updates the golden pictures.
 */

const OUT = join('out', 'sheets');
const TILE = 384;
const POSE_TILE = 260;
const POSE_NAMES = Object.keys(POSES) as PoseName[];
const FEELINGS_SHOWN = ['happy', 'curious', 'worried', 'sad', 'surprised', 'determined', 'proud'] as const;
/** Feeling and light of the four beats; themes alternate between the two rows. */
const MOODS: readonly (readonly (readonly [Feeling, PictureBrief['time']])[])[] = [
  [
    ['curious', 'morning'],
    ['worried', 'storm'],
    ['determined', 'golden'],
    ['happy', 'dusk'],
  ],
  [
    ['happy', 'day'],
    ['sad', 'night'],
    ['surprised', 'morning'],
    ['proud', 'golden'],
  ],
];
/** What each of the six children wears on the `poses-wears` sheet. */
const WORN: readonly (readonly Wear[])[] = [
  ['glasses'],
  ['wheelchair', 'glasses'],
  ['hearing_aid'],
  ['wheelchair'],
  ['hijab'],
  ['hijab', 'hearing_aid', 'wheelchair'],
];
const COMPANY: readonly CompanionKind[] = [
  'fox',
  'robot',
  'turtle',
  'rabbit',
  'dog',
  'dragon',
  'robot',
  'bird',
  'dragon',
  'owl',
  'bear',
  'cat',
  'dog',
  'rabbit',
  'bird',
  'dog',
  'cat',
  'robot',
];

function job(theme: Theme, beat: Beat, traits: Traits, seed: string): PaintJob {
  const index = THEMES.indexOf(theme);
  const [feeling, time] = MOODS[(index + (seed === 'sheet' ? 0 : 1)) % 2]?.[BEATS.indexOf(beat)] ?? [
    'happy',
    'day',
  ];
  return {
    brief: {
      beat,
      theme,
      cast: [],
      companion: COMPANY[index] ?? 'fox',
      setting: '',
      action: '',
      feeling,
      time,
      alt: '',
      page: 0,
    },
    traits,
    seed,
  };
}

async function sheet(name: string, jobs: readonly PaintJob[], columns: number): Promise<void> {
  const painter = createPainter({ threads: 2 });
  const sizes: number[] = [];
  const tiles = await Promise.all(
    jobs.map(async (each) => {
      const picture = await painter.paint(each);
      sizes.push(picture.webp.length);
      return sharp(picture.webp).resize(TILE, TILE).png().toBuffer();
    }),
  );
  await painter.close();
  const rows = Math.ceil(jobs.length / columns);
  const file = join(OUT, `${name}.png`);
  await sharp({ create: { width: columns * TILE, height: rows * TILE, channels: 3, background: '#fbf4e4' } })
    .composite(
      tiles.map((input, i) => ({ input, left: (i % columns) * TILE, top: Math.floor(i / columns) * TILE })),
    )
    .png()
    .toFile(file);
  console.log(file, `${jobs.length} pictures, largest ${Math.round(Math.max(...sizes) / 1024)} KB`);
}

const percentile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0;

/** Paints everything with two workers, two pictures at a time, and prints the duration per picture. */
async function timing(jobs: readonly PaintJob[]): Promise<void> {
  const painter = createPainter({ threads: 2 });
  const first = jobs[0] as PaintJob;
  await Promise.all([painter.paint(first), painter.paint(first)]);
  const before = process.cpuUsage();
  const pictures: Picture[] = [];
  const waiting = [...jobs];
  const hand = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) pictures.push(await painter.paint(next));
  };
  await Promise.all([hand(), hand()]);
  const { user, system } = process.cpuUsage(before);
  await painter.close();
  const ms = pictures.map((picture) => picture.ms);
  const kb = pictures.map(({ webp }) => Math.round(webp.length / 1024));
  console.log(
    `${ms.length} pictures: median ${percentile(ms, 0.5)} ms, p95 ${percentile(ms, 0.95)} ms, ${Math.round((user + system) / 1000 / ms.length)} ms of processor each`,
  );
  console.log(`WebP median ${percentile(kb, 0.5)} KB, largest ${percentile(kb, 1)} KB`);
}

/** Paints three hundred pictures and prints the peak memory of every fifty. */
async function memory(jobs: readonly PaintJob[]): Promise<void> {
  const painter = createPainter({ threads: 2 });
  const held: number[] = [];
  let most = 0;
  for (let done = 0; done < 300; done += 2) {
    await Promise.all([done, done + 1].map((i) => painter.paint(jobs[i % jobs.length] as PaintJob)));
    most = Math.max(most, process.memoryUsage().rss);
    if ((done + 2) % 50 !== 0) continue;
    // The peak of each fifty: a single value depends on when the garbage collector last ran.
    held.push(Math.round(most / 1e6));
    most = 0;
  }
  await painter.close();
  console.log(`most MB held in each fifty of 300 pictures: ${held.join(', ')}`);
}

/** Overwrites the golden pictures with the current ones; inspect the result before committing it. */
async function remember(): Promise<void> {
  const cells: Record<string, string> = {};
  for (const [name, each] of Object.entries(GOLDEN))
    cells[name] = Buffer.from(cellsOf(await renderPixels(each, GOLDEN_SIDE))).toString('base64');
  await writeFile(
    new URL('../../src/studio/painter/golden.json', import.meta.url),
    `${JSON.stringify(cells, null, 2)}\n`,
  );
}

const [what = 'all', only, seed = 'sheet'] = process.argv.slice(2);
const chosen = THEMES.filter((theme) => !only || only.split(',').includes(theme));
await mkdir(OUT, { recursive: true });
const everything = chosen.flatMap((theme, k) =>
  BEATS.map((beat) => job(theme, beat, KIDS[k % KIDS.length] ?? {}, seed)),
);
if (what === 'time') await timing(everything);
if (what === 'memory') await memory(everything);
if (what === 'golden') await remember();
if (what === 'themes' || what === 'all') {
  for (let i = 0; i < chosen.length; i += 4) {
    const themes = chosen.slice(i, i + 4);
    await sheet(
      `themes-${themes[0]}`,
      themes.flatMap((theme, k) =>
        BEATS.map((beat) => job(theme, beat, KIDS[(i + k) % KIDS.length] ?? {}, seed)),
      ),
      4,
    );
  }
}
if (what === 'children' || what === 'all') {
  for (const [name, tied, worn] of [
    ['poses', false, 0],
    ['poses-tied', true, 0],
    ['poses-wears', false, 1],
  ] as const) {
    const columns = POSE_NAMES.length / 2;
    const width = columns * POSE_TILE;
    const figures = KIDS.flatMap((kid, row) =>
      POSE_NAMES.map((pose, column) => {
        const feeling = FEELINGS_SHOWN[(row + column) % FEELINGS_SHOWN.length] ?? 'happy';
        const child = drawChild(
          lookOf(worn ? { ...kid, wears: WORN[row] ?? [] } : kid, 'sheet', tied),
          { pose, feeling },
          ids(`k${row}-${column}-`),
        );
        return `<g transform="translate(${((column % columns) + 0.5) * POSE_TILE} ${(row * 2 + Math.floor(column / columns) + 0.93) * POSE_TILE}) scale(.58)">${child}</g>`;
      }),
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${KIDS.length * 2 * POSE_TILE}"><rect width="100%" height="100%" fill="#f4ecdc"/>${figures.join('')}</svg>`;
    const file = join(OUT, `${name}.png`);
    await sharp(Buffer.from(svg), { limitInputPixels: false }).png().toFile(file);
    console.log(file);
  }
}
