import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { urls } from '../../../urls.ts';
import { sitePicturesContext } from '../site-pictures.context.ts';
import { SitePicture } from './site-picture.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { cabin: context.get(sitePicturesContext)('hero-cabin') };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, () => serverLoader<typeof loader>());
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'About us: who makes your pictures',
    description:
      'Who we are, what this site is for, and why it can draw pictures from words without a cloud service.',
    path: urls.about(),
  });
}

const VALUES = [
  {
    title: 'Clear prices',
    text: 'The cost is on the button before you click. Failed pictures are free, your credits don’t expire, and nothing renews by itself.',
  },
  {
    title: 'Honest about limits',
    text: 'Words we didn’t understand are listed under the picture. Features we haven’t built yet are marked “Coming Soon.”',
  },
  {
    title: 'Respect for artists',
    text: 'Our illustrator wasn’t trained on anyone’s pictures. The icons and fonts it uses are licensed, and we credit the people who made them.',
  },
  {
    title: 'Private by default',
    text: 'Only you can open your gallery. We don’t sell data, and there are no trackers on these pages.',
  },
] as const;

export default function AboutPage() {
  const { cabin } = useLoaderData<typeof loader>();
  const { name } = useSiteInfo();
  return (
    <>
      <PageIntro title="About us">
        <p>
          {name} turns a sentence into a picture. It is for artists, designers, marketers, developers,
          hobbyists, beginners and professionals: anyone with an idea they’d like to see.
        </p>
      </PageIntro>
      <div className="mx-auto mt-14 grid max-w-page gap-12 px-5 sm:px-8 lg:grid-cols-2 lg:items-start lg:gap-12">
        <SitePicture image={cabin} sizes="(min-width: 64rem) 36rem, 92vw" className="w-full rounded-2xl" />
        <div className="space-y-12">
          <section>
            <h2 className="text-display-sm">Our mission</h2>
            <p className="mt-4 text-lead text-ink-soft">
              To take you from an idea to a picture in a few seconds, on any device, at a price you know
              before you start.
            </p>
          </section>
          <section>
            <h2 className="text-display-sm">Our story</h2>
            <div className="mt-4 space-y-4 text-ink-soft [&_a]:underline [&_a]:underline-offset-4">
              <p>
                Most picture generators depend on large, expensive computers far away. We wondered how far we
                could get without them, with a program that reads a sentence, knows that boats float and lamps
                glow, and paints what it understands.
              </p>
              <p>
                We got further than we expected. <SiteLink to={urls.illustrator()}>Our illustrator</SiteLink>{' '}
                composes each picture right here on our server, using rules, light and our own drawings.
                Larger AI engines can work alongside it, and everything else on the site stays the same.
              </p>
            </div>
          </section>
        </div>
      </div>
      <section className="mx-auto mt-20 max-w-page px-5 sm:px-8">
        <h2 className="text-display-sm">Our values</h2>
        <ul className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {VALUES.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-5">
              <h3 className="text-title-sm">{title}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <AccentScope accent="green" className="mx-auto mt-16 max-w-page px-5 sm:px-8">
        <Button href={urls.generatorSuite()} size="large">
          Try it yourself
        </Button>
      </AccentScope>
    </>
  );
}
