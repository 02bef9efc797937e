import { describe, expect, it } from 'vitest';
import { WEARS, type Wear } from '../../contract.ts';
import { ids } from '../canvas.ts';
import { extent } from '../extent.ts';
import { portraitMarkup } from '../portrait.ts';
import { KIDS } from '../samples.ts';
import { drawChild, headAt } from './body.ts';
import { lookOf } from './look.ts';
import { POSES, type PoseName } from './poses.ts';
import { needsSeat, poseOf } from './wheelchair.ts';

const POSE_NAMES = Object.keys(POSES) as PoseName[];
const drawn = (wears: readonly Wear[], pose: PoseName, kid = 0): string =>
  drawChild(lookOf({ ...KIDS[kid], wears }, 'seed'), { pose, feeling: 'happy' }, ids('t'));

describe('what a child wears', () => {
  it.each(WEARS)('draws %s in every pose', (wear) => {
    for (const pose of POSE_NAMES) expect(drawn([wear], pose)).not.toBe(drawn([], pose));
  });

  it('changes only `wears` in the look of a child who wears something', () => {
    const { wears: _, ...plain } = lookOf({ ...KIDS[1] }, 'seed');
    for (const wear of ['glasses', 'hearing_aid', 'wheelchair'] as const) {
      const { wears, ...rest } = lookOf({ ...KIDS[1], wears: [wear] }, 'seed');
      expect(wears).toEqual([wear]);
      expect(rest).toEqual(plain);
    }
  });

  it('sorts and deduplicates what a child wears', () => {
    const all: Wear[] = ['wheelchair', 'glasses', 'wheelchair', 'hijab', 'hearing_aid'];
    expect(lookOf({ wears: all }, 'seed').wears).toEqual(WEARS);
  });

  it('draws no hair under a hijab', () => {
    const look = lookOf({ ...KIDS[1], wears: ['hijab'] }, 'seed');
    const markup = drawChild(look, { pose: 'stand', feeling: 'happy' }, ids('t'));
    expect(markup).not.toContain(`"${look.hair}"`);
    expect(markup).not.toContain(`"${look.hairShade}"`);
  });
});

describe('a wheelchair', () => {
  it.each(POSE_NAMES)('places a wheelchair with the child on the ground in the pose %s', (pose) => {
    for (const [k, kid] of KIDS.entries()) {
      const box = extent(drawn(['wheelchair'], pose, k));
      expect(Math.abs(box.bottom)).toBeLessThan(14);
      const look = lookOf({ ...kid, wears: ['wheelchair'] }, 'seed');
      expect(needsSeat(look, pose)).toBe(false);
      expect(poseOf(look, pose)).toMatchObject({ lean: 0, legs: POSES.sit.legs });
      // The seat has the same height in every pose, so the head does not jump.
      expect(headAt(look, pose)[1]).toBeCloseTo(headAt(look, 'stand')[1], -1);
    }
  });
});

describe('the portrait', () => {
  it.each(WEARS)('shows %s in the portrait', (wear) => {
    const plain = portraitMarkup({ length: 'long', style: 'wavy' });
    const worn = portraitMarkup({ length: 'long', style: 'wavy', wears: [wear] });
    expect(worn).not.toBe(plain);
    expect(worn).not.toMatch(/style=|#a[1-6]0|#b[1-4]0|#02[ab]|NaN|undefined/);
    expect(worn.includes('f-hair')).toBe(wear !== 'hijab');
  });
});
