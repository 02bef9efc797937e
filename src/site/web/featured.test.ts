import { expect, it } from 'vitest';
import { featuredStory } from '../../stories/server/featured.ts';
import { BANDS } from '../../stories/web/words/bands.ts';
import { FEATURED } from './featured-books.ts';

it.each(FEATURED)('$title is on the home page what it is inside', ({ id, title, cover, alt, time, ages }) => {
  const story = featuredStory(id);
  expect(story).toMatchObject({ title, readTime: time });
  expect(story?.targetAgeGroup && BANDS[story.targetAgeGroup].years).toBe(ages);
  expect(story?.pictures).toContainEqual(expect.objectContaining({ url: cover, alt }));
});
