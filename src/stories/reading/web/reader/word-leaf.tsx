import { type ReactNode, useEffect } from 'react';
import type { ReadableStory } from '../../../story/contract.ts';
import type { Page } from '../../../story/web/paging.ts';
import { SpokenParagraphs } from '../narration/spoken-paragraphs.tsx';
import type { Narration } from '../narration/use-narration.ts';
import { useTextSettings } from './controls/text-settings.ts';

interface WordLeafProps {
  story: Pick<ReadableStory, 'targetAgeGroup'>;
  paragraphs: Page;
  /** Index of the page. */
  page: number;
  narration: Narration;
  /** Content below the text of the last page. */
  ending: ReactNode;
}

/** The text of a page, in the size for the age and the font chosen on this device. */
export function WordLeaf({ story, paragraphs, page, narration, ending }: WordLeafProps) {
  const { size, lettering, spacing } = useTextSettings();
  const isDyslexic = lettering === 'opendyslexic';
  useEffect(() => {
    // Only those who chose this font load it; without it the text stays readable.
    if (isDyslexic) import('@fontsource/opendyslexic/400.css').catch(() => undefined);
  }, [isDyslexic]);
  const classes = [
    `story story-${story.targetAgeGroup ?? '3-7'}`,
    size !== 'medium' && `story-${size}`,
    isDyslexic && 'story-dyslexic',
    spacing === 'roomy' && 'story-roomy',
  ];
  return (
    <div className="leaf leaf-words">
      <div className="leaf-text">
        <div
          className={classes.filter(Boolean).join(' ')}
          lang="en"
          // A page that is being read aloud is not announced by a screen reader as well.
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
