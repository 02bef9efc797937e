import { describe, expect, it } from 'vitest';
import { STAGES } from '../../../story/contract.ts';
import { overallProgress, timeToGo } from './progress.ts';

describe('progress of a story being made', () => {
  it('overall progress begins at 0 and ends at 100', () => {
    expect(overallProgress('crafting', 0)).toBe(0);
    expect(overallProgress('complete', 0)).toBe(100);
  });

  it('waiting in a stage never reaches the progress of the next stage', () => {
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
  ])('%s takes its share of the overall progress: %i of 86 seconds', (name, seconds) => {
    const stage = STAGES.find((one) => one.name === name);
    if (!stage) throw new Error('no such stage');
    // A second adds the same at every stage; a stage that takes too long stops shortly before its end.
    const begun = overallProgress(stage.id, 0);
    expect(overallProgress(stage.id, 1) - begun).toBeCloseTo(100 / 86, 6);
    const most = (overallProgress(stage.id, 10_000) - begun) * 0.86;
    expect(most).toBeGreaterThan(seconds * 0.95);
    expect(most).toBeLessThan(seconds);
  });

  it('overall progress grows during a stage', () => {
    expect(overallProgress('crafting', 5)).toBeGreaterThan(overallProgress('crafting', 4.9));
  });

  it('time to go is estimated from the remaining stages', () => {
    expect(timeToGo('crafting', 0)).toBe('about a minute and a half to go');
    expect(timeToGo('gathering', 4)).toBe('just a moment to go');
  });
});
