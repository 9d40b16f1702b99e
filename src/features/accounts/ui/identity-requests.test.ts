import { describe, expect, it } from 'vitest';
import { createIdentityRequests } from './identity-requests.ts';

const credentials = { email: 'ada@example.com', password: 'correct horse' };

function setUp(answer: () => Response | Promise<Response>) {
  const sent: { address: string; init: RequestInit | undefined }[] = [];
  const requests = createIdentityRequests(async (input, init) => {
    sent.push({ address: String(input), init });
    return answer();
  });
  return { requests, sent };
}

describe('requests to the identity provider', () => {
  it('post JSON', async () => {
    const { requests, sent } = setUp(() => Response.json({ user: {} }));
    await requests.post('/sign-in/email', credentials);
    expect(sent[0]?.address).toBe('/api/auth/sign-in/email');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  });

  it("MODAL-11, MODAL-13: fail with the provider's message", async () => {
    const { requests } = setUp(() =>
      Response.json({ message: 'Invalid email or password', code: 'auth.x' }, { status: 401 }),
    );
    await expect(requests.post('/sign-in/email', credentials)).rejects.toThrow('Invalid email or password');
  });

  it.each(['', '<html>', '{}', 'null', '{"message":5}'])('fail without a message for %j', async (body) => {
    const { requests } = setUp(() => new Response(body, { status: 502 }));
    await expect(requests.post('/sign-up/email', credentials)).rejects.toMatchObject({ message: '' });
  });

  it('fail without a message when the connection breaks', async () => {
    const { requests } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(requests.post('/sign-in/email', credentials)).rejects.toMatchObject({ message: '' });
  });

  it('are not waited for endlessly', async () => {
    const { requests, sent } = setUp(() => Response.json({}));
    await requests.post('/sign-out', {});
    expect(sent[0]?.init?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('asking for a token', () => {
  const answer = { token: 'abc', email: 'ada@example.com', expiresInSeconds: 900 };

  it('answers it', async () => {
    const { requests, sent } = setUp(() => Response.json(answer));
    expect(await requests.token()).toEqual(answer);
    expect(sent[0]?.address).toBe('/api/auth/token');
  });

  it('answers null when nobody is signed in', async () => {
    const { requests } = setUp(() => Response.json({ message: 'x', code: 'auth.required' }, { status: 401 }));
    expect(await requests.token()).toBeNull();
  });

  it.each([429, 500, 503])('does not take %i for a sign-out', async (status) => {
    const { requests } = setUp(() => new Response(null, { status }));
    await expect(requests.token()).rejects.toThrow(String(status));
  });

  it.each([{}, { token: 5 }, { token: 'abc' }, null])('refuses %j as an answer', async (body) => {
    const { requests } = setUp(() => Response.json(body));
    await expect(requests.token()).rejects.toThrow('without a token');
  });
});
