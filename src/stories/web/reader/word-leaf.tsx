import { type ReactNode, useEffect } from 'react';
import type { Tale } from '../../contract.ts';
import { SpokenParagraphs } from '../narration/spoken-paragraphs.tsx';
import type { Narration } from '../narration/use-narration.ts';
import type { Page } from '../paging.ts';
import { useTextSettings } from './text-settings.ts';

interface WordLeafProps {
  story: Pick<Tale, 'targetAgeGroup'>;
  paragraphs: Page;
  /** Index of the page. */
  page: number;
  narration: Narration;
  /** What stands below the last words of the story. */
  ending: ReactNode;
}

/** The words of a page, in the size for the age and in the letters that this device prefers. */
export function WordLeaf({ story, paragraphs, page, narration, ending }: WordLeafProps) {
  const { size, lettering, spacing } = useTextSettings();
  const isDyslexic = lettering === 'opendyslexic';
  useEffect(() => {
    // Only those who chose it wait for these letters; without them the words stay readable.
    if (isDyslexic) import('@fontsource/opendyslexic/400.css').catch(() => undefined);
  }, [isDyslexic]);
  const look = [
    `story story-${story.targetAgeGroup ?? '3-7'}`,
    size !== 'medium' && `story-${size}`,
    isDyslexic && 'story-dyslexic',
    spacing === 'roomy' && 'story-roomy',
  ];
  return (
    <div className="leaf leaf-words">
      <div className="leaf-text">
        <div
          className={look.filter(Boolean).join(' ')}
          lang="en"
          // A page that is being read aloud need not be read out by a screen reader on top.
          aria-live={narration.state === 'playing' ? 'off' : 'polite'}
        >
          <SpokenParagraphs paragraphs={paragraphs} page={page} narration={narration} />
        </div>
        {ending}
      </div>
      <p className="folio" aria-hidden="true">
        {page + 1}
      </p>
    </div>
  );
}
