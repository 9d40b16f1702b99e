import { useEffect, useSyncExternalStore } from 'react';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { concernsSessionHint, hasSignedInHint } from '../../accounts/ui/signed-in-hint.ts';
import { setApiBaseUrl } from './api-base-url.ts';
import { type Identity, identityStore } from './identity-store.ts';

let isStarted = false;

/** Guests need none of the code that speaks for accounts, so it comes when somebody is signed in. */
function loadAccount(): void {
  if (!hasSignedInHint(browserStorage)) return;
  import('./account-status.ts').then(
    ({ followAccount }) => followAccount(),
    (error: unknown) => console.warn('The account did not load.', error),
  );
}

function startIdentity(): void {
  if (isStarted) return;
  isStarted = true;
  loadAccount();
  window.addEventListener('storage', (event) => {
    if (concernsSessionHint(event)) loadAccount();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) loadAccount();
  });
  // What did not load, for want of a connection, is tried again when the visitor comes back.
  window.addEventListener('focus', () => {
    if (identityStore.getSnapshot() === null) loadAccount();
  });
}

const nothingKnown = () => null;

/** Who is at the keyboard; null on the server and until it is known. */
export function useIdentity(): Identity | null {
  const { apiBaseUrl } = useSiteInfo();
  useEffect(() => {
    setApiBaseUrl(apiBaseUrl);
    startIdentity();
  }, [apiBaseUrl]);
  return useSyncExternalStore(identityStore.subscribe, identityStore.getSnapshot, nothingKnown);
}
