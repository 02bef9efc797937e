import type { Story } from '../../contract.ts';

/** The finished story that stands after this one on the shelf; after the last comes the first again. */
export function nextOnShelf(shelf: readonly Story[], id: string): Story | undefined {
  const at = shelf.findIndex((story) => story.id === id);
  const around = [...shelf.slice(at + 1), ...shelf.slice(0, Math.max(at, 0))];
  return around.find((story) => story.status === 'ready' && story.id !== id);
}
