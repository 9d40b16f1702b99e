import { type ReactNode, useSyncExternalStore } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand under each other. */
  isNumber?: boolean;
  /** How a cell of the table keeps its room. */
  className?: string;
}

interface DataListProps<Row> {
  /** What it is a list of. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows as a table, and as cards where there is no room for one. */
export function DataList<Row>(props: DataListProps<Row>) {
  return useIsNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({ label, columns, rows, keyOf }: DataListProps<Row>) {
  return (
    <div className="lit-border surface-card overflow-hidden rounded-xl">
      <table className="w-full text-left text-small">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line text-caption text-ink-muted">
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={classNames('px-4 py-3 font-semibold', isNumber && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell, isNumber, className }) => (
                <td
                  key={name}
                  className={classNames(
                    'px-4 py-3 align-top wrap-anywhere',
                    isNumber && 'text-right tabular-nums',
                    className,
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ label, columns, rows, keyOf }: DataListProps<Row>) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {rows.map((row) => (
        <li key={keyOf(row)} className="lit-border surface-card rounded-xl p-4">
          <dl className="grid gap-2 text-small">
            {columns.map(({ name, cell }) => (
              <div key={name} className="flex items-baseline justify-between gap-4">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="min-w-0 text-right wrap-anywhere tabular-nums">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const NARROW = '(width < 48rem)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(NARROW).matches,
  );
}
