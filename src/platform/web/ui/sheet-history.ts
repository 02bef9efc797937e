import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';

/**
 * Back closes the topmost dialog, as people expect of a sheet that fills their screen. Each open dialog stands on a history
 * entry with the address of the page below. A dialog that is closed in another way leaves its entry behind: the next one
 * uses it again, and Back skips it. Going back at once would not do: it takes effect later, and would undo a navigation
 * that follows.
 */
const placeSchema = z.object({
  sheets: z.object({
    /** Identifies the page below. */
    page: z.string(),
    /** How many entries lie between the page and this one, itself included. */
    depth: z.int(),
  }),
});
type Place = z.infer<typeof placeSchema>['sheets'];

interface Sheet {
  close: () => void;
}

/** The open dialogs, the topmost last. */
const openSheets: Sheet[] = [];
/** The entry that is shown; undefined for a page without a dialog. */
let here: Place | undefined;

function placeNow(): Place | undefined {
  const read = z.safeParse(placeSchema, history.state);
  return read.success ? read.data.sheets : undefined;
}

/** Writes an entry without the router's notice: the address remains the same. */
function write(how: 'pushState' | 'replaceState', place: Place): void {
  const state: unknown = history.state;
  History.prototype[how].call(history, { ...(state ?? {}), sheets: place }, '');
  here = place;
}

function addSheet(sheet: Sheet): void {
  listen();
  if (openSheets.includes(sheet)) return;
  openSheets.push(sheet);
  if (!here) write('replaceState', { page: crypto.randomUUID(), depth: 0 });
  while (here && here.depth < openSheets.length) write('pushState', { ...here, depth: here.depth + 1 });
}

function removeSheet(sheet: Sheet): void {
  const index = openSheets.indexOf(sheet);
  if (index >= 0) openSheets.splice(index, 1);
}

function onPopState(): void {
  const before = here;
  here = placeNow();
  if (!before || before.page !== here?.page) {
    // The address of another page: nothing of this one stays open.
    for (const sheet of openSheets.splice(0)) sheet.close();
    return;
  }
  if (here.depth >= before.depth) return;
  const top = openSheets.pop();
  if (top) top.close();
  else history.go(-(here.depth + 1));
}

function onNavigate(): void {
  here = placeNow();
}

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  onNavigate();
  addEventListener('popstate', onPopState);
  // The router dispatches these events when it navigates.
  addEventListener('pushState', onNavigate);
  addEventListener('replaceState', onNavigate);
}

/** Lets Back close a dialog by `close`. Returns a function to be called whenever the dialog has opened or closed. */
export function useSheetHistory(close: () => void): (isOpen: boolean) => void {
  const onBack = useEffectEvent(close);
  const sheet = useRef<Sheet>({ close: () => undefined });
  useEffect(() => {
    const { current } = sheet;
    current.close = () => onBack();
    listen();
    return () => removeSheet(current);
  }, []);
  return (isOpen) => (isOpen ? addSheet(sheet.current) : removeSheet(sheet.current));
}
