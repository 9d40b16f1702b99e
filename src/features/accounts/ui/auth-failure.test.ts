import { expect, it } from 'vitest';
import { authFailureMessage } from './auth-failure.ts';

const silent = [new Error(''), new Error('  '), 'a text', undefined, { message: 'not an error' }];

it("MODAL-11, MODAL-12, MODAL-13: the provider's message is shown as it is", () => {
  const error = new Error('Invalid email or password');
  expect(authFailureMessage({ view: 'sign-in' }, error)).toBe('Invalid email or password');
  expect(authFailureMessage({ view: 'sign-up', provider: 'Google' }, error)).toBe(
    'Invalid email or password',
  );
});

it.each(silent)('ERR-09, ERR-10: %o says nothing, so the attempt is named', (error) => {
  expect(authFailureMessage({ view: 'sign-in' }, error)).toBe('Failed to sign in.');
  expect(authFailureMessage({ view: 'sign-up' }, error)).toBe('Failed to sign up.');
  expect(authFailureMessage({ view: 'sign-in', provider: 'Google' }, error)).toBe(
    'Failed to sign in with Google.',
  );
  expect(authFailureMessage({ view: 'sign-up', provider: 'Google' }, error)).toBe(
    'Failed to sign up with Google.',
  );
});
