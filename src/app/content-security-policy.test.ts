import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const nowhere = { imageServiceUrl: '', apiBaseUrl: '' };
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the content security policy', () => {
  test('names exactly the inline scripts of the page', () => {
    const policy = contentSecurityPolicy(
      '<script src="/a.js"></script><script>one()</script><script type="module">two()</script>',
      nowhere,
    );
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
  });

  test('lets no other script and no inline style run', () => {
    const policy = contentSecurityPolicy('<p>no scripts</p>', nowhere);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('allows an image service elsewhere, by its origin', () => {
    const policy = contentSecurityPolicy('', { imageServiceUrl: 'https://images.test/v1', apiBaseUrl: '' });
    expect(policy).toMatch(/connect-src [^;]*https:\/\/images\.test(;| )/);
  });
});
