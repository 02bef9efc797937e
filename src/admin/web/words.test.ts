import { describe, expect, it } from 'vitest';
import { amountText, costText, counted, percentText, plainWord, shortId } from './words.ts';

describe('figures in words', () => {
  it('name an amount with its currency', () => {
    expect(amountText(9.5, 'AUD')).toBe('$9.50 AUD');
    expect(amountText(-9.99, 'AUD')).toBe('-$9.99 AUD');
  });

  it('round a cost to four decimals, but never to nothing', () => {
    expect(costText('0.012345', true)).toBe('US$0.0123');
    expect(costText('0.000004', true)).toBe('US$0.000004');
    expect(costText('0.000000', true)).toBe('US$0');
    expect(costText('1.5', false)).toBe('at least US$1.5000');
    expect(costText(null, true)).toBe('Cost not known');
  });

  it('count and share', () => {
    expect(counted(1, 'story', 'stories')).toBe('1 story');
    expect(counted(1200, 'credit')).toBe('1,200 credits');
    expect(percentText(1, 3)).toBe('33%');
    expect(percentText(0, 0)).toBe('0%');
  });
});

it('makes words of codes, and short ids of long ones', () => {
  expect(plainWord('content_issue')).toBe('Content issue');
  expect(plainWord('make-story')).toBe('Make story');
  expect(shortId('QeM3x7fKq2mZpL8vR4tYw1')).toBe('QeM3x7fK…');
  expect(shortId('short')).toBe('short');
});
