import type { FeaturedStory } from '../../../studio/featured/featured.ts';
import { FEATURED_STORIES } from '../../../studio/featured/stories.ts';
import { countWords } from '../../../studio/words.ts';
import type { Story } from '../../story/contract.ts';
import { readTimeOf } from '../../story/read-time.ts';
import { capitalised } from '../../story/server/view.ts';

const SIDE = 1024;

/** The featured story with this id, or undefined. Its pictures are served with the web app. */
export function featuredStory(id: string): Story | undefined {
  const story = FEATURED_STORIES.find((one) => one.id === id);
  return story === undefined ? undefined : viewOf(story);
}

function viewOf(story: FeaturedStory): Story {
  const wordCount = countWords(story.pages.join('\n\n'));
  const pictures = story.briefs.map((brief) => ({
    url: `/pictures/featured/${story.id}-${brief.beat}.webp`,
    alt: brief.alt,
    width: SIDE,
    height: SIDE,
    placeholder: null,
    page: brief.page,
  }));
  return {
    id: story.id,
    status: 'ready',
    title: story.title,
    content: JSON.stringify({ pages: story.pages.map((text) => ({ text })) }),
    imageUrl: pictures[0]?.url ?? null,
    illustrationUrls: pictures.map((picture) => picture.url),
    pictures,
    isFavorite: false,
    childName: null,
    readTime: readTimeOf(wordCount),
    themes: [story.theme, story.moral].map(capitalised),
    targetAgeGroup: story.ageBand,
    storyStructure: story.structure,
    wordCount,
    characterEthnicity: null,
    favoriteTheme: story.theme,
    writtenBy: null,
    failure: null,
  };
}
