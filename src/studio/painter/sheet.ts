import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  BEATS,
  type Beat,
  type CompanionKind,
  type PictureBrief,
  THEMES,
  type Theme,
  type Traits,
} from '../contract.ts';
import { ids } from './canvas.ts';
import { drawChild } from './child/body.ts';
import { lookOf } from './child/look.ts';
import { type Feeling, POSES, type PoseName } from './child/poses.ts';
import { createPainter, type PaintJob } from './painter.ts';
import { KIDS } from './samples.ts';

/** Contact sheets of the painter, into out/sheets: `npm run studio:sheet [themes|children|all|time] [theme,theme…] [seed]`; `time` only measures. */

const OUT = join('out', 'sheets');
const TILE = 384;
const POSE_TILE = 260;
const POSE_NAMES = Object.keys(POSES) as PoseName[];
const FEELINGS_SHOWN = ['happy', 'curious', 'worried', 'sad', 'surprised', 'determined', 'proud'] as const;
/** Feeling and light of the four beats; themes take the two rows in turn. */
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

/** Paints everything once, one picture after another, and says how long a picture takes. */
async function timing(jobs: readonly PaintJob[]): Promise<void> {
  const painter = createPainter({ threads: 1 });
  await painter.paint(jobs[0] as PaintJob);
  const before = process.cpuUsage();
  const pictures = [];
  for (const each of jobs) pictures.push(await painter.paint(each));
  const { user, system } = process.cpuUsage(before);
  await painter.close();
  const ms = pictures.map((picture) => picture.ms).sort((a, b) => a - b);
  const kb = pictures.map(({ webp }) => Math.round(webp.length / 1024)).sort((a, b) => a - b);
  const share = (list: readonly number[], part: number): number =>
    list[Math.floor((list.length - 1) * part)] ?? 0;
  console.log(
    `${ms.length} pictures: median ${share(ms, 0.5)} ms, p95 ${share(ms, 0.95)} ms, ${Math.round((user + system) / 1000 / ms.length)} ms of processor each`,
  );
  console.log(
    `WebP median ${share(kb, 0.5)} KB, largest ${share(kb, 1)} KB; memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  );
}

const [what = 'all', only, seed = 'sheet'] = process.argv.slice(2);
const chosen = THEMES.filter((theme) => !only || only.split(',').includes(theme));
await mkdir(OUT, { recursive: true });
if (what === 'time')
  await timing(
    chosen.flatMap((theme, k) => BEATS.map((beat) => job(theme, beat, KIDS[k % KIDS.length] ?? {}, seed))),
  );
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
  for (const tied of [false, true]) {
    const columns = POSE_NAMES.length / 2;
    const width = columns * POSE_TILE;
    const figures = KIDS.flatMap((kid, row) =>
      POSE_NAMES.map((pose, column) => {
        const feeling = FEELINGS_SHOWN[(row + column) % FEELINGS_SHOWN.length] ?? 'happy';
        const child = drawChild(lookOf(kid, 'sheet', tied), { pose, feeling }, ids(`k${row}-${column}-`));
        return `<g transform="translate(${((column % columns) + 0.5) * POSE_TILE} ${(row * 2 + Math.floor(column / columns) + 0.93) * POSE_TILE}) scale(.58)">${child}</g>`;
      }),
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${KIDS.length * 2 * POSE_TILE}"><rect width="100%" height="100%" fill="#f4ecdc"/>${figures.join('')}</svg>`;
    const file = join(OUT, tied ? 'poses-tied.png' : 'poses.png');
    await sharp(Buffer.from(svg), { limitInputPixels: false }).png().toFile(file);
    console.log(file);
  }
}
