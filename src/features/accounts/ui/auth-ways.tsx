import { KeyRound } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { AuthFields, AuthView } from '../accounts.rules.ts';
import type { AccountSession } from './account-session.types.ts';
import { AuthForm } from './auth-form.tsx';
import { GoogleMark } from './google-mark.tsx';
import { type AuthWay, type Next, useAuthAttempt } from './use-auth-attempt.ts';

interface AuthWaysProps {
  view: AuthView;
  /** The name of the federated provider; empty where none is set up, and then there is no button for one. */
  provider: string;
  /** Whoever develops the site is told how a provider is set up. */
  tellsHowToAddProvider?: boolean;
  session: AccountSession;
  onViewChange: (view: AuthView) => void;
  /** Somebody wants a new password; `email` is what they typed so far. */
  onPasswordLost: (email: string) => void;
  /** Somebody is signed in now, or their code is asked for. */
  onComplete: (next: Next) => void;
}

/** The federated provider first, because it is one press; then the form, and the way to the other view. */
export function AuthWays(props: AuthWaysProps) {
  const { view, provider, session, onViewChange, onPasswordLost, onComplete } = props;
  const { busy, failureOf, attempt } = useAuthAttempt(onComplete);
  const signUp = view === 'sign-up';
  const enterByProvider = () =>
    attempt('provider', { view, provider }, () => session.signInWithPopup().then(() => undefined));
  const enterByForm = (fields: AuthFields) =>
    attempt('form', { view }, () =>
      signUp ? session.signUp(fields).then(() => undefined) : session.signIn(fields),
    );
  return (
    <div className="flex flex-col gap-5">
      {provider !== '' && (
        <ProviderWay
          label={provider}
          deed={signUp ? 'Sign up' : 'Sign in'}
          busy={busy}
          failure={failureOf('provider')}
          onEnter={enterByProvider}
        />
      )}
      <AuthForm
        view={view}
        isBusy={busy === 'form'}
        failure={failureOf('form')}
        onSubmit={enterByForm}
        onPasswordLost={signUp ? undefined : onPasswordLost}
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
      {props.tellsHowToAddProvider && provider === '' && (
        <p className="text-center text-caption text-ink-muted">
          While developing: set <code>AUTH_GOOGLE_CLIENT_ID</code> and <code>AUTH_GOOGLE_CLIENT_SECRET</code>{' '}
          to add “Sign in with Google” here.
        </p>
      )}
    </div>
  );
}

interface ProviderWayProps {
  label: string;
  deed: string;
  busy: AuthWay | null;
  failure: string | null;
  onEnter: () => void;
}

function ProviderWay({ label, deed, busy, failure, onEnter }: ProviderWayProps) {
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={<ProviderMark label={label} />}
        loading={busy === 'provider'}
        disabled={busy === 'form'}
        onClick={onEnter}
      >
        {`${deed} with ${label}`}
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
    </>
  );
}

function ProviderMark({ label }: { label: string }) {
  return label === 'Google' ? (
    <GoogleMark className="size-5" />
  ) : (
    <KeyRound aria-hidden="true" className="size-5" />
  );
}
