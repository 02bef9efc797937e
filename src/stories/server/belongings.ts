import { and, asc, eq, gt } from 'drizzle-orm';
import { type Belongings, type ExportFile, jsonFile } from '../../accounts/server/belongings.ts';
import { children, repaintRuns, shelfCounts, stories, storyPictures } from '../../database/schema/stories.ts';
import type { Story } from '../contract.ts';
import type { StoryParts } from './parts.ts';
import { loadPicture } from './pictures.ts';
import { shareOf } from './share.ts';
import { removeStory } from './shelf.ts';
import { storyView, wishOf } from './view.ts';

/** Stories that are looked up, or erased, at once; their pictures are read one by one. */
const AT_ONCE = 20;

/** A parent's stories, with the wishes behind them: to be taken along, and to be erased. */
export function storyBelongings(parts: StoryParts): Belongings {
  return {
    collect: (userId) => collectStories(parts, userId),
    async erase(userId) {
      const rows = await parts.db
        .select({ id: stories.id, status: stories.status, pages: stories.pages })
        .from(stories)
        .where(eq(stories.userId, userId))
        .limit(AT_ONCE);
      for (const row of rows) await removeStory(parts, row);
      if (rows.length === AT_ONCE) return 'more';
      for (const table of [children, repaintRuns, shelfCounts])
        await parts.db.delete(table).where(eq(table.userId, userId));
      return 'done';
    },
  };
}

async function* collectStories(parts: StoryParts, userId: string): AsyncIterable<ExportFile> {
  let after = '';
  for (;;) {
    const rows = await parts.db
      .select()
      .from(stories)
      .where(and(eq(stories.userId, userId), gt(stories.id, after)))
      .orderBy(asc(stories.id))
      .limit(AT_ONCE);
    for (const row of rows) yield* collectStory(parts, row);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

async function* collectStory(parts: StoryParts, row: typeof stories.$inferSelect): AsyncIterable<ExportFile> {
  const pictures = await parts.db
    .select()
    .from(storyPictures)
    .where(eq(storyPictures.storyId, row.id))
    .orderBy(asc(storyPictures.index));
  const story = storyView(parts, row, pictures);
  const folder = `stories/${row.createdAt.toISOString().slice(0, 10)}-${row.id}`;
  yield jsonFile(`${folder}/story.json`, {
    ...story,
    share: await shareOf(parts, row.id),
    wish: wishOf(parts, row),
  });
  if (story.content) yield { path: `${folder}/story.txt`, bytes: Buffer.from(plainText(story)) };
  for (const { index, mediaKey } of pictures) {
    const bytes = await loadPicture(parts, mediaKey);
    if (bytes) yield { path: `${folder}/picture-${index + 1}.webp`, bytes };
  }
}

function plainText({ title, content }: Story): string {
  const { pages } = JSON.parse(content) as { pages: { text: string }[] };
  return `${[title, ...pages.map(({ text }) => text)].join('\n\n')}\n`;
}
