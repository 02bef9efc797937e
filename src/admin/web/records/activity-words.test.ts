import { describe, expect, it } from 'vitest';
import { changeText, reasonIn } from './activity-words.ts';

describe('the reason of an activity', () => {
  it('is read from its JSON', () => {
    expect(reasonIn('{"reason":"A gift","reportId":"x"}')).toBe('A gift');
  });

  it.each(['', 'A gift', 'null', '[]', '3', '{"reason":5}', '{"why":"x"}', '{"reason":'])(
    'is empty, and breaks nothing, for %j',
    (details) => expect(reasonIn(details)).toBe(''),
  );
});

it('shows what was before and what is now', () => {
  expect(changeText({ previousValue: '3', newValue: '8' })).toBe('3 → 8');
  expect(changeText({ previousValue: 'open', newValue: 'in_progress' })).toBe('open → in progress');
  expect(changeText({ previousValue: null, newValue: 'active' })).toBe('none → active');
  expect(changeText({ previousValue: null, newValue: null })).toBeUndefined();
});
