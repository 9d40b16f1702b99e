import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';

let site: TestApp;

beforeEach(async () => {
  site = await createTestApp({ GUEST_DAILY_IMAGES: '1' });
});

afterEach(() => site.close());

describe('the server', () => {
  test('answers a known error as {message, code, requestId} with its status and headers', async () => {
    const response = await site.app.request('/prompt/fox?width=10&height=64');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      code: 'image_service.size_out_of_range',
      requestId: response.headers.get('X-Request-Id'),
    });
  });

  test('answers anything unexpected as a 500 that gives nothing away', async () => {
    const response = await site.app.request('/about');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      requestId: expect.any(String),
      code: 'internal.error',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(site.logs.join('')).toContain('The built pages are not part of this test.');
  });

  test.each([
    ['GET', '/api/images/save', 'POST'],
    ['DELETE', '/api/images/save', 'POST'],
    ['PUT', '/api/images/history', 'GET, HEAD'],
    ['GET', '/api/images/00000000-0000-4000-8000-000000000000', 'DELETE'],
  ])('says of %s %s which methods are answered there: %s', async (method, path, allow) => {
    const response = await site.app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
  });

  test('refuses a body that is too large', async () => {
    const response = await site.app.request('/api/images/release', {
      method: 'POST',
      body: new Uint8Array(17 * 1024 * 1024),
      headers: { 'Content-Length': String(17 * 1024 * 1024) },
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'request.too_large' });
  });

  test.each(['/api/images/release', '/api/license/activate', '/api/checkout/sandbox'])(
    'refuses more than a short body at %s',
    async (path) => {
      const body = JSON.stringify({ text: 'x'.repeat(70_000) });
      const response = await site.app.request(path, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'request.too_large' });
    },
  );

  test('names each request, and ignores a name that the caller brings', async () => {
    const response = await site.app.request('/healthz', { headers: { 'X-Request-Id': 'mine' } });
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('draws a picture for a guest, once within the allowance', async () => {
    const address = '/prompt/a%20red%20fox?width=64&height=64&seed=1&nologo=true';
    const first = await site.app.request(address);
    expect(first.status).toBe(200);
    expect(first.headers.get('Content-Type')).toBe('image/jpeg');
    const second = await site.app.request(address);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('Retry-After'))).toBe(12 * 3600);
    site.clock.advance(12 * 3_600_000);
    expect((await site.app.request(address)).status).toBe(200);
  });

  test('logs the pattern of a route, never the prompt, a search or an address', async () => {
    await site.app.request('/prompt/my%20secret%20wish?width=64&height=64', {
      headers: { 'X-Forwarded-For': '203.0.113.77' },
    });
    await site.app.request('/prompt/my%20secret%20wish?width=1');
    await site.app.request('/blog?query=secret');
    const logs = site.logs.join('');
    expect(logs).toContain('/prompt/:prompt');
    expect(logs).not.toMatch(/secret|wish|203\.0\.113/);
  });

  test('sends the headers that keep browsers from guessing and framing', async () => {
    const { headers } = await site.app.request('/healthz');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
});
