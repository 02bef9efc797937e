import { pagesOf } from '../../story/web/paging.ts';
import { picturesOf } from '../../story/web/pictures.ts';
import { DEFAULT_SHARE_TITLE, type PublicStory } from '../contract.ts';
import { excerptOf } from '../excerpt.ts';
import { PASS_ON } from './messages/share.ts';

/** What is shared of a story. Built from the public text only. */
export interface ShareData {
  readonly title: string;
  readonly url: string;
  readonly text: string;
  readonly excerpt: string;
  /** Address of the cover; undefined when there is none. */
  readonly coverImage: string | undefined;
}

const HASHTAGS = 'Storywren,BedtimeStory';
const VIA = 'storywren';

/** Builds the share data of a story: never with a name that its parent hides. */
export function shareDataOf(story: PublicStory, url: string): ShareData {
  const title = story.title.trim() || DEFAULT_SHARE_TITLE;
  return {
    title,
    url,
    text: PASS_ON.text(title),
    excerpt: excerptOf(pagesOf(story.content).flat().join(' ')),
    coverImage: picturesOf(story, 1)[0]?.url,
  };
}

const query = (params: Record<string, string>) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The share URL of each service. */
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
