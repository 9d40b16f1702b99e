import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STANDARD_BALANCE } from '../../src/features/credits/credits.rules.ts';
import { type OpenAiImagesServer, startOpenAiImagesServer } from '../support/engines/openai-images-server.ts';
import { type AccountClient, signUpClient } from '../support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

// Whole servers, some of which read 40 MB of nothing.
vi.setConfig({ testTimeout: 90_000 });

const ORIGIN = 'http://localhost:3000';
const WELCOME_CREDITS = 500;

let service: OpenAiImagesServer;
let site: TestApp;
let account: AccountClient;

beforeEach(async () => {
  service = await startOpenAiImagesServer();
});
afterEach(async () => {
  await site.close();
  await service.close();
});

async function start(engines: string, environment: Record<string, string> = {}): Promise<void> {
  site = await createTestApp({
    IMAGE_ENGINES: engines,
    OPENAI_COMPATIBLE_URL: service.url,
    OPENAI_COMPATIBLE_KEY: service.key,
    OPENAI_COMPATIBLE_MODEL: 'dall-e-3',
    OPENAI_COMPATIBLE_TIMEOUT_SECONDS: '60',
    SITE_URL: ORIGIN,
    ...environment,
  });
  account = await signUpClient((path, init) => site.app.request(path, init), { origin: ORIGIN });
}

const drawAsGuest = (prompt = 'a fox') =>
  site.app.request(`/prompt/${encodeURIComponent(prompt)}?width=64&height=64&seed=7&nologo=true`);
const drawAsAccount = (tile = 0, runId: string = randomUUID()) =>
  account.draw({ tool: 'green', runId, tile });

async function readBalance(): Promise<{ balance: number; held: number }> {
  const [, claims = ''] = account.token().split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  const { balance, held } = await site.services.credits.readBalance(sub, STANDARD_BALANCE);
  return { balance, held };
}

describe('when no engine draws, nothing is charged and the sentence is clear', () => {
  const failed = { status: 502, code: 'image_engines.failed' };
  const busy = { status: 503, code: 'image_engines.busy' };
  it.each([
    ['over-limit', busy],
    ['moderated', { status: 422, code: 'image_engines.declined' }],
    ['unpaid', failed],
    ['key-invalid', failed],
    ['model-unknown', failed],
    ['broken', failed],
    ['no-pictures', failed],
    ['garbage', failed],
    ['endless', failed],
    ['redirect', failed],
    ['slow', { status: 504, code: 'image_engines.timeout' }],
  ] as const)('ERR-11, O-31: %s', async (failure, expected) => {
    // A second failure must find the one image of the day given back.
    const seconds = failure === 'slow' ? '1' : '60';
    await start('openai-compatible', {
      GUEST_DAILY_IMAGES: '1',
      OPENAI_COMPATIBLE_TIMEOUT_SECONDS: seconds,
    });
    service.fail(failure);
    for (let turn = 0; turn < 2; turn++) {
      const answer = await drawAsGuest();
      const { message, code } = (await answer.json()) as { message: string; code: string };
      expect({ status: answer.status, code }).toEqual(expected);
      expect(message).not.toContain(service.key);
    }
    const runId = randomUUID();
    for (const tile of [0, 1]) {
      expect(await drawAsAccount(tile, runId)).toMatchObject({ status: expected.status });
    }
    expect(await readBalance()).toEqual({ balance: WELCOME_CREDITS, held: 0 });
    expect(site.logs.join('')).not.toContain(service.key);
  });

  it('a service that is not there', async () => {
    await start('openai-compatible', { GUEST_DAILY_IMAGES: '1' });
    await service.close();
    const runId = randomUUID();
    const answers = [
      await drawAsGuest(),
      await drawAsGuest(),
      await drawAsAccount(0, runId),
      await drawAsAccount(1, runId),
    ];
    // After a second try for each it is left alone, and visitors are told to come back.
    expect(answers.map(({ status }) => status)).toEqual([502, 502, expect.any(Number), 503]);
    expect(await readBalance()).toEqual({ balance: WELCOME_CREDITS, held: 0 });
    service = await startOpenAiImagesServer();
  });
});

