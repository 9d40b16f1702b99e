import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { urls } from '../../../urls.ts';
import { LegalPage } from './legal/legal-page.tsx';

export function loader() {
  return { renderedAt: Date.now() };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Disclaimer',
    description:
      'Pictures made here are imagined by software. What that means for the people, places and facts that they seem to show.',
    path: urls.disclaimer(),
  });
}

export default function DisclaimerPage() {
  const { renderedAt } = useLoaderData<typeof loader>();
  const { name } = useSiteInfo();
  return (
    <LegalPage
      title="Disclaimer"
      renderedAt={renderedAt}
      summary={
        <p>Pictures made here are imagined by software. Enjoy them, and do not take them for proof.</p>
      }
    >
      <h2>They show nothing real</h2>
      <p>
        Every image comes from a visitor’s words. It shows no real event, and no real person even where it
        looks like one. Names, places and times in a prompt steer a drawing; they do not make it a document.
      </p>
      <h2>They can be wrong</h2>
      <p>
        Programs simplify, misunderstand and leave out. Where our own illustrator did not know a word, it says
        so under the picture; other engines may not. Nothing here is advice on health, law, money, safety or
        faith, and religious or mythological figures are drawn as art, not as doctrine.
      </p>
      <h2>They may resemble other things</h2>
      <p>
        Two people who ask for the same may receive nearly the same. Whether an image may be used for your
        purpose also depends on what it resembles; before you print a thousand copies, look twice.
      </p>
      <h2>Scripts and stories</h2>
      <p>
        Story scripts are drafts. Whether they were written by a language model or by our built-in grammar,
        read them before you publish them under your name.
      </p>
      <h2>Articles, links and shops</h2>
      <p>
        Articles tell what we found at the time of writing. Links lead to sites that others answer for, and
        packs are sold by a checkout provider under its own terms.
      </p>
      <h2>Art that we build on</h2>
      <p>
        {name} builds on icons and type that others have licensed freely. They are named, with their licenses,
        under <SiteLink to={urls.attributions()}>attributions</SiteLink>.
      </p>
    </LegalPage>
  );
}
