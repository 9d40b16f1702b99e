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
    title: 'Terms of Service',
    description:
      'The rules for using this site, and the licenses of the pictures made with it: personal with the free trial, commercial with a paid pack.',
    path: urls.termsOfService(),
  });
}

export default function TermsOfServicePage() {
  const { renderedAt } = useLoaderData<typeof loader>();
  const { name } = useSiteInfo();
  return (
    <LegalPage
      title="Terms of Service"
      renderedAt={renderedAt}
      summary={
        <p>
          The short version: be at least 13, be decent, pay for what you use, and your pictures are yours to
          use as your plan says. The long version follows, and it is the one that counts.
        </p>
      }
    >
      <h2>Who may use {name}</h2>
      <p>
        You must be at least 13 years old. Where the law of your country asks for more, or for a parent’s
        consent, that holds. By using the site you accept these terms; if you do so for a company, you say
        that you may.
      </p>
      <h2>Your account</h2>
      <p>
        Most of the site works without one. With one, give a mail address you can read, keep your password to
        yourself, and tell us when somebody else has got hold of it. What is done with your account counts as
        done by you.
      </p>
      <h2>Credits and plans</h2>
      <ul>
        <li>
          Credit packs are bought once. They are not recurring subscriptions, nothing renews itself, and we
          store no card.
        </li>
        <li>
          A pack is bought from our checkout provider and activated here with the purchase email and the
          license key. A key works once, for one account.
        </li>
        <li>
          The credits of a pack do not expire. The Unlimited plan opens the yellow tool for 30 days with 1,000
          credits a day; what is left of a day ends with that day, at midnight UTC.
        </li>
        <li>
          The free trial’s credits live in your browser. They are a gift for trying, have no value in money,
          and may not be multiplied by trickery.
        </li>
        <li>An image that fails, or is stopped before it arrives, is not charged.</li>
      </ul>
      <h2>Refunds</h2>
      <p>
        If a pack does not do for you what this site said it would, write to us within 14 days of the
        purchase. We refund packs whose credits are unspent, and the unspent part of others. A refund is paid
        by the checkout provider to the card you used; the credits it covers leave your account at the same
        time. Rights that the law gives you as a consumer remain beside this.
      </p>
      <h2>What you make</h2>
      <ul>
        <li>
          <strong>Commercial license.</strong> Images made with the credits of Booster, Premium or
          Professional may be used for business: in products, in advertising, on covers, for clients. The
          license stays with the image when the credits are gone.
        </li>
        <li>
          <strong>Personal license.</strong> Images of the Free Trial are for personal, non-commercial use:
          your wall, your homework, your friends.
        </li>
        <li>
          Your words stay yours. We use them to make your image and for nothing else. Others may describe the
          same thing and receive a similar picture; nobody can own a sentence here.
        </li>
      </ul>
      <h2>What we ask of you</h2>
      <p>Do not use the site to make or spread</p>
      <ul>
        <li>sexual content that involves minors, or anything that endangers them;</li>
        <li>pictures that pass as real in order to deceive, defame or harass a person;</li>
        <li>threats, hatred against groups, or instructions for violence;</li>
        <li>copies of protected characters, brands or works where you have no right to them.</li>
      </ul>
      <p>
        Do not attack the service either: no flooding, no getting around limits, no reselling of the free
        trial. We may refuse a request, limit an address, or close an account that does this, after a warning
        where one is possible.
      </p>
      <h2>Pictures made by software</h2>
      <p>
        Images here are made by programs from your words. Check them before you rely on them, and say that
        they are made by software where the law or your readers expect it. The{' '}
        <SiteLink to={urls.disclaimer()}>disclaimer</SiteLink> says what they are not.
      </p>
      <h2>If something goes wrong</h2>
      <p>
        We keep the site running with care, but not without breaks. Where the law lets us limit what we owe
        you, it is limited to what you paid us in the twelve months before. Nothing here limits what we owe
        for intent, gross negligence or injury.
      </p>
      <h2>Changes</h2>
      <p>
        We give 30 days’ notice of material changes, on this page. If you do not agree with them, you may
        close your account before they start, and get the unspent part of your latest pack back.
      </p>
    </LegalPage>
  );
}
