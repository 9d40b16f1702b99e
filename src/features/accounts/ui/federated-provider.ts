/** Whom else the site lets sign people in. */
export interface FederatedProvider {
  /** The name on its button. */
  label: string;
  /** False when the site's owner has not set one up. */
  isSetUp: boolean;
}

/** What the button says until the site has answered, and on a site without a provider. */
export const DEFAULT_PROVIDER: FederatedProvider = { label: 'Google', isSetUp: true };

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
  const { federated } = answer;
  if (federated === null) return { ...DEFAULT_PROVIDER, isSetUp: false };
  if (typeof federated !== 'object' || !('label' in federated)) return DEFAULT_PROVIDER;
  const { label } = federated;
  return typeof label === 'string' && label !== '' ? { label, isSetUp: true } : DEFAULT_PROVIDER;
}
