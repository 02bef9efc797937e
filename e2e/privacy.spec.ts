import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '../tools/testing/eventually.ts';
import { buyPack, Caller, codeFor, newParent, PASSWORD, WISH } from '../tools/testing/people.ts';
import { expect, openBuiltHouse, test } from './house.ts';

const NAME = 'Zephyrina';
const SECRET_WORRY = 'the quarrelsome lighthouse keeper';

test('nothing that a parent says about a child is in the logs, nor in plain sight on the disk', async () => {
  // Every file of the house is read, and every line that it wrote.
  test.slow();
  const house = await openBuiltHouse({ LOG_LEVEL: 'trace' });
  try {
    const parent = await newParent(house);
    const code = await codeFor(house, parent.email);
    await buyPack(parent);
    const wish = { ...WISH, childName: NAME, prompt: `${NAME} is afraid of ${SECRET_WORRY}` };
    const { body } = await parent.post('/api/stories/generate', wish);
    expect(String(body.story?.content)).toContain(NAME);
    await new Caller(house).post('/api/auth/login', { email: parent.email, password: 'a-wrong-password' });
    await new Caller(house).post('/api/stories/generate', `{"prompt": "${SECRET_WORRY}`);
    await parent.post('/api/auth/forgot-password', { email: parent.email });
    const mail = await house.mailTo(parent.email, 'new password');
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? 'no token';
    await fetch(`${house.url}/reset-password?token=${token}`);
    await eventually(async () => (house.logs().includes('"answered"') ? true : undefined));

    const logs = house.logs();
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

    const files = await everyFile(house.dataDir);
    for (const file of files) {
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      for (const canary of [NAME, SECRET_WORRY, PASSWORD]) {
        expect(bytes.includes(canary), `${canary} in ${path.relative(house.dataDir, file)}`).toBe(false);
      }
    }
  } finally {
    await house.close();
  }
});

async function everyFile(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
