import { ChevronDown, Coins, Gauge, Images, LogOut, UserRound } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { urls } from '../../../urls.ts';
import { CONSOLE_ADDRESS } from '../console-address.rules.ts';
import { hasActiveYellowPlan } from '../user-status.rules.ts';
import type { UserStatus } from '../user-status.types.ts';
import { seemsToRunSite } from './console-hint.ts';

interface AccountMenuProps {
  email: string;
  /** Null until the server has answered. */
  status: UserStatus | null;
  /** The visitor is about to leave the account by this menu. */
  onLeave: () => void;
}

/** From here on credits are written short, so that the header keeps its shape. */
const WRITTEN_SHORT_FROM = 100_000;

function writeShort(credits: number): string {
  const notation = credits < WRITTEN_SHORT_FROM ? 'standard' : 'compact';
  return credits.toLocaleString('en-US', { notation });
}

async function signOut(): Promise<void> {
  const { accountSession } = await import('../../accounts/ui/account-session.ts');
  await accountSession().signOut();
}

/** Closes itself on Escape, on a press elsewhere, when the focus leaves it, and when the page is left. */
function usePanel() {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is the reason to close
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      ref.current?.querySelector('button')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && ref.current?.contains(target))) setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [open]);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return { open, toggle: () => setOpen((now) => !now), ref, onBlur };
}

/** The account's button in the header: its credits, and what can be done with it from anywhere. */
export function AccountMenu({ email, status, onLeave }: AccountMenuProps) {
  const { open, toggle, ref, onBlur } = usePanel();
  const panelId = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left it
    <div ref={ref} onBlur={onBlur} className="w-full">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
        className="flex min-h-11 w-full cursor-pointer items-center justify-end gap-2 rounded-full text-small"
      >
        <span className="sr-only">{`Account: ${email}`}</span>
        {status && <Credits status={status} />}
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full border border-line-strong bg-surface-raised font-semibold text-green uppercase"
        >
          {[...email][0]}
        </span>
        <ChevronDown aria-hidden="true" className="-ml-0.5 size-4 shrink-0 text-ink-muted max-sm:hidden" />
      </button>
      <nav
        id={panelId}
        aria-label="Account"
        hidden={!open}
        className="lit-border absolute top-full right-5 z-50 mt-2 w-72 rounded-lg bg-surface-raised p-1.5 shadow-floating sm:right-0"
      >
        {open && (
          <>
            <Summary email={email} status={status} />
            <SiteLink to={urls.account()} className={itemStyle}>
              <UserRound aria-hidden="true" />
              Account
            </SiteLink>
            <SiteLink to={urls.history()} className={itemStyle}>
              <Images aria-hidden="true" />
              Gallery
            </SiteLink>
            {seemsToRunSite(email) && (
              // Loaded anew: its address is no page's.
              <a href={CONSOLE_ADDRESS} className={itemStyle}>
                <Gauge aria-hidden="true" />
                Console
              </a>
            )}
            <SignOut onLeave={onLeave} />
          </>
        )}
      </nav>
    </div>
  );
}

/** Beside the button there is room for one number; the menu has all of them. */
function Credits({ status }: { status: UserStatus }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold tabular-nums max-sm:hidden">
      <Coins aria-hidden="true" className="size-4 text-green" />
      {writeShort(status.credits)}
      <span className="sr-only"> credits</span>
    </span>
  );
}

function Summary({ email, status }: Pick<AccountMenuProps, 'email' | 'status'>) {
  return (
    <div className="px-3 pt-2 pb-3">
      <p className="truncate font-semibold" title={email}>
        {email}
      </p>
      {status && (
        <p className="mt-0.5 text-small text-ink-muted">
          {status.plan} · {status.credits.toLocaleString('en-US')} credits
          {hasActiveYellowPlan(status, Date.now()) &&
            ` · ${status.yellowToolDailyCredits.toLocaleString('en-US')} for today`}
        </p>
      )}
    </div>
  );
}

const itemStyle =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-small font-medium hover:bg-surface-high [&>svg]:size-4.5 [&>svg]:text-ink-muted';

function SignOut({ onLeave }: Pick<AccountMenuProps, 'onLeave'>) {
  const [hasFailed, setFailed] = useState(false);
  const leave = () => {
    setFailed(false);
    onLeave();
    signOut().catch((error: unknown) => {
      console.warn('Signing out failed.', error);
      setFailed(true);
    });
  };
  return (
    <div className="mt-1.5 border-t border-line pt-1.5">
      <button type="button" onClick={leave} className={itemStyle}>
        <LogOut aria-hidden="true" />
        Sign Out
      </button>
      {/* There from the start: a region that comes with its text is not read out. */}
      <p role="status" className="px-3 text-small text-danger not-empty:py-2">
        {hasFailed && 'Signing out did not work. Please check your connection and try again.'}
      </p>
    </div>
  );
}
