import { describe, expect, it } from 'vitest';
import { readAdjustment } from './adjustment.ts';

describe('readAdjustment', () => {
  it.each([
    ['5', 5],
    [' +12 ', 12],
    ['-3', -3],
    ['−3', -3],
  ])('reads %j as an adjustment of %i credits', (credits, creditChange) => {
    const read = readAdjustment({ credits, reason: ' sorry ' });
    expect(read).toEqual({ adjustment: { creditChange, reason: 'sorry' } });
  });

  it.each(['five', '1.5', '1e3', '0x10', '5 credits', '0', '--2', '9'.repeat(30)])(
    'rejects %j as an amount of credits',
    (credits) => {
      expect(readAdjustment({ credits, reason: 'sorry' })).toEqual({ problem: 'invalid', field: 'credits' });
    },
  );

  it('requires both fields of an adjustment, and returns the first missing one', () => {
    expect(readAdjustment({ credits: ' ', reason: '' })).toEqual({ problem: 'missing', field: 'credits' });
    expect(readAdjustment({ credits: 'x', reason: ' ' })).toEqual({ problem: 'missing', field: 'reason' });
  });
});
