import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookmarkOf, bookmarks, moveBookmark } from './bookmarks.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

beforeEach(() => void vi.stubGlobal('localStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

describe('a bookmark', () => {
  it('is at the first page of a story that was not begun', () => expect(bookmarkOf('a')).toBe(0));

  it('stays where it was put, story by story, the latest first', () => {
    moveBookmark('a', 3);
    moveBookmark('b', 1);
    moveBookmark('a', 4);
    expect(bookmarkOf('a')).toBe(4);
    expect(bookmarks()).toEqual([
      { id: 'a', page: 4 },
      { id: 'b', page: 1 },
    ]);
  });

  it('is taken out at the beginning, and at the end', () => {
    moveBookmark('a', 3);
    moveBookmark('a', 0);
    moveBookmark('b', 3);
    moveBookmark('b', undefined);
    expect(bookmarks()).toEqual([]);
  });

  it('is kept for the last fifty stories', () => {
    for (let story = 0; story < 60; story += 1) moveBookmark(`s${story}`, 1);
    expect(bookmarks()).toHaveLength(50);
    expect(bookmarks()[0]?.id).toBe('s59');
  });

  it.each(['{', '"a"', '[{"id": 1}]', '[{"id": "a", "page": -1}]'])('is not read from %s', (text) => {
    localStorage.setItem('storywren.bookmarks', text);
    expect(bookmarkOf('a')).toBe(0);
  });

  it('does without storage where that is forbidden', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    moveBookmark('a', 3);
    expect(bookmarkOf('a')).toBe(0);
  });
});
