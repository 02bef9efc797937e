import { lengthOf } from './story.v1.ts';

/** Some pages to be written into a story that is planned and partly told. */
export interface PagesWanted {
  readonly sheet: string;
  readonly heroName: string;
  readonly title: string;
  readonly cast: readonly { readonly name: string; readonly looks: string }[];
  readonly outline: readonly string[];
  /** All pages in order; undefined where one is to be written. */
  readonly pages: readonly (string | undefined)[];
  /** What was wrong with an earlier attempt at a page, by its index. */
  readonly faults: ReadonlyMap<number, string>;
  /** Words of all wanted pages together. */
  readonly words: readonly [least: number, most: number];
}

/** The question for missing or failing pages: the others stand as they are, and the new ones must fit between them. */
export function askPagesV1({
  sheet,
  heroName,
  title,
  cast,
  outline,
  pages,
  faults,
  words,
}: PagesWanted): string {
  const wanted = pages.flatMap((page, index) => (page === undefined ? [index] : []));
  const standing = pages.flatMap((page, index) =>
    page === undefined ? [] : [`Page ${index + 1}:\n${page}`],
  );
  const numbers = wanted.map((index) => index + 1).join(', ');
  const complaints = wanted.flatMap((index) => {
    const fault = faults.get(index);
    return fault ? [`Page ${index + 1} of an earlier draft was not accepted: ${fault}.`] : [];
  });
  return [
    sheet,
    `The title is “${title}”.`,
    ...(cast.length > 0
      ? [`Also in it: ${cast.map(({ name, looks }) => `${name}, ${looks}`).join('; ')}.`]
      : []),
    ...(outline.length > 0
      ? [`What happens:\n${outline.map((line, n) => `${n + 1}. ${line}`).join('\n')}`]
      : []),
    ...(standing.length > 0
      ? [`These pages are told already and stay word for word:\n\n${standing.join('\n\n')}`]
      : []),
    ...complaints,
    `Write page ${numbers} of ${pages.length}, in this order, so that the whole reads as one story. Use the hero’s name ${heroName} on each page. These ${wanted.length} pages together have ${lengthOf(words)}.`,
  ].join('\n\n');
}
