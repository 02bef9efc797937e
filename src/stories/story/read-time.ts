import type { Story } from './contract.ts';

/** Words a minute when a story is read aloud to a child. */
const READING_PACE = 150;
const DEFAULT_WORDS = 500;

/** "4 min read", rounded up; a story of unknown length counts as 500 words. */
export const readTimeOf = (wordCount: number): string =>
  `${Math.ceil((wordCount || DEFAULT_WORDS) / READING_PACE)} min read`;

/** The reading time of a story in a reply; estimated when the reply has none. */
export const readTimeIn = ({ readTime, wordCount }: Pick<Story, 'readTime' | 'wordCount'>): string =>
  readTime || readTimeOf(wordCount);
