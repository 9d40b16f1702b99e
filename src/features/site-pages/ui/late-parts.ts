import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { isTextField } from '../../../ui/is-text-field.ts';
import { reloadPendingPictures } from '../../../ui/pending-pictures.ts';
import { DATA_LOST_EVENT, type LostData } from '../../../ui/until-answered.ts';
import { urls } from '../../../urls.ts';
import { SIGNED_IN_HINT_KEY } from '../../accounts/signed-in-hint.rules.ts';
import { CONSENT_DELAY_MS, CONSENT_GIVEN, CONSENT_KEY } from '../../cookie-consent/cookie-consent.rules.ts';
import { afterLoad } from '../../cookie-consent/ui/after-load.ts';
import { READING_TARGET_KEY } from '../../reading-rewards/reading-key.rules.ts';
import { ACCOUNT_FOLLOWED_EVENT } from '../../user-status/account-followed.rules.ts';
import { LostDataNotice } from './frame/lost-data-notice.tsx';
import type { Show } from './shown-late-parts.ts';

const OFFLINE_DELAY_MS = 3000;

let isStarted = false;

/** Fetches what the browser's storage says is to be shown; called again on each page. */
export function loadLateParts(show: Show): void {
  if (!isStarted) {
    isStarted = true;
    reloadPendingPictures(document);
    askForConsent(show);
    offerSignIn(show);
    keepForOffline(show);
    showShortcuts(show);
    // With the notice in hand: what tells of a lost connection must not need one.
    addEventListener(
      DATA_LOST_EVENT,
      (event) => {
        const lost = (event as CustomEvent<LostData>).detail;
        show(() => ({ Lost: LostDataNotice, lost }));
      },
      { once: true },
    );
  }
  if (storedEntry(SIGNED_IN_HINT_KEY)) void loadAccount(show);
  if (storedEntry(READING_TARGET_KEY)) {
    import('../../reading-rewards/ui/reading-notice.tsx').then(
      ({ ReadingNotice }) => show(() => ({ Reading: ReadingNotice })),
      console.warn,
    );
  }
}

function askForConsent(show: Show): void {
  const answer = storedEntry(CONSENT_KEY);
  if (answer === undefined || answer === CONSENT_GIVEN) return;
  afterLoad(CONSENT_DELAY_MS, () => {
    import('../../cookie-consent/ui/consent-notice.tsx').then(
      ({ ConsentNotice }) => show(() => ({ Consent: ConsentNotice })),
      console.warn,
    );
  });
}

/** When the page has all it needs: what is kept is fetched once more. */
function keepForOffline(show: Show): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  afterLoad(OFFLINE_DELAY_MS, async () => {
    const { registerServiceWorker } = await import('../../offline/ui/register-service-worker.ts');
    await registerServiceWorker(async (takeOver) => {
      const { UpdateNotice } = await import('../../offline/ui/update-notice.tsx');
      show(() => ({ Update: UpdateNotice, takeOver }));
    }).catch(console.warn);
  });
}

/** A question mark that nobody types asks for the keyboard's shortcuts. */
function showShortcuts(show: Show): void {
  addEventListener('keydown', ({ key, target }) => {
    if (key !== '?' || isTextField(target)) return;
    import('./shortcuts/shortcuts-dialog.tsx').then(
      ({ ShortcutsDialog }) =>
        show(({ shortcutsAsked = 0 }) => ({
          Shortcuts: ShortcutsDialog,
          shortcutsAsked: shortcutsAsked + 1,
        })),
      console.warn,
    );
  });
}

/** Guests need nothing of an account until they press, or until somebody signs in elsewhere. */
function offerSignIn(show: Show): void {
  const onSignIn = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadAccount(show).then((isHere) => {
      if (isHere) show(({ signInsAsked = 0 }) => ({ signInsAsked: signInsAsked + 1 }));
      else location.assign(urls.account());
    });
  };
  show(() => ({ onSignIn }));
  addEventListener(ACCOUNT_FOLLOWED_EVENT, () => void loadAccount(show));
  addEventListener('storage', ({ key }) => {
    if (key === SIGNED_IN_HINT_KEY && storedEntry(key)) void loadAccount(show);
  });
}

async function loadAccount(show: Show): Promise<boolean> {
  try {
    const { showAccountParts } = await import('./account-parts.tsx');
    showAccountParts(show);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** `undefined` when the browser keeps no storage for the site. */
function storedEntry(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(error);
  }
}
