import type { Hono } from 'hono';

const MOST_REDIRECTS = 12;

/** A browser without a screen: keeps cookies by host and path, and follows redirects between sites. */
export function createTestBrowser(site: string, app: Hono) {
  const jar = new Map<string, { origin: string; path: string; value: string }>();

  function cookiesFor(url: URL): string {
    return [...jar]
      .filter(([, cookie]) => cookie.origin === url.origin && url.pathname.startsWith(cookie.path))
      .map(([key, { value }]) => `${key.split('|')[1]}=${value}`)
      .join('; ');
  }

  function keep(url: URL, headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', ...value] = pair.split('=');
      const read = (wanted: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.split('=')[1];
      const key = `${url.origin}|${name}`;
      if (read('max-age') === '0') jar.delete(key);
      else jar.set(key, { origin: url.origin, path: read('path') ?? '/', value: value.join('=') });
    }
  }

  async function send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookiesFor(url));
    const request = new Request(url, { ...init, headers, redirect: 'manual' });
    const response = url.origin === site ? await app.request(request) : await fetch(request);
    keep(url, response.headers);
    return response;
  }

  return {
    /** Names of the site's cookies that it holds. */
    cookieNames: () => [...jar.keys()].filter((key) => key.startsWith(site)).map((key) => key.split('|')[1]),
    forget: () => jar.clear(),
    /** One request to the site, as its own page sends it. */
    ask: (path: string, init: RequestInit = {}) => send(new URL(path, site), init),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(new URL(path, site), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: site, ...headers },
        body: JSON.stringify(body),
      }),
    /** Goes to an address and wherever it sends on. `visited` holds every address on the way. */
    async open(address: string) {
      const visited: URL[] = [new URL(address, site)];
      for (;;) {
        const url = visited.at(-1) as URL;
        const response = await send(url, {});
        const location = response.headers.get('Location');
        if (location === null) return { response, visited };
        if (visited.length > MOST_REDIRECTS) throw new Error(`Sent in circles: ${visited.join(' ')}`);
        visited.push(new URL(location, url));
      }
    },
  };
}

export type TestBrowser = ReturnType<typeof createTestBrowser>;
