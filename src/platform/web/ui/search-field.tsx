import { useEffect, useState } from 'react';
import { SEARCH } from '../words.ts';
import { Field } from './field.tsx';

/** A search begins when nothing was typed for this long, in milliseconds. */
const TYPED = 250;

interface SearchFieldProps {
  /** What is looked for now. */
  asked: string;
  placeholder: string;
  maxLength: number;
  /** Called once typing pauses: these are no steps to go back by. */
  onSearch: (words: string) => void;
}

/** A field in which one looks for something while typing. */
export function SearchField({ asked, placeholder, maxLength, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(asked);
  const [sent, setSent] = useState(asked);
  // The address has changed by other means: going back, or clearing.
  if (sent !== asked) {
    setSent(asked);
    setTyped(asked);
  }
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onSearch(typed);
    }, TYPED);
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
