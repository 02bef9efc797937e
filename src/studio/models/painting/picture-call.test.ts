import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { modelProvider } from '../../../../tools/testing/models/provider.ts';
import type { GenerationContext } from '../../generation-context.ts';
import type { PictureBrief } from '../../illustrations.ts';
import { createModels } from '../models.ts';
import { modelSettings } from '../providers/settings.ts';

const provider = modelProvider();
beforeEach(() => provider.reset());

const commission = {
  prompt: 'Learning to share a red bicycle',
  ageBand: '3-7',
  structure: 'classic',
  theme: 'animals',
  traits: {},
  heroName: '⟦hero⟧',
  seed: 'x',
} as const;
const brief: PictureBrief = {
  beat: 'opening',
  theme: 'animals',
  cast: [{ name: '⟦hero⟧', role: 'hero', looks: 'a girl with brown skin' }],
  setting: 'the garden',
  action: '⟦hero⟧ rides.',
  feeling: 'happy',
  time: 'day',
  alt: '⟦hero⟧ rides.',
  page: 0,
};

/** Paints one picture with a cache that holds these bytes already. */
async function paint(stored?: Buffer) {
  const puts: Buffer[] = [];
  const { settings } = modelSettings({
    AI_IMAGE: 'openai:gpt-image-1.5',
    AI_MODERATION: 'local',
    AI_BASE_URL: provider.url,
    OPENAI_API_KEY: 'sk-for-the-tests-only',
  });
  const context: GenerationContext = {
    signal: new AbortController().signal,
    deadline: Date.now() + 60_000,
    before: { texts: 0, pictures: 0, micros: 0 },
    resultCache: {
      take: async () => puts.at(-1) ?? stored,
      put: async (_key, bytes) => void puts.push(bytes),
    },
    note: async () => undefined,
  };
  const canvas = { index: 0, brief, reference: undefined };
  const picture = await createModels(settings).paint(commission, canvas, context);
  return { picture, puts, calls: await provider.calls() };
}

describe('a picture that was paid for', () => {
  it('is stored as it came, before anything is made of it', async () => {
    await provider.fault({ match: { kind: 'image' }, fault: { kind: 'bad_image' } });
    const { picture, puts, calls } = await paint();
    expect(calls).toHaveLength(2);
    expect(puts).toHaveLength(2);
    await expect(sharp(puts[0]).metadata()).rejects.toThrow();
    expect(picture?.width).toBe(1024);
  });

  it('is requested again when what a crash left of it cannot be read', async () => {
    const { picture, calls } = await paint(Buffer.from('RIFF and no more'));
    expect(calls).toHaveLength(1);
    expect(picture?.paintedBy).toContain('gpt-image-1.5');
  });
});
