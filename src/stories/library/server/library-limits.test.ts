import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { begin, ended, parentWithCredits } from '../../../../tools/testing/stories.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { deleteStory } from './delete-story.ts';

const testApp = createTestApp();

describe('deleting a story', () => {
  it('deletes the files of every picture of a deleted story, including one that was stored concurrently', async () => {
    const { database } = testApp.app;
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    await ended(parent, id);
    await parent.call('PUT', `/api/stories/${id}/share`, {});
    await database.run(`update story_shares set card_key = 'cards/one.png'`);
    const { rows } = await database.run('select user_id from stories');
    const late = 'L'.repeat(22);
    let wasStored = false;
    const gone: string[] = [];
    const media = {
      async delete(key: string) {
        gone.push(key);
        if (key !== 'cards/one.png') return;
        // As a painter does, between two steps of the deletion.
        const inserted = await database.run(
          `insert into story_pictures select (jsonb_populate_record(p, jsonb_build_object('index', 9, 'media_key', $2::text))).*
           from story_pictures p where story_id = $1 and index = 0 returning 1`,
          [id, late],
        );
        wasStored = inserted.rows.length > 0;
      },
    };
    const deps = { db: database.db, media } as unknown as StoryDeps;
    await deleteStory(deps, String(rows[0]?.user_id), id);
    expect(gone.filter((key) => key.startsWith('pictures/'))).toHaveLength(wasStored ? 15 : 12);
    expect(gone).toContain('cards/one.png');
    expect((await database.run('select 1 from story_pictures')).rows).toEqual([]);
  });
});
