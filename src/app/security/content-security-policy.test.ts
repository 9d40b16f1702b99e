import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { securePage } from './content-security-policy.ts';

const nowhere = { imageServiceUrl: '', apiBaseUrl: '', picturesWithoutHttps: false };
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const secure = (html: string, origins = nowhere) => securePage(html, 'n0nce', origins);

describe('the content security policy', () => {
  test('names the inline scripts that the document marked, and takes the marks out', () => {
    const { html, policy } = secure(
      '<script src="/a.js" nonce="n0nce"></script><script nonce="n0nce">one()</script><script type="module" nonce="n0nce">two()</script>',
    );
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
    expect(html).toBe(
      '<script src="/a.js"></script><script>one()</script><script type="module">two()</script>',
    );
  });

  test('gives no hash to a script that slipped in, also one that guesses at a mark', () => {
    const { policy } = secure(
      '<p><script>evil()</script><script nonce="guess">evil()</script></p><script nonce="n0nce">ours()</script>',
    );
    expect(policy).toContain(`script-src 'self' ${hashOf('ours()')};`);
    expect(policy).not.toContain(hashOf('evil()'));
  });

  test('is not misled by what the description of a picture may say', () => {
    for (const words of ['<script>', '<script ', '<script src=x>', '<script><script nonce=', '</script>']) {
      const { policy } = secure(
        `<img alt="${words}"><script nonce="n0nce" async="">ours()</script><script src="/a.js" nonce="n0nce"></script>`,
      );
      expect(policy, words).toContain(`script-src 'self' ${hashOf('ours()')};`);
    }
  });

  test('lets no other script and no inline style run', () => {
    const { policy } = secure('<p>no scripts</p>');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('allows pictures without https for posts of a private network, and only then', () => {
    expect(secure('', nowhere).policy).toContain("img-src 'self' data: blob: https:;");
    const { policy } = secure('', { ...nowhere, picturesWithoutHttps: true });
    expect(policy).toContain("img-src 'self' data: blob: https: http:;");
  });

  test('allows an image service elsewhere, by its origin', () => {
    const { policy } = secure('', {
      ...nowhere,
      imageServiceUrl: 'https://images.test/v1',
    });
    expect(policy).toMatch(/connect-src [^;]*https:\/\/images\.test(;| )/);
  });
});
