import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { cspHash } from '../security/csp-hash.ts';
import { describeApi } from './api-groups.registry.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { TRY_SCRIPT } from './page/try-call.script.ts';

/** Answered for browsers and search engines; not calls that a program makes. */
const NOT_DESCRIBED = [
  /^\/api\/\*$/,
  // The identity provider's own addresses beside the four that a program needs.
  /^\/api\/auth\//,
  // Where shops write, in the forms that are theirs.
  /^\/api\/shops\//,
  // Of the site's owner; to everybody else there is nothing at these addresses.
  /^\/api\/owner\//,
  /^\/api\/docs$/,
  /^\/api\/openapi\.json$/,
];

let site: TestApp;
let document: OpenApiDocument;

beforeAll(async () => {
  site = await createTestApp({ SANDBOX_SHOP: 'on' });
  document = (await (await site.app.request('/api/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => site.close());

describe('the OpenAPI document', () => {
  test('every call that it describes is answered by the site', async () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const method of Object.keys(operations)) {
        const address = path.replace(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000');
        // Small, where the answer is a picture.
        const query = '?width=64&height=64';
        const answer = await site.app.request(address + query, { method: method.toUpperCase() });
        const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
        expect(`${method} ${path}: ${code}`).not.toContain('api.unknown');
        // Of a link alone it is no secret that it leads nowhere.
        if (code !== 'share.unknown') expect(answer.status, `${method} ${path}`).not.toBe(404);
      }
    }
  });

  test('every call of the site is described', () => {
    const described = new Set(
      Object.entries(document.paths).flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
    const mounted = site.app.routes
      .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
      .filter(({ path }) => !NOT_DESCRIBED.some((pattern) => pattern.test(path)))
      .map(({ path, method }) => `${method} ${path.replace(/:([A-Za-z]+)/g, '{$1}')}`);
    expect(mounted.length).toBeGreaterThan(3);
    for (const call of mounted) expect([...described], `${call} is not described`).toContain(call);
  });

  test('its references lead somewhere, and its names are used once', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(Object.keys(document.components.schemas)).toContain(name);
    const ids = describeApi({ sandboxShop: true }).flatMap(({ operations }) =>
      operations.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leaves out the sandbox shop where there is none', () => {
    const ids = (sandboxShop: boolean) =>
      describeApi({ sandboxShop }).flatMap(({ operations }) => operations.map(({ id }) => id));
    expect(ids(true)).toContain('buy-test-license');
    expect(ids(false)).not.toContain('buy-test-license');
  });
});

describe('the page for people', () => {
  test('describes every call, under a policy that allows no script but the one to try a call', async () => {
    const answer = await site.app.request('/api/docs');
    const page = await answer.text();
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain(`script-src ${cspHash(TRY_SCRIPT)};`);
    expect(page.split('<script')).toHaveLength(2);
    expect(page).toContain(`<script>${TRY_SCRIPT}</script>`);
    expect(page).not.toMatch(/ style="/);
    for (const { operations } of describeApi({ sandboxShop: true })) {
      for (const { id, failures } of operations) {
        expect(page).toContain(`<article class="operation" id="${id}">`);
        for (const { codes } of failures) for (const code of codes) expect(page).toContain(code);
      }
    }
  });

  test('links only to places on the page and on the site', async () => {
    const page = await (await site.app.request('/api/docs')).text();
    const links = [...page.matchAll(/ href="([^"]+)"/g)].map(([, link]) => link ?? '');
    for (const link of links.filter((each) => each.startsWith('#')))
      expect(page, link).toContain(`id="${link.slice(1)}"`);
    const outside = links.filter((each) => !each.startsWith('#'));
    expect([...new Set(outside)].sort()).toEqual([
      '/',
      '/#pricing',
      '/about',
      '/api/openapi.json',
      '/blog',
      '/community',
      '/contact',
      '/disclaimer',
      '/faq',
      '/features',
      '/help',
      '/is-it-ours',
      '/privacy-policy',
      '/story-generator',
      '/terms-of-service',
      '/web-stories',
    ]);
  });

  test('writes the name of the site as text', async () => {
    const branded = await createTestApp({ SITE_NAME: '<img src=x>' });
    const page = await (await branded.app.request('/api/docs')).text();
    await branded.close();
    expect(page).toContain('&lt;img src=x&gt;');
    expect(page).not.toContain('<img');
  });
});
