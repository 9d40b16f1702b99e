import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Community',
    description: 'Where people who make pictures here meet.',
    path: urls.community(),
  });
}

export default function CommunityPage() {
  return (
    <PageIntro title="Community">
      <p>
        People who make pictures learn fastest from each other. Our meeting places are being set up; until
        they open, the <SiteLink to={urls.blog()}>news</SiteLink> tells what others made and how.
      </p>
    </PageIntro>
  );
}
