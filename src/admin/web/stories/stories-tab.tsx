import { useQuery } from '@tanstack/react-query';
import type { Totals } from '../../overview-contract.ts';
import { STORY_FILTERS, type StoryFilter } from '../../records-contract.ts';
import { storiesQuery } from '../looking.ts';
import { totalsQuery } from '../polls.tsx';
import { Figures } from '../table/facts.tsx';
import { Paged, useRows } from '../table/paged.tsx';
import { Choice, type TabProps, Tools } from '../table/tools.tsx';
import { EMPTY, percentText } from '../words.ts';
import { STORY_COLUMNS } from './story-columns.tsx';

const FILTER_NAMES: Readonly<Record<StoryFilter, string>> = {
  all: 'All',
  ready: 'Ready',
  making: 'Being made',
  failed: 'Failed',
  cancelled: 'Cancelled',
  favorites: 'Favorited',
};
const FILTERS = STORY_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value] }));
const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
];

function Summary({ stories }: { stories: Totals['stories'] }) {
  const share = (part: number) => `${percentText(part, stories.total)} of all stories`;
  const figures = [
    { name: 'Total stories', value: stories.total, note: 'Of all users together' },
    { name: 'Favorited', value: stories.favorited, note: share(stories.favorited) },
    { name: 'Illustrated', value: stories.illustrated, note: share(stories.illustrated) },
    { name: 'Total credits used', value: stories.creditsUsed, note: 'For stories that were told' },
  ];
  return (
    <Figures
      name="Stories in figures"
      figures={figures.map((figure) => ({ ...figure, value: figure.value.toLocaleString('en-AU') }))}
    />
  );
}

/** The stories of all parents, with what they took to make. */
export function StoriesTab({ looking, onLook }: TabProps) {
  const { data: totals } = useQuery(totalsQuery);
  const rows = useRows(storiesQuery(looking));
  return (
    <>
      {totals && totals.stories.total > 0 && <Summary stories={totals.stories} />}
      <Tools looking={looking} onLook={onLook} placeholder="A parent, a theme or an id">
        <Choice label="Filter" name="filter" options={FILTERS} looking={looking} onLook={onLook} />
        <Choice label="Sort" name="sort" options={SORTS} looking={looking} onLook={onLook} />
      </Tools>
      <Paged
        {...rows}
        name="Stories"
        columns={STORY_COLUMNS}
        keyOf={({ id }) => id}
        looking={looking}
        onLook={onLook}
        total={totals?.stories.total}
        empty={EMPTY.stories}
      />
    </>
  );
}
