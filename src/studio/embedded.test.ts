import { describe, expect, it } from 'vitest';
import type { Commission } from './admit.ts';
import { HERO, type StoryPlan, type StoryText } from './contract.ts';
import { writeEmbedded } from './embedded.ts';
import { someone, understood } from './tellings/fixtures/understandings.ts';

const understanding = understood({
  situation: 'brushing-teeth',
  shape: 'wont',
  people: [someone({ relation: 'mum', role: 'comforter', isGrownUp: true, pronouns: 'she' })],
});
const commission: Commission = {
  prompt: `${HERO} won’t let us brush her teeth`,
  ageBand: '0-3',
  structure: 'classic',
  theme: 'ocean',
  traits: { gender: 'boy' },
  heroName: HERO,
  seed: '1',
  understanding,
};

async function written(
  commissioned: Commission,
  stored?: StoryPlan,
): Promise<{ plan?: StoryPlan; text?: StoryText }> {
  let plan: StoryPlan | undefined;
  let text: StoryText | undefined;
  for await (const step of writeEmbedded(commissioned, { plan: stored, pages: [] })) {
    if (step.kind === 'plan') plan = step.plan;
    if (step.kind === 'text') text = step.text;
  }
  return { ...(plan ? { plan } : {}), ...(text ? { text } : {}) };
}

describe('the embedded storyteller', () => {
  it('uses a telling of the library where one fits, with the family’s own in it', async () => {
    const { plan, text } = await written(commission);
    expect(plan?.telling).toBe('wont/0-3-classic-wont-brush-teeth');
    expect(text?.pages.map((page) => page.text).join(' ')).toContain('said Mum');
    expect(plan?.briefs).toHaveLength(4);
    expect(plan?.cast[0]).toMatchObject({ name: HERO, role: 'hero' });
  });

  it('goes on from a stored plan with the same words, whatever the commission says now', async () => {
    const { plan, text } = await written(commission);
    const stored = JSON.parse(JSON.stringify(plan)) as StoryPlan;
    const again = await written({ ...commission, understanding: understood({}) }, stored);
    expect(again.plan).toBeUndefined();
    expect(again.text).toEqual(text);
  });

  it('plans anew when a stored telling is not in the library any more', async () => {
    const { plan } = await written(commission);
    const again = await written(commission, { ...plan, telling: 'gone' } as StoryPlan);
    expect(again.plan?.telling).toBe(plan?.telling);
  });

  it('tells something lovely where nothing was understood', async () => {
    const { understanding: _, ...open } = commission;
    expect((await written(open)).plan?.telling).toContain('pure-joy/0-3-');
  });

  it('writes nothing where every story it has would say something false', async () => {
    const violence = understood({ situation: 'violence-at-home', shape: 'grown-ups-change' });
    await expect(written({ ...commission, understanding: violence })).rejects.toThrow('made by hand');
  });

  it('takes no signs of slots from a prompt', async () => {
    const people = [someone({ relation: 'mum {hero', name: '{x}', role: 'comforter', isGrownUp: true })];
    const clauses = { trouble: 'it was {other.they}' };
    const { text } = await written({ ...commission, understanding: { ...understanding, people, clauses } });
    expect(JSON.stringify(text?.pages.map((page) => page.text))).not.toMatch(/[{}<>|]/);
  });

  it('leaves out a sentence of the parent’s that the checks do not pass', async () => {
    const clauses = { trouble: '{hero} read it on www.example.com' };
    const joy = { ...understanding, shape: 'cant-yet', situation: 'not-giving-up', clauses } as const;
    const { plan, text } = await written({
      ...commission,
      ageBand: '3-7',
      structure: 'fairytale',
      understanding: joy,
    });
    expect(plan?.telling).toContain('cant-yet/');
    expect(JSON.stringify(text)).not.toContain('example.com');
  });
});
