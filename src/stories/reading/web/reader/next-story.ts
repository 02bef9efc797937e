import type { Story } from '../../../story/contract.ts';

/** The next finished story in the library; after the last one the first again. */
export function nextStory(library: readonly Story[], id: string): Story | undefined {
  const at = library.findIndex((story) => story.id === id);
  const around = [...library.slice(at + 1), ...library.slice(0, Math.max(at, 0))];
  return around.find((story) => story.status === 'ready' && story.id !== id);
}
