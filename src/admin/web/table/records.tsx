import { type JSX, memo, type ReactNode, type Ref } from 'react';

/** One column: its name and its cells. */
export interface Column<Row> {
  readonly name: string;
  /** Right-aligned, for figures. */
  readonly num?: true;
  /** On a phone this cell spans the whole row, without its column name. */
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
  /** Rows of deleted records, shown in another tone. */
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

/** Memoized: TanStack Query keeps unchanged rows identical, so that a poll does not render them again. */
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

/** A table of records. It scrolls horizontally when it is too wide; on a phone each row is a list with names. */
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
