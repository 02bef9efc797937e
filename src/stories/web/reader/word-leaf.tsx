import { Link } from 'wouter';
import { Button } from '../../../platform/web/ui/button.tsx';
import type { Story } from '../../contract.ts';
import type { Page } from '../paging.ts';

function TheEnd({ childName, onAgain }: { childName: string | null; onAgain: () => void }) {
  return (
    <div className="the-end">
      <p className="display">The end</p>
      <p className="text-soft">Good night{childName ? `, ${childName}` : ''}.</p>
      <div className="btn-row">
        <Button kind="main" onClick={onAgain}>
          Read again
        </Button>
        <Link href="/my-stories" className="btn">
          Back to My Stories
        </Link>
      </div>
    </div>
  );
}

interface WordLeafProps {
  story: Story;
  paragraphs: Page;
  number: number;
  /** This is the last page of the whole story. */
  ending: boolean;
  onAgain: () => void;
}

/** The words of a page, in the size for the age, and "The end" below the last of them. */
export function WordLeaf({ story, paragraphs, number, ending, onAgain }: WordLeafProps) {
  return (
    <div className="leaf leaf-words">
      <div className="leaf-text">
        <div className={`story story-${story.targetAgeGroup ?? '3-7'}`} lang="en" aria-live="polite">
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a refrain may be there twice, and nothing is reordered
            <p key={`${number}-${index}`}>{paragraph}</p>
          ))}
        </div>
        {ending && <TheEnd childName={story.childName} onAgain={onAgain} />}
      </div>
      <p className="folio" aria-hidden="true">
        {number}
      </p>
    </div>
  );
}
