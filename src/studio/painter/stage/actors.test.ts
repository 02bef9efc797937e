import { describe, expect, it } from 'vitest';
import type { Theme } from '../../content/en/themes.ts';
import { THEMES, type Traits, WEARS } from '../../contract.ts';
import { BEATS, type Beat, COMPANIONS, type PictureBrief } from '../../illustrations.ts';
import { ids, SIDE } from '../canvas.ts';
import { chance } from '../chance.ts';
import { type Box, shapes } from '../extent.ts';
import { lightOf, moodFor } from '../moods.ts';
import { KIDS } from '../samples.ts';
import { type Actor, actors, type Scene } from './actors.ts';
import { placeFor, worldOf } from './settings.ts';
import { type Shot, shotFor } from './shots.ts';

const FEELINGS = ['happy', 'curious', 'worried', 'sad', 'surprised', 'determined', 'proud'] as const;

interface Blocking {
  readonly shot: Shot;
  readonly scene: Scene;
}

/** The positions of the figures, without the place around them. */
function blocking(
  theme: Theme,
  beat: Beat,
  feeling: PictureBrief['feeling'],
  traits: Traits,
  seed: string,
): Blocking {
  const companion = COMPANIONS[(THEMES.indexOf(theme) + seed.length * 3) % COMPANIONS.length] ?? 'fox';
  const brief = {
    beat,
    theme,
    feeling,
    companion,
    cast: [],
    setting: '',
    action: '',
    time: 'day',
    alt: '',
    page: 0,
  } as const;
  const name = placeFor(brief);
  const shot = shotFor(beat, chance(`${seed}|${theme}|shot`));
  const light = lightOf(moodFor('day', worldOf(name)));
  const canvas = { r: chance(seed), light, id: ids('t') };
  return {
    shot,
    scene: actors(canvas, shot, { markup: '', ground: 'grass' }, name, { brief, traits, seed }),
  };
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const area = (a: Box): number => (a.right - a.left) * (a.bottom - a.top);
/** How far the tips of a hat, hair or tail may reach out of the frame. */
const MARGIN = 12;

function problems({ shot, scene }: Blocking): string[] {
  const list: string[] = [];
  const close = shot.kind === 'close';
  const name = (actor: Actor): string => (actor === scene.hero ? 'hero' : 'companion');
  for (const actor of [scene.hero, scene.companion]) {
    if (!actor) continue;
    const { box, face } = actor;
    if (face.left < 0 || face.top < 0 || face.right > SIDE || face.bottom > SIDE)
      list.push(`${name(actor)}: face cut`);
    if (box.top < -MARGIN) list.push(`${name(actor)}: cut above by ${Math.round(-box.top)}`);
    if (!close && (box.left < -MARGIN || box.right > SIDE + MARGIN))
      list.push(`${name(actor)}: cut beside ${Math.round(box.left)} ${Math.round(box.right)}`);
    if (!close && box.bottom > SIDE)
      list.push(`${name(actor)}: cut below by ${Math.round(box.bottom - SIDE)}`);
    if (!close && Math.abs(box.bottom - SIDE * shot.foot) > SIDE * 0.075)
      list.push(
        `${name(actor)}: stands at ${Math.round(box.bottom)} instead of ${Math.round(SIDE * shot.foot)}`,
      );
  }
  const { hero, companion } = scene;
  if (companion) {
    // The figure drawn later may cover the other, but not its face.
    const heroFirst = scene.markup.startsWith(hero.markup);
    const [under, over] = heroFirst ? [hero, companion] : [companion, hero];
    const most = Math.max(
      ...shapes(over.markup).map((shape) => shared(shape, under.face) / area(under.face)),
    );
    if (most > 0.12) list.push(`${name(under)}’s face covered: ${Math.round(most * 100)} %`);
  }
  return list;
}

describe('figures', () => {
  it.each(THEMES)('%s: no figure is cut off, floats or covers a face', (theme) => {
    const found: string[] = [];
    for (const [k, kid] of KIDS.entries())
      for (const [b, beat] of BEATS.entries()) {
        const feeling = FEELINGS[(k + b * 2 + THEMES.indexOf(theme)) % FEELINGS.length] ?? 'happy';
        const wears = k < WEARS.length ? [] : [WEARS[(k + b) % WEARS.length] ?? 'glasses'];
        for (const seed of ['a', 'bb']) {
          const stage = blocking(theme, beat, feeling, { ...kid, wears }, seed);
          for (const problem of problems(stage))
            found.push(`${beat} ${stage.scene.pose} kid ${k} ${seed}: ${problem}`);
        }
      }
    expect(found).toEqual([]);
  });
});

describe('the four pictures of a story', () => {
  it.each(THEMES)('%s: any two pictures of a story differ in camera, side or height', (theme) => {
    for (const seed of ['a', 'b', 'c']) {
      const views = BEATS.map((beat) => {
        const { shot, scene } = blocking(theme, beat, 'happy', KIDS[0], seed);
        const { left, right, top, bottom } = scene.hero.face;
        return {
          size: shot.scale,
          x: (left + right) / 2 / SIDE,
          y: (top + bottom) / 2 / SIDE,
          horizon: shot.view.horizon,
        };
      });
      for (const [i, one] of views.entries())
        for (const other of views.slice(i + 1)) {
          const apart =
            Math.abs(Math.log(one.size / other.size)) * 2 +
            Math.abs(one.x - other.x) +
            Math.abs(one.y - other.y) +
            Math.abs(one.horizon - other.horizon) * 2;
          expect(apart).toBeGreaterThan(0.4);
        }
    }
  });
});
