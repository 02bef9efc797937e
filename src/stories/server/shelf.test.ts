import { describe, expect, it } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { begin, ended, richParent } from '../../../tools/testing/stories.ts';
import type { StoryParts } from './parts.ts';
import { deleteStory } from './shelf.ts';

const house = testHouse();

describe('deleting a story', () => {
  it('takes down the files of every picture whose row it took, also of one that was kept meanwhile', async () => {
    const { database } = house.house;
    const parent = await richParent(house);
    const { id } = await begin(parent);
    await ended(parent, id);
    await parent.call('PUT', `/api/stories/${id}/share`, {});
    await database.run(`update story_shares set card_key = 'cards/one.png'`);
    const { rows } = await database.run('select user_id from stories');
    const late = 'L'.repeat(22);
    let wasKept = false;
    const gone: string[] = [];
    const media = {
      async delete(key: string) {
        gone.push(key);
        if (key !== 'cards/one.png') return;
        // As a painter does, between one step of the deleting and the next.
        const kept = await database.run(
          `insert into story_pictures select (jsonb_populate_record(p, jsonb_build_object('index', 9, 'media_key', $2::text))).*
           from story_pictures p where story_id = $1 and index = 0 returning 1`,
          [id, late],
        );
        wasKept = kept.rows.length > 0;
      },
    };
    const parts = { db: database.db, media } as unknown as StoryParts;
    await deleteStory(parts, String(rows[0]?.user_id), id);
    expect(gone.filter((key) => key.startsWith('pictures/'))).toHaveLength(wasKept ? 15 : 12);
    expect(gone).toContain('cards/one.png');
    expect((await database.run('select 1 from story_pictures')).rows).toEqual([]);
  });
});
