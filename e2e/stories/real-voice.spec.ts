import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { wordsOf } from '../../src/stories/reading/web/narration/words.ts';
import { expect, test } from '../support/app.ts';

/** Number of sentences that are measured. */
const SENTENCES = 5;
const MAX_OFFSET_MS = 250;

const NEEDED = ['speech-dispatcher', 'espeak-ng', 'awk'];
const missing = NEEDED.filter((name) => spawnSync('which', [name]).status !== 0);

/**
 * Speaks with espeak-ng in real time without a sound card, and logs when each text arrives. An engine with a sound card
 * plays while it synthesises, so the time that the recording takes is not counted.
 */
const SAY = (folder: string) => `#!/bin/bash
text="$(cat)"
begun=$(date +%s%3N)
count=$(ls ${folder}/*.wav 2>/dev/null | wc -l)
espeak-ng -v en-us+f3 -s 150 -w ${folder}/$count.wav "$text"
echo "$begun $count $text" >> ${folder}/spoken.log
sleep "$(awk "BEGIN { print ($(stat -c %s ${folder}/$count.wav) - 44) / 44100 }")"
`;

/** Starts a speech dispatcher on a socket in this folder. */
async function openSpeech(folder: string): Promise<ChildProcess> {
  await mkdir(path.join(folder, 'modules'));
  await writeFile(path.join(folder, 'say.sh'), SAY(folder), { mode: 0o755 });
  await writeFile(
    path.join(folder, 'speechd.conf'),
    'AudioOutputMethod "alsa"\nAudioALSADevice "null"\nAddModule "espeak" "sd_generic" "espeak.conf"\nDefaultModule espeak\nDefaultLanguage "en-US"\n',
  );
  await writeFile(
    path.join(folder, 'modules', 'espeak.conf'),
    `GenericExecuteSynth "printf %s \\'$DATA\\' | ${folder}/say.sh"\nGenericLanguage "en" "en" "utf-8"\nAddVoice "en-US" "FEMALE1" "en-us+f3"\nGenericDelimiters "˨"\nGenericMaxChunkLength 3000\n`,
  );
  const flags = ['-s', '-C', folder, '-c', 'unix_socket', '-S', `${folder}/s.sock`, '-P', `${folder}/pid`];
  const server = spawn('speech-dispatcher', [...flags, '-L', folder, '-t', '0'], { stdio: 'ignore' });
  await expect.poll(() => existsSync(`${folder}/s.sock`), { timeout: 15_000 }).toBe(true);
  return server;
}

/** The silence before a recording's first sound, in milliseconds. */
function silenceOf(wav: Buffer): number {
  const samples = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + (wav.length & ~1)));
  return (
    Math.max(
      0,
      samples.findIndex((sample) => Math.abs(sample) > 400),
    ) / 22.05
  );
}

test('the first word of each sentence is highlighted within 250 ms of a real speech engine’s voice', async ({
  app,
}) => {
  test.skip(missing.length > 0, `not installed here: ${missing.join(', ')}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'storywren-voice-'));
  const server = await openSpeech(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--headless=new', '--enable-speech-dispatcher'],
    env: { ...process.env, SPEECHD_ADDRESS: `unix_socket:${folder}/s.sock` },
  });
  try {
    const page = await browser.newPage();
    await page.goto(app.url);
    await page.evaluate(() => {
      const seen: { word: string; at: number }[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const word = document.querySelector('.said')?.textContent;
        if (word && seen.at(-1)?.word !== word) seen.push({ word, at: Date.now() });
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    });
    await page.getByRole('button', { name: 'Read The Dark Behind the Shed' }).click();
    await page
      .locator('.room-bar')
      .getByRole('button', { name: /^Listen/ })
      .click();
    const spokenLines = async () =>
      (await readFile(`${folder}/spoken.log`, 'utf8').catch(() => '')).trim().split('\n');
    await expect
      .poll(async () => (await spokenLines()).length, { timeout: 45_000 })
      .toBeGreaterThan(SENTENCES);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { word: string; at: number }[] }).seen,
    );
    const off: number[] = [];
    let from = 0;
    for (const line of (await spokenLines()).slice(0, SENTENCES)) {
      const [, began = '', count, text = ''] = /^(\d+) (\d+) (.*)$/.exec(line) ?? [];
      const onset = Number(began) + silenceOf(await readFile(`${folder}/${count}.wav`));
      const word = wordsOf(text).map(({ start, end }) => text.slice(start, end))[0] ?? '?';
      // Searches in the order of the story, so that a "The" of another sentence does not match.
      const lit = seen.findIndex(
        ({ word: shown, at }, n) => n >= from && shown === word && at > onset - 1000,
      );
      off.push(Math.round((seen[lit]?.at ?? Number.POSITIVE_INFINITY) - onset));
      from = lit + 1;
    }
    test.info().annotations.push({ type: 'milliseconds', description: off.join(', ') });
    expect(Math.max(...off.map(Math.abs)), `off by ${off.join(', ')} ms`).toBeLessThan(MAX_OFFSET_MS);
  } finally {
    await browser.close();
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
