import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { urls } from '../../../../urls.ts';
import { useArticleLinkState } from './article-link-state.ts';

/** Back to the page of the list that the visitor came from, or to its start. */
export function BackLink({ slug }: { slug: string }) {
  const { page } = useArticleLinkState(slug);
  return (
    <SiteLink
      to={urls.blog({ page })}
      className="group/back -ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-small font-semibold text-ink-soft transition-colors hover:text-ink print:hidden"
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-4 transition-transform group-hover/back:-translate-x-1"
      >
        <path d="M19 12H5m7 7-7-7 7-7" />
      </svg>
      Back to all articles
    </SiteLink>
  );
}
