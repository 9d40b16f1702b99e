import type { FederatedSettings } from './federated-provider.ts';

export interface FederatedConfig {
  googleClientId: string;
  googleClientSecret: string;
  oidcIssuer: string;
  oidcClientId: string;
  oidcClientSecret: string;
  oidcName: string;
}

const GOOGLE = { label: 'Google', issuer: 'https://accounts.google.com' };

/** What the button says when nobody stands behind it yet. */
export const DEFAULT_PROVIDER_LABEL = GOOGLE.label;

/**
 * The one provider behind the button: the site's own choice if it named one, else Google, else none.
 * @throws {Error} one line that an owner can act on, when half of a provider is named.
 */
export function readFederatedSettings(config: FederatedConfig): FederatedSettings | null {
  const { oidcIssuer, oidcClientId, googleClientId, googleClientSecret } = config;
  if (oidcIssuer !== '') {
    if (oidcClientId === '') throw new Error('AUTH_OIDC_CLIENT_ID: is needed with AUTH_OIDC_ISSUER.');
    return {
      label: config.oidcName || new URL(oidcIssuer).hostname,
      issuer: oidcIssuer,
      clientId: oidcClientId,
      clientSecret: config.oidcClientSecret,
    };
  }
  if (oidcClientId !== '') throw new Error('AUTH_OIDC_ISSUER: is needed with AUTH_OIDC_CLIENT_ID.');
  if (googleClientId === '') return null;
  if (googleClientSecret === '')
    throw new Error('AUTH_GOOGLE_CLIENT_SECRET: is needed with AUTH_GOOGLE_CLIENT_ID.');
  return { ...GOOGLE, clientId: googleClientId, clientSecret: googleClientSecret };
}
