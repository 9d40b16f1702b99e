import { afterEach, beforeEach, expect, it } from 'vitest';
import { signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite } from './api-test-site.ts';

/** Each is found in no other text of the site. */
const PRIVATE = {
  email: 'quillon.featherby@zanzibar-mail.example',
  password: 'Turquoise-Walrus-93-Password',
  wrongPassword: 'Wrong-Heliotrope-71-Password',
  prompt: 'an ocelot juggling marzipan in Ouagadougou',
  key: 'KEYQ-9ZXW-VUTS-7654',
  title: 'Rhubarb at midnight in Timbuktu',
  search: 'periwinkle-question',
  address: '198.51.100.213',
  agent: 'UnusualBrowser/77.6',
  slug: 'gooseberry-slug',
  token: 'hunted-token-of-nobody-0123456789',
};
const TRACES = [
  /quillon|featherby|zanzibar/i,
  /walrus|heliotrope/i,
  /ocelot|marzipan|ouagadougou/i,
  /KEYQ|9ZXW|VUTS/i,
  /rhubarb|timbuktu/i,
  /periwinkle/i,
  /198\.51\.100/,
  /UnusualBrowser/,
  /gooseberry/,
  /hunted-token/,
];

let site: TestApp;

beforeEach(async () => {
  site = await createApiTestSite();
});

afterEach(() => site.close());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('User-Agent', PRIVATE.agent);
  headers.set('X-Forwarded-For', PRIVATE.address);
  headers.set('Referer', `http://localhost/blog?query=${PRIVATE.search}`);
  return Promise.resolve(site.app.request(path, { ...init, headers }));
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function actAsGuest(): Promise<void> {
  await send(`/prompt/${encodeURIComponent(PRIVATE.prompt)}?width=64&height=64&seed=1`);
  await send(`/prompt/${encodeURIComponent(PRIVATE.prompt)}?width=1`);
  await send(`/blog?query=${PRIVATE.search}`);
  await send(`/blog/${PRIVATE.slug}`);
  await send(`/feeds/posts/default?alt=json&q=${PRIVATE.search}`);
  await send(`/reset-password?token=${PRIVATE.token}`);
  await post('/api/story-script', { title: PRIVATE.title, image: 'bm90IGFuIGltYWdl' });
  await post('/api/story-script', `{"title":"${PRIVATE.title}`);
  for (const shop of ['gumroad', 'polar', 'lemon-squeezy']) {
    await post(`/api/shops/${shop}/webhook`, { email: PRIVATE.email, license_key: PRIVATE.key });
  }
}

async function actAsAccount(): Promise<void> {
  const { email, password, wrongPassword, prompt, key, token } = PRIVATE;
  const client = await signUpClient(send, { origin: 'http://localhost', email, password });
  await post('/api/auth/sign-in/email', { email, password: wrongPassword });
  await post('/api/auth/sign-up/email', { email, password, name: email });
  await post('/api/auth/request-password-reset', { email });
  await post('/api/auth/reset-password', { token, newPassword: wrongPassword });
  const tile = await client.draw({ tool: 'green', runId: crypto.randomUUID(), tile: 0, prompt });
  expect(tile.status).toBe(200);
  await client.save({ bytes: tile.bytes, tool: 'green', holdId: tile.holdId, prompt });
  await post('/api/license/activate', { email, key }, { Authorization: `Bearer ${client.token()}` });
  await post('/api/license/activate', { email, key }, { Authorization: `Bearer ${token}` });
  await send(`/api/images/${token}/file?signature=${token}`);
}

it('the log of the main journeys holds nothing of the people who made them', async () => {
  await actAsGuest();
  await actAsAccount();
  const logs = site.logs.join('');
  for (const route of [
    '/prompt/:prompt',
    '/api/auth/*',
    '/api/license/activate',
    '/api/shops/:shop/webhook',
    '/blog/:slug',
  ]) {
    expect(logs, route).toContain(route);
  }
  for (const trace of TRACES) expect(logs).not.toMatch(trace);
});
