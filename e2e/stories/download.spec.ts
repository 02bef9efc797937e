import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { signedIn } from '../support/steps.ts';

const run = promisify(execFile);

/** A name in each script that a parent may use. */
const NAMES = [
  'Zoë',
  'Nguyễn',
  'Łukasz',
  'Иван',
  'Αλέξης',
  '美咲',
  '지우',
  'देवी',
  'محمد',
  'علاء',
  'נועה',
  'Siobhán',
];
const TITLE = 'Zoë and the Fox: a Night on the Hill';
const PAGES = NAMES.map((name, index) =>
  [
    `${name} stood at the garden gate with a lantern. “Is anybody there?” asked ${name}, and the long grass said nothing at all.`,
    `Then the fox came out, one paw at a time. It looked at ${name}’s boots, and at the moon, and sat down. That was night number ${index + 1}, and nobody was afraid.`,
  ].join('\n\n'),
);
const PICTURES = ['opening', 'trouble', 'turning', 'ending'];
const story = (id: string) => ({
  id,
  status: 'ready',
  title: TITLE,
  content: JSON.stringify({ pages: PAGES.map((text) => ({ text })) }),
  childName: 'Zoë',
  targetAgeGroup: '3-7',
  readTime: '4 min read',
  createdAt: '2026-11-20T09:00:00.000Z',
  pictures: PICTURES.map((name, index) => ({
    url: `/pictures/featured/1-${name}.webp`,
    alt: `Zoë and the fox, ${name}`,
    width: 1024,
    height: 1024,
    placeholder: null,
    page: index * 3,
  })),
});

/** Opens a mocked story whose text and pictures are known. */
async function openStory(page: Page, changes: Partial<ReturnType<typeof story>> = {}): Promise<void> {
  const id = '0198f000-0000-7000-8000-000000000001';
  await page.route(`**/api/stories/${id}`, (route) => route.fulfill({ json: { ...story(id), ...changes } }));
  await page.goto(`/story/${id}`);
  await expect(page.getByText('stood at the garden gate').first()).toBeVisible();
}

/** Downloads the story as a book. Returns the path and the suggested name. */
async function saveBook(page: Page, kind: 'PDF' | 'EPUB'): Promise<{ path: string; name: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('.room-bar')
      .getByRole('button', { name: `Download ${kind}` })
      .click(),
  ]);
  await expect(page.getByText(`${kind} Downloaded Successfully!`).first()).toBeVisible();
  // The validators require the file extension.
  const path = test.info().outputPath(`book.${kind.toLowerCase()}`);
  await download.saveAs(path);
  return { path, name: download.suggestedFilename() };
}

/** How long an action took, and the longest task that blocked the page, in milliseconds. */
async function timed(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ milliseconds: number; longest: number }> {
  await page.evaluate(() => {
    const longest = { value: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.value = Math.max(longest.value, duration);
    }).observe({ type: 'longtask' });
  });
  const started = Date.now();
  await act();
  const milliseconds = Date.now() - started;
  const longest = await page.evaluate(
    () => (window as unknown as { longest: { value: number } }).longest.value,
  );
  return { milliseconds, longest };
}

const TOOLS = ['qpdf', 'pdftotext', 'pdfinfo', 'pdfimages', 'java'];
const missing = [
  ...TOOLS.filter((name) => spawnSync('which', [name]).status !== 0),
  ...(existsSync('/usr/bin/epubcheck') ? [] : ['epubcheck']),
];
// The validators are not installed everywhere; where one is missing, the tests that need them are skipped with a note.
const unchecked = `books go unchecked, not installed here: ${missing.join(', ')}`;

/** The output of a command. */
async function outputOf(command: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await run(command, args);
  return stdout + stderr;
}

/** Text without its bidirectional control characters. */
const withoutMarks = (text: string) => text.replace(/[\u200e\u202a-\u202e\u2066-\u2069]/g, '');

