import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { LoadingOrRetry } from '../../../platform/web/ui/section.tsx';
import { type AdminCall, type AdminStory, getAdminStory } from '../../records-contract.ts';
import { adminQuery } from '../admin-query.ts';
import { costText, counted, plainWord } from '../messages.ts';
import { Facts } from '../table/facts.tsx';
import { Moment } from '../table/moment.tsx';
import { type Column, Records } from '../table/records.tsx';
import { storyDialog } from './story-handle.ts';
import { picturesIn, storytellerOf, wordsIn } from './story-messages.ts';

/** A picture that cannot be loaded is not shown. */
function Illustration({ address, number }: { address: string; number: number }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <li>
      <img src={address} alt={`Illustration ${number}`} loading="lazy" onError={() => setBroken(true)} />
    </li>
  );
}

function Illustrations({ illustrationUrls }: Pick<AdminStory, 'illustrationUrls'>) {
  const addresses = picturesIn(illustrationUrls);
  if (!addresses) return <p className="text-bad">Error loading illustrations</p>;
  if (addresses.length === 0) return <p className="text-soft">No illustrations: text only.</p>;
  return (
    <ul className="story-pictures">
      {addresses.map((address, index) => (
        <Illustration key={address} address={address} number={index + 1} />
      ))}
    </ul>
  );
}

function Words({ content }: { content: string }) {
  const pages = wordsIn(content);
  if (pages.length === 0) return <p className="text-soft">Nothing written yet.</p>;
  return pages.map((lines, page) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages and lines have no other key, and are never reordered
    <div className="story-page" key={page}>
      {pages.length > 1 && <h4>Page {page + 1}</h4>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index}>{line}</p>
      ))}
    </div>
  ));
}

const CALL_COLUMNS: readonly Column<AdminCall>[] = [
  { name: 'For', lead: true, cell: ({ purpose }) => plainWord(purpose) },
  { name: 'Model', cell: ({ provider, model }) => `${provider}, ${model}` },
  { name: 'Tokens', cell: ({ tokensIn, tokensOut }) => `${tokensIn} in, ${tokensOut} out` },
  { name: 'Cost', cell: ({ cost }) => costText(cost, true) },
  { name: 'Outcome', cell: ({ outcome }) => outcome },
  { name: 'Took', cell: ({ milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s` },
];

function Making({ story, calls }: { story: AdminStory; calls: readonly AdminCall[] }) {
  return (
    <>
      <Facts
        facts={{
          Storyteller: storytellerOf(story),
          Painters: story.paintedBy.length > 0 ? story.paintedBy.join(', ') : null,
          'Model calls': story.calls,
          Tokens: `${story.tokensIn.toLocaleString('en-AU')} in (${story.tokensCached.toLocaleString('en-AU')} cached), ${story.tokensOut.toLocaleString('en-AU')} out`,
          Cost: story.calls === 0 ? 'US$0' : costText(story.cost, story.costComplete),
          Finished: story.finishedAt && <Moment at={story.finishedAt} />,
        }}
      />
      {calls.length > 0 && (
        <details className="behind">
          <summary>{counted(calls.length, 'model call')}, one by one</summary>
          <Records name="Model calls" columns={CALL_COLUMNS} rows={calls} keyOf={({ id }) => id} />
        </details>
      )}
    </>
  );
}

function Story({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(adminQuery(getAdminStory, { params: { id } }));
  if (!data) {
    return (
      <div className="sheet-body">
        <LoadingOrRetry failed={isError} onRetry={() => void refetch()} />
      </div>
    );
  }
  const { story, calls } = data;
  const { formDetails: form, analytics } = story;
  return (
    <div className="sheet-body story-detail">
      <Facts
        facts={{
          Type: plainWord(story.storyType),
          'Age group': story.targetAgeGroup,
          'Word count': analytics.wordCount.toLocaleString('en-AU'),
          Child: form.childName,
          Creator: `${story.user.fullName}, ${story.user.email}`,
          Created: <Moment at={story.createdAt} />,
        }}
      />
      <section>
        <h3>Illustrations</h3>
        <Illustrations illustrationUrls={story.illustrationUrls} />
      </section>
      <section>
        <h3>Content</h3>
        <Words content={story.content ?? ''} />
      </section>
      <section>
        <h3>Details</h3>
        <Facts
          facts={{
            Id: story.id,
            'Credits used': analytics.creditsUsed,
            Gender: form.characterGender && plainWord(form.characterGender),
            Ethnicity: form.characterEthnicity && plainWord(form.characterEthnicity),
            Theme: form.favoriteTheme && plainWord(form.favoriteTheme),
            Favorited: analytics.isFavorite ? 'Yes' : 'No',
            'Supporting characters': form.supportingCharacters,
          }}
        />
      </section>
      <section>
        <h3>What it cost</h3>
        <Making story={story} calls={calls} />
      </section>
    </div>
  );
}

/** A story as an admin sees it: its content and pictures, the story request, and the figures of making it. */
export function StoryDialog() {
  return (
    <Dialog handle={storyDialog} width="wide">
      {(request) =>
        request && (
          <>
            <DialogHead title={request.title ?? 'Not written yet'} />
            <Story id={request.id} />
          </>
        )
      }
    </Dialog>
  );
}
