import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { controlOf, type ProviderControl } from '../../fakes/models/control.ts';
import { startFakeProvider } from '../../fakes/models/provider.ts';
import { eventually } from '../eventually.ts';

/** A model provider for the tests of a file, with the control that both kinds have. */
export interface ModelProvider extends ProviderControl {
  /** The value of AI_BASE_URL; known once `beforeAll` has run. */
  readonly url: string;
}

interface Running {
  readonly url: string;
  readonly control: ProviderControl;
  close(): Promise<void>;
}

const notice = { logged: false };

/**
 * Starts a provider for the tests of a file: our own fake, or, when OPENAI_RIG_DIR is set, the fake in that folder,
 * which validates requests against OpenAI's own document. Call it before `createTestApp`, whose settings need its URL.
 */
export function modelProvider(): ModelProvider {
  let running: Running | undefined;
  const started = (): Running => {
    if (!running) throw new Error('the provider is not started yet');
    return running;
  };
  beforeAll(async () => {
    running = process.env.OPENAI_RIG_DIR
      ? await startRig(process.env.OPENAI_RIG_DIR)
      : await startFakeProvider();
    if (process.env.OPENAI_RIG_DIR || notice.logged) return;
    notice.logged = true;
    console.log('OPENAI_RIG_DIR is not set: requests are validated by our own fake only');
  });
  afterAll(() => running?.close());
  return {
    get url() {
      return started().url;
    },
    fault: (...rules) => started().control.fault(...rules),
    clearFaults: () => started().control.clearFaults(),
    calls: () => started().control.calls(),
    stats: () => started().control.stats(),
    config: (patch) => started().control.config(patch),
    reset: () => started().control.reset(),
  };
}

/** Settings of an app that writes and paints with OpenAI's models. */
export const openAiSettings = (url: string, more: Record<string, string> = {}) => ({
  AI_TEXT: 'openai:gpt-5-mini',
  AI_IMAGE: 'openai:gpt-image-1.5',
  AI_BASE_URL: url,
  OPENAI_API_KEY: 'sk-for-the-tests-only',
  ...more,
});

/** Settings of an app that writes and paints with another server that has the same endpoints. */
export const compatibleSettings = (url: string, more: Record<string, string> = {}) => ({
  AI_TEXT: 'compatible:qwen3',
  AI_IMAGE: 'compatible:flux',
  AI_BASE_URL: url,
  AI_API_KEY: 'key-for-the-tests-only',
  ...more,
});

async function startRig(folder: string): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), MOCK_QUIET: '1' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const control = controlOf(origin);
  try {
    await eventually(() => answers(control, child), `the provider in ${folder}`, 20_000);
  } catch (error) {
    child.kill();
    throw error;
  }
  return { url: `${origin}/v1`, control, close: () => ended(child) };
}

async function answers(control: ProviderControl, child: ChildProcess): Promise<true | undefined> {
  if (child.exitCode !== null) throw new Error(`the provider ended with ${child.exitCode}; is it installed?`);
  return control.stats().then(
    () => true,
    () => undefined,
  );
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => (at && typeof at === 'object' ? resolve(at.port) : reject(new Error('no port'))));
    });
  });
}
