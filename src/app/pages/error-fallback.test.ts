import { describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/logging/logger.ts';
import { AppError } from '../../shared/app-error.ts';
import { withErrorFallback } from './error-fallback.ts';

const logger = createLogger({ level: 'silent' });
const open = (answer: () => Promise<Response>, path = '/blog', accept = 'text/html') =>
  withErrorFallback(answer)({
    request: new Request(`http://a.example${path}`, { headers: { accept } }),
    logger,
    requestId: 'a-number-of-the-log',
  });
const fail = async (): Promise<Response> => {
  throw new Error('secret <b>detail</b>');
};
const lastWord = async () =>
  new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } });

describe('a page that cannot be rendered', () => {
  it.each([
    ['throws', fail],
    ['is the last word of the router', lastWord],
  ])('is one to read when it %s, with nothing of the reason', async (_, answer) => {
    const { status, headers, text } = await open(answer).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    expect(status).toBe(500);
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(text).toContain('<h1>We couldn’t load this page</h1>');
    expect(text).toContain('<a href="">Try Again</a>');
    expect(text).toContain('Reference: a-number-of-the-log');
    expect(text).not.toMatch(/secret|Unexpected/);
  });

  it('stays an error where no document was asked for, and a refusal stays what it is', async () => {
    await expect(open(fail, '/blog.data')).rejects.toThrow('secret');
    await expect(open(fail, '/blog', '*/*')).rejects.toThrow('secret');
    const refusal = new AppError({ code: 'a.b', status: 503, message: 'Later.' });
    await expect(open(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  it('is left alone when it has a screen of its own', async () => {
    const screen = () =>
      Promise.resolve(
        new Response('<h1>Unexpected Application Error!</h1>', {
          status: 500,
          headers: { 'Content-Type': 'text/html' },
        }),
      );
    expect(await (await open(screen)).text()).toContain('Unexpected Application Error!');
  });
});
