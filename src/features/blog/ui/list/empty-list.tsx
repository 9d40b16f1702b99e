import { Button } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { urls } from '../../../../urls.ts';
import type { BlogListPage } from '../../blog.types.ts';

/** Why a page of the blog has no articles, and a way to some. */
export function EmptyList({ page, query, totalResults, totalPages }: BlogListPage) {
  if (totalResults > 0) {
    return (
      <EmptyState
        title="No Articles Found"
        actions={
          <Button variant="secondary" href={blogAddress(totalPages, query)}>
            Go to page {totalPages}
          </Button>
        }
      >
        There’s no page {page}: the last one is page {totalPages}.
      </EmptyState>
    );
  }
  if (query === '') {
    return <EmptyState title="No Articles Found">The blog is currently empty. Check back soon!</EmptyState>;
  }
  return (
    <EmptyState
      title="No Articles Found"
      actions={
        <Button variant="secondary" href={urls.blog()}>
          Show all articles
        </Button>
      }
    >
      Nothing matches “<span className="font-medium text-ink wrap-anywhere">{query}</span>”. Try fewer or
      different words.
    </EmptyState>
  );
}

/** The one address of a page: the first page and an empty search are not named. */
export function blogAddress(page: number, query: string): string {
  return urls.blog({ page: page > 1 ? page : undefined, query: query === '' ? undefined : query });
}
