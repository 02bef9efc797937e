import { useQuery } from '@tanstack/react-query';
import type { Totals } from '../../overview-contract.ts';
import { STORY_FILTERS, type StoryFilter } from '../../records-contract.ts';
import { storiesQuery } from '../filters.ts';
import { EMPTY, percentText } from '../messages.ts';
import { totalsQuery } from '../polls.tsx';
import { Figures } from '../table/facts.tsx';
import { Paged, useRows } from '../table/paged.tsx';
import { Choice, type TabProps, Tools } from '../table/tools.tsx';
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
    { name: 'Total stories', value: stories.total, note: 'Across all users' },
    { name: 'Favorited', value: stories.favorited, note: share(stories.favorited) },
    { name: 'Illustrated', value: stories.illustrated, note: share(stories.illustrated) },
    { name: 'Total credits used', value: stories.creditsUsed, note: 'For finished stories' },
  ];
  return (
    <Figures
      name="Stories in figures"
      figures={figures.map((figure) => ({ ...figure, value: figure.value.toLocaleString('en-AU') }))}
    />
  );
}

/** The stories of all parents, with the figures of making them. */
export function StoriesTab({ filters, onFilter }: TabProps) {
  const { data: totals } = useQuery(totalsQuery);
  const rows = useRows(storiesQuery(filters));
  return (
    <>
      {totals && totals.stories.total > 0 && <Summary stories={totals.stories} />}
      <Tools filters={filters} onFilter={onFilter} placeholder="A parent, a theme or an id">
        <Choice label="Filter" name="filter" options={FILTERS} filters={filters} onFilter={onFilter} />
        <Choice label="Sort" name="sort" options={SORTS} filters={filters} onFilter={onFilter} />
      </Tools>
      <Paged
        {...rows}
        name="Stories"
        columns={STORY_COLUMNS}
        keyOf={({ id }) => id}
        filters={filters}
        onFilter={onFilter}
        total={totals?.stories.total}
        empty={EMPTY.stories}
      />
    </>
  );
}
