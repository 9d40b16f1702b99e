import { expect, it } from 'vitest';
import { accountsConfig } from '../accounts.config.ts';
import { NO_PROVIDER } from '../test-accounts.ts';
import { readFederatedSettings } from './federated-settings.ts';

const google = { googleClientId: 'g-id', googleClientSecret: 'g-secret' };
const own = { oidcIssuer: 'https://id.example.com', oidcClientId: 'our-site' };

it('MODAL-04: stands for Google, for the provider that the site named instead, or for none', () => {
  expect(readFederatedSettings(NO_PROVIDER)).toBeNull();
  expect(readFederatedSettings({ ...NO_PROVIDER, ...google })).toEqual({
    label: 'Google',
    issuer: 'https://accounts.google.com',
    clientId: 'g-id',
    clientSecret: 'g-secret',
  });
  expect(readFederatedSettings({ ...NO_PROVIDER, ...google, ...own })).toEqual({
    label: 'id.example.com',
    issuer: 'https://id.example.com',
    clientId: 'our-site',
    clientSecret: '',
  });
  expect(readFederatedSettings({ ...NO_PROVIDER, ...own, oidcName: 'Our staff' })?.label).toBe('Our staff');
});

it('says which half of a provider is missing', () => {
  expect(() => readFederatedSettings({ ...NO_PROVIDER, googleClientId: 'g-id' })).toThrow(
    /^AUTH_GOOGLE_CLIENT_SECRET: /,
  );
  expect(() => readFederatedSettings({ ...NO_PROVIDER, oidcIssuer: own.oidcIssuer })).toThrow(
    /^AUTH_OIDC_CLIENT_ID: /,
  );
  expect(() => readFederatedSettings({ ...NO_PROVIDER, oidcClientId: 'our-site' })).toThrow(
    /^AUTH_OIDC_ISSUER: /,
  );
});

it('goes without https only to a provider on the same machine', () => {
  const isFine = (issuer: string) => accountsConfig.oidcIssuer.schema.safeParse(issuer).success;
  for (const issuer of [
    '',
    'https://id.example.com/tenant',
    'http://localhost:9000',
    'http://127.0.0.1:9000',
  ])
    expect(isFine(issuer), issuer).toBe(true);
  for (const issuer of [
    'http://id.example.com',
    'id.example.com',
    'http://127.evil.example',
    'javascript:alert(1)',
  ])
    expect(isFine(issuer), issuer).toBe(false);
});
