import { useEffect, useState } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ChoiceGroup, Field } from '../../../platform/web/ui/field.tsx';
import { FILTERS, type Filter, SEARCH_MAX, SORTS, type Sort } from '../../library-contract.ts';
import type { Looking } from './shelf-query.ts';
import { useRepaint } from './use-repaint.ts';

/** A search begins when nothing was typed for this long, in milliseconds. */
const TYPED = 250;

const FILTER_NAMES: Readonly<Record<Filter, string>> = {
  all: 'All',
  favorites: 'Favorites',
  recent: 'Recent',
};
const SORT_NAMES: Readonly<Record<Sort, string>> = {
  recent: 'Most recent',
  oldest: 'Oldest',
  favorites: 'Favorites first',
  alphabetical: 'Alphabetical',
};

interface ShelfToolsProps {
  looking: Looking;
  isEmpty: boolean;
  /** `typing` while letters come in: these are no steps to go back by. */
  onLook: (looking: Looking, how?: 'typing') => void;
}

function SearchField({ looking, onLook }: Omit<ShelfToolsProps, 'isEmpty'>) {
  const [typed, setTyped] = useState(looking.q);
  const [asked, setAsked] = useState(looking.q);
  // The address has changed by other means: going back, or clearing.
  if (asked !== looking.q) {
    setAsked(looking.q);
    setTyped(looking.q);
  }
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onLook({ ...looking, q: typed }, 'typing');
    }, TYPED);
    return () => clearTimeout(timer);
  }, [typed, asked, looking, onLook]);
  return (
    <Field label="Search">
      {(control) => (
        <input
          {...control}
          type="search"
          placeholder="A title, or a word you remember"
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Searching, filtering and sorting the shelf, and mending its pictures. */
export function ShelfTools({ looking, isEmpty, onLook }: ShelfToolsProps) {
  const { repaint, busy, progress } = useRepaint();
  return (
    <search>
      <form className="tools" onSubmit={(event) => event.preventDefault()}>
        <SearchField looking={looking} onLook={onLook} />
        <ChoiceGroup legend="Filter" legendClassName="label" className="field">
          <div className="seg">
            {FILTERS.map((filter) => (
              <label key={filter}>
                <input
                  type="radio"
                  name="filter"
                  value={filter}
                  checked={filter === looking.filter}
                  onChange={() => onLook({ ...looking, filter })}
                />
                {FILTER_NAMES[filter]}
              </label>
            ))}
          </div>
        </ChoiceGroup>
        <Field label="Sort">
          {(control) => (
            <select
              {...control}
              value={looking.sort}
              onChange={(event) => {
                const sort = SORTS.find((one) => one === event.target.value);
                if (sort) onLook({ ...looking, sort });
              }}
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {SORT_NAMES[sort]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="fix">
          <Button kind="quiet" disabled={busy || isEmpty} onClick={repaint}>
            Fix Illustrations
          </Button>
          <p className="text-sm text-soft nums" role="status">
            {progress}
          </p>
        </div>
      </form>
    </search>
  );
}
