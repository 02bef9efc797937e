/**
 * Stories of prompts for readers: `npm run studio:dossier -- N [SET] [FOLDER]` writes N of them, each with
 * the wish it was made for and nothing else, in files of ten; the bands in turn where the set names none.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGE_BANDS } from '../../../src/studio/age-bands.ts';
import { nameHero } from '../../../src/studio/words.ts';
import { makeStory, rowsOf } from './made-story.ts';

const [count = '20', set = 'unseen', folder = 'out/dossier'] = process.argv.slice(2);
const IN_A_FILE = 10;

const stories = rowsOf(set)
  .slice(0, Number(count))
  .map(({ prompt, ...form }, index) => {
    const band = form.band ?? AGE_BANDS[index % AGE_BANDS.length] ?? '3-7';
    const story = makeStory({ prompt, ...form, band, seed: `dossier-${index}` });
    const heading = `# ${index + 1} (age ${band})\n\nThe wish: “${prompt}”`;
    if (!story) return `${heading}\n\n*No story was made.*`;
    const pages = story.pages.map(({ text }) => nameHero(text, story.childName)).join('\n\n---\n\n');
    return `${heading}\n\nThe child: ${story.childName}\n\n## ${nameHero(story.plan.title, story.childName)}\n\n${pages}`;
  });

mkdirSync(folder, { recursive: true });
for (let start = 0; start < stories.length; start += IN_A_FILE) {
  const file = join(folder, `${String(start / IN_A_FILE + 1).padStart(2, '0')}.md`);
  writeFileSync(file, `${stories.slice(start, start + IN_A_FILE).join('\n\n\n')}\n`);
}
console.log(`${stories.length} stories in ${folder}`);
