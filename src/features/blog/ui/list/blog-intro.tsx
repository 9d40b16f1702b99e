import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import { urls } from '../../../../urls.ts';
import type { BlogDescription } from '../../../posts/posts.types.ts';
import { SearchForm } from './search-form.tsx';

interface BlogIntroProps {
  /** Of a blog that is shown instead of our own: it speaks for itself. */
  about?: BlogDescription;
  query: string;
  onSearch: (query: string) => void;
}

/** The opening of the blog, with its search. */
export function BlogIntro({ about, query, onSearch }: BlogIntroProps) {
  return (
    <header className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-5 pt-14 sm:px-8 sm:pt-20 lg:grid-cols-[1fr_24rem] lg:items-end">
      <div>
        {about ? null : <OwnBlogName />}
        <h1 className="max-w-3xl text-display text-balance wrap-anywhere not-first:mt-4">
          {about?.title ?? 'Guides and ideas'}
        </h1>
        <p className="mt-5 max-w-prose text-lead text-balance text-ink-soft">
          {about?.description ?? 'Guides, experiments and picture stories to help you make better pictures.'}
        </p>
      </div>
      <SearchForm query={query} onSearch={onSearch} />
      {query !== '' && (
        <SiteLink
          to={urls.blog()}
          className="justify-self-start text-small text-ink-soft underline underline-offset-4 hover:text-ink lg:col-start-2"
        >
          Clear search
        </SiteLink>
      )}
    </header>
  );
}

function OwnBlogName() {
  const { name } = useSiteInfo();
  return (
    <p className="flex items-center gap-2.5 text-small font-semibold text-green">
      <span aria-hidden="true" className="h-px w-6 bg-green" />
      The {name} blog
    </p>
  );
}
