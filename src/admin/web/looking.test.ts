import { describe, expect, it } from 'vitest';
import {
  activityFilterOf,
  addressOfTab,
  isNarrowed,
  lookingIn,
  offsetOf,
  transactionFilterOf,
  usersQuery,
} from './looking.ts';

describe('the address of a tab', () => {
  it('says the tab and how its table is looked at, and is read back', () => {
    const looking = { q: 'jo & co', filter: 'deleted', offset: '50' };
    const address = addressOfTab('stories', { ...looking, sort: '' });
    expect(address).toBe('/admin?tab=stories&q=jo+%26+co&filter=deleted&offset=50');
    expect(lookingIn(address.slice('/admin'.length))).toEqual({ tab: 'stories', looking });
  });

  it('means the users where it says nothing, or nothing that we know', () => {
    expect(lookingIn('').tab).toBe('users');
    expect(lookingIn('?tab=secrets').tab).toBe('users');
  });

  it('says nothing of a table that is not the table’s own', () => {
    const { looking } = lookingIn('?tab=transactions&utm_source=mail&filter=deleted&offset=50');
    expect(looking).toEqual({ offset: '50' });
    expect(isNarrowed(looking)).toBe(false);
    expect(isNarrowed(lookingIn('?tab=transactions&utm_source=mail&type=refund').looking)).toBe(true);
  });
});

describe('what a table is asked', () => {
  const asked = (looking: Record<string, string>) => usersQuery(looking).queryKey[1];

  it('is one row more than is shown, from the first that is shown', () => {
    expect(asked({ offset: '50', q: '  jo ' })).toEqual({
      query: { limit: 51, offset: 50, q: 'jo', filter: 'all', sort: 'newest' },
    });
  });

  it('is the usual where the address is wrong', () => {
    expect(asked({ offset: '-3', q: ' ', filter: 'rich', sort: 'size' })).toEqual({
      query: { limit: 51, offset: 0, filter: 'all', sort: 'newest' },
    });
    expect(offsetOf({ offset: '1e9' })).toBe(0);
  });

  it('takes a period from the beginning of a day to the end of another', () => {
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

it('knows whether everything is asked for, in whatever order and from wherever', () => {
  expect(isNarrowed({ sort: 'name', offset: '50', filter: 'all', q: '' })).toBe(false);
  expect(isNarrowed({ q: 'jo' })).toBe(true);
  expect(isNarrowed({ from: '2026-11-01' })).toBe(true);
});
