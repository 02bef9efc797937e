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

  it('moves while one waits', () => {
    expect(overallProgress('crafting', 5)).toBeGreaterThan(overallProgress('crafting', 4.9));
  });

  it('says how long it may take', () => {
    expect(timeToGo('crafting', 0)).toBe('about a minute and a half to go');
    expect(timeToGo('gathering', 4)).toBe('only a moment to go');
  });
});
