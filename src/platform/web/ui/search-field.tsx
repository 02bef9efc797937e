import { useEffect, useState } from 'react';
import { SEARCH } from '../messages.ts';
import { Field } from './field.tsx';

/** How long typing must pause before the search starts. */
const DEBOUNCE_MS = 250;

interface SearchFieldProps {
  /** The current search text. */
  query: string;
  placeholder: string;
  maxLength: number;
  /** Called when typing pauses; not meant to add history entries. */
  onSearch: (words: string) => void;
}

/** A search field that searches while typing. */
export function SearchField({ query, placeholder, maxLength, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(query);
  const [sent, setSent] = useState(query);
  // The query changed elsewhere: by going back, or by clearing the filters.
  if (sent !== query) {
    setSent(query);
    setTyped(query);
  }
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onSearch(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, onSearch]);
  return (
    <Field label={SEARCH}>
      {(control) => (
        <input
          {...control}
          type="search"
          placeholder={placeholder}
          maxLength={maxLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}
