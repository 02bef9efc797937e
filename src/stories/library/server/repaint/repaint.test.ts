import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { eventually } from '../../../../../tools/testing/eventually.ts';
import { begin, ended, parentWithCredits } from '../../../../../tools/testing/stories.ts';
import { type Caller, creditsOf } from '../../../../../tools/testing/users.ts';

const testApp = createTestApp();
const PATH = '/api/stories/batch-regenerate-illustrations';
const run = (sql: string) => testApp.app.database.run(sql);

const files = () => path.join(testApp.dataDir, 'media', 'pictures');
const urlsOf = async (parent: Caller, id: string) =>
  (await parent.get(`/api/stories/${id}`)).body.illustrationUrls as unknown as string[];

describe('fixing illustrations', () => {
  it('repaints missing, lost and damaged pictures, and leaves the others and the credits alone', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    await ended(parent, id);
    const before = await urlsOf(parent, id);
    const keyOf = (n: number) => String(before[n]).replace(/^\/media\/|\.webp$/g, '');
    for (const name of await readdir(files())) {
      if (name.startsWith(keyOf(0))) await rm(path.join(files(), name));
    }
    await writeFile(path.join(files(), `${keyOf(1)}.webp`), 'RIFF and no picture');
    await run(`delete from story_pictures where story_id = '${id}' and index = 2`);
    const { status, body } = await parent.post(PATH);
    expect([status, body]).toEqual([
      200,
      { running: false, done: 3, total: 3, totalIllustrationsRegenerated: 3, regeneratedStories: 1 },
    ]);
    const after = await urlsOf(parent, id);
    expect(after).toHaveLength(4);
    expect(after[3]).toBe(before[3]);
    for (const url of after) expect((await parent.get(url)).headers.get('content-type')).toBe('image/webp');
    expect(await creditsOf(parent)).toBe(4);
    expect(await parent.post(PATH)).toMatchObject({ body: { total: 0, totalIllustrationsRegenerated: 0 } });
  });

  it('allows one repaint run at a time and a limited number per hour', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    await ended(parent, id);
    await run('delete from story_pictures where index = 1');
    const [first, second] = await Promise.all([
      parent.post(PATH, undefined, { prefer: 'respond-async' }),
      parent.post(PATH),
    ]);
    expect([first.status, second.status]).toEqual([202, 200]);
    expect(second.body.totalIllustrationsRegenerated).toBe(1);
    expect((await run('select id from repaint_runs')).rows).toHaveLength(1);
    expect((await parent.get(PATH)).body).toMatchObject({ running: false, totalIllustrationsRegenerated: 1 });
    for (let n = 0; n < 5; n += 1) expect((await parent.post(PATH)).status).toBe(200);
    const refused = await parent.post(PATH);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  });

  it('resumes a repaint run whose worker stopped, and ends it after several attempts', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    await ended(parent, id);
    await run('delete from story_pictures where index = 1');
    const values = (takes: number) => `select 'a-run-that-stopped', user_id, 'running', 'somebody', ${takes},
      now() - interval '1 hour', now() - interval '1 hour' from stories`;
    const into = 'insert into repaint_runs (id, user_id, status, lease, takes, beat_at, started_at)';
    await run(`${into} ${values(1)}`);
    await testApp.app.features.stories.sweep();
    const finished = await eventually(async () => {
      const { body } = await parent.get(PATH);
      return String(body.running) === 'true' ? undefined : body;
    }, 'the end of the run');
    expect(finished).toMatchObject({ done: 1, total: 1, totalIllustrationsRegenerated: 1 });
    await run('delete from repaint_runs');
    await run(`${into} ${values(4)}`);
    await testApp.app.features.stories.sweep();
    expect((await parent.get(PATH)).body.running).toBe(false);
  });
});
