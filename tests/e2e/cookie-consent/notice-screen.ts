import type { Locator, Page } from '@playwright/test';

interface NoticeScreen {
  notice: Locator;
  accept: Locator;
  policy: Locator;
}

/** The notice about cookies. */
export function noticeScreen(page: Page): NoticeScreen {
  const notice = page.getByRole('dialog', { name: 'Our Use of Cookies', exact: true });
  return {
    notice,
    accept: notice.getByRole('button', { name: 'Accept', exact: true }),
    policy: notice.getByRole('link', { name: 'Privacy Policy', exact: true }),
  };
}
