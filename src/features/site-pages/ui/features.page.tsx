import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { urls } from '../../../urls.ts';
import { FEATURE_GROUPS, type FeatureBlurb, type FeatureGroup } from '../feature-blurbs.rules.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Features: styles, seeds, gallery, stories',
    description:
      'Forty features of the picture tools, the gallery and the story tools, including four that are coming soon.',
    path: urls.features(),
  });
}

export default function FeaturesPage() {
  return (
    <>
      <PageIntro title="Features">
        <p>
          Forty features in the order you’ll use them: describe it, shape it, make it, keep it and share it.
          Four are not built yet and are marked “Coming Soon.”
        </p>
      </PageIntro>
      <AccentScope accent="green" className="mx-auto mt-8 max-w-page px-5 sm:px-8">
        <Button href={urls.generatorSuite()} size="large">
          Try them now
        </Button>
      </AccentScope>
      <div className="mx-auto mt-8 max-w-page px-5 sm:px-8">
        {FEATURE_GROUPS.map((group, place) => (
          <Group key={group.title} group={group} place={place + 1} />
        ))}
      </div>
    </>
  );
}

function Group({ group, place }: { group: FeatureGroup; place: number }) {
  return (
    <section className="grid gap-8 border-t border-line py-14 first:border-t-0 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12 lg:py-16">
      <header className="lg:sticky lg:top-28 lg:self-start">
        <p aria-hidden="true" className="text-small font-semibold text-green tabular-nums">
          {String(place).padStart(2, '0')}
        </p>
        <h2 className="mt-2 text-display-sm">{group.title}</h2>
        <p className="mt-3 text-ink-soft">{group.lead}</p>
      </header>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {group.blurbs.map((blurb) => (
          <Blurb key={blurb.title} blurb={blurb} />
        ))}
      </ul>
    </section>
  );
}

function Blurb({ blurb: { title, text, comingSoon } }: { blurb: FeatureBlurb }) {
  return (
    <li className="border-t border-line pt-4">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title-sm">
        {title}
        {comingSoon ? <Badge tone="info">Coming Soon</Badge> : null}
      </h3>
      <p className="mt-1.5 text-ink-muted">{text}</p>
    </li>
  );
}
