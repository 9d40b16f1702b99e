import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { urls } from '../../../urls.ts';

export function StoryNotFound() {
  return (
    <PageIntro title="404 - Story Not Found">
      <p>
        It may have moved, or it may be an article instead of a story. Try{' '}
        <SiteLink to={urls.webStories()}>all stories</SiteLink> or at{' '}
        <SiteLink to={urls.blog()}>the blog</SiteLink>.
      </p>
    </PageIntro>
  );
}
