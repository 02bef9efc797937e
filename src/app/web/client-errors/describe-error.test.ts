import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/web/call.ts';
import { clientErrorSchema } from '../../client-error-contract.ts';
import { describeError } from './describe-error.ts';

const ORIGIN = 'https://storywren.example';
const STORY = { origin: ORIGIN, pathname: '/story/Zm9yIG5vYm9keSBidXQ' };

function thrown(error: Error, ...stack: string[]): Error {
  error.stack = stack.join('\n');
  return error;
}

describe('describeError', () => {
  it.each([
    [
      new TypeError("Cannot read properties of undefined (reading 'map')"),
      'TypeError: Cannot read properties of undefined (reading',
    ],
    [new Error('The story of "Mia "the brave" Smith" has no page'), 'Error: The story of'],
    [new Error('There is “Mia” in it'), 'Error: There is'],
    [new Error('«Mia» est perdue'), 'Error'],
    [new Error("It can't be shown: 'Mia's fox"), "Error: It can't be shown:"],
    [new RangeError('Invalid time value'), 'RangeError: Invalid time value'],
    [
      new Error(
        'Minified React error #31; visit https://react.dev/errors/31?args[]=Mia for the full message',
      ),
      'Error: Minified React error #31; visit … for the full message',
    ],
    [
      new Error('Nothing at mia.smith@example.com\nnor at Zm9yIG5vYm9keSBidXQ5'),
      'Error: Nothing at … nor at …',
    ],
    [new SyntaxError('Invalid regular expression: /Mia(/: Unterminated group'), 'SyntaxError'],
    [new ApiError(422, 'Unprocessable', 'Mia is on every page'), 'ApiError: 422'],
    ['Mia', 'Not an error: string'],
    [Object.assign(new Error('lost'), { name: 'Mia, 6' }), 'Error: lost'],
  ])('describes %s as %s', (error, message) => {
    const body = describeError(error, STORY);
    expect(body.message).toBe(message);
    expect(clientErrorSchema.safeParse(body).success).toBe(true);
  });

  it('truncates a long message to 300 characters', () => {
    expect(describeError(new Error('no end '.repeat(100)), STORY).message).toHaveLength(300);
  });

  it.each([
    [STORY.pathname, '/story/:id'],
    ['/my-stories', '/my-stories'],
    ['/Mia/and/the/fox', '/not-found'],
  ])('reports an error at %s under the route %s', (pathname, route) => {
    expect(describeError(new Error('lost'), { origin: ORIGIN, pathname }).route).toBe(route);
  });

  it.each([
    [
      'Chromium',
      [
        'TypeError: x is not a function',
        `    at Mia (${ORIGIN}/assets/story-page-Dk2_x.js:1:2345)`,
        '    at wallet (chrome-extension://abcdef/assets/inject.js:2:1)',
        '    at Array.map (<anonymous>)',
        `    at ${ORIGIN}/assets/index-B-1.js:40:9`,
        `    at ${ORIGIN}/story/Zm9yIG5vYm9keSBidXQ:1:1`,
      ],
    ],
    [
      'Firefox and Safari',
      [`Mia@${ORIGIN}/assets/story-page-Dk2_x.js:1:2345`, '@', `x@${ORIGIN}/assets/index-B-1.js:40:9`],
    ],
  ])('includes only stack frames of our own code from %s', (_browser, stack) => {
    const body = describeError(thrown(new TypeError('x is not a function'), ...stack), STORY);
    expect(body.stack).toEqual(['/assets/story-page-Dk2_x.js:1:2345', '/assets/index-B-1.js:40:9']);
  });

  it('limits the stack to 2,000 characters', () => {
    const deep = thrown(
      new Error('deep'),
      ...Array(200).fill(`at f (${ORIGIN}/assets/${'a'.repeat(80)}.js:1:1)`),
    );
    const body = describeError(deep, STORY);
    expect(body.stack.join('\n').length).toBeLessThanOrEqual(2000);
    expect(clientErrorSchema.safeParse(body).success).toBe(true);
  });
});
