import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { begin, ended, parentWithCredits } from '../../../../tools/testing/stories.ts';
import type { StoryRequest } from '../../../studio/contract.ts';
import type { Studio } from '../../../studio/studio.ts';
import { stories } from '../../story/server/schema.ts';

const testApp = createTestApp();

describe('the tellings that a family has had', () => {
  it('are stored with the story and passed on with the next request, but to no other family', async () => {
    const { studio } = testApp.slot;
    const requests: StoryRequest[] = [];
    const write: Studio['write'] = async function* (...args) {
      for await (const step of studio.write(...args))
        yield step.kind === 'plan' ? { ...step, plan: { ...step.plan, telling: 'wont/one' } } : step;
    };
    testApp.slot.studio = {
      ...studio,
      write,
      admit: (storyRequest) => {
        requests.push(storyRequest);
        return studio.admit(storyRequest);
      },
    };
    const parent = await parentWithCredits(testApp, 2);
    const { id } = await begin(parent);
    expect((await ended(parent, id)).status).toBe('ready');
    const [story] = await testApp.app.database.db.select().from(stories).where(eq(stories.id, id));
    expect(story?.telling).toBe('wont/one');
    await begin(parent);
    await begin(await parentWithCredits(testApp, 1));
    expect(requests.map(({ had }) => had)).toEqual([undefined, ['wont/one'], undefined]);
  });
});
