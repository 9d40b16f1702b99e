import { useState } from 'react';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { urls } from '../../../urls.ts';
import { IncompleteLink, LinkDone, LinkPage } from './link-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Choose a new password',
    description: 'Choose a new password with the link we emailed you.',
    path: urls.resetPassword(),
  });
}

/** Where a mailed link leads that replaces a lost password. */
export default function ResetPasswordPage() {
  return (
    <LinkPage
      title="Choose a new password"
      lead="You’ll keep your pictures and credits. All devices will be signed out."
    >
      <NewPassword />
    </LinkPage>
  );
}

function NewPassword() {
  const token = useLinkToken();
  const [isChanged, setIsChanged] = useState(false);
  return (
    <>
      {!isChanged &&
        (token === '' ? (
          <NoToken />
        ) : (
          <NewPasswordForm token={token ?? ''} onChanged={() => setIsChanged(true)} />
        ))}
      <LinkDone
        isDone={isChanged}
        title="Your password has been changed"
        actions={<Button href={urls.history()}>Sign In</Button>}
      >
        Sign in with your new password.
      </LinkDone>
    </>
  );
}

function NoToken() {
  return (
    <IncompleteLink actions={<Button href={urls.history()}>Sign In</Button>}>
      Please open the complete link from our email. To get a new one, press Sign In and then “Forgot
      password?”.
    </IncompleteLink>
  );
}
