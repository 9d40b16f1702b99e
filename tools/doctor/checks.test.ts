import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { examine } from '../../src/app/doctor/examine.ts';
import { startBloggerServer } from '../../tests/support/blogs/blogger-server.ts';
import {
  type Automatic1111Server,
  startAutomatic1111Server,
} from '../../tests/support/engines/automatic1111-server.ts';
import { startSdCppServer } from '../../tests/support/engines/sd-cpp-server.ts';
import { startOidcProvider } from '../../tests/support/identity/oidc-provider.ts';
import { createTestApp } from '../../tests/support/test-app.ts';
import { checkEngines } from './check-engines.ts';
import { checkWriter } from './check-writer.ts';
import { formatChecks, formatTable } from './print-table.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
let webui: Automatic1111Server;
let dataDir: string;
beforeEach(async () => {
  webui = await startAutomatic1111Server();
  dataDir = mkdtempSync(path.join(tmpdir(), 'dreamseed-doctor-'));
});
afterEach(async () => {
  await webui.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function settings(environment: Record<string, string> = {}) {
  const { url: AUTOMATIC1111_URL, user: AUTOMATIC1111_USER, key: AUTOMATIC1111_PASSWORD } = webui;
  return readConfig({
    DATA_DIR: dataDir,
    IMAGE_ENGINES: 'automatic1111',
    AUTOMATIC1111_URL,
    AUTOMATIC1111_USER,
    AUTOMATIC1111_PASSWORD,
    ...environment,
  });
}

const summarize = async (environment: Record<string, string>) =>
  (await checkEngines(settings(environment), projectRoot)).map(({ model, size, result }) => [
    model,
    size,
    result,
  ]);

it('engines:check draws every size, another seed and each model, and says what is wrong', async () => {
  expect(await summarize({ AUTOMATIC1111_MODEL_YELLOW: 'nowhere-to-be-found' })).toEqual([
    ['standard', '576x1024', 'ok'],
    ['standard', '768x1024', 'ok'],
    ['standard', '1024x768', 'ok'],
    ['standard', '1344x768', 'ok'],
    ['standard', '1024x1024', 'ok'],
    ['standard, another seed', '576x1024', 'ok'],
    ['yellow tool', '576x1024', `It has no model nowhere-to-be-found and drew with ${webui.loadedModel}.`],
  ]);
});

it('engines:check says what stable-diffusion.cpp ignores', async () => {
  const sdCpp = await startSdCppServer();
  const openAi = {
    IMAGE_ENGINES: 'openai-compatible',
    OPENAI_COMPATIBLE_URL: `${sdCpp.origin}/v1`,
    OPENAI_COMPATIBLE_MODEL: 'one',
    OPENAI_COMPATIBLE_MODEL_BOOSTER: 'two',
    OPENAI_COMPATIBLE_MODEL_YELLOW: 'two',
  };
  const wrong = async (environment: Record<string, string>) =>
    (await summarize(environment)).filter(([, , result]) => result !== 'ok');
  const otherModel = [
    'Booster 5.0',
    '576x1024',
    'Model names are ignored: another one gave the same picture.',
  ];
  expect(await wrong(openAi)).toEqual([
    ['standard, another seed', '576x1024', 'Seeds are ignored: another one gave the same picture.'],
    otherModel,
    [
      'standard',
      '',
      'This is stable-diffusion.cpp: set OPENAI_COMPATIBLE_SERVER=sd-cpp, or it ignores seeds and negative prompts.',
    ],
  ]);
  expect(await wrong({ ...openAi, OPENAI_COMPATIBLE_SERVER: 'sd-cpp' })).toEqual([otherModel]);
  const webUi = { AUTOMATIC1111_URL: sdCpp.origin, AUTOMATIC1111_LONGEST_SIDE: '256' };
  expect(await wrong({ ...webUi, AUTOMATIC1111_SAMPLER: 'DPM++ 2M' })).toEqual([]);
  expect(await wrong({ ...webUi, AUTOMATIC1111_SAMPLER: 'No Such' })).toEqual([
    ['all tools', '', 'It has no sampler No Such and drew with euler_a.'],
  ]);
  await sdCpp.close();
});

it('engines:check asks for no more where the first picture fails', async () => {
  webui.fail('out-of-memory', 9);
  expect(await summarize({})).toEqual([
    ['all tools', '576x1024', 'It failed (answered 500 OutOfMemoryError).'],
  ]);
});

it('engines:check names a wrong password without repeating it', async () => {
  const [check] = await checkEngines(settings({ AUTOMATIC1111_PASSWORD: 'wrong-one' }), projectRoot);
  expect(check).toMatchObject({ isWell: false, model: 'all tools' });
  expect(check?.result).toContain('answered 401');
  expect(JSON.stringify(check)).not.toContain('wrong-one');
});

it('writers:check has a script written', async () => {
  expect(await checkWriter(settings().storyScripts)).toMatchObject({
    writer: 'built-in',
    isWell: true,
    result: 'ok',
    pages: '5',
  });
});

it('writers:check says that a service is out of reach', async () => {
  const { storyScripts } = settings({
    STORY_WRITER: 'openai-compatible',
    WRITER_URL: 'http://127.0.0.1:9',
    WRITER_MODEL: 'none',
  });
  const check = await checkWriter(storyScripts);
  expect(check).toMatchObject({ writer: 'openai-compatible', model: 'none', isWell: false });
  expect(check.result).toMatch(/no connection/);
});

it('doctor finds nothing wrong with a site that was started, and disturbs nothing', async () => {
  const site = await createTestApp({ DATA_DIR: dataDir });
  await site.close();
  const lines = await examine(settings(), projectRoot);
  expect(lines.filter(({ state }) => state === 'failed')).toEqual([]);
  const states = Object.fromEntries(lines.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    database: 'ok',
    storage: 'ok',
    feed: 'off',
    mail: 'off',
    clock: 'ok',
    disk: 'ok',
  });
});

it('doctor reads the other blog, and says when it cannot', async () => {
  const blog = await startBloggerServer();
  const environment = { BLOG_FEED_URL: blog.origin, BLOG_FEED_PRIVATE_ADDRESSES: 'allow' };
  const well = (await examine(settings(environment), projectRoot)).find(({ name }) => name === 'feed');
  expect(well).toMatchObject({ state: 'ok' });
  await blog.close();
  const gone = (await examine(settings(environment), projectRoot)).find(({ name }) => name === 'feed');
  expect(gone?.state).toBe('failed');
});

it('doctor goes on after what is wrong, in one line each', async () => {
  const lines = await examine(settings({ IMAGE_ENGINES: 'comfyui', STORY_WRITER: 'gemini' }), projectRoot);
  const detailOf = (wanted: string) => lines.find(({ name }) => name === wanted)?.detail;
  expect(detailOf('engines')).toBe('COMFYUI_URL: is needed with the engine comfyui in IMAGE_ENGINES.');
  expect(detailOf('writer')).toBe('GEMINI_API_KEY: is needed with STORY_WRITER=gemini.');
  expect(detailOf('disk')).toMatch(/GB are free/);
});

it('doctor notices an engine whose timeout leaves no time for the next', async () => {
  const detailOf = async (environment: Record<string, string>) =>
    (await examine(settings(environment), projectRoot)).find(({ name }) => name === 'engines');
  const impatient = { IMAGE_ENGINES: 'automatic1111,illustrator', AUTOMATIC1111_TIMEOUT_SECONDS: '30' };
  expect(await detailOf({ ...impatient, IMAGE_TIMEOUT_SECONDS: '31' })).toMatchObject({ state: 'ok' });
  expect(await detailOf({ ...impatient, IMAGE_TIMEOUT_SECONDS: '30' })).toEqual({
    name: 'engines',
    state: 'failed',
    detail:
      'AUTOMATIC1111_TIMEOUT_SECONDS (30) is not below IMAGE_TIMEOUT_SECONDS (30): when that engine hangs, no other is tried.',
  });
  const asksTwice = { IMAGE_ENGINES: 'pollinations,illustrator', POLLINATIONS_TIMEOUT_SECONDS: '15' };
  expect(await detailOf({ ...asksTwice, IMAGE_TIMEOUT_SECONDS: '31' })).toMatchObject({ state: 'ok' });
  expect(await detailOf({ ...asksTwice, IMAGE_TIMEOUT_SECONDS: '30' })).toMatchObject({
    detail: expect.stringContaining('POLLINATIONS_TIMEOUT_SECONDS (15), twice for a second try,'),
  });
  const alone = { IMAGE_ENGINES: 'automatic1111', IMAGE_TIMEOUT_SECONDS: '30' };
  expect(await detailOf({ ...alone, AUTOMATIC1111_TIMEOUT_SECONDS: '30' })).toMatchObject({ state: 'ok' });
});

it('doctor asks who signs people in, and names what codes need', async () => {
  const provider = await startOidcProvider({ sites: ['http://localhost:3311'] });
  const detailOf = async (wanted: string, environment: Record<string, string>) =>
    (await examine(settings(environment), projectRoot)).find(({ name }) => name === wanted);
  const oidc = { AUTH_OIDC_ISSUER: provider.issuer, AUTH_OIDC_CLIENT_ID: provider.clientId };
  expect(await detailOf('identity', oidc)).toMatchObject({ state: 'ok' });
  expect(await detailOf('identity', { AUTH_OIDC_ISSUER: provider.issuer })).toEqual({
    name: 'identity',
    state: 'failed',
    detail: 'AUTH_OIDC_CLIENT_ID: is needed with AUTH_OIDC_ISSUER.',
  });
  await provider.close();
  expect(await detailOf('identity', oidc)).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('cannot be reached'),
  });
  const keys = { FIREBASE_PROJECT_ID: 'dreams', FIREBASE_KEYS_URL: `${webui.url}/nothing` };
  expect(await detailOf('identity', keys)).toMatchObject({ state: 'failed' });
  expect(await detailOf('mail', { LICENSE_PROOF: 'code' })).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('LICENSE_PROOF=code'),
  });
});

it('tables stand in columns', () => {
  expect(
    formatTable([
      ['a', 'bb', 'c'],
      ['aaa', 'b', ''],
    ]),
  ).toBe('a    bb  c\naaa  b');
  expect(formatChecks([{ name: 'disk', state: 'failed', detail: 'full.' }])).toBe('disk  FAILED  full.');
});
