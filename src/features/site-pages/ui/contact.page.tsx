import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact',
    description: 'How to reach support, and how long an answer takes.',
    path: urls.contact(),
  });
}

export default function ContactPage() {
  return (
    <PageIntro title="Contact">
      <p>
        Support answers within 24 to 48 hours. Many questions have an answer already in the{' '}
        <SiteLink to={urls.help()}>Help Center</SiteLink> and the <SiteLink to={urls.faq()}>FAQ</SiteLink>.
      </p>
      <p>
        {/* A page of the server's own, outside the router. */}
        Developers: the site's own API is described, call by call, in the{' '}
        <a href={urls.apiDocs()}>API guide</a>.
      </p>
    </PageIntro>
  );
}
