import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { urls } from '../../../urls.ts';
import { SIGNED_IN_MARK } from '../../accounts/signed-in-before-scripts.rules.ts';
import { AccountMenu } from './account-menu.tsx';
import { identityStore } from './identity-store.ts';
import { loadAuthDialog } from './load-auth-dialog.ts';
import { useIdentity } from './use-identity.ts';

export interface HeaderAccountProps {
  /** How often signing in was asked for; each time opens the dialog. */
  signInsAsked: number;
}

type AuthDialog = Awaited<ReturnType<typeof loadAuthDialog>>;

/**
 * Who is here, in the header of every page: an account with its menu, or the dialog that signs somebody in.
 * The offer to sign in stands beside it for everybody; the mark of the document hides it.
 */
export function HeaderAccount({ signInsAsked }: HeaderAccountProps) {
  const identity = useIdentity();
  const { ref, expectChange } = useKeptFocus(identity?.kind === 'account' ? identity.email : null);
  const { Dialog, open, setOpen } = useAuthDialog(signInsAsked);
  const isGuest = identity?.kind === 'guest';
  useLayoutEffect(() => void document.documentElement.toggleAttribute(SIGNED_IN_MARK, !isGuest), [isGuest]);
  useEffect(() => {
    // Whoever closes the dialog without signing in leaves the header as it is.
    if (open || identityStore.getSnapshot()?.kind === 'guest') expectChange(open);
  }, [open, expectChange]);
  return (
    <div ref={ref} className="contents">
      {identity?.kind === 'account' && (
        <AccountMenu email={identity.email} status={identity.status} onLeave={() => expectChange(true)} />
      )}
      {!identity && <Skeleton className="size-10 rounded-full" />}
      {Dialog && <Dialog open={open} onOpenChange={setOpen} view="sign-in" />}
    </div>
  );
}

function useAuthDialog(signInsAsked: number) {
  const [Dialog, setDialog] = useState<AuthDialog>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (signInsAsked === 0) return;
    loadAuthDialog().then(
      (loaded) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      // There the browser says what is wrong, or the page asks to sign in.
      () => location.assign(urls.account()),
    );
  }, [signInsAsked]);
  return { Dialog, open, setOpen };
}

/** Signing in or out by the header takes the pressed control away; the one in its place receives the focus. */
function useKeptFocus(email: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(email);
  const isExpected = useRef(false);
  const [expectChange] = useState(() => (isOn: boolean) => {
    isExpected.current = isOn;
  });
  useEffect(() => {
    if (shown.current === email) return;
    shown.current = email;
    if (!isExpected.current) return;
    isExpected.current = false;
    const takeFocus = () => {
      if (document.activeElement !== document.body) return;
      const controls = ref.current?.parentElement?.querySelectorAll<HTMLElement>('a, button') ?? [];
      [...controls].find((control) => control.offsetParent)?.focus();
    };
    takeFocus();
    // The dialog holds the focus until it has left the screen.
    const afterDialog = () => requestAnimationFrame(takeFocus);
    document.addEventListener('focusout', afterDialog, { once: true });
    return () => document.removeEventListener('focusout', afterDialog);
  }, [email]);
  return { ref, expectChange };
}
