import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Web stories',
    description: 'Short, full-screen picture stories.',
    path: urls.webStories(),
  });
}

export default function WebStoriesPage() {
  return (
    <PageIntro title="Web stories">
      <p>
        Full-screen picture stories will be shown here. A post labelled webstories becomes one. Want to write
        your own? The <SiteLink to={urls.storyGenerator()}>story script tool</SiteLink> is next on our list.
      </p>
    </PageIntro>
  );
}