test('a story downloads as a valid, tagged PDF with every name in it', async ({ page, app }) => {
  test.skip(missing.length > 0, unchecked);
  await signedIn(page, app, 0);
  await openStory(page);
  const first = await saveBook(page, 'PDF');
  expect(first.name.normalize('NFC')).toBe('Zoë and the Fox a Night on the Hill.pdf');
  // With code and fonts loaded, a book takes a moment.
  const spent = await timed(page, () => saveBook(page, 'PDF'));
  test.info().annotations.push({ type: 'PDF', description: JSON.stringify(spent) });
  expect(spent.milliseconds).toBeLessThan(5000);
  expect((await stat(first.path)).size).toBeLessThanOrEqual(1_000_000);

  expect(await outputOf('qpdf', '--check', first.path)).toContain('No syntax or stream encoding errors');
  const text = withoutMarks(await outputOf('pdftotext', '-enc', 'UTF-8', first.path, '-')).normalize('NFC');
  const plain = text.replace(/\s+/g, ' ');
  let from = 0;
  for (const name of NAMES) {
    const at = plain.indexOf(`${name} stood at the garden gate`, from);
    expect(at, `${name} in its place in ${plain}`).toBeGreaterThan(from);
    expect(plain, `${name} in the middle of a line`).toContain(`asked ${name}, and`);
    from = at;
  }
  expect(plain).toContain(TITLE);
  expect(plain).toContain('For Zoë');
  expect(plain).toContain('The end');
  expect(plain).toContain('Made with Storywren');
  expect(plain).toContain('20 November 2026');

  const facts = await outputOf('pdfinfo', first.path);
  expect(facts).toMatch(/Tagged:\s+yes/);
  expect(facts).toMatch(/Title:\s+Zoë and the Fox/);
  const tags = await outputOf('pdfinfo', '-struct-text', first.path);
  expect(tags).toMatch(/^Document/m);
  expect(tags.match(/^\s*H1\b/gm)).toHaveLength(1);
  expect(tags.replace(/\s+/g, ' ')).toContain(`(block) "${TITLE}"`);
  expect(tags.match(/^\s*H2\b/gm)).toHaveLength(NAMES.length + 1);
  expect(tags.match(/^\s*P\b/gm)?.length).toBeGreaterThan(2 * NAMES.length);
  expect(await outputOf('pdfinfo', '-struct', first.path)).toMatch(/Figure/);
  const described = (await readFile(first.path)).toString('latin1').match(/\/Alt \(/g);
  expect(described, 'the cover and each painting').toHaveLength(PICTURES.length + 1);
});

test('a story downloads as an EPUB without a validation error or warning', async ({ page, app }) => {
  test.skip(missing.length > 0, unchecked);
  await signedIn(page, app, 0);
  await openStory(page);
  const book = await saveBook(page, 'EPUB');
  expect(book.name.normalize('NFC')).toBe('Zoë and the Fox a Night on the Hill.epub');
  const bytes = await readFile(book.path);
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  expect(await outputOf('java', '-jar', '/usr/bin/epubcheck', '--failonwarnings', book.path)).toContain(
    'No errors or warnings detected',
  );
});

test.describe('downloads that fail', () => {
  test.use({ watched: undefined });

  test('a failed download shows a toast, and the current page stays', async ({ page, app }) => {
    await signedIn(page, app, 0);
    await openStory(page);
    await page.getByRole('button', { name: 'Next' }).last().click();
    await expect(page.getByText('Nguyễn stood at the garden gate')).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-stayed', ''));
    const epub = await saveBook(page, 'EPUB');
    expect(epub.name).toMatch(/^Zoë and the Fox a Night on the Hill\.epub$/u);
    await page.route('**/assets/make-pdf-*.js', (route) => route.abort());
    await page.locator('.room-bar').getByRole('button', { name: 'Download PDF' }).click();
    await expect(page.getByText('PDF Download Failed')).toBeVisible();
    await expect(page.getByText(/create your PDF right now. Please try again later./)).toBeVisible();
    await expect(page.locator('body[data-stayed]')).toBeAttached();
    await expect(page.getByText('Nguyễn stood at the garden gate')).toBeVisible();
  });

  test('a PDF is made when pictures are missing or broken', async ({ page, app }) => {
    test.skip(missing.length > 0, unchecked);
    await signedIn(page, app, 0);
    await page.route('**/pictures/featured/1-trouble.webp', (route) => route.abort());
    await page.route('**/pictures/featured/1-turning.webp', (route) =>
      route.fulfill({ body: 'no picture', contentType: 'image/webp' }),
    );
    await openStory(page);
    const { path } = await saveBook(page, 'PDF');
    expect(await outputOf('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
    expect((await outputOf('pdfimages', '-list', path)).match(/jpeg/g)).toHaveLength(4);
  });
});
