import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { urls } from '../../../urls.ts';
import { attributionsContext } from '../attributions.context.ts';
import type { Attribution } from '../attributions.types.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { attributions: context.get(attributionsContext) };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Attributions',
    description: 'The openly licensed art and type that the illustrator and this site build on.',
    path: urls.attributions(),
  });
}

export default function AttributionsPage() {
  const { attributions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title="Attributions">
        <p>
          Our illustrator draws land, light, weather and many of its subjects by itself. For the rest it
          relights and repaints icons that their makers share under open licences. Thank you.
        </p>
      </PageIntro>
      <ul className="mx-auto mt-12 grid max-w-page gap-4 px-5 sm:px-8 md:grid-cols-2">
        {attributions.map((attribution) => (
          <AttributionCard key={attribution.title} attribution={attribution} />
        ))}
      </ul>
    </>
  );
}

function AttributionCard({ attribution }: { attribution: Attribution }) {
  const { title, author, license, licenseUrl, url, use } = attribution;
  return (
    <li className="rounded-lg border border-line bg-surface p-6">
      <h2 className="text-title-sm">{url ? <OutsideLink href={url}>{title}</OutsideLink> : title}</h2>
      <p className="mt-1 text-small text-ink-muted">{author}</p>
      <p className="mt-4 text-ink-soft">{use}</p>
      <p className="mt-4 text-small text-ink-muted">
        License: {licenseUrl ? <OutsideLink href={licenseUrl}>{license}</OutsideLink> : license}
      </p>
    </li>
  );
}

function OutsideLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a className="underline underline-offset-4" href={href} rel="noreferrer">
      {children}
    </a>
  );
}
