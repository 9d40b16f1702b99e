import type { Page, Request } from '@playwright/test';
import type { UserStatus } from '../../../src/features/user-status/user-status.types.ts';
import { expect, identityToken } from './account-test.ts';

/** What the product API answers in place of the real one. */
export interface ApiAnswer {
  status?: number;
  /** Left out, the connection breaks before an answer. */
  json?: unknown;
}

/** A post to the product API as it passed by. */
interface SeenCall {
  kind: 'asked' | 'answered';
  body: Record<string, unknown>;
}

/** Changes what the server says of the account; the rest of its answer stays. */
export async function changeStatus(page: Page, changes: Partial<UserStatus>): Promise<void> {
  await page.route('**/api/user/status', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changes } });
  });
}

/** Answers saves, by their position; the bodies are collected in the order they came. */
export async function answerSaves(
  page: Page,
  answering: (position: number) => ApiAnswer | Promise<ApiAnswer>,
): Promise<Record<string, unknown>[]> {
  const bodies: Record<string, unknown>[] = [];
  await page.route('**/api/images/save', async (route) => {
    const position = bodies.push(readSaveBody(route.request())) - 1;
    const { status = 200, json } = await answering(position);
    if (json === undefined) await route.abort('connectionreset');
    else await route.fulfill({ status, json });
  });
  return bodies;
}

/** The details of a form; a browser does not show what it sends of a file. */
function readSaveBody(request: Request): Record<string, unknown> {
  const text = request.postData() ?? '';
  return JSON.parse(/name="details"\r\n\r\n(.*)\r\n/.exec(text)?.[1] ?? text);
}

/** Watches posts to one address of the real API, when they are asked and when they are answered. */
export function watchPosts(page: Page, path: string): SeenCall[] {
  const seen: SeenCall[] = [];
  const isWatched = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname === path;
  page.on('request', (request) => {
    if (isWatched(request)) seen.push({ kind: 'asked', body: readSaveBody(request) });
  });
  page.on('requestfinished', (request) => {
    if (isWatched(request)) seen.push({ kind: 'answered', body: readSaveBody(request) });
  });
  return seen;
}

/** Asks the real product API as the account that the page is signed in to. */
export async function askApi<Answer>(page: Page, path: string, data?: unknown): Promise<Answer> {
  const headers = { Authorization: `Bearer ${await identityToken(page)}` };
  const answer = await (data === undefined
    ? page.request.get(`/api${path}`, { headers })
    : page.request.post(`/api${path}`, { headers, data }));
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return JSON.parse(text || 'null');
}

/** Buys a plan in the sandbox shop and activates it. */
export async function activatePlan(page: Page, email: string, plan: string): Promise<UserStatus> {
  const order = await page.request.post('/api/checkout/sandbox', { data: { plan, email } });
  expect(order.status()).toBe(200);
  const { licenseKey } = await order.json();
  return askApi(page, '/license/activate', { email, key: licenseKey });
}
