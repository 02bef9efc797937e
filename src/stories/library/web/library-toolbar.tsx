import { Button } from '../../../platform/web/ui/button.tsx';
import { ChoiceGroup, Field } from '../../../platform/web/ui/field.tsx';
import { SearchField } from '../../../platform/web/ui/search-field.tsx';
import { FILTERS, SEARCH_MAX, SORTS } from '../contract.ts';
import type { Filters } from './library-query.ts';
import { FILTER_NAMES, REPAINT, SORT_NAMES, TOOLS } from './messages/library.ts';
import { useRepaint } from './use-repaint.ts';

interface LibraryToolbarProps {
  filters: Filters;
  isEmpty: boolean;
  /** `typing` while the user types: these changes replace the history entry. */
  onFilter: (filters: Filters, how?: 'typing') => void;
}

/** Searching, filtering and sorting the library, and repainting its pictures. */
export function LibraryToolbar({ filters, isEmpty, onFilter }: LibraryToolbarProps) {
  const { repaint, busy, progress } = useRepaint();
  return (
    <search>
      <form className="tools" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          query={filters.q}
          placeholder={TOOLS.search}
          maxLength={SEARCH_MAX}
          onSearch={(q) => onFilter({ ...filters, q }, 'typing')}
        />
        <ChoiceGroup legend={TOOLS.filter} legendClassName="label" className="field">
          <div className="seg">
            {FILTERS.map((filter) => (
              <label key={filter}>
                <input
                  type="radio"
                  name="filter"
                  value={filter}
                  checked={filter === filters.filter}
                  onChange={() => onFilter({ ...filters, filter })}
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
              value={filters.sort}
              onChange={(event) => {
                const sort = SORTS.find((one) => one === event.target.value);
                if (sort) onFilter({ ...filters, sort });
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
