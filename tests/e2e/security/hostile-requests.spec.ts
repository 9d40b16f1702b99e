import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/base-test.ts';
import { ROUTES } from '../support/routes.ts';
import { spanTripWire } from './trip-wire.ts';

/** Everything a caller may write about where a request came from and what it is for. */
const LIES = {
  'X-Forwarded-Host': 'evil.test',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '4711',
  'X-Forwarded-Prefix': '/evil.test',
  'X-Forwarded-Server': 'evil.test',
  'X-Forwarded-For': '203.0.113.66',
  'X-Host': 'evil.test',
  'X-Original-URL': '/evil.test',
  'X-Rewrite-URL': '/evil.test',
  'X-HTTP-Method-Override': 'DELETE',
  Forwarded: 'host=evil.test;proto=https;for=203.0.113.66',
  Origin: 'https://evil.test',
  Referer: 'https://evil.test/',
  Accept: 'application/json;evil.test',
  'Accept-Language': 'evil.test',
  'User-Agent': 'evil.test <script>',
  Cookie: 'evil=evil.test; dreamseed.session_token=evil.test',
  Via: '1.1 evil.test',
};

/** A request written by hand, since programs put the real host in. */
async function ask(port: string, target: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const socket = createConnection({ port: Number(port), host: 'localhost' });
  const lines = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers });
  socket.write(`GET ${target} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  return await text(socket);
}

/** Without what is different in each answer. */
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'));

test('what a caller says of hosts and proxies is in no page, also not in the next visitor’s', async ({
  baseURL,
}) => {
  const { port } = new URL(`${baseURL}`);
  const addresses = [
    ...['/about', '/blog', '/web-stories', '/blog?page=2', '/faq', '/history', '/checkout/booster'],
    ...[
      '/?rendered=anew',
      '/no-such-page',
      '/about.data',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
    ],
    ...['/feeds/posts/default?max-results=1', '/api/openapi.json', '/api/docs', '/atom.xml'],
  ];
  for (const address of addresses) {
    for (const host of ['evil.test', `localhost:${port}`]) {
      const poisoned = await ask(port, address, { ...LIES, Host: host });
      expect(poisoned, address).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(poisoned, address).not.toContain('evil.test');
    }
    // Each is the same for everybody, also where it is rendered for each; pictures that come change it for all.
    await expect(async () => {
      const next = await ask(port, address, {});
      expect(next, address).not.toContain('evil.test');
      expect(bodyOf(next), address).toBe(bodyOf(await ask(port, address, LIES)));
    }).toPass({ timeout: 30_000 });
  }
});

test('an address in another form is the same address, or none', async ({ baseURL }) => {
  const { port } = new URL(`${baseURL}`);
  for (const target of ['http://evil.test/about', `http://localhost:${port}/about`, '*'])
    expect(await ask(port, target, {}), target).not.toMatch(/evil\.test|HTTP\/1\.1 5/);
  // This one is a path, of no page of ours.
  const odd = await ask(port, '//evil.test/about', {});
  expect(odd).toMatch(/^HTTP\/1\.1 404 /);
  expect(odd).not.toMatch(/(?:href|src|content)="[^"]*evil\.test|\r\nlocation:/i);
  for (const host of ['', 'a b', 'evil.test/x', 'x@evil.test', 'evil.test:99999', '[::1', '<script>'])
    expect(await ask(port, '/about', { Host: host }), host).toMatch(/^HTTP\/1\.1 (?:200|400) /);
});

test('no page of ours shows in a frame of another site', async ({ page, baseURL }) => {
  const server = createServer((socket) => {
    const frames = ['/', '/history', '/checkout/booster', '/api/docs', '/healthz', '/reset-password'].map(
      (path) => `<iframe src="${baseURL}${path}"></iframe>`,
    );
    socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<h1>Win!</h1>${frames.join('')}
      <object data="${baseURL}/"></object><embed src="${baseURL}/">`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const other = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  await page.goto(other, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: 'Win!' })).toBeVisible();
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(frames.length).toBeGreaterThan(5);
  for (const frame of frames) {
    // Where a frame was refused the browser shows an error of its own.
    expect(frame.url()).toMatch(/^(?:chrome-error:|about:blank|$)/);
    expect(await frame.getByText('Dreamseed').count()).toBe(0);
  }
  server.close();
});

test('a page allows itself what it uses, and leaves no way back from what it opens', async ({
  page,
  context,
  request,
}) => {
  const wire = await spanTripWire(context);
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
  });
  await page.goto('/');
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as Document & { featurePolicy?: { allowedFeatures(): string[] } };
    return featurePolicy?.allowedFeatures() ?? [];
  });
  for (const name of ['clipboard-write', 'fullscreen']) expect(allowed).toContain(name);
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'autoplay', 'display-capture'])
    expect(allowed).not.toContain(name);
  for (const { path } of ROUTES) {
    const html = await (await request.get(path)).text();
    const open = (html.match(/<a\s[^>]*target="_[^s][^>]*>/g) ?? []).filter(
      (link) => !/\bnoopener\b/.test(link),
    );
    expect(open, path).toEqual([]);
  }
  expect(complaints).toEqual([]);
  expect(wire.tripped).toEqual([]);
});
