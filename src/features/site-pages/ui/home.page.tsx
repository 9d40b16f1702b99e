import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { urls } from '../../../urls.ts';
import { ClosingCall } from './home/closing-call.tsx';
import { FeatureTiles } from './home/feature-tiles.tsx';
import { Hero } from './home/hero.tsx';
import { PricingSection } from './home/pricing-section.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'turn words into pictures',
    description:
      'Describe what you see, pick a style and get pictures in seconds. Free to try without an account, with over 20 creative options, negative prompts and seed control.',
    path: urls.home(),
  });
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <FeatureTiles />
      <PricingSection />
      <ClosingCall />
    </>
  );
}
