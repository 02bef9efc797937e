import { describe, expect, it } from 'vitest';
import { amountText, costText, counted, percentText, plainWord, shortId } from './messages.ts';

describe('admin figures', () => {
  it('formats an amount with its currency', () => {
    expect(amountText(9.5, 'AUD')).toBe('$9.50 AUD');
    expect(amountText(-9.99, 'AUD')).toBe('-$9.99 AUD');
  });

  it('rounds a cost to four decimals, but never to zero', () => {
    expect(costText('0.012345', true)).toBe('US$0.0123');
    expect(costText('0.000004', true)).toBe('US$0.000004');
    expect(costText('0.000000', true)).toBe('US$0');
    expect(costText('1.5', false)).toBe('at least US$1.5000');
    expect(costText(null, true)).toBe('Cost not known');
  });

  it('formats counts and percentages', () => {
    expect(counted(1, 'story', 'stories')).toBe('1 story');
    expect(counted(1200, 'credit')).toBe('1,200 credits');
    expect(percentText(1, 3)).toBe('33%');
    expect(percentText(2, 3)).toBe('67%');
    expect(percentText(0, 0)).toBe('0%');
  });
});

it('converts codes to words and shortens long ids', () => {
  expect(plainWord('content_issue')).toBe('Content issue');
  expect(plainWord('make-story')).toBe('Make story');
  expect(shortId('QeM3x7fKq2mZpL8vR4tYw1')).toBe('QeM3x7fK…');
  expect(shortId('short')).toBe('short');
});
