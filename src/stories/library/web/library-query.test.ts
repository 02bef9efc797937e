import { expect, it } from 'vitest';
import { filtersIn, libraryAddress } from './library-query.ts';

it('cuts a search in the URL of the library that is longer than the server accepts', () => {
  const { q } = filtersIn(
    libraryAddress({ q: 'a'.repeat(250), filter: 'all', sort: 'recent' }).split('?')[1] ?? '',
  );
  expect(q).toBe('a'.repeat(100));
});
