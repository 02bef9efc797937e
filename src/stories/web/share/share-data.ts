import { DEFAULT_SHARE_TITLE, excerptOf, type PublicStory } from '../../share-contract.ts';
import { pagesOf } from '../paging.ts';
import { picturesOf } from '../pictures.ts';
import { PASS_ON } from '../words/share.ts';

/** What is told of a story when it is passed on. Made of the public words only. */
export interface ShareData {
  readonly title: string;
  readonly url: string;
  readonly text: string;
  readonly excerpt: string;
  /** Address of the cover, or nothing when there is none. */
  readonly coverImage: string | undefined;
}

const HASHTAGS = 'Storywren,BedtimeStory';
const VIA = 'storywren';

/** Says of a shared story what may be said: never a name that its parent hides. */
export function shareDataOf(story: PublicStory, url: string): ShareData {
  const title = story.title.trim() || DEFAULT_SHARE_TITLE;
  return {
    title,
    url,
    text: PASS_ON.told(title),
    excerpt: excerptOf(pagesOf(story.content).flat().join(' ')),
    coverImage: picturesOf(story, 1)[0]?.url,
  };
}

const query = (params: Record<string, string>) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Where each service takes a story from. */
export const SERVICES = [
  {
    name: 'WhatsApp',
    address: ({ text, excerpt, url }: ShareData) =>
      `https://wa.me/?${query({ text: `${text}\n\n${excerpt}\n\n${url}` })}`,
  },
  {
    name: 'Facebook',
    address: ({ title, text, url }: ShareData) =>
      `https://www.facebook.com/sharer/sharer.php?${query({ u: url, title, quote: text })}`,
  },
  {
    name: 'X (Twitter)',
    address: ({ text, url }: ShareData) =>
      `https://twitter.com/intent/tweet?${query({ url, text, hashtags: HASHTAGS, via: VIA })}`,
  },
] as const;
