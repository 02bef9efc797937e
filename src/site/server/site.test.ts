import { describe, expect, it } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { Caller } from '../../../tools/testing/people.ts';

const house = testHouse();

describe('the logo', () => {
  it('is none until somebody has ours stored, and whoever asks again changes nothing', async () => {
    const anybody = new Caller(house);
    expect((await anybody.get('/api/images/type/logo')).body).toBeNull();
    const ours = { type: 'logo', url: '/wren.svg' };
    const stored = await Promise.all([anybody.post('/api/store-logo', {}), anybody.post('/api/store-logo')]);
    expect(stored.map(({ status, body }) => [status, body])).toEqual([
      [200, ours],
      [200, ours],
    ]);
    expect((await anybody.get('/api/images/type/logo')).body).toEqual(ours);
    await house.house.database.run(`update site_images set url = '/pictures/lamp.webp'`);
    expect((await anybody.post('/api/store-logo')).body.url).toBe('/pictures/lamp.webp');
  });
});
