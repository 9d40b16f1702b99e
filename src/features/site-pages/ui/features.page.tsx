import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Features',
    description:
      'What the picture tools can do today: two tools, fourteen options, seeds, negative prompts and five sizes.',
    path: urls.features(),
  });
}

export default function FeaturesPage() {
  return (
    <PageIntro title="Features">
      <p>
        Two tools turn words into pictures. The green one makes two at a time, the yellow one four, with
        fourteen creative options. Both take five sizes and a seed that you can lock to repeat a run, and
        download as PNG.
      </p>
      <p>
        Try them on the <SiteLink to={urls.home()}>start page</SiteLink>: no account and no card needed.
      </p>
    </PageIntro>
  );
}
