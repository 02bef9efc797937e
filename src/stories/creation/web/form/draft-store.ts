import * as z from 'zod/mini';
import { forget, ownName, recall, remember } from '../../../../platform/web/device-storage.ts';
import { BLANK, completed, type Draft, draftSchema, isBlank, sameChild } from './draft.ts';

const NAME = ownName('story-draft');
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** A draft on this device; anything else, such as a draft of an older release, is ignored. */
const storedSchema = z.object({
  /** The id of the user who wrote it; null for a guest. */
  owner: z.nullable(z.string()),
  savedAt: z.number(),
  draft: draftSchema,
});

/** The draft of the story form, until it is sent or discarded. `user` is an id; null for a guest. */
export interface DraftStore {
  /**
   * The draft of this user, or a blank one. Whoever signs in takes over what was written as a guest; the draft of another
   * account is never returned, and is removed once somebody else is signed in.
   */
  read(user: string | null): Draft;
  write(user: string | null, draft: Draft): void;
  /** The request was accepted: only the child's details remain for the next story, and only until the page is left. */
  sent(user: string | null): void;
  /** Empties the draft, also on the device. */
  discard(): void;
  /** Forgets the copy of this page, for a change of user. What is on the device remains for its owner. */
  leave(): void;
}

/** Holds the draft in memory and, so that it survives a reload, on this device. It has details of a child: logout removes it. */
export function createDraftStore(): DraftStore {
  let memory: { owner: string | null; draft: Draft } | undefined;
  const belongsTo = (owner: string | null, user: string | null) => owner === user || owner === null;

  const stored = (user: string | null): Draft | undefined => {
    const found = recall(NAME, storedSchema);
    if (!found) return undefined;
    const isOld = Date.now() - found.savedAt > RETENTION_MS;
    if (!isOld && belongsTo(found.owner, user)) return found.draft;
    if (isOld || user !== null) forget(NAME);
    return undefined;
  };
  const write = (user: string | null, values: Draft) => {
    const draft = completed(values);
    memory = { owner: user, draft };
    if (isBlank(draft)) forget(NAME);
    else remember(NAME, { owner: user, savedAt: Date.now(), draft });
  };

  return {
    read(user) {
      if (memory?.owner === user) return memory.draft;
      const guests = memory?.owner === null && !isBlank(memory.draft) ? memory.draft : undefined;
      const draft = guests ?? stored(user);
      if (draft && user !== null) write(user, draft);
      return draft ?? BLANK;
    },
    write,
    sent(user) {
      memory = { owner: user, draft: sameChild(memory?.draft ?? BLANK) };
      forget(NAME);
    },
    discard() {
      memory = undefined;
      forget(NAME);
    },
    leave() {
      memory = undefined;
    },
  };
}
