import { useEffect, useRef, useState } from 'react';
import { track } from '../../../platform/web/analytics.ts';
import { withoutReload } from '../../../platform/web/stale-code.ts';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import type { Tale } from '../../contract.ts';
import { KEEPING } from '../words/story.ts';
import { fileNameOf } from './file-name.ts';
import { type MakeBook, manuscriptOf } from './manuscript.ts';
import { saveFile } from './save-file.ts';

type BookKind = 'pdf' | 'epub';

/** What each kind of book is called, and the code that makes it: fetched only when somebody wants one. */
const KINDS: Readonly<Record<BookKind, { name: string; load: () => Promise<MakeBook> }>> = {
  pdf: { name: 'PDF', load: async () => (await import('./pdf/make-pdf.ts')).makePdf },
  epub: { name: 'EPUB', load: async () => (await import('./epub/make-epub.ts')).makeEpub },
};

/** What toasts say of a book that is begun, and of one that cannot be made. */
export interface KeepWords {
  started?: (name: string) => { title: string; message?: string };
  failed: (name: string) => { title: string; message: string };
}

export interface Keeping {
  /** Makes the book and saves it as a file. Does nothing while one is being made. */
  keep(kind: BookKind): void;
  busy: BookKind | undefined;
  /** 0 to 1 */
  progress: number;
}

/** What is said of keeping one's own story. */
const OWN: KeepWords = { failed: KEEPING.failed };

/** Keeping a story as a book of one's own. Says in a toast how it went; leaving the page gives it up. */
export function useKeep(tale: Tale, words: KeepWords = OWN): Keeping {
  const [busy, setBusy] = useState<BookKind>();
  const [progress, setProgress] = useState(0);
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);

  const make = async (kind: BookKind, { signal }: AbortController) => {
    const { name, load } = KINDS[kind];
    try {
      const file = await withoutReload(async () => {
        const makeBook = await load();
        signal.throwIfAborted();
        return makeBook(manuscriptOf(tale), signal, setProgress);
      });
      saveFile(file, fileNameOf(tale.title, kind));
      track(`${kind}_download`, { bytes: file.size });
      good({ title: KEEPING.done(name), message: tale.title });
    } catch {
      if (signal.aborted) return;
      track(`${kind}_download_failed`);
      bad(words.failed(name));
    } finally {
      making.current = undefined;
      setBusy(undefined);
    }
  };

  const keep = (kind: BookKind) => {
    if (making.current) return;
    making.current = new AbortController();
    setProgress(0);
    setBusy(kind);
    if (words.started) good(words.started(KINDS[kind].name));
    void make(kind, making.current);
  };
  return { keep, busy, progress };
}
