import { describe, expect, it } from 'vitest';
import { understand } from '../../understanding/understand.ts';
import { chooseTellings } from '../choose.ts';

const first = (prompt: string, band: '3-7' | '6-8' = '3-7') =>
  chooseTellings({ band, structure: 'classic', seed: 'any', understanding: understand(prompt), had: [] })[0]
    ?.head.situation;

describe('on hard ground', () => {
  it('a story states no fact where it is not sure what happened to whom', () => {
    expect(first('Daddy’s mummy died. It’s Daddy who is sad')).toBe('hard-times');
    expect(first('My brother is in prison and my nephew lives with us now', '6-8')).toBe('hard-times');
  });

  it('a story tells what happened where that is plain', () => {
    expect(first('Our dog Biscuit died on Friday')).toBe('pet-died');
  });

  it('nothing else is told as a hard time', () => {
    expect(first('She hides under the table when it is time to brush her teeth')).toBe('brushing-teeth');
  });
});
