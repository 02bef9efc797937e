import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CachedReply } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { LoadingOrRetry } from '../../../platform/web/ui/section.tsx';
import { ROWS_DEFAULT } from '../../contract.ts';
import { isNarrowed, offsetOf } from '../filters.ts';
import { NOT_FOUND } from '../messages.ts';
import { type Column, Records } from './records.tsx';
import type { TabProps } from './tools.tsx';

interface PagedProps<Row> extends TabProps {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** True while the rows of the previous query are shown. */
  isPast: boolean;
  keyOf: (row: Row) => string;
  isGone?: (row: Row) => boolean;
  /** Total number of rows, if known. */
  total?: number | undefined;
  /** Shown when there are no rows. */
  empty: string;
  className?: string;
}

function rangeText(first: number, shown: number, total: number | undefined): string {
  const range = `Showing ${(first + 1).toLocaleString('en-AU')}–${(first + shown).toLocaleString('en-AU')}`;
  return total === undefined ? range : `${range} of ${total.toLocaleString('en-AU')}`;
}

/** A paginated table, with its loading, error and empty states. */
export function Paged<Row>(props: PagedProps<Row>) {
  const { name, rows, failed, onRetry, isPast, filters, onFilter, total, empty, ...table } = props;
  const place = useRef<HTMLElement>(null);
  if (!rows) return <LoadingOrRetry failed={failed} onRetry={onRetry} />;
  const first = offsetOf(filters);
  const shown = rows.slice(0, ROWS_DEFAULT);
  const goTo = (offset: number) => {
    onFilter({ ...filters, offset: offset > 0 ? String(offset) : '' });
    // The button may be disabled on the next page, so the focus moves to the rows.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  };
  const hasMore = rows.length > ROWS_DEFAULT;
  const emptyText = first > 0 || isNarrowed(filters) ? NOT_FOUND : empty;
  return (
    <div className="paged" aria-busy={isPast}>
      {shown.length > 0 && <Records {...table} name={name} rows={shown} ref={place} />}
      <nav className="paging" aria-label={`Pages of ${name}`}>
        <p className={shown.length > 0 ? 'nums text-soft' : 'admin-empty'} role="status">
          {shown.length > 0
            ? rangeText(first, shown.length, isNarrowed(filters) ? undefined : total)
            : emptyText}
        </p>
        {(first > 0 || hasMore) && (
          <div className="btn-row">
            <Button
              kind="second"
              size="small"
              disabled={first === 0}
              onClick={() => goTo(Math.max(0, first - ROWS_DEFAULT))}
            >
              Previous
            </Button>
            <Button kind="second" size="small" disabled={!hasMore} onClick={() => goTo(first + ROWS_DEFAULT)}>
              Next
            </Button>
          </div>
        )}
      </nav>
    </div>
  );
}

/** The row props of `Paged`. Reads only the fields that it shows, so that a poll without changes causes no render. */
export function useRows<Row>(query: UseQueryOptions<CachedReply<Row[]>, Error, Row[]>) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(query);
  return { rows: data, failed: isError, isPast: isPlaceholderData, onRetry: () => void refetch() };
}
