import { Coins, UserRound } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ScriptsNeeded } from '../../../ui/feedback/scripts-needed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { urls } from '../../../urls.ts';
import type { Tool } from '../../plans/plans.types.ts';
import { accountLabel, balanceOf } from '../user-status.rules.ts';
import type { UserStatus } from '../user-status.types.ts';

/** A button is shown only where its action exists. */
export interface AccountActions {
  onSignIn?: () => void;
  onSignUp?: () => void;
  onActivateLicense?: () => void;
  onPlanHistory?: () => void;
  onSignOut?: () => void;
}

interface AccountBarProps {
  tool: Tool;
  /** Null until it is known who is here; the bar keeps its size meanwhile. */
  status: UserStatus | null;
  actions: AccountActions;
}

/**
 * Signing in or out takes the pressed button away and the focus with it; the name of whoever is here
 * now receives it, lest the keyboard starts over at the top of the page.
 */
function useKeptFocus(who: string | null) {
  const nameRef = useRef<HTMLSpanElement>(null);
  const wasUsed = useRef(false);
  const shownWho = useRef(who);
  useEffect(() => {
    if (who === null) return;
    const hasChanged = shownWho.current !== null && shownWho.current !== who;
    shownWho.current = who;
    if (!hasChanged || !wasUsed.current) return;
    wasUsed.current = false;
    const takeFocus = () => {
      if (document.activeElement === document.body) nameRef.current?.focus();
    };
    takeFocus();
    // The dialog that signed somebody in holds the focus until it has left the screen.
    const afterDialog = () => requestAnimationFrame(takeFocus);
    document.addEventListener('focusout', afterDialog, { once: true });
    return () => document.removeEventListener('focusout', afterDialog);
  }, [who]);
  const markAsUsed = () => {
    wasUsed.current = true;
  };
  return { nameRef, markAsUsed };
}

/** Who is using a tool, on which plan, with how much to spend. */
export function AccountBar({ tool, status, actions }: AccountBarProps) {
  const { nameRef, markAsUsed } = useKeptFocus(status && accountLabel(status));
  return (
    <>
      <ScriptsNeeded>Please turn on JavaScript to make pictures.</ScriptsNeeded>
      <div
        className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 noscript:hidden"
        aria-busy={!status}
      >
        <div className="flex min-w-0 items-center gap-3">
          <Portrait leadsToAccount={status?.isGuest === false} />
          {status ? <Account tool={tool} status={status} nameRef={nameRef} /> : <UnknownAccount />}
        </div>
        <fieldset
          className="flex min-h-10 w-full min-w-0 flex-wrap items-center gap-2 sm:w-auto"
          onFocus={markAsUsed}
        >
          <legend className="sr-only">Account</legend>
          {status &&
            (status.isGuest ? <GuestButtons {...actions} /> : <UserButtons tool={tool} {...actions} />)}
        </fieldset>
      </div>
    </>
  );
}

const portraitStyle =
  'grid size-10 shrink-0 place-items-center rounded-full border border-line-strong bg-surface-raised text-accent';

function Portrait({ leadsToAccount }: { leadsToAccount: boolean }) {
  const figure = <UserRound aria-hidden="true" className="size-4.5" />;
  if (!leadsToAccount) return <span className={portraitStyle}>{figure}</span>;
  return (
    <SiteLink
      to={urls.account()}
      aria-label="Your account and data"
      className={`${portraitStyle} transition-colors hover:border-accent-line hover:bg-surface-high`}
    >
      {figure}
    </SiteLink>
  );
}

interface AccountProps {
  tool: Tool;
  status: UserStatus;
  nameRef: RefObject<HTMLSpanElement | null>;
}

function Account({ tool, status, nameRef }: AccountProps) {
  const name = accountLabel(status);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span
        ref={nameRef}
        tabIndex={-1}
        title={name}
        className="line-clamp-2 min-w-0 font-semibold wrap-anywhere"
      >
        {name}
      </span>
      <Badge>{status.plan}</Badge>
      <Credits label={tool === 'green' ? 'Credits:' : 'Daily Credits:'}>
        {balanceOf(status, tool).toLocaleString('en-US')}
      </Credits>
    </div>
  );
}

function Credits({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 text-small text-ink-soft">
      <Coins aria-hidden="true" className="size-4 text-accent" />
      {label} <span className="font-semibold text-ink tabular-nums">{children}</span>
    </span>
  );
}

function UnknownAccount() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-6.5 w-20 rounded-full" />
      <Skeleton className="h-5 w-24" />
    </div>
  );
}

function GuestButtons({ onSignIn, onSignUp }: AccountActions) {
  return (
    <>
      <ActionButton onClick={onSignIn}>Sign In</ActionButton>
      <ActionButton onClick={onSignUp} prominent>
        Sign Up
      </ActionButton>
    </>
  );
}

function UserButtons({ tool, onActivateLicense, onPlanHistory, onSignOut }: AccountActions & { tool: Tool }) {
  return (
    <>
      {tool === 'yellow' && (
        <Button variant="ghost" size="small" href={urls.history()} className={FILLING}>
          Image History
        </Button>
      )}
      <ActionButton onClick={onPlanHistory}>Plan History</ActionButton>
      <ActionButton onClick={onSignOut}>Sign Out</ActionButton>
      <ActionButton onClick={onActivateLicense} prominent>
        Activate License
      </ActionButton>
    </>
  );
}

/** On phones the buttons share out the width of their row. */
const FILLING = 'grow sm:grow-0';

interface ActionButtonProps {
  onClick: (() => void) | undefined;
  prominent?: boolean;
  children: ReactNode;
}

function ActionButton({ onClick, prominent = false, children }: ActionButtonProps) {
  if (!onClick) return null;
  return (
    <Button variant={prominent ? 'secondary' : 'ghost'} size="small" onClick={onClick} className={FILLING}>
      {children}
    </Button>
  );
}
