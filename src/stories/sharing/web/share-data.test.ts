import { describe, expect, it } from 'vitest';
import type { PublicStory } from '../contract.ts';
import { SERVICES, shareDataOf } from './share-data.ts';

const story: PublicStory = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  title: 'Robin & the lamp',
  content: JSON.stringify({ pages: [{ text: `Far away.\n\n${'A fox slept. '.repeat(20)}` }] }),
  imageUrl: '/media/cover.webp',
  illustrationUrls: ['/media/cover.webp'],
  pictures: [],
  childName: null,
  readTime: '1 min read',
  themes: [],
  wordCount: 62,
  audioUrl: null,
};
const url = 'https://storywren.example/og/story/AAAAAAAAAAAAAAAAAAAAAA';

describe('the share data of a story', () => {
  it('share data has the title, link, cover, and first 120 characters with an ellipsis', () => {
    const data = shareDataOf(story, url);
    expect(data).toMatchObject({ title: 'Robin & the lamp', url, coverImage: '/media/cover.webp' });
    expect(data.excerpt).toBe(`${`Far away. ${'A fox slept. '.repeat(20)}`.slice(0, 120).trimEnd()}…`);
    expect(shareDataOf({ ...story, content: 'Short.' }, url).excerpt).toBe('Short.');
  });

  it('share data has a default title when the story has none', () => {
    expect(shareDataOf({ ...story, title: ' ' }, url).title).toBe('A Magical Story from Storywren');
  });

  it('passes link, title and text to each service, and hashtags and via to X', () => {
    const data = shareDataOf(story, url);
    const [whatsapp, facebook, x] = SERVICES.map(({ address }) => new URL(address(data)).searchParams);
    expect(whatsapp?.get('text')).toContain(url);
    expect(whatsapp?.get('text')).toContain('Robin & the lamp');
    expect(facebook?.get('u')).toBe(url);
    expect(facebook?.get('quote')).toContain('Robin & the lamp');
    expect([x?.get('url'), x?.get('via'), x?.get('hashtags')]).toEqual([
      url,
      'storywren',
      'Storywren,BedtimeStory',
    ]);
    expect(x?.get('text')).toContain('Robin & the lamp');
  });
});
