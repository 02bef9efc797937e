import { type JSX, memo, type ReactNode, type Ref } from 'react';

/** One column: what it is called and what stands in it. */
export interface Column<Row> {
  readonly name: string;
  /** Figures stand to the right, one below the other. */
  readonly num?: true;
  /** On a phone across the whole row, and without its name, because it needs none. */
  readonly lead?: true;
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

interface RecordsProps<Row> {
  /** What the rows are, for screen readers: "Users". */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Rows that are gone, told from the others by their tone. */
  isGone?: (row: Row) => boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

const classOf = <Row,>({ num, lead, className }: Column<Row>): string | undefined =>
  [num && 'num', lead && 'lead', className].filter(Boolean).join(' ') || undefined;

interface RecordProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isGone: boolean;
}

/** A poll that brings the same row does not draw it anew: TanStack Query keeps what did not change. */
const Record = memo(function Record<Row>({ row, columns, isGone }: RecordProps<Row>) {
  return (
    <tr data-gone={isGone ? '' : undefined}>
      {columns.map((column) => (
        <td key={column.name} className={classOf(column)} data-label={column.lead ? undefined : column.name}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: RecordProps<Row>) => JSX.Element;

/** A table of records. Wider than its place it scrolls by itself; on a phone each row is a list with names. */
export function Records<Row>({ name, columns, rows, keyOf, isGone, className, ref }: RecordsProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-wrap" ref={ref} aria-label={`${name}, table`} tabIndex={0}>
      <table className={['table records', className].filter(Boolean).join(' ')}>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Record key={keyOf(row)} row={row} columns={columns} isGone={isGone?.(row) ?? false} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
