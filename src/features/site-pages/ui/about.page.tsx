import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { urls } from '../../../urls.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'About',
    description:
      'Who makes this site, what it is for, and why it draws pictures from words without a cloud behind it.',
    path: urls.about(),
  });
}

export default function AboutPage() {
  const { name } = useSiteInfo();
  return (
    <PageIntro title="About us">
      <p>
        {name} turns a sentence into a picture. It is for artists, designers, marketers, developers,
        hobbyists, beginners and professionals: anyone who has seen something before it existed.
      </p>
      <p>
        Our illustrator composes every picture on our own server from rules, light and vector art. It is not a
        diffusion model and was trained on nobody's work. The icon sets it builds on are named on the{' '}
        <SiteLink to={urls.attributions()}>attributions</SiteLink> page.
      </p>
    </PageIntro>
  );
}
