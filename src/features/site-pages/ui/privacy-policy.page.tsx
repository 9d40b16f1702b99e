import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { urls } from '../../../urls.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { StoredInBrowser } from './legal/stored-in-browser.tsx';

export function loader() {
  return { renderedAt: Date.now() };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy Policy: what is kept, and where',
    description:
      'What this site stores about you, where, and for how long: little, mostly in your own browser, and nothing for trackers or advertising.',
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
          {name} keeps little, keeps most of that in your own browser, and shows it to nobody. There is no
          advertising here, no tracker, and no analytics of anybody else’s.
        </p>
      }
    >
      <h2>What your browser keeps</h2>
      <p>
        All of these make something work that you asked for, and nothing in the list is used to recognize you
        elsewhere. Accepting the cookie notice adds your answer to it and nothing else; ignoring the notice
        adds nothing. Clearing this site’s data in your browser removes all of it.
      </p>
      <StoredInBrowser />
      <h2>What our server keeps about visitors without an account</h2>
      <ul>
        <li>
          To keep the free trial fair we count pictures per network address and day. We store a keyed
          fingerprint instead of the address, another one every day, and delete it within two days.
        </li>
        <li>
          A prompt is held in memory while its picture is made. Finished pictures may stay in memory for a
          while, so that the same request is answered at once. Neither is written down.
        </li>
        <li>
          The log says which kind of page was asked for, when, and how long it took: no addresses, no prompts,
          no searches.
        </li>
      </ul>
      <h2>What it keeps about accounts</h2>
      <ul>
        <li>
          Your mail address, and your password as a slow, salted hash that cannot be turned back. If you sign
          in with another provider, its number for you instead of a password.
        </li>
        <li>Your sign-ins, for seven days each, so that you can be signed out.</li>
        <li>
          Your credits, entry by entry: what came, what went, and which picture it paid for. These are
          business records, which the law makes us keep.
        </li>
        <li>Your license keys, with the email of the purchase.</li>
        <li>
          Your pictures, with the words and settings they came from. A picture that you delete can be brought
          back for ten minutes, and is then gone from our storage; that it was paid for remains noted.
        </li>
      </ul>
      <h2>When you delete your account</h2>
      <p>
        Your address, your ways to sign in, your pictures with their words, your license keys and the address
        they were bought with, and the mails we had written to you are deleted at once; the files of your
        pictures follow within half an hour. Three things stay: the sums of your credits, under a random
        number that nothing connects with you any more; a fingerprint of each license key, so that it cannot
        be used a second time; and, until they are thrown away, the owner’s backups from before that day.
      </p>
      <h2>Photos and titles for story scripts</h2>
      <p>
        The photo you give the story script tool is checked, made smaller, freed of its hidden data such as
        place and camera, and forgotten when the script is written. With the built-in writer it does not leave
        our server. Where the owner has connected a language model, that model’s provider receives the smaller
        photo and the title.
      </p>
      <h2>Who else receives something</h2>
      <ul>
        <li>
          The checkout provider that sells a plan sees what you enter there. From it we learn whether a
          license is valid.
        </li>
        <li>A sign-in provider you choose learns that you signed in here, and tells us your mail address.</li>
        <li>
          An outside image engine, where the owner has connected one, receives the prompt of your picture, and
          not who you are.
        </li>
        <li>
          A post may hold a film at YouTube or Vimeo, or pictures that another site keeps. Your browser
          fetches those from there, so they see its address. Films come in the form that sets no cookie before
          you press play.
        </li>
      </ul>
      <p>We sell no data, rent none and lend none.</p>
      <h2>Cookies, and the notice about them</h2>
      <p>
        Cookies are for people who sign in: one keeps you signed in, another ties the answer of a sign-in
        provider to your question for the minutes that it takes. Over https their names may begin with
        “__Secure-”. Without signing in you receive none.
      </p>
      <p>
        The notice speaks of analysing traffic, and you should know what that comes to today: nothing beyond
        the log described above, which needs no cookie. No visit is followed from page to page, and no
        measuring script is loaded. Pressing Accept switches nothing on: it keeps one word in your browser’s
        storage, so that the notice stays away, and our server is not told. Until you answer, the site works
        just the same. Should it ever measure more, it will do so only for those who accepted, and this page
        will have said how beforehand.
      </p>
      <h2>Your rights</h2>
      <p>
        You may see, correct, take with you and delete what we hold about you, and object to how we use it.
        The <SiteLink to={urls.account()}>account page</SiteLink> does both for whoever is signed in: it hands
        you everything as one archive, and it deletes the account. For all else write to us through the{' '}
        <SiteLink to={urls.contact()}>contact page</SiteLink> from the address of your account. You may also
        complain to the data protection authority of your country.
      </p>
      <h2>Children</h2>
      <p>
        You must be at least 13 years old to use this site. If we learn that a younger child has made an
        account, we delete it.
      </p>
      <h2>Changes</h2>
      <p>Material changes are announced here 30 days ahead.</p>
    </LegalPage>
  );
}
