import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { LogoMark } from '../../../../ui/logo-mark.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import { anchors, urls } from '../../../../urls.ts';
import { PricingLink } from '../pricing-link.tsx';
import type { LateParts } from '../shown-late-parts.ts';

const NAVIGATION = [
  { label: 'Features', to: urls.features() },
  { label: 'Web Stories', to: urls.webStories() },
  { label: 'Blog', to: urls.blog() },
  { label: 'Story Script', to: urls.storyGenerator() },
  { label: 'Help', to: urls.help() },
] as const;

type HeaderProps = Pick<LateParts, 'Account' | 'signInsAsked' | 'onSignIn'>;

const linkClass =
  'rounded-sm px-3 py-2.5 text-small font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-ink';

const signInClass =
  'inline-flex min-h-10 items-center rounded-md border border-line-strong bg-surface-raised px-3.5 text-small font-semibold transition-colors hover:border-accent-line hover:bg-surface-high in-data-signed-in:hidden';

export function SiteHeader({ Account, signInsAsked = 0, onSignIn }: HeaderProps) {
  const { name } = useSiteInfo();
  const { open, toggle, panelId, toggleRef } = useMenu();
  return (
    <header className="site-header @container sticky top-0 z-40 border-b border-line bg-ground/80 backdrop-blur-xl">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-5 sm:gap-4 sm:px-8">
        <SiteLink
          to={urls.home()}
          className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm font-display text-[length:min(1.25rem,6vw)] font-semibold tracking-tight lg:shrink-0"
        >
          <LogoMark className="size-8" />
          <span className="truncate">{name}</span>
        </SiteLink>
        <nav
          aria-label="Main"
          className="-mr-3 ml-auto hidden flex-wrap items-center justify-end gap-1 lg:flex"
        >
          {NAVIGATION.map(({ label, to }) => (
            <SiteLink key={to} to={to} className={linkClass}>
              {label}
            </SiteLink>
          ))}
          <PricingLink className={linkClass} />
          <SiteLink to={urls.history()} className={linkClass}>
            Gallery
          </SiteLink>
        </nav>
        {/* As wide as an account with its credits, so that nothing moves when it is known who is here. */}
        <div className="flex w-20 shrink-0 @max-[18rem]:hidden sm:relative items-center justify-end sm:w-36 lg:ml-0 max-lg:ml-auto">
          <SiteLink to={urls.account()} onClick={onSignIn} className={signInClass}>
            Sign In
          </SiteLink>
          {Account && <Account signInsAsked={signInsAsked} />}
        </div>
        <IconButton
          ref={toggleRef}
          className="-mr-3 lg:hidden noscript:hidden"
          label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
          icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
        />
        <noscript className="-mr-3 lg:hidden">
          <a href={`#${anchors.siteLinks}`} className={linkClass}>
            Menu
          </a>
        </noscript>
      </div>
      <nav
        id={panelId}
        aria-label="Menu"
        hidden={!open}
        // Over the page, not in it: opening and closing it moves nothing.
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-ground px-2 pb-5 pt-2 shadow-overlay sm:px-5 lg:hidden"
      >
        {NAVIGATION.map(({ label, to }) => (
          <SiteLink key={to} to={to} className={`${linkClass} block text-body`}>
            {label}
          </SiteLink>
        ))}
        <PricingLink className={`${linkClass} block text-body`} onFollow={toggle} />
        <SiteLink to={urls.history()} className={`${linkClass} block text-body`}>
          Gallery
        </SiteLink>
        <SiteLink
          to={urls.account()}
          onClick={(event) => {
            toggle();
            onSignIn?.(event);
          }}
          className={`${linkClass} block text-body in-data-signed-in:hidden`}
        >
          Sign In
        </SiteLink>
        <SiteLink to={urls.account()} className={`${linkClass} hidden text-body in-data-signed-in:block`}>
          Account
        </SiteLink>
      </nav>
    </header>
  );
}

/** The phone menu closes itself when a link of it is followed or Escape is pressed. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is the reason to close
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      // What had the focus inside is about to be hidden.
      toggleRef.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);
  return { open, toggle: () => setOpen((value) => !value), panelId, toggleRef };
}