describe('when the next engine draws', () => {
  it('the answer says so, is kept by nobody, and is charged once', async () => {
    await start('openai-compatible,illustrator');
    service.fail('broken', 1);
    const first = await drawAsGuest();
    expect(first.status).toBe(200);
    expect(first.headers.get('X-Dreamseed-Engine')).toBe('illustrator');
    expect(first.headers.get('X-Dreamseed-Stand-In')).toBe('true');
    expect(first.headers.get('ETag')).toBeNull();
    // The same words once more are for the first engine again.
    const second = await drawAsGuest();
    expect(second.headers.get('X-Dreamseed-Engine')).toBe('openai-compatible');
    expect(second.headers.get('X-Dreamseed-Stand-In')).toBeNull();

    service.fail('broken', 1);
    const drawn = await drawAsAccount();
    expect(drawn.headers.get('X-Dreamseed-Stand-In')).toBe('true');
    await account.save({ bytes: drawn.bytes, tool: 'green', holdId: drawn.holdId });
    expect((await readBalance()).balance).toBe(WELCOME_CREDITS - 50);
  });

  it('declined words are not taken to it', async () => {
    await start('openai-compatible,illustrator');
    service.fail('moderated');
    const answer = await drawAsGuest();
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'image_engines.declined',
      message: 'The image engine won’t draw this prompt. You weren’t charged. Please try a different prompt.',
    });
  });

  it('runs side by side stop asking an engine that keeps failing, and all get their picture once', async () => {
    await start('openai-compatible,illustrator', { IMAGE_QUEUE_PER_VISITOR: '40' });
    service.fail('broken');
    const runId = randomUUID();
    const guests = Array.from({ length: 16 }, (_, number) => drawAsGuest(`fox number ${number}`));
    const answers = await Promise.all([...guests, drawAsAccount(0, runId), drawAsAccount(1, runId)]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.every(({ headers }) => headers.get('X-Dreamseed-Engine') === 'illustrator')).toBe(true);
    // Five failures in a row, and those that were under way when the fifth came.
    expect(service.requests.length).toBeLessThan(16);
    const asked = service.requests.length;
    expect((await drawAsGuest('one more')).headers.get('X-Dreamseed-Engine')).toBe('illustrator');
    expect(service.requests.length).toBe(asked);
    expect(await readBalance()).toEqual({ balance: WELCOME_CREDITS, held: 100 });
    expect(site.logs.filter((line) => line.includes('left alone'))).toHaveLength(1);
  });
});

describe('the model of a tool', () => {
  const models = {
    OPENAI_COMPATIBLE_MODEL: 'gpt-image-1-mini',
    OPENAI_COMPATIBLE_MODEL_BOOSTER: 'gpt-image-1',
    OPENAI_COMPATIBLE_MODEL_YELLOW: 'gpt-image-1.5',
  };
  const askedModels = () => service.requests.map(({ body }) => (body as { model: string }).model);
  const drawOn = (tool: string) =>
    site.app.request('/prompt/a%20fox?width=64&height=64&seed=7', { headers: { 'X-Dreamseed-Tool': tool } });

  it('IMG-01: follows the tool of a guest, never another name, and each model draws its own picture', async () => {
    await start('openai-compatible', models);
    for (const tool of ['green', 'yellow', 'booster', 'green', 'yellow']) {
      expect((await drawOn(tool)).status).toBe(200);
    }
    // What was drawn before is remembered by model.
    expect(askedModels()).toEqual(['gpt-image-1-mini', 'gpt-image-1.5']);
  });

  it('GREEN-10: follows the plan of an account', async () => {
    await start('openai-compatible', models);
    await drawAsAccount();
    const { body } = await account.buy('booster');
    await account.activate(body.licenseKey);
    await drawAsAccount();
    expect(askedModels()).toEqual(['gpt-image-1-mini', 'gpt-image-1']);
  });
});
