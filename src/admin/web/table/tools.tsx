import type { ReactNode } from 'react';
import { Field } from '../../../platform/web/ui/field.tsx';
import { SearchField } from '../../../platform/web/ui/search-field.tsx';
import { SEARCH_MAX } from '../../contract.ts';
import type { Filters } from '../filters.ts';

/** Props of a tab: its filters, and a function to change them. */
export interface TabProps {
  filters: Filters;
  /** With `typing` the URL is replaced, so that keystrokes add no history entries. */
  onFilter: (filters: Filters, mode?: 'typing') => void;
}

/** Applies a change and resets the offset. */
const from = (filters: Filters, change: Filters): Filters => ({ ...filters, ...change, offset: '' });

interface ChoiceProps extends TabProps {
  label: string;
  /** Its URL parameter. */
  name: string;
  /** The first one is the default. */
  options: readonly { value: string; label: string }[];
}

/** A select for one filter. */
export function Choice({ label, name, options, filters, onFilter }: ChoiceProps) {
  const selected = options.find(({ value }) => value === filters[name]) ?? options[0];
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={selected?.value}
          onChange={(event) => {
            const isDefault = event.target.value === options[0]?.value;
            onFilter(from(filters, { [name]: isDefault ? '' : event.target.value }));
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A period from the start of one day to the end of another; either may be empty. */
export function Period({ filters, onFilter }: TabProps) {
  return (['from', 'to'] as const).map((name) => (
    <Field key={name} label={name === 'from' ? 'From' : 'To'}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={filters[name] ?? ''}
          onChange={(event) => onFilter(from(filters, { [name]: event.target.value }))}
        />
      )}
    </Field>
  ));
}

interface ToolsProps extends TabProps {
  /** What the search matches. */
  placeholder: string;
  children?: ReactNode;
}

/** The search field and the filters of a table. */
export function Tools({ filters, onFilter, placeholder, children }: ToolsProps) {
  return (
    <search>
      <form className="admin-tools" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          query={filters.q ?? ''}
          placeholder={placeholder}
          maxLength={SEARCH_MAX}
          onSearch={(q) => onFilter(from(filters, { q }), 'typing')}
        />
        {children}
      </form>
    </search>
  );
}
