import { KeyRound } from 'lucide-react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { AuthFields, AuthView } from '../accounts.rules.ts';
import type { AccountSession } from './account-session.types.ts';
import { AuthForm } from './auth-form.tsx';
import type { FederatedProvider } from './federated-provider.ts';
import { GoogleMark } from './google-mark.tsx';
import { useAuthAttempt } from './use-auth-attempt.ts';

interface AuthWaysProps {
  view: AuthView;
  provider: FederatedProvider;
  session: AccountSession;
  onViewChange: (view: AuthView) => void;
  /** Somebody wants a new password; `email` is what they typed so far. */
  onPasswordLost: (email: string) => void;
  /** Somebody is signed in now. */
  onComplete: () => void;
}

/** The federated provider first, because it is one press; then the form, and the way to the other view. */
export function AuthWays(props: AuthWaysProps) {
  const { view, provider, session, onViewChange, onPasswordLost, onComplete } = props;
  const { busy, failureOf, attempt } = useAuthAttempt(onComplete);
  const signUp = view === 'sign-up';
  const enterByProvider = () =>
    attempt('provider', { view, provider: provider.label }, () => enterWith(provider, session));
  const enterByForm = (fields: AuthFields) =>
    attempt('form', { view }, () => (signUp ? session.signUp(fields) : session.signIn(fields)));
  const failure = failureOf('provider');
  return (
    <div className="flex flex-col gap-5">
      <Button
        variant="secondary"
        block
        icon={<ProviderMark label={provider.label} />}
        loading={busy === 'provider'}
        disabled={busy === 'form'}
        onClick={enterByProvider}
      >
        {`${signUp ? 'Sign up' : 'Sign in'} with ${provider.label}`}
      </Button>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {busy === 'provider' && (
        <p role="status" className="text-center text-small text-ink-soft">
          Continue in the window that just opened.
        </p>
      )}
      <p className="flex items-center gap-4 text-caption text-ink-muted before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        or with your email
      </p>
      <AuthForm
        view={view}
        isBusy={busy === 'form'}
        failure={failureOf('form')}
        onSubmit={enterByForm}
        onPasswordLost={!signUp && provider.canResetPassword ? onPasswordLost : undefined}
      />
      <p className="text-center text-small text-ink-soft">
        {signUp ? 'Already have an account?' : 'New here?'}{' '}
        <button
          type="button"
          onClick={() => onViewChange(signUp ? 'sign-in' : 'sign-up')}
          className="min-h-10 cursor-pointer rounded-sm px-1 font-semibold text-ink underline decoration-violet decoration-2 underline-offset-4 hover:decoration-ink"
        >
          {signUp ? 'Sign in instead' : 'Create an account'}
        </button>
      </p>
    </div>
  );
}

/** A window that could only say no is not opened at all. */
async function enterWith({ label, isSetUp }: FederatedProvider, session: AccountSession): Promise<void> {
  if (!isSetUp) throw new Error(`Signing in with ${label} is not set up on this site.`);
  await session.signInWithPopup();
}

function ProviderMark({ label }: { label: string }) {
  return label === 'Google' ? (
    <GoogleMark className="size-5" />
  ) : (
    <KeyRound aria-hidden="true" className="size-5" />
  );
}
