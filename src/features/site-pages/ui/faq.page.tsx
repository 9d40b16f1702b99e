import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'FAQ',
    description: 'Answers to what people ask first: the free trial, credits, sizes and licences.',
    path: urls.faq(),
  });
}

export default function FaqPage() {
  return (
    <PageIntro title="Frequently asked questions">
      <p>
        The free trial starts with 500 credits and needs no account. Pictures made in it are for personal,
        non-commercial use. More answers are in the <SiteLink to={urls.help()}>Help Center</SiteLink>.
      </p>
    </PageIntro>
  );
}
