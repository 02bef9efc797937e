import { describe, expect, test } from 'vitest';
import type { AgeBand } from '../age-bands.ts';
import { AGE_BANDS, WORD_RANGES } from '../age-bands.ts';
import { check } from '../check.ts';
import type { StoryRequest } from '../contract.ts';
import { HERO, STRUCTURES, THEMES } from '../contract.ts';
import { sampleRequest, samplesOf, writeSample } from '../fixtures/stories.ts';
import { BEATS } from '../illustrations.ts';
import { TOPICS } from '../reading/topic.ts';
import { countWords, nameHero } from '../words.ts';
import { bookOf } from './books.ts';
import { plot, RULES_OF_STEPS } from './plot.ts';

const SAMPLES = new Map(AGE_BANDS.map((band) => [band, samplesOf(band, 100)] as const));
const samples = (band: AgeBand) => SAMPLES.get(band) ?? [];
const bare = (text: string): string =>
  text.replace(
    /\b(?:she|he|they|her|him|them|his|their|hers|theirs|herself|himself|themself|was|were|wasn’t|weren’t)\b/gi,
    '_',
  );

/** Pasts that are no participles, after a word that asks for one. */
const PAST_FOR_PARTICIPLE =
  /(?:\b(?:had|has|have|having)|’ve|’d) (?:(?:just|not|never|all|always|already|been|\w+ly) )?(?:stole|sprang|went|took|came|ran|fell|threw|ate|gave|saw|drew|swam|sang|rang|drank|began|forgot|froze|broke|spoke|woke|wrote|flew|grew|knew|blew|hid|did)\b(?! (?:it|that|you|they|he|she))/;

describe.each(AGE_BANDS)('100 stories of the band %s', (band) => {
  test('are all inside the number of words and sound', () => {
    const [least, most] = WORD_RANGES[band];
    for (const { commission, plan, pages } of samples(band)) {
      const words = countWords(pages.map((page) => page.text).join('\n\n'));
      expect([plan.title, words >= least && words <= most, words]).toEqual([plan.title, true, words]);
      expect(check(commission, { title: plan.title, pages })).toEqual([]);
    }
  });

  test('hold the hero’s name in every form and nobody else’s pronouns', () => {
    for (const { name, gender, pages } of samples(band)) {
      const text = nameHero(pages.map((page) => page.text).join(' '), name);
      expect(text).toContain(name);
      expect(text).not.toContain(HERO);
      const wrong =
        gender === 'girl'
          ? /\b(?:he|him|his|himself)\b/i
          : gender === 'boy'
            ? /\b(?:she|her|hers|herself)\b/i
            : /\b(?:she|he|her|him|his)\b/i;
      expect(wrong.exec(text)?.input.slice(0, 0) ?? '').toBe('');
      expect(text.match(wrong)?.[0]).toBeUndefined();
      expect(text).not.toMatch(/\b(?:the the|a the|the a|the an)\b/i);
      expect(text).not.toMatch(/they was\b|\ba [aeio]\w+ly\b|\b(\w+) \1 \1\b/i);
    }
  });

  test('close every speech that they open, and no other, and say nothing like “had stole”', () => {
    for (const { pages } of samples(band)) {
      for (const { text } of pages) {
        const marks = text.replace(/[^“”]/g, '');
        expect(marks.replaceAll('“”', ''), text).toBe('');
        expect(text.match(PAST_FOR_PARTICIPLE)?.[0], text).toBeUndefined();
      }
    }
  });

  test('meet the concrete things of the wish', () => {
    const found = samples(band).flatMap(({ samplePrompt, plan, pages }) => {
      const text = [plan.title, ...pages.map((page) => page.text)].join(' ').toLowerCase();
      return samplePrompt.things.map((thing) => text.includes(thing.toLowerCase()));
    });
    expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(0.9);
  });

  test('have four pictures in the order of the story, each beside a page', () => {
    for (const { plan, pages } of samples(band)) {
      expect(plan.title).not.toMatch(/\bthe the\b|[{}[\]|<>]/i);
      expect(plan.briefs.map((brief) => brief.beat)).toEqual(BEATS);
      const at = plan.briefs.map((brief) => brief.page);
      expect(at).toEqual([...at].sort((one, other) => one - other));
      expect(at.every((page) => pages[page] !== undefined)).toBe(true);
      expect(plan.briefs.every((brief) => brief.cast[0] === plan.cast[0])).toBe(true);
    }
  });
});

describe('the same story for every child', () => {
  const swapped = (request: StoryRequest, more: Partial<StoryRequest>) => {
    const { plan, pages } = writeSample({ ...request, ...more });
    return {
      title: bare(plan.title),
      pages: pages.map((page) => bare(page.text)),
      beats: plan.briefs.map((brief) => bare(brief.action)),
    };
  };

  test.each(AGE_BANDS)('gender, looks and name change no plot (%s)', (band) => {
    for (let index = 0; index < 6; index += 1) {
      const request = sampleRequest(band, index);
      const girl = swapped(request, { traits: { gender: 'girl' } });
      expect(swapped(request, { traits: { gender: 'boy' } })).toEqual(girl);
      expect(
        swapped(request, {
          traits: { gender: 'girl', ethnicity: 'Samoan', skinColor: 'Brown', hairLength: 'long' },
        }),
      ).toEqual(girl);
      expect(swapped(request, { traits: {} })).toEqual(girl);
      expect(swapped(request, { traits: { gender: 'girl' }, childName: 'Otto' })).toEqual(girl);
    }
  });

  test('the same request makes the same story, and another seed another one', () => {
    const request = sampleRequest('6-8', 3);
    expect(writeSample(request)).toEqual(writeSample(request));
    expect(writeSample({ ...request, seed: 'other' }).pages).not.toEqual(writeSample(request).pages);
  });

  test('an invented hero is named in plain words', () => {
    const { commission, pages } = writeSample({ ...sampleRequest('3-7', 1), childIsHero: false });
    expect(pages.some((page) => page.text.includes(HERO))).toBe(false);
    expect(pages[0]?.text).toContain(commission.heroName);
  });

  test('a plan is plain data, and is written the same after being stored', () => {
    const { plan } = writeSample(sampleRequest('8-12', 5));
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });
});

describe('the grammar', () => {
  test('every step is caused by an earlier one, and the tension peaks at the act and falls to rest', () => {
    for (const structure of STRUCTURES) {
      for (const band of ['3-7', '6-8', '8-12'] as const) {
        const steps = plot(structure, band).flat();
        const tension = steps.map((step) => RULES_OF_STEPS[step].tension);
        expect(steps.indexOf('act')).toBe(tension.indexOf(Math.max(...tension)));
        expect(tension.at(-1)).toBe(Math.min(...tension));
      }
    }
  });

  test('every topic has its sentences', () => {
    for (const topic of TOPICS) expect(bookOf(topic).act.length).toBeGreaterThan(0);
  });

  test('every topic can be told in every theme without a slot left open', () => {
    for (const [index, theme] of THEMES.entries()) {
      for (const band of AGE_BANDS) {
        const { pages } = writeSample({ ...sampleRequest(band, index * 3), theme });
        expect(pages.map((page) => page.text).join(' ')).not.toMatch(/[{}[\]|<>]/);
      }
    }
  });
});
