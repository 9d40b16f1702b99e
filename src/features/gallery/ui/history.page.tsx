import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Image history',
    description: 'Your private gallery of pictures made while signed in.',
    path: urls.history(),
  });
}

export default function HistoryPage() {
  return (
    <PageIntro title="Your image history">
      <p>
        Pictures made in an account will be kept here, for their owner only. Accounts are not open yet: until
        then your last pictures stay in this browser, on the{' '}
        <SiteLink to={urls.generatorSuite()}>generator</SiteLink> itself.
      </p>
    </PageIntro>
  );
}
