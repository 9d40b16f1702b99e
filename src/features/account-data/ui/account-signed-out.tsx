import { urls } from '../../../urls.ts';
import { PleaseSignIn } from '../../gallery/ui/please-sign-in.tsx';

export function AccountSignedOut() {
  return (
    <PleaseSignIn otherwise={{ href: urls.privacyPolicy(), label: 'Privacy Without an Account' }}>
      This page is about your account. Without one, your pictures stay in this browser.
    </PleaseSignIn>
  );
}
