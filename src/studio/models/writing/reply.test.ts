import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesIn, readReply } from './reply.ts';

const page = fc.record({
  text: fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
});
const story = fc.record({
  title: fc.string(),
  briefs: fc.array(fc.record({ scene: fc.string() }), { minLength: 1, maxLength: 4 }),
  pages: fc.array(page, { minLength: 1, maxLength: 6 }),
});

describe('streamed answer', () => {
  it('returns complete pages only, in order, whatever the chunk size', async () => {
    await fc.assert(
      fc.asyncProperty(story, fc.integer({ min: 1, max: 40 }), async (reply, size) => {
        const text = JSON.stringify(reply);
        const whole = reply.pages.map((one) => one.text.trim());
        let previous = 0;
        for (let end = size; end < text.length + size; end += size) {
          const reading = await readReply(text.slice(0, end));
          // A brace inside a text may be taken for its end; such a page is rejected for its notation later.
          const pages = (reading ? pagesIn(reading) : []).filter((one) => !/[{}]/.test(one));
          expect(pages.length).toBeGreaterThanOrEqual(0);
          if (!/[{}]/.test(whole.join(''))) {
            expect(pages).toEqual(whole.slice(0, pages.length));
            expect(pages.length).toBeGreaterThanOrEqual(previous);
            previous = pages.length;
          }
        }
        const last = await readReply(text);
        expect(last?.whole).toBe(true);
        expect(last && pagesIn(last)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('finds the JSON inside a code fence and surrounding text', async () => {
    const reading = await readReply('Sure! Here it is:\n```json\n{"pages":[{"text":"One."}]}\n```\nEnjoy!');
    expect(reading?.whole).toBe(true);
    expect(reading && pagesIn(reading)).toEqual(['One.']);
  });

  it('reports the plan as finished as soon as the pages begin', async () => {
    const begun = '{"title":"T","briefs":[{"scene":"S"}],';
    expect((await readReply(begun))?.planned).toBe(false);
    expect((await readReply(`${begun}"pages":[{"te`))?.planned).toBe(true);
  });

  it.each(['', 'I cannot help with that.', '[1, 2]'])(
    'returns undefined without a JSON object: “%s”',
    async (text) => {
      expect(await readReply(text)).toBeUndefined();
    },
  );
});
