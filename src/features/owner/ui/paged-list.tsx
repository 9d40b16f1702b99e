import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { ListPage } from '../owner.types.ts';
import { FailedAnswer } from './acting/failed-answer.tsx';
import { useAnswer } from './acting/use-answer.ts';
import { type Column, DataList } from './data-list.tsx';

interface PagedListProps<Line> {
  label: string;
  /** Of the newest lines; with a query or without. */
  path: string;
  columns: readonly Column<Line>[];
  /** What stands there when there are none. */
  empty: string;
}

/** Lines of a long list, the newest first, a page at a time. */
export function PagedList<Line extends { id: string }>({
  label,
  path,
  columns,
  empty,
}: PagedListProps<Line>) {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const before = places.at(-1);
  const asked = before ? `${path}${path.includes('?') ? '&' : '?'}before=${before}` : path;
  const { state, reload } = useAnswer<ListPage<Line>>(asked);
  if (state.name === 'failed') return <FailedAnswer failure={state} onRetry={reload} />;
  if (state.name === 'loading') return <Skeleton className="h-64 rounded-xl" />;
  const { lines, next } = state.answer;
  return (
    <div className="grid gap-4">
      {lines.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <DataList label={label} columns={columns} rows={lines} keyOf={({ id }) => id} />
      )}
      {(before || next) && (
        <div className="flex flex-wrap justify-between gap-3">
          <Button
            variant="secondary"
            size="small"
            disabled={!before}
            onClick={() => setPlaces(places.slice(0, -1))}
          >
            Newer
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={next === null}
            onClick={() => next !== null && setPlaces([...places, next])}
          >
            Older
          </Button>
        </div>
      )}
    </div>
  );
}
