import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Help Center',
    description: 'Short answers on getting started, credits and pictures that did not turn out as meant.',
    path: urls.help(),
  });
}

export default function HelpPage() {
  return (
    <PageIntro title="Help Center">
      <p>
        Describe what you want to see, choose a style, press Generate. Name the thing first, then its colour
        and place, then the time of day: "a red dragon over a castle at sunset".
      </p>
      <p>
        What our illustrator can draw, and what it cannot, is shown on{' '}
        <SiteLink to={urls.illustrator()}>its own page</SiteLink>.
      </p>
      <p>
        An image that fails costs nothing. Did something else go wrong? Write to us through the{' '}
        <SiteLink to={urls.contact()}>contact page</SiteLink>.
      </p>
    </PageIntro>
  );
}
