import { urls } from '../../../urls.ts';
import { PleaseSignIn } from '../../gallery/ui/please-sign-in.tsx';

export function AccountSignedOut() {
  return (
    <PleaseSignIn otherwise={{ href: urls.privacyPolicy(), label: 'What We Keep Without One' }}>
      This page is about your account. Without one, what you make stays in this browser.
    </PleaseSignIn>
  );
}
