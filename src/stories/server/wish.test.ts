import { describe, expect, it } from 'vitest';
import { creationRequest } from '../contract.ts';
import { studioRequest } from './wish.ts';

const least = { storyType: 'moral', prompt: 'Being brave in the dark', targetAgeGroup: '3-7' };

describe('what a child wears', () => {
  it('goes on to the studio', () => {
    const wish = creationRequest.parse({ ...least, wears: ['hijab', 'wheelchair'] });
    expect(studioRequest(wish, 'seed').traits).toEqual({ wears: ['hijab', 'wheelchair'] });
  });

  it.each([[undefined], [[]]])('is nothing when nothing is said: %j', (wears) => {
    const wish = creationRequest.parse({ ...least, ...(wears ? { wears } : {}) });
    expect(studioRequest(wish, 'seed').traits).toEqual({});
  });

  it.each([[['cape']], ['glasses'], [['glasses', 'glasses', 'glasses', 'glasses', 'glasses']]])(
    'is refused when it is not on the list: %j',
    (wears) => expect(creationRequest.safeParse({ ...least, wears }).success).toBe(false),
  );
});
