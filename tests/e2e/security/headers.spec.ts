import { readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { headerFaults } from '../../security/header-faults.ts';
import { PAGE_SAMPLES, type RouteSample, SERVER_ROUTE_SAMPLES } from '../../security/route-samples.ts';
import { expect, test } from '../support/base-test.ts';

const clientFolder = join(import.meta.dirname, '..', '..', '..', 'build', 'client');
const AT_ONCE = 6;

/** What is there only once posts are: an article, a story, their pictures, a social card. */
async function listPosts(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const article = addresses.find(({ pathname }) => /^\/blog\/./.test(pathname))?.pathname;
  const story = addresses.find(({ pathname }) => /^\/web-stories\/./.test(pathname))?.pathname;
  expect(article).toBeTruthy();
  expect(story).toBeTruthy();
  const page = await (await fetch(`${origin}${article}`)).text();
  const card = /\/social\/[a-z-]+\.jpg/.exec(page)?.[0] ?? '/social/site.jpg';
  return [`${article}`, `${article}.data`, `${article}/company`, `${story}`, `${story}/amp`, card];
}

function listFiles(): string[] {
  const assets = readdirSync(join(clientFolder, 'assets')).filter((name) => !/\.(?:br|gz|map)$/.test(name));
  const firstOfEach = ['js', 'css', 'woff2', 'svg'].flatMap(
    (type) => assets.find((name) => name.endsWith(`.${type}`)) ?? [],
  );
  const worker = assets.filter((name) => name.includes('worker'));
  const root = readdirSync(clientFolder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return [
    ...[...firstOfEach, ...worker].map((name) => `/assets/${name}`),
    ...root.map(({ name }) => `/${name}`),
  ];
}

test('every address of the site answers with headers that hold', async ({ baseURL }) => {
  const faults: string[] = [];
  let known = 0;
  const ask = async ({ path, method = 'GET', headers = {}, body }: RouteSample) => {
    const response = await fetch(`${baseURL}${path}`, { method, headers, body, redirect: 'manual' });
    await response.arrayBuffer();
    const header = (name: string) => response.headers.get(name);
    const answer = { path, status: response.status, header, setCookies: response.headers.getSetCookie() };
    faults.push(...headerFaults(answer, { https: false }));
    return answer;
  };
  const visit = async (path: string) => {
    const { header } = await ask({ path });
    await ask({ path, method: 'HEAD' });
    await ask({ path, method: 'OPTIONS' });
    await ask({ path, headers: { 'Accept-Encoding': 'identity' } });
    const etag = header('ETag');
    if (!etag) return;
    const again = await ask({ path, headers: { 'If-None-Match': etag } });
    // The pages of a site that has just started are made anew as its pictures come.
    if (again.status !== 304) return;
    known += 1;
    // A browser goes on with the old page under the new headers.
    expect(again.header('Content-Security-Policy'), path).toBe(header('Content-Security-Policy'));
  };
  const addresses = [
    ...Object.values(PAGE_SAMPLES).flat(),
    ...(await listPosts(`${baseURL}`)),
    ...listFiles(),
    '/feeds/posts/default?max-results=1',
    '/manifest.webmanifest',
  ];
  const work = [
    ...addresses.map((path) => () => visit(path)),
    ...Object.values(SERVER_ROUTE_SAMPLES)
      .flat()
      .filter(({ signedIn }) => !signedIn)
      .map((sample) => () => ask(sample)),
  ];
  const follow = async () => {
    for (let next = work.shift(); next; next = work.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
  expect(addresses.length).toBeGreaterThan(50);
  expect(known).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('what no handler of ours sees is refused without a word about the server', async ({ baseURL }) => {
  const { port } = new URL(`${baseURL}`);
  const requests = [
    'GARBAGE\r\n\r\n',
    `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc',
    'GET / HTTP/1.1\r\nHost: localhost\r\nBad Header\r\n\r\n',
  ];
  for (const request of requests) {
    const socket = createConnection({ port: Number(port), host: 'localhost' });
    socket.end(request);
    const answer = await text(socket);
    const name = request.slice(0, 20);
    expect(answer, name).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer, name).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    expect(answer, name).not.toMatch(/\r\n(?:Server|X-Powered-By):/i);
    expect(answer, name).not.toMatch(/node|hono|\bat .+:\d+/i);
  }
});
