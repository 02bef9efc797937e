import { expect, it } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { newParent } from '../../../../../tools/testing/users.ts';
import { LIMITS } from '../../../../platform/server/http/rate-limits.ts';

const testApp = createTestApp({ RATE_LIMITS: 'on' });

it('limits how often a prompt is read, and nothing else with it', async () => {
  const parent = await newParent(testApp);
  const ask = () => parent.post('/api/stories/understand', { prompt: 'A tooth that wobbles' });
  for (let n = 0; n < LIMITS.understand.max; n += 1) expect((await ask()).status).toBe(200);
  const last = await ask();
  expect(last).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await parent.get('/api/auth/me')).status).toBe(200);
  expect((await parent.post('/api/stories/generate', {})).status).toBe(400);
});
