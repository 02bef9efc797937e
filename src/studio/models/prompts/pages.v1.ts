import { lengthOf } from './story.v1.ts';

/** A request for missing pages of a planned, partly written story. */
export interface PagesRequest {
  readonly storyFacts: string;
  readonly heroName: string;
  readonly title: string;
  readonly cast: readonly { readonly name: string; readonly looks: string }[];
  readonly outline: readonly string[];
  /** All pages in order; undefined where one is to be written. */
  readonly pages: readonly (string | undefined)[];
  /** Why an earlier version of a page was rejected, by page index. */
  readonly rejections: ReadonlyMap<number, string>;
  /** Total words of the requested pages. */
  readonly words: readonly [least: number, most: number];
}

/** The prompt for missing or rejected pages; the other pages are included and stay unchanged. */
export function pagesPromptV1({
  storyFacts,
  heroName,
  title,
  cast,
  outline,
  pages,
  rejections,
  words,
}: PagesRequest): string {
  const wanted = pages.flatMap((page, index) => (page === undefined ? [index] : []));
  const standing = pages.flatMap((page, index) =>
    page === undefined ? [] : [`Page ${index + 1}:\n${page}`],
  );
  const numbers = wanted.map((index) => index + 1).join(', ');
  const complaints = wanted.flatMap((index) => {
    const rejection = rejections.get(index);
    return rejection ? [`Page ${index + 1} of an earlier draft was not accepted: ${rejection}.`] : [];
  });
  return [
    storyFacts,
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
