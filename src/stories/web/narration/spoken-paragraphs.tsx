import './narration.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Page } from '../paging.ts';
import { NARRATION } from '../words/narration.ts';
import type { Narration } from './use-narration.ts';
import { type WordPlace, wordsOf } from './words.ts';

/** What lies over the page at its top and bottom, in pixels: a spoken word under it is brought back into sight. */
const TOP_PX = 64;
const BOTTOM_PX = 104;

/** Tells screen readers how words are said. The same wherever it stands. */
const HINT = 'say-a-word';

interface SpokenParagraphProps {
  text: string;
  page: number;
  paragraph: number;
  /** Where the word begins that is being said, when it is one of this paragraph. */
  said: number | undefined;
  sayWord: (word: WordPlace) => void;
}

function bringIntoSight(word: Element): void {
  const { top, bottom } = word.getBoundingClientRect();
  if (top >= TOP_PX && bottom <= innerHeight - BOTTOM_PX) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  word.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}

const classOf = (isSaid: boolean, isChosen: boolean) =>
  ['word', isSaid && 'said', isChosen && 'chosen'].filter(Boolean).join(' ');

/** The words as plain spans, which nothing but the eye tells apart, with the marks between them as they are. */
function spansOf(text: string, said: number | undefined, chosen: number | undefined): ReactNode[] {
  let at = 0;
  const parts = wordsOf(text).flatMap(({ start, end }) => {
    const between = text.slice(at, start);
    at = end;
    return [
      between,
      <span key={start} className={classOf(start === said, start === chosen)} data-start={start}>
        {text.slice(start, end)}
      </span>,
    ];
  });
  return [...parts, text.slice(at)];
}

const SpokenParagraph = memo(function SpokenParagraph(props: SpokenParagraphProps) {
  const { text, page, paragraph, said, sayWord } = props;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const word = said === undefined ? null : place.current?.querySelector('.said');
    if (word) bringIntoSight(word);
  }, [said]);
  const say = ({ target }: MouseEvent) => {
    const word = target instanceof Element ? target.closest<HTMLElement>('.word') : null;
    if (!word || getSelection()?.isCollapsed === false) return;
    const start = Number(word.dataset.start);
    sayWord({ page, paragraph, start, end: start + (word.textContent?.length ?? 0) });
  };
  const [chosen, setChosen] = useState<number>();
  // One stop for all of a paragraph's words: a stop at each would bury the page's controls.
  const onKeyDown = (event: KeyboardEvent) => {
    const words = wordsOf(text);
    const at = words.findIndex(({ start }) => start === chosen);
    if (event.shiftKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault();
      const next = at + (event.key === 'ArrowRight' ? 1 : -1);
      setChosen(words[Math.min(Math.max(next, 0), words.length - 1)]?.start);
    }
    const word = words[Math.max(at, 0)];
    if (event.key === 'Enter' && word) sayWord({ page, paragraph, ...word });
  };
  return (
    <p
      ref={place}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its words can be said, from the keyboard too
      tabIndex={0}
      aria-describedby={HINT}
      onClick={say}
      onKeyDown={onKeyDown}
      onBlur={() => setChosen(undefined)}
    >
      {spansOf(text, said, chosen)}
    </p>
  );
});

interface SpokenParagraphsProps {
  paragraphs: Page;
  /** Index of the page that they stand on. */
  page: number;
  narration: Narration;
}

/** The paragraphs of one page. The word being said is lit, and a tap on a word says it. */
export function SpokenParagraphs({ paragraphs, page, narration }: SpokenParagraphsProps) {
  const { said, sayWord } = narration;
  const here = said?.page === page ? said : undefined;
  // A refrain may be there twice, and nothing is reordered.
  const keyed = useMemo(
    () => paragraphs.map((text, index) => ({ text, key: `${page}-${index}` })),
    [paragraphs, page],
  );
  return (
    <>
      {keyed.map(({ text, key }, index) => (
        <SpokenParagraph
          key={key}
          text={text}
          page={page}
          paragraph={index}
          said={here?.paragraph === index ? here.start : undefined}
          sayWord={sayWord}
        />
      ))}
      <span id={HINT} hidden>
        {NARRATION.sayWordHint}
      </span>
    </>
  );
}
