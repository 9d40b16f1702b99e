import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { urls } from '../../../urls.ts';
import { attributionsContext } from '../attributions.context.ts';
import { AttributionCard } from './attribution-card.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { attributions: context.get(attributionsContext) };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, () => serverLoader<typeof loader>());
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Attributions: the open art we use',
    description:
      'The openly licensed art and fonts that the illustrator and this site use, with their makers and licenses.',
    path: urls.attributions(),
  });
}

export default function AttributionsPage() {
  const { attributions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title="Attributions">
        <p>
          Our illustrator draws land, light, weather and many subjects itself. For the rest, it relights and
          repaints icons that their makers share under open licenses. Thank you! See how it works on the{' '}
          <SiteLink to={urls.illustrator()}>illustrator’s page</SiteLink>.
        </p>
      </PageIntro>
      <h2 className="sr-only">Sources</h2>
      <ul className="mx-auto mt-12 grid max-w-page gap-4 px-5 sm:px-8 md:grid-cols-2">
        {attributions.map((attribution) => (
          <AttributionCard key={attribution.title} attribution={attribution} />
        ))}
      </ul>
    </>
  );
}
