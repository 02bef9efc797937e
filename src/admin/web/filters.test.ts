import { describe, expect, it } from 'vitest';
import {
  activityFilterOf,
  addressOfTab,
  filtersIn,
  isNarrowed,
  offsetOf,
  transactionFilterOf,
  usersQuery,
} from './filters.ts';

describe('the URL of a tab', () => {
  it('encodes a tab and its filters in the URL and reads them back', () => {
    const filters = { q: 'jo & co', filter: 'deleted', offset: '50' };
    const address = addressOfTab('stories', { ...filters, sort: '' });
    expect(address).toBe('/admin?tab=stories&q=jo+%26+co&filter=deleted&offset=50');
    expect(filtersIn(address.slice('/admin'.length))).toEqual({ tab: 'stories', filters });
  });

  it('falls back to the users tab for a missing or unknown tab', () => {
    expect(filtersIn('').tab).toBe('users');
    expect(filtersIn('?tab=secrets').tab).toBe('users');
  });

  it('cuts a search that is longer than the server accepts', () => {
    expect(filtersIn(`?q=${'a'.repeat(101)}`).filters.q).toBe('a'.repeat(100));
    expect(filtersIn(`?q=${'a'.repeat(99)}${encodeURIComponent('🐳')}`).filters.q).toBe('a'.repeat(99));
  });

  it('ignores URL parameters that do not belong to the table', () => {
    const { filters } = filtersIn('?tab=transactions&utm_source=mail&filter=deleted&offset=50');
    expect(filters).toEqual({ offset: '50' });
    expect(isNarrowed(filters)).toBe(false);
    expect(isNarrowed(filtersIn('?tab=transactions&utm_source=mail&type=refund').filters)).toBe(true);
  });
});

describe('table queries', () => {
  const paramsOf = (filters: Record<string, string>) => usersQuery(filters).queryKey[1];

  it('requests one row more than the page shows, from the offset of the page', () => {
    expect(paramsOf({ offset: '50', q: '  jo ' })).toEqual({
      query: { limit: 51, offset: 50, q: 'jo', filter: 'all', sort: 'newest' },
    });
  });

  it('uses the defaults for invalid URL parameters', () => {
    expect(paramsOf({ offset: '-3', q: ' ', filter: 'rich', sort: 'size' })).toEqual({
      query: { limit: 51, offset: 0, filter: 'all', sort: 'newest' },
    });
    expect(offsetOf({ offset: '1e9' })).toBe(0);
  });

  it('converts a period to the start of its first day and the end of its last day', () => {
    expect(
      transactionFilterOf({ type: 'refund', status: 'odd', from: '2026-11-01', to: '2026-11-01' }),
    ).toEqual({
      type: 'refund',
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 2).toISOString(),
    });
    expect(activityFilterOf({ action: 'user_delete', to: 'soon' })).toEqual({ action: 'user_delete' });
  });
});

it('detects whether a table is filtered, regardless of sorting and offset', () => {
  expect(isNarrowed({ sort: 'name', offset: '50', filter: 'all', q: '' })).toBe(false);
  expect(isNarrowed({ q: 'jo' })).toBe(true);
  expect(isNarrowed({ from: '2026-11-01' })).toBe(true);
});
