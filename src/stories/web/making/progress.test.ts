import { describe, expect, it } from 'vitest';
import { STAGES } from '../../contract.ts';
import { overallProgress, timeToGo } from './progress.ts';

describe('the progress of a story being made', () => {
  it('begins at nothing and ends at 100', () => {
    expect(overallProgress('crafting', 0)).toBe(0);
    expect(overallProgress('complete', 0)).toBe(100);
  });

  it('never waits its way past what is real', () => {
    STAGES.slice(0, -1).forEach(({ id }, index) => {
      const next = STAGES[index + 1];
      if (!next || next.id === 'complete') return;
      expect(overallProgress(id, 10_000)).toBeLessThan(overallProgress(next.id, 0));
    });
  });

  it.each([
    ['Crafting Your Story', 15],
    ['Polishing the Magic', 8],
    ['Painting Illustration 1', 12],
    ['Painting Illustration 2', 12],
    ['Painting Illustration 3', 12],
    ['Painting Illustration 4', 12],
    ['Quality Enchantment Check', 8],
    ['Gathering Your Story', 5],
  ])('%s has its share of the whole: %i seconds of 86', (name, seconds) => {
    const stage = STAGES.find((one) => one.name === name);
    if (!stage) throw new Error('no such stage');
    // A second is a second at every stage; one that takes too long waits shortly before its end.
    const begun = overallProgress(stage.id, 0);
    expect(overallProgress(stage.id, 1) - begun).toBeCloseTo(100 / 86, 6);
    const most = (overallProgress(stage.id, 10_000) - begun) * 0.86;
    expect(most).toBeGreaterThan(seconds * 0.95);
    expect(most).toBeLessThan(seconds);
  });

  it('moves while one waits', () => {
    expect(overallProgress('crafting', 5)).toBeGreaterThan(overallProgress('crafting', 4.9));
  });

  it('says how long it may take', () => {
    expect(timeToGo('crafting', 0)).toBe('about a minute and a half to go');
    expect(timeToGo('gathering', 4)).toBe('only a moment to go');
  });
});
