import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../../../../tools/fakes/models/provider.ts';
import { examine } from './doctor.ts';
import { modelSettings } from './settings.ts';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.close());

const examineWith = async (env: Record<string, string>) => {
  const lines: string[] = [];
  const { settings } = modelSettings({ AI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-test', ...env });
  const allWork = await examine(settings, (line) => lines.push(line));
  return { allWork, lines };
};

describe('provider check', () => {
  it('reports that each model works after a real call', async () => {
    const { allWork, lines } = await examineWith({
      AI_TEXT: 'openai:gpt-5-mini',
      AI_IMAGE: 'openai:gpt-image-1.5',
    });
    expect(allWork).toBe(true);
    expect(lines.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'works: writing by openai:gpt-5-mini',
      'works: painting by openai:gpt-image-1.5',
      'works: moderation by openai',
    ]);
    expect((await provider.control.calls()).map((call) => call.kind).sort()).toEqual([
      'image',
      'moderation',
      'text',
    ]);
  });

  it('reports a failing model with advice and without the key', async () => {
    await provider.control.fault({ match: { kind: 'text' }, fault: { kind: 'unauthorized' } });
    const { allWork, lines } = await examineWith({ AI_TEXT: 'openai:gpt-5-mini' });
    expect(allWork).toBe(false);
    expect(lines[0]).toMatch(/^FAILS: writing by openai:gpt-5-mini: .*Check the key/);
    expect(lines.join('\n')).not.toContain('sk-test');
  });

  it('needs no key for the embedded storyteller and painter', async () => {
    const { allWork, lines } = await examineWith({});
    expect(allWork).toBe(true);
    expect(lines.join('\n')).toMatch(/own storyteller[\s\S]*own painter[\s\S]*local rules/);
  });
});
