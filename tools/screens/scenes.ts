import type { Page } from 'playwright-core';

export interface Scene {
  name: string;
  /** Leads the page to what is to be seen, signed out unless it says otherwise. */
  show(page: Page, window: string): Promise<void>;
  /** Everything from the header to the footer instead of what a window holds. */
  whole?: boolean;
}

const PICTURES_LIMIT_MS = 120_000;

/** The main screens, in the order in which a visitor meets them. */
export const SCENES: readonly Scene[] = [
  { name: '01-home', whole: true, show: (page) => open(page, '/') },
  { name: '02-green-tool-with-pictures', show: showGreenPictures },
  { name: '03-yellow-tool', show: showYellowTool },
  { name: '04-blog', whole: true, show: (page) => open(page, '/blog') },
  { name: '05-article', whole: true, show: (page) => open(page, '/blog/golden-hour') },
  { name: '06-web-stories', whole: true, show: (page) => open(page, '/web-stories') },
  { name: '07-story-viewer', show: showStory },
  { name: '08-story-script', whole: true, show: showScript },
  { name: '09-history', show: showHistory },
  { name: '10-pricing', show: showPricing },
  { name: '11-sign-in', show: showSignIn },
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

const greenTool = (page: Page) => page.getByRole('region', { name: 'Green tool' });

async function drawWithGreenTool(page: Page, prompt: string): Promise<void> {
  await greenTool(page).getByRole('textbox', { name: 'Describe your vision' }).fill(prompt);
  await greenTool(page)
    .getByRole('button', { name: /^Generate/ })
    .click();
  const pictures = greenTool(page).getByRole('img', { name: prompt, exact: true });
  await pictures.nth(1).waitFor({ timeout: PICTURES_LIMIT_MS });
}

async function showGreenPictures(page: Page): Promise<void> {
  await open(page, '/');
  await drawWithGreenTool(page, 'a fox in a birch forest in autumn');
  await greenTool(page).scrollIntoViewIfNeeded();
  await greenTool(page).getByRole('list', { name: 'Results' }).scrollIntoViewIfNeeded();
}

async function showYellowTool(page: Page): Promise<void> {
  await open(page, '/');
  const tool = page.getByRole('region', { name: 'Yellow tool' });
  await tool.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

async function showStory(page: Page): Promise<void> {
  await open(page, '/web-stories/lighthouse-keepers-cat');
  await page
    .getByRole('dialog', { name: /^Story: / })
    .getByRole('button', { name: 'Pause' })
    .click();
}

async function showScript(page: Page): Promise<void> {
  await open(page, '/story-generator');
  await page.getByLabel('Story Title').fill('The Lighthouse That Learned to Sing');
  const photo = await page.request.get('/prompt/a%20lighthouse%20on%20a%20cliff%20at%20sunset');
  await page.getByLabel('Main Image').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo.body(),
  });
  await page.getByRole('button', { name: 'Generate Story Script' }).click();
  await page.getByRole('heading', { name: 'Your Generated Story Script' }).waitFor();
}

async function showHistory(page: Page, window: string): Promise<void> {
  // A site knows an address once.
  const email = `ada.${window}@example.com`;
  await open(page, '/');
  await greenTool(page).getByRole('button', { name: 'Sign Up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an Account' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await dialog.getByLabel('Confirm Password', { exact: true }).fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await greenTool(page).getByText(email).waitFor();
  await drawWithGreenTool(page, 'a lighthouse on a cliff at sunset');
  await open(page, '/history');
  await page.getByRole('list', { name: 'Your images' }).getByRole('listitem').nth(1).waitFor();
}

async function showPricing(page: Page): Promise<void> {
  await open(page, '/');
  await page.locator('#pricing').evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

async function showSignIn(page: Page): Promise<void> {
  await open(page, '/');
  await greenTool(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
}
