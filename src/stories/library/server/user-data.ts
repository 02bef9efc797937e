import { and, asc, eq, gt } from 'drizzle-orm';
import { type ExportFile, jsonFile, type UserData } from '../../../accounts/server/user-data.ts';
import { shareOf } from '../../sharing/server/share.ts';
import type { Story } from '../../story/contract.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { loadPicture } from '../../story/server/pictures.ts';
import { children, libraryCounts, repaintRuns, stories, storyPictures } from '../../story/server/schema.ts';
import { storyRequestOf, storyView } from '../../story/server/view.ts';
import { removeStory } from './delete-story.ts';

/** Stories that are loaded, or erased, at once; their pictures are read one by one. */
const BATCH_SIZE = 20;

/** A parent's stories with their story requests: exports and erases them. */
export function storyUserData(deps: StoryDeps): UserData {
  return {
    collect: (userId) => collectStories(deps, userId),
    async erase(userId) {
      const rows = await deps.db
        .select({ id: stories.id, status: stories.status, pages: stories.pages })
        .from(stories)
        .where(eq(stories.userId, userId))
        .limit(BATCH_SIZE);
      for (const row of rows) await removeStory(deps, row);
      if (rows.length === BATCH_SIZE) return 'more';
      for (const table of [children, repaintRuns, libraryCounts])
        await deps.db.delete(table).where(eq(table.userId, userId));
      return 'done';
    },
  };
}

async function* collectStories(deps: StoryDeps, userId: string): AsyncIterable<ExportFile> {
  let after = '';
  for (;;) {
    const rows = await deps.db
      .select()
      .from(stories)
      .where(and(eq(stories.userId, userId), gt(stories.id, after)))
      .orderBy(asc(stories.id))
      .limit(BATCH_SIZE);
    for (const row of rows) yield* collectStory(deps, row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}

async function* collectStory(deps: StoryDeps, row: typeof stories.$inferSelect): AsyncIterable<ExportFile> {
  const pictures = await deps.db
    .select()
    .from(storyPictures)
    .where(eq(storyPictures.storyId, row.id))
    .orderBy(asc(storyPictures.index));
  const story = storyView(deps, row, pictures);
  const folder = `stories/${row.createdAt.toISOString().slice(0, 10)}-${row.id}`;
  yield jsonFile(`${folder}/story.json`, {
    ...story,
    share: await shareOf(deps, row.id),
    wish: storyRequestOf(deps, row),
  });
  if (story.content) yield { path: `${folder}/story.txt`, bytes: Buffer.from(plainText(story)) };
  for (const { index, mediaKey } of pictures) {
    const bytes = await loadPicture(deps, mediaKey);
    if (bytes) yield { path: `${folder}/picture-${index + 1}.webp`, bytes };
  }
}

function plainText({ title, content }: Story): string {
  const { pages } = JSON.parse(content) as { pages: { text: string }[] };
  return `${[title, ...pages.map(({ text }) => text)].join('\n\n')}\n`;
}
