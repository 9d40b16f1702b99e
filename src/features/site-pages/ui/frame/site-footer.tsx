import { useEffect, useRef } from 'react';
import { IS_IT_OURS_ADDRESS } from '../../../../shared/addresses/is-it-ours-address.ts';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { LogoMark } from '../../../../ui/logo-mark.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import { anchors, urls } from '../../../../urls.ts';
import { PricingLink } from '../pricing-link.tsx';
import { useWrittenLinks } from './use-written-links.ts';

interface FooterLink {
  label: string;
  to: string;
}

const linkClass =
  'inline-flex min-h-10 items-center rounded-sm text-small text-ink-soft transition-colors hover:text-ink';

const footerClass = 'relative mt-24 border-t border-line bg-ground-deep';

/** The inside of the footer, as it came with the document: every document has it, so its code stays on the server. */
const written = {
  __html: import.meta.env.SSR ? '' : (document.getElementById(anchors.siteLinks)?.innerHTML ?? ''),
};

export function SiteFooter() {
  if (import.meta.env.SSR) {
    return (
      <footer id={anchors.siteLinks} className={footerClass}>
        <FooterContent />
      </footer>
    );
  }
  return <WrittenFooter />;
}

function WrittenFooter() {
  const ref = useRef<HTMLElement>(null);
  useWrittenLinks(ref);
  useEffect(() => {
    // The document may be from before New Year.
    const year = ref.current?.querySelector('time');
    if (year) year.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <footer
      id={anchors.siteLinks}
      ref={ref}
      className={footerClass}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own markup, given back as it was
      dangerouslySetInnerHTML={written}
    />
  );
}

function FooterContent() {
  const { name, year } = useSiteInfo();
  return (
    <>
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-10 px-5 py-16 sm:grid-cols-3 sm:px-8 md:grid-cols-[1.6fr_repeat(3,1fr)] md:gap-x-12">
        <div className="col-span-full max-w-sm md:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-title-sm font-semibold">
            <LogoMark className="size-8" />
            {name}
          </p>
          <p className="mt-4 text-small leading-relaxed text-balance text-ink-muted">
            An AI partner for artists that turns visionary concepts into hyper-realistic visuals.
          </p>
        </div>
        <FooterColumn
          title="Product"
          links={[
            { label: 'Features', to: urls.features() },
            { label: 'Web Stories', to: urls.webStories() },
            { label: `${name} News`, to: urls.blog() },
          ]}
        >
          <li>
            <PricingLink className={linkClass} />
          </li>
        </FooterColumn>
        <FooterColumn
          title="Company"
          links={[
            { label: 'About', to: urls.about() },
            { label: 'Contact', to: urls.contact() },
            { label: 'Community', to: urls.community() },
            { label: 'Help Center', to: urls.help() },
            { label: 'FAQ', to: urls.faq() },
          ]}
        />
        <FooterColumn
          title="Legal"
          links={[
            { label: 'Privacy Policy', to: urls.privacyPolicy() },
            { label: 'Terms of Service', to: urls.termsOfService() },
            { label: 'Disclaimer', to: urls.disclaimer() },
          ]}
        />
      </div>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-6 text-caption text-ink-muted">
          <p>
            © <time>{year}</time> {name}. All rights reserved.
          </p>
          <p>
            Pictures made from words by{' '}
            <SiteLink className="underline underline-offset-4 hover:text-ink" to={urls.illustrator()}>
              our illustrator
            </SiteLink>
            . Found a picture? {/* A document of its own, which the app has no page for. */}
            <a
              className="underline underline-offset-4 hover:text-ink"
              href={IS_IT_OURS_ADDRESS}
              target="_self"
            >
              Is it ours?
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

function FooterColumn({
  title,
  links,
  children,
}: {
  title: string;
  links: FooterLink[];
  children?: React.ReactNode;
}) {
  return (
    <nav aria-label={title}>
      {/* No heading: dialogs stand behind the footer, and open with headings of their own. */}
      <p aria-hidden="true" className="text-caption font-semibold tracking-wide text-ink-muted uppercase">
        {title}
      </p>
      <ul className="mt-3 flex flex-col">
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink className={linkClass} to={to}>
              {label}
            </SiteLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
