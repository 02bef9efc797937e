import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fontsFor } from './card-fonts.ts';
import { CARD_SIZE, canSet, lineOf, setTitle } from './card-layout.ts';
import { paintCard } from './card-paint.ts';

const WIDTH = 504;
const TITLES = [
  'Robin’s Boat',
  'Wilhelmina and the Extraordinarily Long Night When All the Lanterns of Kurrajong Street Went Out One by One by One',
  'Ngọc Ánh, Łukasz, Žofie & Ægir',
  '美咲とランプ',
  'محمد علي and the Brave Little Fox',
  'Анастасия and the Quiet Sea',
  'Supercalifragilisticexpialidociousness-and-more-of-it',
];

describe('the title of a card', () => {
  it.each(TITLES)('a title has an outline for every character, in four lines at most: %s', async (title) => {
    const fonts = await fontsFor(`${title}…`);
    expect(canSet(title, fonts)).toBe(true);
    const { lines, size, path } = setTitle(title, fonts, WIDTH);
    expect(lines).toBeLessThanOrEqual(4);
    expect(size).toBeGreaterThanOrEqual(34);
    expect(path).not.toMatch(/NaN|undefined|<text/);
    expect(path.match(/<path/g)?.length).toBeGreaterThan(Math.min(title.length, 30) / 2);
  });

  it('a title is smaller the longer it is, and ends in an ellipsis when it does not fit', async () => {
    const fonts = await fontsFor('abcdefghijklmnopqrstuvwxyz …');
    const sizes = [2, 8, 14].map((words) => setTitle('lantern '.repeat(words), fonts, WIDTH).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
    const ellipsis = /d="([^"]+)"/.exec(lineOf('…', fonts, 34).path)?.[1] ?? 'none';
    expect(setTitle('lantern '.repeat(40), fonts, WIDTH).path).toContain(ellipsis);
    expect(setTitle('lantern '.repeat(8), fonts, WIDTH).path).not.toContain(ellipsis);
  });

  it('a title cannot be set in characters that no available font has', async () => {
    expect(canSet('ᚱᚢᚾᛖ', await fontsFor('ᚱᚢᚾᛖ'))).toBe(false);
  });

  it('a card is 1200 × 630, even without a cover', async () => {
    const card = await paintCard('Robin’s Boat', undefined, await fontsFor('Robin’s Boat Storywren'));
    const { width, height } = await sharp(card).metadata();
    expect({ width, height }).toEqual(CARD_SIZE);
    const { channels } = await sharp(card).stats();
    expect(channels[0]?.min).toBeLessThan(90);
  });
});
