import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'News',
    description: 'News, guides and pictures from the people who make this site.',
    path: urls.blog(),
  });
}

export default function BlogPage() {
  return (
    <PageIntro title="News and guides">
      <p>
        Articles about prompts, light and composition are on their way. Until the first ones arrive, the best
        guide is the <SiteLink to={urls.generatorSuite()}>generator</SiteLink>.
      </p>
    </PageIntro>
  );
}
