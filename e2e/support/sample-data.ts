/** Id of a story that the server does not have, so that a test knows its whole text. */
export const INVENTED = '0198f000-0000-7000-8000-000000000001';

const pictureAt = (place: string) => `/pictures/featured/1-${place}.webp`;

/** A parent's own story, as the server would return it. */
export const inventedStory = {
  id: INVENTED,
  status: 'ready',
  title: 'Zoë and the Fox',
  content: 'Zoë stood at the gate.\n\nThe fox came out.\n\nIt sat down.\n\nNobody was afraid.',
  illustrationUrls: JSON.stringify([pictureAt('opening'), pictureAt('ending')]),
  isFavorite: false,
  readTime: '4 min read',
  wordCount: 500,
  characterEthnicity: 'Tongan',
  favoriteTheme: 'ocean',
  createdAt: '2026-11-20T09:00:00.000Z',
};

/** A card of the library, as the server would return it. */
export const inventedCard = (id: string, changes: object = {}) => ({
  id,
  status: 'ready',
  title: `Story ${id}`,
  excerpt: 'Zoë stood at the gate.',
  imageUrl: pictureAt('opening'),
  cover: null,
  isFavorite: false,
  childName: 'Zoë',
  themes: ['Forest', 'Courage'],
  readTime: '4 min read',
  failure: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  writtenBy: 'embedded',
  ...changes,
});
