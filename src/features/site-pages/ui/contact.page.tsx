import { Code, Handshake, LifeBuoy, Mailbox, Newspaper, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { Card } from '../../../ui/card.tsx';
import { PageIntro } from '../../../ui/page-intro.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';
import { contactDetailsContext } from '../contact-details.context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { domain, postalAddress } = context.get(contactDetailsContext);
  return { domain, postalAddress };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact: who answers what, and when',
    description:
      'Support, technical questions, developers, partners, press and post: who to write to, and when to expect an answer.',
    path: urls.contact(),
  });
}

/** A door for everybody who may want something; every mail address is one part of the same domain. */
const DOORS = [
  {
    icon: LifeBuoy,
    title: 'Support',
    mailbox: 'support',
    text: 'Credits, licenses, accounts, a picture that went wrong. Tell us what you pressed and what you saw. Never send us a password; a license key helps.',
  },
  {
    icon: Wrench,
    title: 'Technical',
    mailbox: 'tech',
    text: 'Something is broken, slow or looks wrong in your browser, or you have found a hole in our fence. Security reports are read first.',
  },
  {
    icon: Code,
    title: 'Developers',
    mailbox: 'developers',
    text: 'Questions about the API, or about running this site yourself with engines of your own.',
  },
  {
    icon: Handshake,
    title: 'Partnerships',
    mailbox: 'partners',
    text: 'Schools, studios, shops, and anybody who would like to build something with us.',
  },
  {
    icon: Newspaper,
    title: 'Press',
    mailbox: 'press',
    text: 'Facts, pictures that may be printed, and somebody who answers questions in plain words.',
  },
] as const;

export default function ContactPage() {
  const { domain, postalAddress } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title="Contact">
        <p>
          Write to whoever fits; a wrong door costs you nothing. Support answers within 24-48 hours, paid
          plans first. Many questions have an answer already in the{' '}
          <SiteLink to={urls.help()}>Help Center</SiteLink> and the <SiteLink to={urls.faq()}>FAQ</SiteLink>.
        </p>
      </PageIntro>
      <ul className="mx-auto mt-12 grid max-w-page gap-4 px-5 sm:grid-cols-2 sm:px-8 lg:grid-cols-3">
        {DOORS.map(({ icon, title, mailbox, text }) => (
          <Door key={title} icon={icon} title={title} foot={<MailLink address={`${mailbox}@${domain}`} />}>
            {text}
            {mailbox === 'developers' ? <ApiGuide /> : null}
          </Door>
        ))}
        <Door icon={Mailbox} title="Post" foot={<PostalAddress lines={postalAddress} domain={domain} />}>
          Letters, parcels and everything that needs a stamp. Please allow two weeks for an answer.
        </Door>
      </ul>
    </>
  );
}

interface DoorProps {
  icon: typeof Mailbox;
  title: string;
  /** How to reach it. */
  foot: ReactNode;
  children: ReactNode;
}

function Door({ icon: Icon, title, foot, children }: DoorProps) {
  return (
    <Card as="li" padding="large" className="flex flex-col">
      <Icon aria-hidden="true" className="size-6 text-green" strokeWidth={1.75} />
      <h2 className="mt-5 text-title-sm">{title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{children}</p>
      <div className="mt-auto">{foot}</div>
    </Card>
  );
}

function MailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="inline-flex min-h-10 items-center rounded-sm font-semibold wrap-anywhere text-ink underline decoration-line-strong underline-offset-4 hover:decoration-green"
    >
      {address}
    </a>
  );
}

function ApiGuide() {
  return (
    <>
      {' '}
      {/* A page of the server's own, outside the router. */}
      <a className="underline underline-offset-4 hover:text-ink" href={urls.apiDocs()}>
        The API guide
      </a>{' '}
      describes every call.
    </>
  );
}

function PostalAddress({ lines, domain }: { lines: readonly string[]; domain: string }) {
  if (lines.length === 0) {
    return (
      <p className="text-small text-ink-muted">
        Ask for our postal address at <MailLink address={`support@${domain}`} />
      </p>
    );
  }
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
