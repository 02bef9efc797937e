import { AppError } from '../../../platform/server/http/errors.ts';
import { escapeHtml } from '../../../platform/server/http/html.ts';
import type { OwnPage } from '../../../platform/server/http/pages.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { longDate, type PublicStory } from '../contract.ts';
import { contentPages, publicBook } from './public-story.ts';
import { PREVIEW_HEADERS, sharePreview } from './share-tags.ts';

/** The public page of a shared story, readable without JavaScript; undefined when the story is not shared. */
export async function publicPage(deps: StoryDeps, id: string): Promise<OwnPage | undefined> {
  try {
    const book = await publicBook(deps, id);
    const { title, excerpt, tags } = sharePreview(deps, book);
    return {
      title: `${title} · Storywren`,
      description: excerpt,
      head: tags,
      body: plainBook(book.story, title),
      headers: PREVIEW_HEADERS,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** Number of paragraphs between two pictures. */
const BETWEEN_PICTURES = 2;

function plainBook(story: PublicStory, title: string): string {
  const [cover, ...others] = story.pictures.map(figure);
  const paragraphs = contentPages(story.content)
    .flatMap((text) => text.split(/\n\s*\n/))
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph, n) => {
      const isPlace = (n + 1) % BETWEEN_PICTURES === 0;
      const picture = isPlace ? others[(n + 1) / BETWEEN_PICTURES - 1] : undefined;
      return [`<p>${escapeHtml(paragraph.trim())}</p>`, ...(picture ? [picture] : [])];
    });
  const date = story.createdAt
    ? `<p class="text-soft"><time datetime="${story.createdAt}">${longDate(story.createdAt)}</time></p>`
    : '';
  return `
<main id="main" class="wrap plain-book">
<p class="badge badge-good">Shared Story</p>
<h1>${escapeHtml(title)}</h1>
${date}
<article lang="en">
${[...(cover ? [cover] : []), ...paragraphs].join('\n')}
</article>
<p class="display">The end</p>
<p><a class="link" href="/">Storywren: stories with your child in them</a></p>
</main>
`;
}

const figure = ({ url, alt, width, height }: PublicStory['pictures'][number]) =>
  `<img class="painted" src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
