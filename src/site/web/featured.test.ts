import { expect, it } from 'vitest';
import { featuredStory } from '../../stories/reading/server/featured.ts';
import { BANDS } from '../../stories/story/web/messages/bands.ts';
import { FEATURED } from './featured-books.ts';

it.each(FEATURED)(
  'shows the featured story $title on the home page as it is in the reader',
  ({ id, title, cover, alt, time, ages }) => {
    const story = featuredStory(id);
    expect(story).toMatchObject({ title, readTime: time });
    expect(story?.targetAgeGroup && BANDS[story.targetAgeGroup].years).toBe(ages);
    expect(story?.pictures).toContainEqual(expect.objectContaining({ url: cover, alt }));
  },
);
