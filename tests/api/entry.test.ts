import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createApiTestSite } from './api-test-site.ts';

const PAGE = { Accept: 'text/html' };
let site: TestApp;
afterEach(() => site?.close());

test('asks nobody anything without a setting', async () => {
  site = await createApiTestSite();
  expect((await site.app.request('/is-it-ours', { headers: PAGE })).status).toBe(200);
  expect((await site.app.request('/age', { method: 'POST' })).status).not.toBe(303);
});

test('asks about the age once, remembers the answer, and goes on to where somebody wanted to', async () => {
  site = await createApiTestSite({ MINIMUM_AGE: '18' });
  const open = (path: string, headers: Record<string, string> = {}) =>
    site.app.request(path, { headers: { ...PAGE, ...headers } });
  const asked = await open('/is-it-ours?a=1&b="2"');
  const text = await asked.text();
  expect([asked.status, asked.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
  expect(text).toContain('<h1>Are you 18 or older?</h1>');
  expect(text).toContain(' action="/age">');
  const answer = (given: string, to: string) => {
    const body = new FormData();
    body.set('answer', given);
    body.set('to', to);
    return site.app.request('/age', { method: 'POST', body });
  };
  const younger = await answer('younger', '/');
  expect([younger.status, younger.headers.get('Set-Cookie')]).toEqual([403, null]);
  const old = await answer('old-enough', '/is-it-ours?a=1');
  expect([old.status, old.headers.get('Location')]).toEqual([303, '/is-it-ours?a=1']);
  const [Cookie = ''] = (old.headers.get('Set-Cookie') ?? '').split(';');
  expect(await (await open('/is-it-ours', { Cookie })).text()).toContain('<h1>Is it ours?</h1>');
  for (const elsewhere of ['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test', ''])
    expect((await answer('old-enough', elsewhere)).headers.get('Location')).toBe('/');
  const picture = '/prompt/a%20fox?width=64&height=64&seed=1';
  const fromPage = await site.app.request(picture, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect([fromPage.status, (await fromPage.json()).code]).toEqual([403, 'entry.age']);
  expect((await site.app.request(picture)).status).toBe(200);
  expect((await open('/api/docs')).status).toBe(200);
  const crawler = await open('/is-it-ours', { 'User-Agent': 'Googlebot/2.1' });
  expect(await crawler.text()).toContain('<h1>Is it ours?</h1>');
});

test('turns away the countries that the proxy names, pages and calls alike', async () => {
  site = await createApiTestSite({
    BLOCKED_COUNTRIES: 'aa, BB',
    TRUST_PROXY: '1',
    COUNTRY_HEADER: 'X-Country',
  });
  const from = (country: string, path: string, headers: Record<string, string> = {}) =>
    site.app.request(path, { headers: { 'X-Country': country, ...headers } });
  const page = await from('bb', '/is-it-ours', PAGE);
  expect([page.status, (await page.text()).includes('Not available where you are')]).toEqual([451, true]);
  const call = await from('AA', '/prompt/a%20fox?seed=1');
  expect([call.status, (await call.json()).code]).toEqual([451, 'entry.place']);
  expect((await from('CC', '/is-it-ours', PAGE)).status).toBe(200);
  expect((await site.app.request('/is-it-ours', { headers: PAGE })).status).toBe(200);
  expect((await from('AA', '/healthz')).status).toBe(200);
});

test('does not start where visitors could send any country themselves', async () => {
  await expect(createTestApp({ BLOCKED_COUNTRIES: 'AA' })).rejects.toThrow(
    /^BLOCKED_COUNTRIES: needs TRUST_PROXY/,
  );
  await expect(createTestApp({ BLOCKED_COUNTRIES: 'Atlantis' })).rejects.toThrow(
    /two letters for each country/,
  );
  site = await createApiTestSite();
});
