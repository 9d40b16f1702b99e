import { type BrowserContext, test as base, expect } from '@playwright/test';
import { CONSENT_GIVEN, CONSENT_KEY } from '../../../src/features/cookie-consent/cookie-consent.rules.ts';

interface BaseOptions {
  /** Whether the visitor has accepted the cookie notice on an earlier visit, to any site of the test. */
  cookieNotice: 'accepted' | 'unanswered';
}

/** What every browser test begins with. */
export const test = base.extend<BaseOptions>({
  cookieNotice: ['accepted', { option: true }],
  context: async ({ context, cookieNotice }, use) => {
    if (cookieNotice === 'accepted') await acceptCookieNotice(context);
    await use(context);
  },
});

export { expect };

/** For contexts that a test makes by itself. */
export async function acceptCookieNotice(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // A blank page has no storage, and some tests take it away.
      }
    },
    [CONSENT_KEY, CONSENT_GIVEN] as const,
  );
}
