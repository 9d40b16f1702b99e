import { ArrowRight } from 'lucide-react';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { urls } from '../../../../urls.ts';

interface CardLink {
  title: string;
  text: string;
  action: string;
  href: string;
  /** A page of the server's own, outside the router. */
  isDocument?: true;
}

const LINKS: readonly CardLink[] = [
  {
    title: 'Custom style training for pros',
    text: 'Show us a few pictures of yours, and draw anything in their colors, strokes and texture. Premium keeps 24 styles.',
    action: 'Try it in the tools',
    href: urls.generatorSuite(),
  },
  {
    title: 'Developer API',
    text: 'Every API call, documented with examples you can copy and run.',
    action: 'Open the guide',
    href: urls.apiDocs(),
    isDocument: true,
  },
  {
    title: 'Community',
    text: 'Four places where people share their pictures and the prompts behind them.',
    action: 'Join in',
    href: urls.community(),
  },
  {
    title: 'Guides and tips',
    text: 'Short reads on light, seeds and composition, with pictures that show what each one does.',
    action: 'Start reading',
    href: urls.blog(),
  },
];

/** Four links to the rest of the site, side by side. */
export function BeyondGeneration() {
  return (
    <section aria-labelledby="beyond-generation" className="mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-24">
      <h2 id="beyond-generation" className="text-display-sm">
        Beyond Generation
      </h2>
      <ul className="mt-10 grid border-t border-line sm:grid-cols-2 lg:grid-cols-4">
        {LINKS.map((link) => (
          <LinkCard key={link.title} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkCard({ link: { title, text, action, href, isDocument } }: { link: CardLink }) {
  const look =
    'inline-flex min-h-11 items-center gap-2 font-semibold text-ink after:absolute after:inset-0 group-hover:text-green';
  const inside = (
    <>
      {action}
      <span className="sr-only">: {title}</span>
      <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" />
    </>
  );
  return (
    <li className="group relative flex flex-col items-start border-b border-line py-7 sm:px-6 sm:not-[:nth-child(2n+1)]:border-l lg:border-b-0 lg:not-first:border-l lg:first:pl-0">
      <h3 className="text-title-sm">{title}</h3>
      <p className="mt-2 mb-6 text-ink-muted">{text}</p>
      <span className="mt-auto flex flex-wrap items-center gap-x-4">
        {isDocument ? (
          <a className={look} href={href}>
            {inside}
          </a>
        ) : (
          <SiteLink className={look} to={href}>
            {inside}
          </SiteLink>
        )}
      </span>
    </li>
  );
}
