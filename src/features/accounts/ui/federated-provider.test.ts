import { expect, it } from 'vitest';
import { askForProvider, DEFAULT_PROVIDER } from './federated-provider.ts';

const answering = (body: unknown, status = 200) =>
  askForProvider(async () => Response.json(body, { status }));

it('has the name that the site gives it', async () => {
  expect(await answering({ federated: { label: 'Keycloak' } })).toEqual({
    label: 'Keycloak',
    isSetUp: true,
    canResetPassword: false,
  });
});

it('MODAL-04: is Google by name on a site without one', async () => {
  expect(await answering({ federated: null })).toEqual({
    label: 'Google',
    isSetUp: false,
    canResetPassword: false,
  });
});

it('says whether a lost password can be replaced', async () => {
  expect(await answering({ federated: null, passwordReset: true })).toMatchObject({ canResetPassword: true });
  expect(await answering({ federated: null, passwordReset: 'no' })).toMatchObject({
    canResetPassword: false,
  });
});

it.each([
  {},
  null,
  'Google',
  { federated: 'Google' },
  { federated: { label: '' } },
  { federated: { label: 5 } },
])('stays as it was after the answer %j', async (body) => {
  expect(await answering(body)).toEqual(DEFAULT_PROVIDER);
});

it('stays as it was when the site does not answer', async () => {
  expect(await answering({ federated: { label: 'Keycloak' } }, 503)).toEqual(DEFAULT_PROVIDER);
  expect(await askForProvider(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(
    DEFAULT_PROVIDER,
  );
});
