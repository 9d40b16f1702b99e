import { data, type MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

/** There are no entries yet, so no address below this one leads anywhere. */
export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches, params }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Story Not Found',
    description: 'The story you asked for is not here.',
    path: urls.webStory(params.slug ?? ''),
  });
}

export default function WebStoryPage() {
  return (
    <PageIntro title="404 - Story Not Found">
      <p>
        It may have moved, or never existed. Have a look at{' '}
        <SiteLink to={urls.webStories()}>all stories</SiteLink>.
      </p>
    </PageIntro>
  );
}
