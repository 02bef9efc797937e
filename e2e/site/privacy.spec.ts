import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '../../tools/testing/eventually.ts';
import { buyPack, Caller, codeFor, newParent, PASSWORD, STORY_REQUEST } from '../../tools/testing/users.ts';
import { expect, startBuiltApp, test } from '../support/app.ts';

const NAME = 'Zephyrina';
const SECRET_WORRY = 'the quarrelsome lighthouse keeper';

test('child details and credentials are neither in the logs nor in plain text on disk', async () => {
  // Reads every file of the data folder and every line of the log.
  test.slow();
  const app = await startBuiltApp({ LOG_LEVEL: 'trace' }, 'quick');
  try {
    const parent = await newParent(app);
    const code = await codeFor(app, parent.email);
    await buyPack(parent);
    const storyRequest = {
      ...STORY_REQUEST,
      childName: NAME,
      // What the story tells is in its pages; what a parent says besides is nowhere.
      prompt: `${NAME} is afraid of the dark. Nobody is to know of ${SECRET_WORRY}!`,
    };
    const { body } = await parent.post('/api/stories/generate', storyRequest);
    expect(String(body.story?.content)).toContain(NAME);
    await new Caller(app).post('/api/auth/login', { email: parent.email, password: 'a-wrong-password' });
    await new Caller(app).post('/api/stories/generate', `{"prompt": "${SECRET_WORRY}`);
    await parent.post('/api/auth/forgot-password', { email: parent.email });
    const mail = await app.mailTo(parent.email, 'new password');
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? 'no token';
    await fetch(`${app.url}/reset-password?token=${token}`);
    await eventually(async () => (app.logs().includes('"answered"') ? true : undefined));

    const logs = app.logs();
    for (const line of logs
      .trim()
      .split('\n')
      .filter((one) => one.startsWith('{')))
      JSON.parse(line);
    expect(logs).toContain('"id":');
    const canaries = {
      NAME,
      SECRET_WORRY,
      PASSWORD,
      wrong: 'a-wrong-password',
      code,
      token,
      email: parent.email,
    };
    for (const [what, canary] of Object.entries(canaries))
      expect(logs.includes(canary), `${what} in the logs`).toBe(false);

    const files = await everyFile(app.dataDir);
    for (const file of files) {
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      for (const canary of [NAME, SECRET_WORRY, PASSWORD]) {
        expect(bytes.includes(canary), `${canary} in ${path.relative(app.dataDir, file)}`).toBe(false);
      }
    }
  } finally {
    await app.close();
  }
});

async function everyFile(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
