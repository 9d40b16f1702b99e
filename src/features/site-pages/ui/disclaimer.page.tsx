import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { urls } from '../../../urls.ts';
import { LegalPage } from './legal/legal-page.tsx';

export function loader() {
  return { renderedAt: Date.now() };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, () => serverLoader<typeof loader>());
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Disclaimer',
    description:
      'Pictures made here are created by software. What that means for the people, places and facts they seem to show.',
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
        <p>
          Pictures made here are created by software. Enjoy them, but don’t treat them as proof of anything.
        </p>
      }
    >
      <h2>They don’t show real events</h2>
      <p>
        Every image is made from a visitor’s words. It doesn’t show a real event, and it doesn’t show a real
        person, even if it looks like one. Names, places and dates in a prompt guide the drawing. They don’t
        make it a record of something that happened.
      </p>
      <h2>They can be wrong</h2>
      <p>
        Software simplifies, misunderstands and leaves things out. When our illustrator doesn’t know a word,
        it says so under the picture; other engines may not. Nothing here is advice about health, law, money,
        safety or faith. Religious and mythological figures are drawn as art, not as doctrine.
      </p>
      <h2>They may look like other pictures</h2>
      <p>
        Two people who ask for the same thing may get nearly the same picture. Whether you may use an image
        for your purpose also depends on what it looks like, so check it carefully before you print a thousand
        copies.
      </p>
      <h2>Scripts and stories</h2>
      <p>
        Story scripts are drafts. Whether a language model or our built-in writer wrote them, read them
        carefully before you publish them under your name.
      </p>
      <h2>Articles, links and stores</h2>
      <p>
        Articles describe what we knew when we wrote them. Links lead to sites that other people are
        responsible for, and packs are sold by a checkout provider under its own terms.
      </p>
      <h2>Art we build on</h2>
      <p>
        {name} uses icons and fonts that others share under open licenses. They are listed, with their
        licenses, on the <SiteLink to={urls.attributions()}>attributions</SiteLink> page.
      </p>
    </LegalPage>
  );
}
