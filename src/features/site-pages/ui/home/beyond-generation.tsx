import { ArrowRight } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';
import { SiteLink } from '../../../../ui/site-link.tsx';
import { urls } from '../../../../urls.ts';

interface Door {
  title: string;
  text: string;
  action: string;
  href: string;
  comingSoon?: true;
  /** A page of the server's own, outside the router. */
  isDocument?: true;
}

const DOORS: readonly Door[] = [
  {
    title: 'Custom style training for pros',
    text: 'A style taught from your own work, for you alone. We have not built it yet; what you need decides what it becomes.',
    action: 'Tell us',
    href: urls.contact(),
    comingSoon: true,
  },
  {
    title: 'Developer API',
    text: 'Every call of this site, described with examples that can be copied and run.',
    action: 'Open the guide',
    href: urls.apiDocs(),
    isDocument: true,
  },
  {
    title: 'Community',
    text: 'Four rooms where people show what they made and say which words did it.',
    action: 'Come in',
    href: urls.community(),
  },
  {
    title: 'Lessons in looking',
    text: 'Short reads on light, seeds and composition, each with the pictures that prove it.',
    action: 'Start reading',
    href: urls.blog(),
  },
];

/** Four doors out of the tool, side by side between hairlines. */
export function BeyondGeneration() {
  return (
    <section aria-labelledby="beyond-generation" className="mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-24">
      <h2 id="beyond-generation" className="text-display-sm">
        Beyond Generation
      </h2>
      <ul className="mt-10 grid border-t border-line sm:grid-cols-2 lg:grid-cols-4">
        {DOORS.map((door) => (
          <DoorWay key={door.title} door={door} />
        ))}
      </ul>
    </section>
  );
}

function DoorWay({ door: { title, text, action, href, comingSoon, isDocument } }: { door: Door }) {
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
        {comingSoon ? <Badge tone="info">Coming Soon</Badge> : null}
      </span>
    </li>
  );
}
