import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../tools/testing/app.ts';
import { Caller } from '../../../tools/testing/users.ts';

const testApp = createTestApp();

describe('logo', () => {
  it('returns null until the logo is stored, and storing it again changes nothing', async () => {
    const anybody = new Caller(testApp);
    expect((await anybody.get('/api/images/type/logo')).body).toBeNull();
    const ours = { type: 'logo', url: '/wren.svg' };
    const stored = await Promise.all([anybody.post('/api/store-logo', {}), anybody.post('/api/store-logo')]);
    expect(stored.map(({ status, body }) => [status, body])).toEqual([
      [200, ours],
      [200, ours],
    ]);
    expect((await anybody.get('/api/images/type/logo')).body).toEqual(ours);
    await testApp.app.database.run(`update site_images set url = '/pictures/lamp.webp'`);
    expect((await anybody.post('/api/store-logo')).body.url).toBe('/pictures/lamp.webp');
  });
});
