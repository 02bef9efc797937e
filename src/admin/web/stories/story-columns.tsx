import type { AdminStory } from '../../records-contract.ts';
import { costText, counted, plainWord, planText, STORY_STATUS_NAMES, shortId } from '../messages.ts';
import { Facts } from '../table/facts.tsx';
import { Moment } from '../table/moment.tsx';
import type { Column } from '../table/records.tsx';
import { storyDialog } from './story-handle.ts';
import { storytellerOf } from './story-messages.ts';

const STATUS_STYLES = {
  ready: 'badge-good',
  making: 'badge-wait',
  failed: 'badge-bad',
  cancelled: 'badge-plain',
} as const;

const wordOrNull = (word: string | null) => word && plainWord(word);

function StoryCell({ story }: { story: AdminStory }) {
  return (
    <>
      <button
        type="button"
        className="link cell-title"
        onClick={() => storyDialog.openWithPayload({ id: story.id, title: story.title })}
      >
        {story.title ?? 'Not written yet'}
      </button>
      <span className="below">
        {plainWord(story.storyType)}, {story.targetAgeGroup} years
      </span>
      <span className="below" title={story.id}>
        {shortId(story.id)}
      </span>
      <span className={`badge ${STATUS_STYLES[story.status]}`}>{STORY_STATUS_NAMES[story.status]}</span>
      {story.failureCode && <span className="below">{plainWord(story.failureCode.toLowerCase())}</span>}
    </>
  );
}

/** Columns of the table of stories. */
export const STORY_COLUMNS: readonly Column<AdminStory>[] = [
  { name: 'Story', lead: true, className: 'cell-long', cell: (story) => <StoryCell story={story} /> },
  {
    name: 'User',
    className: 'cell-who',
    cell: ({ user, subscription }) => (
      <>
        <b>{user.fullName}</b>
        <span className="below">{user.email}</span>
        <span className="below">{user.country}</span>
        <span className="below">{planText(subscription.packageType)}</span>
      </>
    ),
  },
  {
    name: 'Form details',
    className: 'cell-facts',
    cell: ({ formDetails: form }) => (
      <Facts
        facts={{
          Child: form.childName,
          'Main character': form.includeChildAsMain ? 'Yes' : 'No',
          Gender: wordOrNull(form.characterGender),
          Ethnicity: wordOrNull(form.characterEthnicity),
          Theme: wordOrNull(form.favoriteTheme),
          Supporting: form.supportingCharacters,
        }}
      />
    ),
  },
  {
    name: 'Analytics',
    className: 'whole',
    cell: ({ analytics }) => (
      <>
        {counted(analytics.wordCount, 'word')}
        <span className="below">{counted(analytics.creditsUsed, 'credit')} used</span>
        <span className="below">{counted(analytics.illustrationCount, 'illustration')}</span>
        <span className="below">{analytics.hasIllustrations ? 'Has visuals' : 'Text only'}</span>
      </>
    ),
  },
  {
    name: 'Engagement',
    className: 'whole',
    cell: ({ analytics }) => (
      <>
        {analytics.isFavorite ? 'Favorited' : 'Not favorited'}
        <span className="below">Listens: N/A</span>
        <span className="below">Downloads: N/A</span>
      </>
    ),
  },
  {
    name: 'Made by',
    cell: (story) => (
      <>
        {storytellerOf(story)}
        <span className="below">
          {story.calls === 0 ? 'No model calls' : costText(story.cost, story.costComplete)}
        </span>
      </>
    ),
  },
  { name: 'Created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];
