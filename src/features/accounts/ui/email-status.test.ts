import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import { askForEmailStatus, mailVerification, postToAccounts } from './email-status.ts';

const storageWith = (hint: string | null): KeyValueStorage => ({
  getItem: () => hint,
  setItem() {},
  removeItem() {},
});
const SIGNED_IN = storageWith('1');

const answering = (body: unknown, status = 200) => {
  const asked: [string, RequestInit | undefined][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push([String(input), init]);
    return Response.json(body, { status });
  };
  return { fetch, asked };
};

describe('whether an address is confirmed', () => {
  it('is asked for whoever is signed in', async () => {
    const { fetch } = answering({ email: 'ada@example.com', verified: false, canVerify: true });
    expect(await askForEmailStatus(fetch, SIGNED_IN)).toEqual({
      email: 'ada@example.com',
      verified: false,
      canVerify: true,
    });
  });

  it('is not asked for a guest', async () => {
    const { fetch, asked } = answering({ email: 'ada@example.com' });
    expect(await askForEmailStatus(fetch, storageWith(null))).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([[{}], [null], ['no']])('is unknown after the answer %j', async (body) => {
    expect(await askForEmailStatus(answering(body).fetch, SIGNED_IN)).toBeNull();
  });

  it('is unknown when nobody answers, or says no', async () => {
    expect(await askForEmailStatus(answering({ message: 'No.' }, 401).fetch, SIGNED_IN)).toBeNull();
    expect(await askForEmailStatus(() => Promise.reject(new TypeError('away')), SIGNED_IN)).toBeNull();
  });
});

describe('asking the site’s accounts for something', () => {
  it('sends it as the site’s own page', async () => {
    const { fetch, asked } = answering({ success: true }, 202);
    await mailVerification(fetch);
    expect(asked).toMatchObject([['/api/auth/send-verification-email', { method: 'POST', body: '{}' }]]);
  });

  it('fails with the server’s words, or none of the browser’s', async () => {
    const refused = answering({ message: 'This link was used.' }, 400).fetch;
    await expect(postToAccounts(refused, '/reset-password', {})).rejects.toThrow('This link was used.');
    const away: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(postToAccounts(away, '/reset-password', {})).rejects.toMatchObject({ message: '' });
  });
});
