import {
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { AppError } from '../../../shared/app-error.ts';
import { pageMeta } from '../../../shared/page-meta.ts';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { urls } from '../../../urls.ts';
import type { PostCard } from '../../blog/blog.types.ts';
import { toLatestPosts } from '../../blog/latest-posts.rules.ts';
import { HOME_PICTURE_NAMES } from '../home-pictures.rules.ts';
import { latestPostsContext } from '../latest-posts.context.ts';
import { planLinksContext } from '../plan-links.context.ts';
import { sitePicturesContext } from '../site-pictures.context.ts';
import { GeneratorSuite } from './home/generator-suite.tsx';
import { BORROWED_PICTURES, type HomePictures } from './home/home-pictures.ts';
import {
  loadSections,
  SectionsAboveTools,
  SectionsAfterTools,
  SectionsBetweenTools,
} from './home/late-sections.tsx';
import { useSectionPresses } from './home/section-clicks.ts';
import { ServerWritten } from './home/server-written.tsx';
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
    pictures: Object.fromEntries(
      [...HOME_PICTURE_NAMES, ...BORROWED_PICTURES].map((name) => [name, picture(name)]),
    ) as HomePictures,
    planLinks: context.get(planLinksContext),
    latest: toLatestPosts(latest ?? []),
  };
  // A page without the posts that it should have must not be kept.
  return data(page, latest ? undefined : { headers: { 'Cache-Control': 'no-store' } });
}

/** A visitor from another page gets data and sections together, so that nothing moves once it is there. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, async () => {
    const [page] = await Promise.all([serverLoader<typeof loader>(), loadSections()]);
    return page;
  });
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
    title: 'turn words into pictures, free to try',
    description:
      'Describe what you see, choose a style and get pictures in seconds. Free to try without an account: 20+ creative options, negative prompts, seed control.',
    path: urls.home(),
  });
}

export default function HomePage() {
  const { hero, pictures, planLinks, latest } = useLoaderData<typeof loader>();
  const ref = useSectionPresses<HTMLDivElement>();
  return (
    <div ref={ref}>
      <ServerWritten>
        <SectionsAboveTools pictures={hero} />
      </ServerWritten>
      <GeneratorSuite />
      <ServerWritten>
        <SectionsBetweenTools pictures={pictures} />
      </ServerWritten>
      <UnlimitedSection />
      <ServerWritten>
        <SectionsAfterTools pictures={pictures} planLinks={planLinks} latest={latest} />
      </ServerWritten>
    </div>
  );
}
