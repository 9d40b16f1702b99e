import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { urls } from '../../../urls.ts';
import { sitePicturesContext } from '../site-pictures.context.ts';
import { SitePicture } from './site-picture.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { cabin: context.get(sitePicturesContext)('hero-cabin') };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'About us: who draws your words',
    description:
      'Who makes this site, what it is for, and why it draws pictures from words without a cloud behind it.',
    path: urls.about(),
  });
}

const VALUES = [
  {
    title: 'Say what it costs',
    text: 'The price of a run stands on the button. What fails is free. What you bought stays yours, and nothing renews itself.',
  },
  {
    title: 'Say what it cannot do',
    text: 'A word that was not understood is named under the picture. A feature that does not exist yet is marked so.',
  },
  {
    title: 'Take nothing that was not given',
    text: 'Our illustrator was trained on nobody’s pictures. The icons and letters it uses are licensed, and their makers are named.',
  },
  {
    title: 'Keep what is private, private',
    text: 'Your pictures open for you alone. We sell no data, and there is no tracker on these pages to sell it to.',
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
          hobbyists, beginners and professionals: anyone who has seen something before it existed.
        </p>
      </PageIntro>
      <div className="mx-auto mt-14 grid max-w-page gap-12 px-5 sm:px-8 lg:grid-cols-2 lg:items-start lg:gap-12">
        <SitePicture image={cabin} sizes="(min-width: 64rem) 36rem, 92vw" className="w-full rounded-2xl" />
        <div className="space-y-12">
          <section>
            <h2 className="text-display-sm">Our mission</h2>
            <p className="mt-4 text-lead text-ink-soft">
              To put the distance between having an idea and seeing it at a few seconds, for everybody, on any
              machine, at a price that is said beforehand.
            </p>
          </section>
          <section>
            <h2 className="text-display-sm">Our story</h2>
            <div className="mt-4 space-y-4 text-ink-soft [&_a]:underline [&_a]:underline-offset-4">
              <p>
                Most tools like this one rent a large machine far away and hope that it answers. We wondered
                how far one could get without: a program that reads a sentence, knows that boats float and
                lamps glow, and paints what it understood.
              </p>
              <p>
                Further than we thought. <SiteLink to={urls.illustrator()}>Our illustrator</SiteLink> composes
                every picture on this very server, from rules, light and drawings of our own. Larger engines
                plug in beside it where an owner wants them; the site around it stays the same.
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
          See for yourself
        </Button>
      </AccentScope>
    </>
  );
}
