import { Button } from '../../../platform/web/ui/button.tsx';
import { ChoiceGroup, Field } from '../../../platform/web/ui/field.tsx';
import { SearchField } from '../../../platform/web/ui/search-field.tsx';
import { FILTERS, SEARCH_MAX, SORTS } from '../../library-contract.ts';
import { FILTER_NAMES, REPAINT, SORT_NAMES, TOOLS } from '../words/shelf.ts';
import type { Looking } from './shelf-query.ts';
import { useRepaint } from './use-repaint.ts';

interface ShelfToolsProps {
  looking: Looking;
  isEmpty: boolean;
  /** `typing` while letters come in: these are no steps to go back by. */
  onLook: (looking: Looking, how?: 'typing') => void;
}

/** Searching, filtering and sorting the shelf, and mending its pictures. */
export function ShelfTools({ looking, isEmpty, onLook }: ShelfToolsProps) {
  const { repaint, busy, progress } = useRepaint();
  return (
    <search>
      <form className="tools" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          asked={looking.q}
          placeholder={TOOLS.search}
          maxLength={SEARCH_MAX}
          onSearch={(q) => onLook({ ...looking, q }, 'typing')}
        />
        <ChoiceGroup legend={TOOLS.filter} legendClassName="label" className="field">
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
        <Field label={TOOLS.sort}>
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
            {REPAINT.name}
          </Button>
          <p className="text-sm text-soft nums" role="status">
            {progress}
          </p>
        </div>
      </form>
    </search>
  );
}
