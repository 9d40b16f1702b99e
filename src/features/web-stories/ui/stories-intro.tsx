import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { urls } from '../../../urls.ts';

/** The opening of the list of stories. */
export function StoriesIntro() {
  return (
    <header className="mx-auto max-w-page px-5 pt-14 sm:px-8 sm:pt-20">
      <p className="flex items-center gap-2.5 text-small font-semibold text-yellow">
        <span aria-hidden="true" className="h-px w-6 bg-yellow" />
        Web stories
      </p>
      <h1 className="mt-4 max-w-3xl text-display text-balance">A minute of pictures</h1>
      <p className="mt-5 max-w-prose text-lead text-balance text-ink-soft">
        Short full-screen stories with a line or two per picture. To make your own, use the{' '}
        <SiteLink to={urls.storyGenerator()} className="underline underline-offset-4 hover:text-ink">
          story script tool
        </SiteLink>
        .
      </p>
    </header>
  );
}
