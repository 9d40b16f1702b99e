import { type ComponentType, useEffect, useState } from 'react';
import { CONSENT_DELAY_MS, CONSENT_GIVEN, CONSENT_KEY } from '../../cookie-consent/cookie-consent.rules.ts';
import { afterLoad } from '../../cookie-consent/ui/after-load.ts';
import { READING_TARGET_KEY } from '../../reading-rewards/reading-key.rules.ts';

/** What any page may have to show and few do: fetched when the browser's storage says so. */
export function useLateNotices(pathname: string): { Consent?: ComponentType; Reading?: ComponentType } {
  const [Consent, setConsent] = useState<ComponentType>();
  const [Reading, setReading] = useState<ComponentType>();
  // Without storage, or without a connection, the page goes on without them.
  useEffect(() => {
    const answer = storedEntry(CONSENT_KEY);
    if (answer !== undefined && answer !== CONSENT_GIVEN) {
      return afterLoad(CONSENT_DELAY_MS, () => {
        import('../../cookie-consent/ui/consent-notice.tsx').then(
          (part) => setConsent(() => part.ConsentNotice),
          console.warn,
        );
      });
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reading begins with a way to another page
  useEffect(() => {
    if (storedEntry(READING_TARGET_KEY)) {
      import('../../reading-rewards/ui/reading-notice.tsx').then(
        (part) => setReading(() => part.ReadingNotice),
        console.warn,
      );
    }
  }, [pathname]);
  return { Consent, Reading };
}

/** `undefined` when the browser keeps no storage for the site. */
function storedEntry(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(error);
  }
}
