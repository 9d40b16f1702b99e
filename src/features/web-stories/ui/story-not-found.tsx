import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function StoryNotFound() {
  return (
    <PageIntro title="404 - Story Not Found">
      <p>
        It may have moved, never existed, or been an article all along. Have a look at{' '}
        <SiteLink to={urls.webStories()}>all stories</SiteLink> or at{' '}
        <SiteLink to={urls.blog()}>the blog</SiteLink>.
      </p>
    </PageIntro>
  );
}
