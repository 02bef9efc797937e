import { describe, expect, it } from 'vitest';
import { changeText, reasonIn } from './activity-messages.ts';

describe('reasonIn', () => {
  it('reads the reason of an audit entry from its JSON', () => {
    expect(reasonIn('{"reason":"A gift","reportId":"x"}')).toBe('A gift');
  });

  it.each(['', 'A gift', 'null', '[]', '3', '{"reason":5}', '{"why":"x"}', '{"reason":'])(
    'returns an empty reason without throwing for %j',
    (details) => expect(reasonIn(details)).toBe(''),
  );
});

it('formats the values before and after a change', () => {
  expect(changeText({ previousValue: '3', newValue: '8' })).toBe('3 → 8');
  expect(changeText({ previousValue: 'open', newValue: 'in_progress' })).toBe('open → in progress');
  expect(changeText({ previousValue: null, newValue: 'active' })).toBe('none → active');
  expect(changeText({ previousValue: null, newValue: null })).toBeUndefined();
});
