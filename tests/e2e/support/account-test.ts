import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test as generatorTest } from './generator-test.ts';
import { toolScreen } from './tool-screen.ts';

export interface AccountCredentials {
  email: string;
  password: string;
}

interface AccountFixtures {
  /** The account that the page is signed in to; asking for it signs up a new one and opens the start page. */
  account: AccountCredentials;
  /** A page asks for its status by itself; an answer that a test changes may still be on its way at the end. */
  lateAnswers: undefined;
}

/** Everything of the generator's tests, and an account. */
export const test = generatorTest.extend<AccountFixtures>({
  account: async ({ page }, use) => {
    const account = await signUp(page);
    await openAccountHome(page, account);
    await use(account);
  },
  lateAnswers: [
    async ({ page }, use) => {
      await use(undefined);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };

/** An address that no other test has. */
export function newCredentials(): AccountCredentials {
  return { email: `visitor-${randomUUID()}@example.com`, password: 'correct horse battery' };
}

/** The entry by which a page knows that somebody signed in in this browser. */
const SIGNED_IN_HINT_KEY = 'dreamseed.signed-in';

/**
 * Makes a new account and signs the page's browser in to it, past the dialog: pages opened from here
 * on know their account.
 */
export async function signUp(page: Page, credentials = newCredentials()): Promise<AccountCredentials> {
  await enter(page, '/api/auth/sign-up/email', credentials);
  return credentials;
}

/** Signs the page's browser in to an account that exists. */
export async function signIn(page: Page, credentials: AccountCredentials): Promise<void> {
  await enter(page, '/api/auth/sign-in/email', credentials);
}

async function enter(page: Page, path: string, credentials: AccountCredentials): Promise<void> {
  // The page shares its cookies; what it is shown then is an answer that may not ask for anything.
  const answer = await page.request.post(path, { data: credentials });
  expect(answer.status()).toBe(200);
  await page.goto('/healthz');
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now())), SIGNED_IN_HINT_KEY);
}

/** Opens the start page and waits until both tools know the account. */
export async function openAccountHome(page: Page, { email }: AccountCredentials): Promise<void> {
  await page.goto('/');
  await expect(page.getByText(email, { exact: true })).toHaveCount(2);
}

/**
 * An identity token of whoever is signed in in the page's browser, for calling the API from a test. A server may
 * close a connection that nobody used at the moment when it is used again: asked once more, as browsers do.
 */
export async function identityToken(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/token', { maxRetries: 1 });
  expect(answer.status()).toBe(200);
  const { token } = await answer.json();
  return token;
}

interface AccountBarScreen {
  email: Locator;
  plan: (name: string) => Locator;
  /** The balance, as written. */
  credits: (balance: string) => Locator;
  button: (name: string) => Locator;
}

/** The account bar of one tool. */
export function accountBar(page: Page, tool: 'green' | 'yellow'): AccountBarScreen {
  const { section, credits } = toolScreen(page, tool);
  return {
    email: section.getByText(/@example\.com$/),
    plan: (name) => section.getByText(name, { exact: true }),
    credits,
    button: (name) => section.getByRole('button', { name, exact: true }),
  };
}

export const AUTH_VIEWS = {
  'Sign In': { title: 'Welcome Back', google: 'Sign in with Google' },
  'Sign Up': { title: 'Create an Account', google: 'Sign up with Google' },
} as const;

export type AuthViewName = keyof typeof AUTH_VIEWS;

export interface AuthDialogScreen {
  dialog: Locator;
  email: Locator;
  password: Locator;
  confirmation: Locator;
  submit: Locator;
  google: Locator;
  switchView: Locator;
  failure: Locator;
  /** Writes everything the view asks for. */
  fill(credentials: AccountCredentials): Promise<void>;
}

export function authDialog(page: Page, view: AuthViewName): AuthDialogScreen {
  const { title, google } = AUTH_VIEWS[view];
  const dialog = page.getByRole('dialog', { name: title });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const password = dialog.getByLabel('Password', { exact: true });
  const confirmation = dialog.getByLabel('Confirm Password', { exact: true });
  return {
    dialog,
    email,
    password,
    confirmation,
    submit: dialog.getByRole('button', { name: view, exact: true }),
    google: dialog.getByRole('button', { name: google, exact: true }),
    switchView: dialog.getByRole('button', {
      name: view === 'Sign In' ? 'Create an account' : 'Sign in instead',
    }),
    failure: dialog.getByRole('alert'),
    async fill(credentials) {
      await email.fill(credentials.email);
      await password.fill(credentials.password);
      if (view === 'Sign Up') await confirmation.fill(credentials.password);
    },
  };
}

/** Opens the dialog from a tool's account bar. */
export async function openAuthDialog(
  page: Page,
  view: AuthViewName,
  tool: 'green' | 'yellow' = 'green',
): Promise<AuthDialogScreen> {
  await toolScreen(page, tool).section.getByRole('button', { name: view, exact: true }).click();
  const opened = authDialog(page, view);
  await expect(opened.dialog).toBeVisible();
  return opened;
}
