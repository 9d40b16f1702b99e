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
    title: 'Terms of Service',
    description:
      'The rules for using this site, and how you may use your pictures: personally with the free trial, commercially with a paid pack.',
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
          The short version: you must be at least 13, treat people with respect, pay for what you use, and use
          your pictures as your plan allows. The full terms below are the ones that apply.
        </p>
      }
    >
      <h2>Who may use {name}</h2>
      <p>
        You must be at least 13 years old. If the law in your country sets a higher age or requires a parent’s
        consent, that applies. By using the site, you accept these terms. If you use it for a company, you
        confirm that you’re allowed to accept them on its behalf.
      </p>
      <h2>Your account</h2>
      <p>
        Most of the site works without an account. If you create one, use an email address you can read, keep
        your password to yourself, and tell us if someone else gets hold of it. You’re responsible for what
        happens in your account.
      </p>
      <h2>Credits and plans</h2>
      <ul>
        <li>
          You buy a credit pack once. Packs are not recurring subscriptions, nothing renews by itself, and we
          don’t store your card.
        </li>
        <li>
          You buy a pack from our checkout provider and activate it here with your purchase email and the
          license key. Each key works once, for one account.
        </li>
        <li>
          Credits from a pack do not expire. The Unlimited plan opens the yellow tool for 30 days with 1,000
          credits a day. Unused daily credits expire at midnight UTC.
        </li>
        <li>
          Free trial credits are stored in your browser. They have no cash value, and you may not use tricks
          to get more of them.
        </li>
        <li>You don’t pay for images that fail or that you stop before they arrive.</li>
      </ul>
      <h2>Refunds</h2>
      <p>
        If a pack doesn’t do what this site says it does, write to us within 14 days of your purchase. We
        refund unused packs in full and the unused part of others. The checkout provider pays the refund to
        the card you used, and we remove those credits from your account. This doesn’t limit your legal rights
        as a consumer.
      </p>
      <h2>What you make</h2>
      <ul>
        <li>
          <strong>Commercial license.</strong> Images made with the credits of Booster, Premium or
          Professional may be used for business: in products, in advertising, on covers, for clients. The
          license stays with the image after your credits run out.
        </li>
        <li>
          <strong>Personal license.</strong> Images of the Free Trial are for personal, non-commercial use:
          for your wall, your homework or your friends.
        </li>
        <li>
          Your prompts stay yours. We use them only to make your images. Other people may describe the same
          thing and get a similar picture.
        </li>
      </ul>
      <h2>What’s not allowed</h2>
      <p>Don’t use the site to make or share</p>
      <ul>
        <li>sexual content that involves minors, or anything that endangers them;</li>
        <li>pictures that look real and are meant to deceive, defame or harass someone;</li>
        <li>threats, hate against groups, or instructions for violence;</li>
        <li>copies of protected characters, brands or works that you have no right to use.</li>
      </ul>
      <p>
        Don’t attack the service: don’t flood it with requests, get around its limits or resell the free
        trial. If you do, we may refuse requests, limit a network address or close an account. Where possible,
        we’ll warn you first.
      </p>
      <h2>Pictures made by software</h2>
      <p>
        Images here are made by software from your words. Check them before you rely on them, and tell people
        they were made by software where the law or your readers expect it. See also our{' '}
        <SiteLink to={urls.disclaimer()}>disclaimer</SiteLink>.
      </p>
      <h2>If something goes wrong</h2>
      <p>
        We take care to keep the site running, but we can’t promise it will always be available. Where the law
        allows, our liability is limited to what you paid us in the previous twelve months. Nothing here
        limits our liability for intent, gross negligence or personal injury.
      </p>
      <h2>Changes</h2>
      <p>
        We give 30 days’ notice of material changes on this page. If you don’t agree, you may close your
        account before they take effect and get a refund for the unused part of your latest pack.
      </p>
    </LegalPage>
  );
}
