import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { urls } from '../../../urls.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { StoredInBrowser } from './legal/stored-in-browser.tsx';

export function loader() {
  return { renderedAt: Date.now() };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, () => serverLoader<typeof loader>());
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy Policy: what we store, and where',
    description:
      'What this site stores about you, where and for how long. It isn’t much, most of it stays in your own browser, and none of it is for tracking or advertising.',
    path: urls.privacyPolicy(),
  });
}

export default function PrivacyPolicyPage() {
  const { renderedAt } = useLoaderData<typeof loader>();
  const { name } = useSiteInfo();
  return (
    <LegalPage
      title="Privacy Policy"
      renderedAt={renderedAt}
      summary={
        <p>
          {name} stores very little about you, and most of it stays in your own browser. There is no
          advertising here, no tracking and no third-party analytics.
        </p>
      }
    >
      <h2>What your browser stores</h2>
      <p>
        Everything in this list makes a feature work. None of it is used to recognize you on other sites.
        Accepting the cookie notice stores your answer and nothing else; ignoring it stores nothing. Clear
        this site’s data in your browser to remove all of it.
      </p>
      <StoredInBrowser />
      <h2>What we store about visitors without an account</h2>
      <ul>
        <li>
          To keep the free trial fair, we count pictures per network address per day. We don’t store the
          address itself, only a code made from it with a secret key. The code changes every day, and we
          delete it within two days.
        </li>
        <li>
          Your prompt is held in memory while we make the picture. Finished pictures may stay in memory for a
          while, so that the same request can be answered right away. Neither is saved to disk.
        </li>
        <li>
          For 90 days we keep two fingerprints of each finished picture and the day, so that anyone can ask
          whether a picture is ours. They say neither who made it nor from what words, and can’t be turned
          back into it. Pictures that you ask about there aren’t kept.
        </li>
        <li>
          Our server log records which kind of page was requested, when, and how long it took. It contains no
          network addresses, prompts or searches.
        </li>
      </ul>
      <h2>What we store about accounts</h2>
      <ul>
        <li>
          Your email address and a salted hash of your password, which can’t be turned back into the password.
          If you sign in with another provider, we store the ID it gives us instead of a password.
        </li>
        <li>Each of your sign-ins, for seven days, so that you can be signed out.</li>
        <li>
          Each change to your credits: what was added, what was spent, and which picture it paid for. These
          are business records that the law requires us to keep.
        </li>
        <li>Your license keys, with the purchase email.</li>
        <li>
          Your pictures, with their prompts and settings. When you delete a picture, you can restore it for
          ten minutes. After that we remove it from our storage and keep only the record that it was paid for.
        </li>
        <li>
          The photos you have painted, as they were painted, with the pictures made from them. We remove a
          photo with the last picture that began with it. Without an account, we don’t keep it at all.
        </li>
        <li>
          The styles you keep. If the site uses an image engine that looks at pictures, we also keep small
          copies of up to four of the pictures a style was learned from, show them to that engine when you use
          the style, and remove them with it.
        </li>
      </ul>
      <h2>When you delete your account</h2>
      <p>
        We delete your email address, your sign-in methods, your pictures and prompts, your license keys and
        purchase emails, and the emails we wrote to you right away. Your picture files follow within half an
        hour. Three things remain: your credit totals, under a random number that isn’t linked to you; a hash
        of each license key, so that it can’t be used again; and backups made before that day, until they are
        deleted.
      </p>
      <h2>Photos and titles for story scripts</h2>
      <p>
        We check the photo you give the story script tool, make it smaller and remove hidden data such as
        location and camera details. We don’t keep it after the script is written. With the built-in writer,
        the photo never leaves our server. If the site uses a language model, that model’s provider receives
        the smaller photo and the title.
      </p>
      <h2>What others receive</h2>
      <ul>
        <li>
          The checkout provider sees what you enter when you buy a plan. It tells us whether a license is
          valid.
        </li>
        <li>
          If you sign in with another provider, it learns that you signed in here and tells us your email
          address.
        </li>
        <li>
          If the site uses an outside image engine, that engine receives your prompt but not who you are.
        </li>
        <li>
          Some posts contain YouTube or Vimeo videos, or pictures from other sites. Your browser loads them
          from there, so those sites see your network address. The videos don’t set cookies before you press
          play.
        </li>
      </ul>
      <p>We don’t sell or rent your data.</p>
      <h2>Cookies and the cookie notice</h2>
      <p>
        We set cookies only when you sign in. They keep you signed in, remember that you’ve used this browser
        before, and, for a few minutes, connect your sign-in with the provider you chose. On https their names
        may begin with “__Secure-”. If you don’t sign in, we don’t set any cookies, except for one that
        remembers your answer if this site asked for your age.
      </p>
      <p>
        The cookie notice mentions analyzing traffic. All we measure is what the server log described above
        tells us, and that needs no cookies. We don’t follow you from page to page or load analytics scripts.
        Pressing Accept stores one word in your browser so that the notice stays closed; it isn’t sent to our
        server. The site works the same either way. If we ever measure more, we’ll describe it on this page
        first, and only for people who accepted.
      </p>
      <h2>Your rights</h2>
      <p>
        You may see, correct, download and delete the data we have about you, and object to how we use it.
        When you’re signed in, you can download everything or delete your account on the{' '}
        <SiteLink to={urls.account()}>account page</SiteLink>. For anything else, see the{' '}
        <SiteLink to={urls.contact()}>contact page</SiteLink> and write to us from your account’s email
        address. You may also file a complaint with your country’s data protection authority.
      </p>
      <h2>Children</h2>
      <p>
        You must be at least 13 years old to use this site. If we learn that a younger child has created an
        account, we’ll delete it.
      </p>
      <h2>Changes</h2>
      <p>We announce material changes on this page 30 days in advance.</p>
    </LegalPage>
  );
}
