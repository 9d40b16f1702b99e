import { expect, it } from 'vitest';
import { urls } from '../../../urls.ts';
import { readLinkToken } from './link-token.ts';

it('reads the token of a mailed link, whatever stands in it', () => {
  const token = 'a+b/c=&d e';
  for (const link of [urls.resetPassword(token), urls.verifyEmail(token)])
    expect(readLinkToken(new URL(link, 'https://dreams.example').hash)).toBe(token);
});

it.each(['', '#', '#token', '#other=1', '#top'])('finds none in %j', (hash) => {
  expect(readLinkToken(hash)).toBe('');
});
