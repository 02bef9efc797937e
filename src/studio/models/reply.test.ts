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

describe('an answer that comes in pieces', () => {
  it('gives its pages one after the other, never half of one, whatever the pieces are', async () => {
    await fc.assert(
      fc.asyncProperty(story, fc.integer({ min: 1, max: 40 }), async (told, size) => {
        const text = JSON.stringify(told);
        const whole = told.pages.map((one) => one.text.trim());
        let known = 0;
        for (let end = size; end < text.length + size; end += size) {
          const reading = await readReply(text.slice(0, end));
          // A brace inside a text may be taken for its end; such a page is refused for its notation later.
          const pages = (reading ? pagesIn(reading) : []).filter((one) => !/[{}]/.test(one));
          expect(pages.length).toBeGreaterThanOrEqual(0);
          if (!/[{}]/.test(whole.join(''))) {
            expect(pages).toEqual(whole.slice(0, pages.length));
            expect(pages.length).toBeGreaterThanOrEqual(known);
            known = pages.length;
          }
        }
        const last = await readReply(text);
        expect(last?.whole).toBe(true);
        expect(last && pagesIn(last)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('is found inside a fence and words around it', async () => {
    const reading = await readReply('Sure! Here it is:\n```json\n{"pages":[{"text":"One."}]}\n```\nEnjoy!');
    expect(reading?.whole).toBe(true);
    expect(reading && pagesIn(reading)).toEqual(['One.']);
  });

  it('says when the plan in it is finished: as soon as the pages begin', async () => {
    const begun = '{"title":"T","briefs":[{"scene":"S"}],';
    expect((await readReply(begun))?.planned).toBe(false);
    expect((await readReply(`${begun}"pages":[{"te`))?.planned).toBe(true);
  });

  it.each(['', 'I cannot help with that.', '[1, 2]'])('is nothing without an object: “%s”', async (text) => {
    expect(await readReply(text)).toBeUndefined();
  });
});
