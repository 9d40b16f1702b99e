import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { urls } from '../../../urls.ts';

/** From a script to a story that others can watch. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className="rounded-xl border border-line bg-surface/60 p-5 sm:p-6">
      <h2 id="next-steps" className="text-title-sm">
        Next Steps
      </h2>
      <ol className="mt-4 grid list-decimal gap-3 pl-5 text-ink-soft marker:font-semibold marker:text-accent">
        <li>Build the story in a free web stories editor: paste a title and a text onto each slide.</li>
        <li>Publish it there, which gives you a public URL.</li>
        <li>
          Create a post on your blogging platform with the label{' '}
          <code className="rounded-xs bg-surface-high px-1.5 py-0.5 text-ink">webstories</code> and the story
          URL.
        </li>
        <li>
          It then appears on the{' '}
          <SiteLink to={urls.webStories()} className="text-ink underline underline-offset-4">
            Web Stories page
          </SiteLink>
          .
        </li>
      </ol>
    </section>
  );
}
