import { GalleryVerticalEnd } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NoStoriesProps {
  /** Given when there are stories, on earlier pages than the one asked for. */
  lastPage?: { totalPages: number; href: string };
}

/** Why a page has no stories, and how there would be some. */
export function NoStories({ lastPage }: NoStoriesProps) {
  if (lastPage) {
    return (
      <EmptyState
        title="No stories on this page"
        actions={
          <Button variant="secondary" href={lastPage.href}>
            Go to page {lastPage.totalPages}
          </Button>
        }
      >
        The last page of stories is page {lastPage.totalPages}.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No stories yet" icon={<GalleryVerticalEnd aria-hidden="true" className="size-8" />}>
      A post of the blog becomes a web story when it carries the label{' '}
      <code className="rounded-xs bg-surface-high px-1.5 py-0.5 text-ink">webstories</code>: each of its
      pictures is a slide, and the text that describes the picture is its caption.
    </EmptyState>
  );
}
