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
import type { Page } from '../../../story/web/paging.ts';
import { NARRATION } from '../messages/narration.ts';
import type { Narration } from './use-narration.ts';
import { type WordPlace, wordsOf } from './words.ts';

/**
 * Height of the bars over the page at its top and bottom, in pixels: a spoken word below them is scrolled into view.
 */
const TOP_PX = 64;
const BOTTOM_PX = 104;

/** Id of the hint for screen readers; the same for every paragraph. */
const HINT = 'say-a-word';

interface SpokenParagraphProps {
  text: string;
  page: number;
  paragraph: number;
  /** Start of the word being spoken, if it is in this paragraph. */
  spoken: number | undefined;
  sayWord: (word: WordPlace) => void;
}

function bringIntoSight(word: Element): void {
  const { top, bottom } = word.getBoundingClientRect();
  if (top >= TOP_PX && bottom <= innerHeight - BOTTOM_PX) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  word.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}

const classOf = (isSpoken: boolean, isChosen: boolean) =>
  ['word', isSpoken && 'said', isChosen && 'chosen'].filter(Boolean).join(' ');

/** The words as plain spans, which differ only visually, with the punctuation between them unchanged. */
function spansOf(text: string, spoken: number | undefined, chosen: number | undefined): ReactNode[] {
  let at = 0;
  const nodes = wordsOf(text).flatMap(({ start, end }) => {
    const between = text.slice(at, start);
    at = end;
    return [
      between,
      <span key={start} className={classOf(start === spoken, start === chosen)} data-start={start}>
        {text.slice(start, end)}
      </span>,
    ];
  });
  return [...nodes, text.slice(at)];
}

const SpokenParagraph = memo(function SpokenParagraph(props: SpokenParagraphProps) {
  const { text, page, paragraph, spoken, sayWord } = props;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const word = spoken === undefined ? null : place.current?.querySelector('.said');
    if (word) bringIntoSight(word);
  }, [spoken]);
  const say = ({ target }: MouseEvent) => {
    const word = target instanceof Element ? target.closest<HTMLElement>('.word') : null;
    if (!word || getSelection()?.isCollapsed === false) return;
    const start = Number(word.dataset.start);
    sayWord({ page, paragraph, start, end: start + (word.textContent?.length ?? 0) });
  };
  const [chosen, setChosen] = useState<number>();
  // One tab stop for all words of a paragraph: one for each would bury the page's controls.
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its words can be spoken by keyboard too
      tabIndex={0}
      aria-describedby={HINT}
      onClick={say}
      onKeyDown={onKeyDown}
      onBlur={() => setChosen(undefined)}
    >
      {spansOf(text, spoken, chosen)}
    </p>
  );
});

interface SpokenParagraphsProps {
  paragraphs: Page;
  /** Index of the page that the paragraphs are on. */
  page: number;
  narration: Narration;
}

/** The paragraphs of one page. The spoken word is highlighted, and a tap on a word speaks it. */
export function SpokenParagraphs({ paragraphs, page, narration }: SpokenParagraphsProps) {
  const { spoken, sayWord } = narration;
  const here = spoken?.page === page ? spoken : undefined;
  // A paragraph may occur twice, and nothing is reordered.
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
          spoken={here?.paragraph === index ? here.start : undefined}
          sayWord={sayWord}
        />
      ))}
      <span id={HINT} hidden>
        {NARRATION.sayWordHint}
      </span>
    </>
  );
}
