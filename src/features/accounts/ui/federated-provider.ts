/** Whom else the site lets sign people in, and how it helps those who cannot. */
export interface FederatedProvider {
  /** The name on its button. */
  label: string;
  /** False when the site's owner has not set one up. */
  isSetUp: boolean;
  /** Whether a lost password can be replaced by mail. */
  canResetPassword: boolean;
}

/** What the button says until the site has answered, and on a site without a provider. */
export const DEFAULT_PROVIDER: FederatedProvider = {
  label: 'Google',
  isSetUp: true,
  canResetPassword: false,
};

/** Never fails: without an answer the button stays as it is, and pressing it tells more. */
export async function askForProvider(fetch: typeof globalThis.fetch): Promise<FederatedProvider> {
  try {
    const response = await fetch('/api/auth/providers');
    return response.ok ? readProvider(await response.json()) : DEFAULT_PROVIDER;
  } catch {
    return DEFAULT_PROVIDER;
  }
}

function readProvider(answer: unknown): FederatedProvider {
  if (typeof answer !== 'object' || answer === null || !('federated' in answer)) return DEFAULT_PROVIDER;
  const canResetPassword = 'passwordReset' in answer && answer.passwordReset === true;
  const nameless = { ...DEFAULT_PROVIDER, canResetPassword };
  const { federated } = answer;
  if (federated === null) return { ...nameless, isSetUp: false };
  if (typeof federated !== 'object' || !('label' in federated)) return nameless;
  const { label } = federated;
  return typeof label === 'string' && label !== '' ? { ...nameless, label } : nameless;
}
