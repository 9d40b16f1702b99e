import { useEffect, useState } from 'react';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { CONSENT_GIVEN, CONSENT_KEY } from '../cookie-consent.rules.ts';
import { ConsentDialog } from './consent-dialog.tsx';

const isConsentStored = () => browserStorage.getItem(CONSENT_KEY) === CONSENT_GIVEN;

/** Asks for consent, until it is given here or in another tab. */
export function ConsentNotice() {
  const [answered, setAnswered] = useState(isConsentStored);
  useEffect(() => onAnswerElsewhere(() => setAnswered(true)), []);
  if (answered) return null;
  const accept = () => {
    browserStorage.setItem(CONSENT_KEY, CONSENT_GIVEN);
    setAnswered(true);
  };
  return <ConsentDialog onAccept={accept} />;
}

/** Another tab tells by an event; a page that was kept aside for the way back has missed it. */
function onAnswerElsewhere(callback: () => void): () => void {
  const look = () => {
    if (isConsentStored()) callback();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  return () => {
    removeEventListener('storage', look);
    removeEventListener('pageshow', look);
  };
}
