import { setTimeout as delay } from 'node:timers/promises';
import { Agent, type Dispatcher, request } from 'undici';

/** How long somebody waits before they press a button again, when nobody says how long. */
const TRY_AGAIN_MS = 1_000;

interface RetryingVisitorOptions {
  /** Of the proxy. */
  proxy: string;
  /** Of the visitor, one of this machine's. */
  address: string;
  onRetry: (why: string) => void;
}

/** Somebody who does what failed once more, and no more than that. */
export function createRetryingVisitor({ proxy, address, onRetry }: RetryingVisitorOptions) {
  const dispatcher = new Agent({
    connect: {
      localAddress: address,
      // Nobody signed the certificate of a test.
      rejectUnauthorized: false,
      lookup: (_, { all }, done) =>
        all ? done(null, [{ address: proxy, family: 4 }]) : done(null, proxy, 4),
    },
  });
  const attempt = async (url: string, init: RequestInit): Promise<Response> => {
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      method: (init.method ?? 'GET') as Dispatcher.HttpMethod,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body as Dispatcher.DispatchOptions['body'],
      signal: init.signal ?? undefined,
    });
    const bytes = await body.arrayBuffer();
    const told = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    );
    return new Response([204, 304].includes(statusCode) ? null : bytes, {
      status: statusCode,
      headers: told,
    });
  };
  return async (url: string, init: RequestInit): Promise<Response> => {
    const first = await attempt(url, init).catch((error: Error) => error);
    if (first instanceof Response && first.status < 500 && first.status !== 429) return first;
    const { pathname } = new URL(url);
    onRetry(`${init.method ?? 'GET'} ${pathname}: ${await describe(first)}`);
    const seconds = first instanceof Response ? Number(first.headers.get('Retry-After')) : 0;
    await delay(seconds * 1_000 || TRY_AGAIN_MS);
    return await attempt(url, init);
  };
}

async function describe(answer: Response | Error): Promise<string> {
  if (answer instanceof Error) return `${answer.name} ${answer.message}`;
  return `${answer.status} ${(await answer.clone().text()).slice(0, 120)}`;
}
