import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { Caller } from '../../../../tools/testing/users.ts';

const testApp = createTestApp({ RATE_LIMITS: 'on' });

describe('rate limits', () => {
  it('returns 429 with Retry-After, a sentence and a code, while other endpoints still answer', async () => {
    const caller = new Caller(testApp);
    const answers = [];
    for (let n = 0; n < 120; n += 1) {
      answers.push(await caller.post('/api/auth/login', { email: 'a@example.com', password: `guess ${n}` }));
      if (answers.at(-1)?.status === 429) break;
    }
    const last = answers.at(-1);
    expect(last).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', error: expect.stringContaining('wait') },
    });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await caller.get('/api/credit-packages')).status).toBe(200);
    expect((await fetch(testApp.url)).status).toBe(200);
  });
});
