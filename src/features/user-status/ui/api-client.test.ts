import { describe, expect, it } from 'vitest';
import { createProductApi, ProductApiError } from './api-client.ts';
import type { ApiRequest } from './api-client.types.ts';

interface SentRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

type Answering = (request: SentRequest, position: number) => Response;

const STATUS: ApiRequest = { method: 'GET', path: '/user/status' };

function setUp(answering: Answering, tokens: { token?: string | null; fresh?: string | null } = {}) {
  const sent: SentRequest[] = [];
  let refreshes = 0;
  const api = createProductApi({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'https://site.test'), init);
      const { method, url } = request;
      const body = init?.body === undefined ? null : String(init.body);
      const seen = { url, method, headers: Object.fromEntries(request.headers), body };
      return answering(seen, sent.push(seen) - 1);
    },
    baseUrl: () => '',
    getToken: async () => tokens.token ?? null,
    refreshToken: async () => {
      refreshes += 1;
      return tokens.fresh ?? null;
    },
  });
  return { api, sent, refreshes: () => refreshes };
}

async function failureOf(answer: Response): Promise<ProductApiError> {
  const error: unknown = await setUp(() => answer)
    .api.call(STATUS)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof ProductApiError)) throw new Error('The call should have failed.', { cause: error });
  return error;
}

describe('what is sent', () => {
  it('API-01: goes to the host and /api and the path', async () => {
    const urls: string[] = [];
    const api = createProductApi({
      fetch: async (input) => {
        urls.push(String(input));
        return Response.json({});
      },
      baseUrl: () => 'https://api.example.com',
      getToken: async () => null,
      refreshToken: async () => null,
    });
    await api.call(STATUS);
    expect(urls).toEqual(['https://api.example.com/api/user/status']);
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('API-02: %s says that it speaks JSON', async (method) => {
    const { api, sent } = setUp(() => Response.json({}));
    await api.call({ method, path: '/anything' });
    expect(sent[0]).toMatchObject({ method, headers: { 'content-type': 'application/json' } });
  });

  it('API-03: carries the token when there is one, and no Authorization header when there is none', async () => {
    const signedIn = setUp(() => Response.json({}), { token: 'abc' });
    await signedIn.api.call(STATUS);
    expect(signedIn.sent[0]?.headers.authorization).toBe('Bearer abc');
    const guest = setUp(() => Response.json({}));
    await guest.api.call(STATUS);
    expect(guest.sent[0]?.headers).not.toHaveProperty('authorization');
  });

  it('writes the body as JSON', async () => {
    const { api, sent } = setUp(() => Response.json({}));
    await api.call({ method: 'POST', path: '/license/activate', body: { email: 'a@b.example', key: 'K' } });
    expect(sent[0]?.body).toBe('{"email":"a@b.example","key":"K"}');
  });
});

describe('what is answered', () => {
  it('hands over the JSON', async () => {
    const { api } = setUp(() => Response.json({ credits: 437 }));
    expect(await api.call(STATUS)).toEqual({ credits: 437 });
  });

  it('API-07, T-43: 204 is null, without a look at the body', async () => {
    const { api } = setUp(() => new Response(null, { status: 204 }));
    expect(await api.call(STATUS)).toBeNull();
  });

  it('API-04, API-06: the message of a refusal becomes the error', async () => {
    const error = await failureOf(Response.json({ message: 'Bad key', code: 'license.x' }, { status: 400 }));
    expect(error).toMatchObject({ message: 'Bad key', status: 400, code: 'license.x' });
  });

  it.each([
    ['an empty body', null],
    ['a page', '<html><body>Oops</body></html>'],
    ['an object without a message', '{}'],
    ['an empty message', '{"message":" "}'],
    ['a message that is no text', '{"message":{"en":"No"}}'],
    ['null', 'null'],
  ])('API-05, T-43: %s leaves the status text', async (_name, body) => {
    const error = await failureOf(new Response(body, { status: 500, statusText: 'Internal Server Error' }));
    expect(error).toMatchObject({
      message: 'API Error: Internal Server Error',
      status: 500,
      code: undefined,
    });
  });

  it('T-42: HTTP/2 sends no status text, so the standard phrase stands in', async () => {
    expect((await failureOf(new Response(null, { status: 503 }))).message).toBe(
      'API Error: Service Unavailable',
    );
  });

  it('a good status with something other than JSON is an error too', async () => {
    expect((await failureOf(new Response('<html>', { status: 200 }))).message).toBe(
      'API Error: Unreadable answer',
    );
  });

  it('API-06: a broken connection is handed on as it is', async () => {
    const broken = new TypeError('Failed to fetch');
    const { api } = setUp(() => {
      throw broken;
    });
    await expect(api.call(STATUS)).rejects.toBe(broken);
  });
});

describe('a refused token', () => {
  const refusal = () => Response.json({ message: 'No.', code: 'auth.invalid_token' }, { status: 401 });

  it('MODAL-17: is exchanged once, and the call is made again', async () => {
    const { api, sent } = setUp(
      (_request, position) => (position === 0 ? refusal() : Response.json('well')),
      {
        token: 'old',
        fresh: 'new',
      },
    );
    expect(await api.call(STATUS)).toBe('well');
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('that is refused again is an error', async () => {
    const { api, sent, refreshes } = setUp(refusal, { token: 'old', fresh: 'new' });
    await expect(api.call(STATUS)).rejects.toMatchObject({ status: 401 });
    expect([sent.length, refreshes()]).toEqual([2, 1]);
  });

  it('is an error when nobody is signed in any more', async () => {
    const { api, sent } = setUp(refusal, { token: 'old', fresh: null });
    await expect(api.call(STATUS)).rejects.toMatchObject({ message: 'No.' });
    expect(sent).toHaveLength(1);
  });

  it('of a guest is not exchanged', async () => {
    const { api, refreshes } = setUp(refusal, { token: null, fresh: 'new' });
    await expect(api.call(STATUS)).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toBe(0);
  });
});
