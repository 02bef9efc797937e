import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Kept } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Awaiting } from '../../../platform/web/ui/section.tsx';
import { ROWS_DEFAULT } from '../../contract.ts';
import { isNarrowed, offsetOf } from '../looking.ts';
import { NOT_FOUND } from '../words.ts';
import { type Column, Records } from './records.tsx';
import type { TabProps } from './tools.tsx';

interface PagedProps<Row> extends TabProps {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** True while these are the rows of what was looked at before. */
  isPast: boolean;
  keyOf: (row: Row) => string;
  isGone?: (row: Row) => boolean;
  /** How many there are in all, where that is known. */
  total?: number | undefined;
  /** Said when there is none. */
  empty: string;
  className?: string;
}

function rangeText(first: number, shown: number, total: number | undefined): string {
  const range = `Showing ${(first + 1).toLocaleString('en-AU')}–${(first + shown).toLocaleString('en-AU')}`;
  return total === undefined ? range : `${range} of ${total.toLocaleString('en-AU')}`;
}

/** A table page by page, and what stands in its place when there is none. */
export function Paged<Row>(props: PagedProps<Row>) {
  const { name, rows, failed, onRetry, isPast, looking, onLook, total, empty, ...table } = props;
  const place = useRef<HTMLElement>(null);
  if (!rows) return <Awaiting failed={failed} onRetry={onRetry} />;
  const first = offsetOf(looking);
  const shown = rows.slice(0, ROWS_DEFAULT);
  const turn = (offset: number) => {
    onLook({ ...looking, offset: offset > 0 ? String(offset) : '' });
    // The button may be of no use on the next page; the rows are what one wants to read.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  };
  const hasMore = rows.length > ROWS_DEFAULT;
  const nothing = first > 0 || isNarrowed(looking) ? NOT_FOUND : empty;
  return (
    <div className="paged" aria-busy={isPast}>
      {shown.length > 0 && <Records {...table} name={name} rows={shown} ref={place} />}
      <nav className="paging" aria-label={`Pages of ${name}`}>
        <p className={shown.length > 0 ? 'nums text-soft' : 'admin-empty'} role="status">
          {shown.length > 0
            ? rangeText(first, shown.length, isNarrowed(looking) ? undefined : total)
            : nothing}
        </p>
        {(first > 0 || hasMore) && (
          <div className="btn-row">
            <Button
              kind="second"
              size="small"
              disabled={first === 0}
              onClick={() => turn(Math.max(0, first - ROWS_DEFAULT))}
            >
              Previous
            </Button>
            <Button kind="second" size="small" disabled={!hasMore} onClick={() => turn(first + ROWS_DEFAULT)}>
              Next
            </Button>
          </div>
        )}
      </nav>
    </div>
  );
}

/** The rows of a table as `Paged` takes them. Reads only what it shows, so that a poll without news draws nothing. */
export function useRows<Row>(query: UseQueryOptions<Kept<Row[]>, Error, Row[]>) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(query);
  return { rows: data, failed: isError, isPast: isPlaceholderData, onRetry: () => void refetch() };
}
