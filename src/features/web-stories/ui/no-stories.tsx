import { GalleryVerticalEnd } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

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
      To turn a blog post into a web story, give it the label{' '}
      <code className="rounded-xs bg-surface-high px-1.5 py-0.5 text-ink">webstories</code>. Each picture
      becomes a slide, and its description becomes the caption.
    </EmptyState>
  );
}
