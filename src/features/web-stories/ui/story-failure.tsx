import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { urls } from '../../../urls.ts';
import { ListFailure } from '../../blog/ui/list/list-failure.tsx';

/** A story that could not be looked up, which is not the same as one that does not exist. */
export function StoryFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-page px-5 pt-16 sm:px-8 sm:pt-24">
      <h1 className="mb-8 text-display-sm">We can’t show this story right now</h1>
      <ListFailure title="Error Loading Stories" message={message} onRetry={onRetry} />
      <p className="mt-6">
        <SiteLink
          to={urls.webStories()}
          className="text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          All stories
        </SiteLink>
      </p>
    </div>
  );
}
