import { useEffect, useRef, useState } from 'react';
import { track } from '../../../../platform/web/analytics.ts';
import { saveFile } from '../../../../platform/web/save-file.ts';
import { withoutReload } from '../../../../platform/web/stale-code.ts';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import type { ReadableStory } from '../../../story/contract.ts';
import { DOWNLOAD_RESULT } from '../../../story/web/messages/story.ts';
import { fileNameOf } from './file-name.ts';
import { type MakeBook, manuscriptOf } from './manuscript.ts';

type BookKind = 'pdf' | 'epub';

/** The name of each kind of book, and the code that makes it, loaded on demand. */
const KINDS: Readonly<Record<BookKind, { name: string; load: () => Promise<MakeBook> }>> = {
  pdf: { name: 'PDF', load: async () => (await import('./pdf/make-pdf.ts')).makePdf },
  epub: { name: 'EPUB', load: async () => (await import('./epub/make-epub.ts')).makeEpub },
};

/** Messages for a download that has started, and for one that failed. */
export interface DownloadMessages {
  started?: (name: string) => { title: string; message?: string };
  failed: (name: string) => { title: string; message: string };
}

export interface Download {
  /** Makes the book and saves it as a file. Does nothing while one is being made. */
  start(kind: BookKind): void;
  busy: BookKind | undefined;
  /** 0 to 1 */
  progress: number;
}

/** Messages for one's own story. */
const OWN: DownloadMessages = { failed: DOWNLOAD_RESULT.failed };

/** Downloads a story as a book. Reports the result in a toast; leaving the page aborts it. */
export function useDownload(tale: ReadableStory, words: DownloadMessages = OWN): Download {
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
      toast.success({ title: DOWNLOAD_RESULT.done(name), message: tale.title });
    } catch {
      if (signal.aborted) return;
      track(`${kind}_download_failed`);
      toast.error(words.failed(name));
    } finally {
      making.current = undefined;
      setBusy(undefined);
    }
  };

  const start = (kind: BookKind) => {
    if (making.current) return;
    making.current = new AbortController();
    setProgress(0);
    setBusy(kind);
    if (words.started) toast.success(words.started(KINDS[kind].name));
    void make(kind, making.current);
  };
  return { start, busy, progress };
}
