import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { AppError } from '../../../shared/app-error.ts';
import { pageMeta } from '../../../shared/page-meta.ts';
import { urls } from '../../../urls.ts';
import type { PostCard } from '../../blog/blog.types.ts';
import { toLatestPosts } from '../../blog/latest-posts.rules.ts';
import { latestPostsContext } from '../latest-posts.context.ts';
import { planLinksContext } from '../plan-links.context.ts';
import { sitePicturesContext } from '../site-pictures.context.ts';
import { ClosingCall } from './home/closing-call.tsx';
import { FeatureTiles } from './home/feature-tiles.tsx';
import { GeneratorSuite } from './home/generator-suite.tsx';
import { Hero } from './home/hero.tsx';
import { LatestSection } from './home/latest-section.tsx';
import { PricingSection } from './home/pricing-section.tsx';
import { UnlimitedSection } from './home/unlimited-section.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const picture = context.get(sitePicturesContext);
  const latest = await readLatest(context.get(latestPostsContext));
  const page = {
    hero: {
      dragon: picture('hero-dragon'),
      lighthouse: picture('hero-lighthouse'),
      cabin: picture('hero-cabin'),
    },
    planLinks: context.get(planLinksContext),
    latest: toLatestPosts(latest ?? []),
  };
  // A page without the posts that it should have must not be kept.
  return data(page, latest ? undefined : { headers: { 'Cache-Control': 'no-store' } });
}

/** The start page does not depend on its posts: they are null when they cannot be reached. */
async function readLatest(latestPosts: () => Promise<readonly PostCard[]>) {
  try {
    return await latestPosts();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'turn words into pictures',
    description:
      'Describe what you see, pick a style and get pictures in seconds. Free to try without an account, with over 20 creative options, negative prompts and seed control.',
    path: urls.home(),
    feeds: true,
  });
}

export default function HomePage() {
  const { hero, planLinks, latest } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero pictures={hero} />
      <GeneratorSuite />
      <FeatureTiles />
      <UnlimitedSection />
      <PricingSection links={planLinks} />
      <LatestSection posts={latest} />
      <ClosingCall />
    </>
  );
}
