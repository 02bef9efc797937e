import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { Caller } from '../../../tools/testing/people.ts';
import { check } from '../../studio/check.ts';
import type { AgeBand } from '../../studio/contract.ts';
import { WORD_RANGES } from '../../studio/contract.ts';
import { FEATURED_STORIES } from '../../studio/featured/stories.ts';
import { countWords } from '../../studio/words.ts';
import { storySchema } from '../contract.ts';

const fileOf = (url: string): string => `src/app/web/public${url}`;

describe('the featured stories', () => {
  const house = testHouse();

  test('are three, for anybody, each with its text and four pictures that lie beside the web app', async () => {
    const bands = new Set<AgeBand | undefined>();
    for (const id of ['1', '2', '3']) {
      const reply = await new Caller(house).get(`/api/featured-stories/${id}`);
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

  test('are no more than three', async () => {
    for (const id of ['0', '4', 'one', '1.0', '%20']) {
      const reply = await new Caller(house).get(`/api/featured-stories/${id}`);
      expect([id, reply.status, reply.body.code]).toEqual([id, 404, 'NOT_FOUND']);
    }
  });

  test('keep to the words of their band and pass what every story has to pass', () => {
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
