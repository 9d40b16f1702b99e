import { useState } from 'react';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { urls } from '../../../urls.ts';
import { IncompleteLink, LinkDone, LinkPage } from './link-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Choose a new password',
    description: 'Where the link of our mail leads, when a password is lost.',
    path: urls.resetPassword(),
  });
}

/** Where a mailed link leads that replaces a lost password. */
export default function ResetPasswordPage() {
  return (
    <LinkPage
      title="Choose a new password"
      lead="Your pictures and credits stay. Everybody who is signed in to your account is signed out."
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
        title="Your password is changed"
        actions={<Button href={urls.history()}>Sign In</Button>}
      >
        Sign in with it from now on.
      </LinkDone>
    </>
  );
}

function NoToken() {
  return (
    <IncompleteLink actions={<Button href={urls.history()}>Sign In</Button>}>
      Please open the whole link from our mail. To get another one, press Sign In and then “Forgot password?”.
    </IncompleteLink>
  );
}
