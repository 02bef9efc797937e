import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOwn } from '../../../../platform/web/device-storage.ts';
import { BLANK, type Draft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';

const DRAFT: Draft = {
  ...BLANK,
  prompt: 'A tooth that wobbles',
  childName: 'Wilhelmina',
  wears: ['glasses'],
};
const NAME = 'own:story-draft';

/** A stand-in for a storage: what it holds are its own properties, as in a browser. */
class FakeStorage {
  [name: string]: unknown;
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A store as it is after a reload. */
const reloaded = () => createDraftStore();
const isStored = () => localStorage.getItem(NAME) !== null;

it('gives the draft of a guest back after a reload, to the guest and to whoever signs in', () => {
  createDraftStore().write(null, DRAFT);
  expect(reloaded().read(null)).toEqual(DRAFT);
  expect(reloaded().read('ann')).toEqual(DRAFT);
  // It is Ann's from now on.
  expect(reloaded().read(null)).toEqual(BLANK);
  expect(reloaded().read('ann')).toEqual(DRAFT);
});

it('never gives the draft of an account to a guest, and removes it when another account signs in', () => {
  createDraftStore().write('ann', DRAFT);
  expect(reloaded().read(null)).toEqual(BLANK);
  expect(isStored()).toBe(true);
  expect(reloaded().read('ben')).toEqual(BLANK);
  expect(isStored()).toBe(false);
});

it('gives an account its draft back when its session has expired and it signs in again', () => {
  const store = createDraftStore();
  store.write('ann', DRAFT);
  store.leave();
  expect(store.read(null)).toEqual(BLANK);
  expect(store.read('ann')).toEqual(DRAFT);
});

it('has nothing left on the device when the draft is sent, discarded or emptied, and at logout', () => {
  const store = createDraftStore();
  for (const end of [
    () => store.sent('ann'),
    () => store.discard(),
    () => store.write('ann', BLANK),
    () => forgetOwn(),
  ]) {
    store.write('ann', DRAFT);
    expect(isStored()).toBe(true);
    end();
    expect(isStored()).toBe(false);
  }
});

it('gives corrections back after a reload, and the draft of a release that had none', () => {
  const corrections = {
    prompt: DRAFT.prompt,
    things: { from: '[{"what":"tooth"}]', to: [{ what: 'milk tooth' }] },
  };
  createDraftStore().write(null, { ...DRAFT, corrections });
  expect(reloaded().read(null)).toEqual({ ...DRAFT, corrections });
  const { corrections: _, ...older } = DRAFT;
  localStorage.setItem(NAME, JSON.stringify({ owner: null, savedAt: Date.now(), draft: older }));
  expect(reloaded().read(null)).toEqual(DRAFT);
});

it('begins the next story with the same child after one was sent, but not after a reload', () => {
  const store = createDraftStore();
  store.write('ann', DRAFT);
  store.sent('ann');
  expect(store.read('ann')).toEqual({ ...DRAFT, prompt: '' });
  expect(reloaded().read('ann')).toEqual(BLANK);
});

it('stores a form in which some radio groups have no value yet', () => {
  createDraftStore().write(null, { ...DRAFT, targetAgeGroup: null } as unknown as Draft);
  expect(reloaded().read(null)).toEqual(DRAFT);
});

it.each([
  ['is not JSON', '{'],
  [
    'is of an older release',
    JSON.stringify({ owner: null, savedAt: Date.now(), draft: { prompt: 'A tooth' } }),
  ],
  [
    'has a choice that is not offered any more',
    JSON.stringify({ owner: null, savedAt: Date.now(), draft: { ...DRAFT, targetAgeGroup: '2-5' } }),
  ],
])('ignores a stored draft that %s', (_, text) => {
  localStorage.setItem(NAME, text);
  expect(createDraftStore().read(null)).toEqual(BLANK);
});

it('removes a draft that is older than thirty days', () => {
  vi.useFakeTimers();
  createDraftStore().write(null, DRAFT);
  vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000 + 1);
  expect(reloaded().read(null)).toEqual(BLANK);
  expect(isStored()).toBe(false);
});

it('holds the draft in memory where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  const store = createDraftStore();
  store.write(null, DRAFT);
  expect(store.read('ann')).toEqual(DRAFT);
});
