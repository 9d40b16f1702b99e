import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Web story script generator',
    description: 'Writes a five-page web story script from a title and a picture.',
    path: urls.storyGenerator(),
  });
}

export default function StoryGeneratorPage() {
  return (
    <PageIntro title="Web Story Content Generator">
      <p>
        This tool will write a five-page story script from a title and a picture. It is not ready yet; the{' '}
        <SiteLink to={urls.generatorSuite()}>picture generator</SiteLink> is.
      </p>
    </PageIntro>
  );
}
