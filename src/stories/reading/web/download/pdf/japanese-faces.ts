import ranges from '@fontsource/noto-sans-jp/unicode.json';
import { type Face, rangesOf } from './coverage.ts';

const FILES = import.meta.glob<string>(
  '../../../../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-[0-9]*-400-normal.woff',
  { query: '?url', import: 'default', eager: true },
);

/** The subsets of the font, so that a name needs only one or two of them. */
export const JAPANESE: readonly Face[] = Object.entries(ranges).flatMap(([key, declared]) => {
  const number = /^\[(\d+)\]$/.exec(key)?.[1];
  const url = Object.entries(FILES).find(([file]) =>
    file.endsWith(`/noto-sans-jp-${number}-400-normal.woff`),
  )?.[1];
  return number && url ? [{ name: `jp-${number}`, url, ranges: rangesOf(declared) }] : [];
});
