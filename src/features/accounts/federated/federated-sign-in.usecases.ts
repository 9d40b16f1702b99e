import { z } from 'zod';
import { AppError } from '../../../shared/app-error.ts';
import { describeFederatedFailure, type FederatedFailureCode } from '../accounts.errors.ts';
import type { Visit } from '../accounts.types.ts';
import { askProvider } from '../sign-in-requests.ts';
import { AUTH_PATH, type IdentityProvider } from '../sign-in-sessions.ts';
import { type FederatedOutcome, readFailureCode } from './federated-popup.ts';
import { FEDERATED_ID } from './federated-provider.ts';

/** Where the popup goes next, or what it says. */
export interface PopupStep {
  next: { address: string } | { outcome: FederatedOutcome };
  /** Set-Cookie headers. */
  cookies: string[];
}

export interface FederatedSignIn {
  /** Sends a new popup to the provider. */
  start(visit: Visit): Promise<PopupStep>;
  /** Takes in what the provider sent back; `query` begins with a question mark. */
  finish(visit: Visit, query: string): Promise<PopupStep>;
  /** What the popup says when a step threw. */
  fail(error: unknown): PopupStep;
}

interface FederatedSignInOptions {
  provider: IdentityProvider;
  /** What the button calls the provider. */
  label: string;
  isConfigured: boolean;
  /** Told what was not foreseen. */
  onError: (error: unknown) => void;
}

/** The redirect flow ends at one of these two; our routes answer the popup's last page in their place. */
const DONE = `${AUTH_PATH}/federated/done`;
const FAILED = `${AUTH_PATH}/federated/failed`;

const startedSchema = z.object({ url: z.url() });

export function createFederatedSignIn(options: FederatedSignInOptions): FederatedSignIn {
  const { provider, label, isConfigured, onError } = options;

  function refuse(code: FederatedFailureCode, cookies: string[] = []): PopupStep {
    const message = describeFederatedFailure(code, label);
    return { next: { outcome: { type: 'federated-sign-in', ok: false, code, message } }, cookies };
  }

  return {
    async start(visit) {
      if (!isConfigured) return refuse('auth.federated_not_configured');
      const body = {
        provider: FEDERATED_ID,
        callbackURL: DONE,
        errorCallbackURL: FAILED,
        disableRedirect: true,
      };
      const response = await askProvider(provider, { ...visit, path: '/sign-in/social', body });
      if (!response.ok) return refuse('auth.federated_unreachable');
      const { url } = startedSchema.parse(await response.json());
      return { next: { address: url }, cookies: response.headers.getSetCookie() };
    },
    async finish(visit, query) {
      if (!isConfigured) return refuse('auth.federated_not_configured');
      const response = await askProvider(provider, { ...visit, path: `/callback/${FEDERATED_ID}${query}` });
      const failure = readFailure(response.headers.get('Location'), visit.origin);
      const cookies = response.headers.getSetCookie();
      if (failure) return refuse(failure, cookies);
      return { next: { outcome: { type: 'federated-sign-in', ok: true } }, cookies };
    },
    fail(error) {
      if (!(error instanceof AppError)) {
        onError(error);
        return refuse('auth.federated_failed');
      }
      const { code, message } = error;
      return { next: { outcome: { type: 'federated-sign-in', ok: false, code, message } }, cookies: [] };
    },
  };
}

function readFailure(location: string | null, origin: string): FederatedFailureCode | undefined {
  if (location === null) return 'auth.federated_failed';
  const { pathname, searchParams } = new URL(location, origin);
  if (pathname === DONE && !searchParams.has('error')) return undefined;
  return readFailureCode(searchParams.get('error') ?? '');
}
