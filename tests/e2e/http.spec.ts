import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/base-test.ts';

const clientFolder = join(import.meta.dirname, '..', '..', 'build', 'client');

function browserFiles(folder = clientFolder): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|map|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('no server source or secret reaches the browser bundle', () => {
  const serverOnly = [
    'node:sqlite',
    'node:fs',
    'better-auth/',
    'DATABASE_URL',
    'GUEST_SECRET',
    'IMAGE_ENGINES',
    'schema_migration',
    'guest_allowance',
    'hono',
    'kysely',
    'piscina',
    'pino-pretty',
    '@napi-rs/canvas',
    'process.env.',
  ];
  const files = browserFiles();
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const trace of serverOnly) expect(text.includes(trace), `${file} contains ${trace}`).toBe(false);
  }
});

test('sources and secrets cannot be asked for', async ({ request }) => {
  for (const path of [
    '/src/main.ts',
    '/src/app/config.ts',
    '/build/server/index.js',
    '/package.json',
    '/.env',
    '/data/dreamseed.db',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fserver%2findex.js',
    '/.vite/../../package.json',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
  }
});

test('a page is answered with a strict policy, compressed, and again as 304', async ({ request }) => {
  const first = await request.get('/about');
  const headers = first.headers();
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-encoding']).toBe('br');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const again = await request.get('/about', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('a public page is the same for every visitor', async ({ request }) => {
  // A parameter that means nothing keeps the answers from coming out of memory.
  const plain = await (await request.get('/?rendered=anew')).text();
  const other = await (
    await request.get('/?rendered=anew', {
      headers: { Cookie: 'session=abc', 'User-Agent': 'Somebody else', 'Accept-Language': 'de' },
    })
  ).text();
  expect(other).toBe(plain);
  expect(plain).not.toContain('Account: Guest');
});

test('a page whose head was asked for first is whole for the next visitor', async ({ request }) => {
  const head = await request.head('/blog?page=3');
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe('');
  expect(await (await request.get('/blog?page=3')).text()).toContain('</html>');
});

test('searches and missing pages are not kept', async ({ request }) => {
  expect((await request.get('/blog?query=fox')).headers()['cache-control']).toBe('no-store');
  expect((await request.get('/no-such-page')).headers()['cache-control']).toBe('no-store');
});

test('hashed files are kept for a year, compressed', async ({ request }) => {
  const name = readdirSync(join(clientFolder, 'assets')).find((file) => file.endsWith('.js'));
  const response = await request.get(`/assets/${name}`, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers()['content-encoding']).toBe('br');
});

test('unknown addresses of the API answer JSON', async ({ request }) => {
  const response = await request.get('/api/nothing');
  expect(response.status()).toBe(404);
  expect(await response.json()).toEqual({
    requestId: expect.any(String),
    code: 'api.unknown',
    message: 'There’s nothing at this address.',
  });
});

test('ROLE-13: there is no admin screen', async ({ request }) => {
  expect((await request.get('/admin')).status()).toBe(404);
});

test('an odd address leads nowhere else', async ({ request, baseURL }) => {
  for (const path of [
    '/%5Celsewhere.test/',
    '/%2Felsewhere.test/',
    '/a%0d%0aSet-Cookie:x=1/',
    '//elsewhere.test/',
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers().location, path).toBeUndefined();
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});

test('a trailing slash leads to the one address of a page', async ({ request }) => {
  const response = await request.get('/about/', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/about');
});

test('the site says that it lives and that it can serve', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok', version: expect.any(String) });
  const look = async () => {
    const response = await request.get('/readyz');
    return { code: response.status(), ...(await response.json()) };
  };
  // A machine that stands still for seconds finds its own disk away for as long.
  await expect.poll(look).toMatchObject({
    code: 200,
    status: 'ready',
    parts: { database: { status: 'ok' }, storage: { status: 'ok' }, pages: { status: 'ok' } },
    posts: { source: 'library', status: 'ok' },
  });
});

test('what a visit inside the site asks for is kept too', async ({ page, request }) => {
  await page.goto('/blog');
  const asked = page.waitForRequest((sent) => sent.url().includes('.data'));
  await page.getByRole('main').getByRole('link', { name: 'Read More' }).first().click();
  const answer = await request.get((await asked).url());
  expect(answer.headers().etag).toBeTruthy();
});
