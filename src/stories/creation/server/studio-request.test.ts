import { describe, expect, it } from 'vitest';
import { creationRequest } from '../contract.ts';
import { studioRequest } from './studio-request.ts';

const least = { storyType: 'moral', prompt: 'Being brave in the dark', targetAgeGroup: '3-7' };

describe('wears in a studio request', () => {
  it('passes what the child wears to the studio as a trait', () => {
    const storyRequest = creationRequest.parse({ ...least, wears: ['hijab', 'wheelchair'] });
    expect(studioRequest(storyRequest, 'seed').traits).toEqual({ wears: ['hijab', 'wheelchair'] });
  });

  it.each([[undefined], [[]]])('has no wears trait when nothing is chosen: %j', (wears) => {
    const storyRequest = creationRequest.parse({ ...least, ...(wears ? { wears } : {}) });
    expect(studioRequest(storyRequest, 'seed').traits).toEqual({});
  });

  it.each([[['cape']], ['glasses'], [['glasses', 'glasses', 'glasses', 'glasses', 'glasses']]])(
    'rejects wears that are not on the list: %j',
    (wears) => expect(creationRequest.safeParse({ ...least, wears }).success).toBe(false),
  );
});
