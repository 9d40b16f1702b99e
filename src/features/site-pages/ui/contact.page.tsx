import { Code, Handshake, LifeBuoy, Mailbox, Newspaper, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { urls } from '../../../urls.ts';
import { contactDetailsContext } from '../contact-details.context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { domain, postalAddress } = context.get(contactDetailsContext);
  return { domain, postalAddress };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, () => serverLoader<typeof loader>());
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact: how to reach us',
    description:
      'Support, technical questions, developers, partners, press and mail: who to write to and when to expect an answer.',
    path: urls.contact(),
  });
}

/** One card per kind of question; every email address is at the same domain. */
const TOPICS = [
  {
    icon: LifeBuoy,
    title: 'Support',
    mailbox: 'support',
    text: 'Credits, licenses, accounts or a picture that went wrong. Tell us what you clicked and what you saw. Your license key helps us find your purchase, but never send us your password.',
  },
  {
    icon: Wrench,
    title: 'Technical',
    mailbox: 'tech',
    text: 'Something is broken, slow or looks wrong, or you found a security problem. We read security reports first.',
  },
  {
    icon: Code,
    title: 'Developers',
    mailbox: 'developers',
    text: 'Questions about the API, or about running this site yourself with your own image engines.',
  },
  {
    icon: Handshake,
    title: 'Partnerships',
    mailbox: 'partners',
    text: 'Schools, studios, stores and anyone who would like to build something with us.',
  },
  {
    icon: Newspaper,
    title: 'Press',
    mailbox: 'press',
    text: 'Facts, pictures you can print, and someone to answer your questions.',
  },
] as const;

export default function ContactPage() {
  const { domain, postalAddress } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title="Contact">
        <p>
          Choose the address that fits best. If you’re not sure, write to support and we’ll pass it on.
          Support answers within 24-48 hours, paid plans first. You may find your answer sooner in the{' '}
          <SiteLink to={urls.help()}>Help Center</SiteLink> or the <SiteLink to={urls.faq()}>FAQ</SiteLink>.
        </p>
      </PageIntro>
      <ul className="mx-auto mt-12 grid max-w-page gap-4 px-5 sm:grid-cols-2 sm:px-8 lg:grid-cols-3">
        {TOPICS.map(({ icon, title, mailbox, text }) => (
          <Topic key={title} icon={icon} title={title} foot={<MailLink address={`${mailbox}@${domain}`} />}>
            {text}
            {mailbox === 'developers' ? <ApiGuide /> : null}
          </Topic>
        ))}
        <Topic icon={Mailbox} title="Mail" foot={<PostalAddress lines={postalAddress} domain={domain} />}>
          For letters and packages. Please allow two weeks for an answer.
        </Topic>
      </ul>
    </>
  );
}

interface TopicProps {
  icon: typeof Mailbox;
  title: string;
  /** How to reach it. */
  foot: ReactNode;
  children: ReactNode;
}

function Topic({ icon: Icon, title, foot, children }: TopicProps) {
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
      covers every call.
    </>
  );
}

function PostalAddress({ lines, domain }: { lines: readonly string[]; domain: string }) {
  if (lines.length === 0) {
    return (
      <p className="text-small text-ink-muted">
        For our mailing address, write to <MailLink address={`support@${domain}`} />
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
