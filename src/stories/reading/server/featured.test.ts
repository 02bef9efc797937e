import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { Caller } from '../../../../tools/testing/users.ts';
import type { AgeBand } from '../../../studio/age-bands.ts';
import { WORD_RANGES } from '../../../studio/age-bands.ts';
import { check } from '../../../studio/check.ts';
import { FEATURED_STORIES } from '../../../studio/featured/stories.ts';
import { countWords } from '../../../studio/words.ts';
import { storySchema } from '../../story/contract.ts';

const fileOf = (url: string): string => `src/app/web/public${url}`;

describe('the featured stories', () => {
  const testApp = createTestApp();

  test('serves three featured stories to anybody, each with its text and four pictures served by the web app', async () => {
    const bands = new Set<AgeBand | undefined>();
    for (const id of ['1', '2', '3']) {
      const reply = await new Caller(testApp).get(`/api/featured-stories/${id}`);
      expect(reply.status).toBe(200);
      const story = storySchema.parse(reply.body);
      bands.add(story.targetAgeGroup);
      const pages = (JSON.parse(story.content) as { pages: { text: string }[] }).pages;
      expect(pages.length).toBeGreaterThan(7);
      expect(story.pictures.map((picture) => picture.alt).every((alt) => alt.length > 20)).toBe(true);
      expect(new Set(story.pictures.map((picture) => picture.page)).size).toBe(4);
      for (const { url } of story.pictures) {
        expect(existsSync(fileOf(url))).toBe(true);
        expect(readFileSync(fileOf(url)).subarray(8, 12).toString()).toBe('WEBP');
      }
    }
    expect(bands.size).toBe(3);
  });

  test('serves no more than three featured stories', async () => {
    for (const id of ['0', '4', 'one', '1.0', '%20']) {
      const reply = await new Caller(testApp).get(`/api/featured-stories/${id}`);
      expect([id, reply.status, reply.body.code]).toEqual([id, 404, 'NOT_FOUND']);
    }
  });

  test('featured stories keep to the word count of their age band and pass the checks of every story', () => {
    for (const story of FEATURED_STORIES) {
      const [least, most] = WORD_RANGES[story.ageBand];
      const words = countWords(story.pages.join('\n\n'));
      expect([story.title, words >= least && words <= most]).toEqual([story.title, true]);
      const hero = story.briefs[0]?.cast[0]?.name ?? '';
      const problems = check(
        {
          prompt: story.moral,
          ageBand: story.ageBand,
          structure: story.structure,
          theme: story.theme,
          traits: {},
          heroName: hero,
          seed: story.seed,
        },
        { title: story.title, pages: story.pages.map((text) => ({ text })) },
      );
      expect([story.title, problems]).toEqual([story.title, []]);
    }
  });
});
