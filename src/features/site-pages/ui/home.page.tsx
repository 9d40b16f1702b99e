import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { urls } from '../../../urls.ts';
import { planLinksContext } from '../plan-links.context.ts';
import { sitePicturesContext } from '../site-pictures.context.ts';
import { ClosingCall } from './home/closing-call.tsx';
import { FeatureTiles } from './home/feature-tiles.tsx';
import { GeneratorSuite } from './home/generator-suite.tsx';
import { Hero } from './home/hero.tsx';
import { PricingSection } from './home/pricing-section.tsx';
import { UnlimitedSection } from './home/unlimited-section.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const picture = context.get(sitePicturesContext);
  return {
    hero: {
      dragon: picture('hero-dragon'),
      lighthouse: picture('hero-lighthouse'),
      cabin: picture('hero-cabin'),
    },
    planLinks: context.get(planLinksContext),
  };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'turn words into pictures',
    description:
      'Describe what you see, pick a style and get pictures in seconds. Free to try without an account, with over 20 creative options, negative prompts and seed control.',
    path: urls.home(),
  });
}

export default function HomePage() {
  const { hero, planLinks } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero pictures={hero} />
      <GeneratorSuite />
      <FeatureTiles />
      <UnlimitedSection />
      <PricingSection links={planLinks} />
      <ClosingCall />
    </>
  );
}
