import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const TEMPLATE = '000-template.md';
const SECTIONS = ['Context', 'Decision', 'Measured', 'Consequences'];
const STATUS = /^(accepted|withdrawn|superseded by (\d{3}))$/;

const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md' && file !== TEMPLATE);
const records = files.sort().map((file) => ({ file, number: file.slice(0, 3), text: read(file) }));

/** The value of a field of the head: a line of its own above the first section. */
const field = (text: string, name: string) =>
  new RegExp(`^\\*\\*${name}:\\*\\* (.+)$`, 'm').exec(text.split('\n## ')[0] ?? '')?.[1] ?? '';
const titleOf = (text: string) => /^# \d+\. (.+)\n/.exec(text)?.[1] ?? '';
const sectionsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);

describe('decision records', () => {
  it('numbers the decision records without gaps', () => {
    expect(records.map(({ number }) => Number(number))).toEqual(records.map((_, index) => index + 1));
  });

  it.each(records)('$file has a title, a status, a date and its sections', ({ file, number, text }) => {
    expect(file).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
    expect(text.startsWith(`# ${Number(number)}. `)).toBe(true);
    expect(titleOf(text)).not.toBe('');
    expect(field(text, 'Status')).toMatch(STATUS);
    const date = field(text, 'Date');
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    const needed = SECTIONS.filter((name) => name !== 'Measured' || sectionsOf(text).includes(name));
    expect(sectionsOf(text)).toEqual(needed);
  });

  it('refers only to existing, later records as successors', () => {
    for (const { file, number, text } of records) {
      const successor = STATUS.exec(field(text, 'Status'))?.[2];
      if (successor === undefined) continue;
      expect(
        records.map((record) => record.number),
        file,
      ).toContain(successor);
      expect(Number(successor), file).toBeGreaterThan(Number(number));
    }
  });

  it('lists every decision record, and nothing else, in the index with title, status and date', () => {
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    expect(rows).toEqual(
      records.map(({ file, number, text }) => {
        const cells = [`[${number}](${file})`, titleOf(text), field(text, 'Status'), field(text, 'Date')];
        return `| ${cells.join(' | ')} |`;
      }),
    );
  });

  it('has a template with the same head and sections as the records', () => {
    const template = read(TEMPLATE);
    expect(sectionsOf(template)).toEqual(SECTIONS);
    expect([field(template, 'Status'), field(template, 'Date')]).toEqual(['accepted', 'YYYY-MM-DD']);
  });
});
