import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pages from '../../src/app/routes.ts';
import { urls } from '../../src/urls.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { headerFaults } from './header-faults.ts';
import { PAGE_SAMPLES, type RouteSample, SERVER_ROUTE_SAMPLES } from './route-samples.ts';

const METHODS_ANYWHERE = ['HEAD', 'OPTIONS', 'PUT'];
const ACCOUNT = { email: 'ann@example.com', password: 'a good password' };

describe.each([
  ['http', '', 'http://localhost'],
  ['https', 'https://dreams.example', 'https://dreams.example'],
])('a site by %s', (scheme, siteUrl, origin) => {
  const https = scheme === 'https';
  let site: TestApp;
  let token: string;

  const ask = async ({ path, method = 'GET', headers, body, signedIn }: RouteSample) => {
    const response = await site.app.request(`${origin}${path}`, {
      method,
      headers: { ...headers, ...(signedIn ? { Authorization: `Bearer ${token}` } : {}) },
      body: body ?? null,
    });
    await response.arrayBuffer();
    return {
      path,
      status: response.status,
      header: (name: string) => response.headers.get(name),
      setCookies: response.headers.getSetCookie(),
    };
  };

  beforeAll(async () => {
    site = await createTestApp({
      SITE_URL: siteUrl,
      SANDBOX_SHOP: 'on',
      AUTH_ATTEMPTS_PER_MINUTE: '100000',
      GUEST_DAILY_IMAGES: '1000',
      REQUESTS_PER_MINUTE: '100000',
    });
    const signedUp = await site.app.request(`${origin}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    });
    expect(signedUp.status).toBe(200);
    const cookies = signedUp.headers.getSetCookie();
    const answer = await site.app.request(`${origin}/api/auth/token`, {
      headers: { Cookie: cookies.map((line) => line.split(';')[0]).join('; ') },
    });
    token = ((await answer.json()) as { token: string }).token;
  });
  afterAll(() => site.close());

  test('has a sample of every route', () => {
    // What answers every method of a whole folder only passes requests on, or says that nothing is there.
    const routes = site.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter((route) => !(route in SERVER_ROUTE_SAMPLES))).toEqual([]);
  });

  test('sends every answer with headers that hold', async () => {
    const faults: string[] = [];
    const statuses = new Set<number>();
    for (const sample of Object.values(SERVER_ROUTE_SAMPLES).flat()) {
      const answer = await ask(sample);
      statuses.add(answer.status);
      faults.push(...headerFaults(answer, { https }));
      for (const method of METHODS_ANYWHERE) {
        faults.push(...headerFaults(await ask({ ...sample, method, body: undefined }), { https }));
      }
    }
    expect(faults).toEqual([]);
    // Answers of many kinds were looked at, not the same refusal again and again.
    for (const status of [200, 302, 308, 400, 401, 403, 404, 413, 500]) expect(statuses).toContain(status);
  });
});

describe('the samples of pages', () => {
  test('cover every page and every address that links are made of', () => {
    const known = Object.keys(PAGE_SAMPLES);
    expect(listPages(pages).filter((path) => !known.includes(path))).toEqual([]);
    const covered = [...Object.keys(SERVER_ROUTE_SAMPLES), ...known]
      .map((route) => route.replace(/^[A-Z]+ /, ''))
      .filter((route) => !['/*', '/api/*'].includes(route))
      .map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`));
    for (const make of Object.values(urls)) {
      const { pathname } = new URL((make as (text: string) => string)('x'), 'http://localhost');
      expect(
        covered.some((pattern) => pattern.test(pathname)),
        pathname,
      ).toBe(true);
    }
  });
});

function listPages(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => {
    if (children) return listPages(children);
    return index ? ['/'] : [`/${path}`];
  });
}
