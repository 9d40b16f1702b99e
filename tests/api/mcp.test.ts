import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { decodeJwt } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STANDARD_BALANCE } from '../../src/features/credits/credits.rules.ts';
import { MCP_SESSIONS } from '../../src/features/mcp/mcp-sessions.ts';
import type { AccountClient } from '../support/identity/account-client.ts';
import { createProgramSite, creditsOf, makeKey, type ProgramSite } from './programs.ts';

const PRICE = 50;

let site: ProgramSite;
let ada: AccountClient;
const clients: Client[] = [];

beforeAll(async () => {
  site = await createProgramSite();
  ada = await site.signUp('premium');
});
afterAll(async () => {
  for (const client of clients) await client.close();
  expect(site.failures()).toEqual([]);
  await site.close();
});

async function connect(wanted: object = {}): Promise<Client> {
  const { key } = await makeKey(ada, wanted);
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.origin}/mcp`), { requestInit }));
  clients.push(client);
  return client;
}

interface Result {
  content: { type: string; text?: string; data?: string; mimeType?: string; uri?: string; name?: string }[];
  isError?: boolean;
}

const call = async (client: Client, name: string, args: object = {}) =>
  (await client.callTool({ name, arguments: { ...args } })) as Result;

test('the SDK’s own client finds the tools, and makes and paints pictures', async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    ...['describe_words', 'generate_image', 'list_styles', 'my_pictures', 'paint_picture', 'write_story'],
  ]);
  const before = await creditsOf(ada);
  const progress: number[] = [];
  const made = (await client.callTool(
    { name: 'generate_image', arguments: { prompt: 'a red fox', size: '256x256', style: 'Watercolor' } },
    undefined,
    { onprogress: ({ progress: done }) => progress.push(done) },
  )) as Result;
  const [picture, link] = made.content;
  expect(picture).toMatchObject({ type: 'image', mimeType: 'image/png' });
  const { width } = await sharp(Buffer.from(picture?.data ?? '', 'base64')).metadata();
  expect(width).toBe(256);
  expect((await fetch(link?.uri ?? '')).status).toBe(200);
  expect(progress.length).toBeGreaterThan(0);
  expect(await creditsOf(ada)).toBe(before - PRICE);
  const { content: pictures } = await call(client, 'my_pictures');
  expect(pictures[0]).toMatchObject({ type: 'resource_link' });
  const painted = await call(client, 'paint_picture', {
    ...{ picture: pictures[0]?.name, prompt: 'as a woodcut', size: '64x64' },
  });
  expect(painted.content[0]).toMatchObject({ type: 'image' });
  const wanted = { picture: pictures[0]?.name, title: 'A red fox' };
  const { content: written } = await call(client, 'write_story', wanted);
  expect(JSON.parse(written[0]?.text ?? '')).toMatchObject({ writer: 'built-in', story: { length: 5 } });
  const { isError } = await call(await connect({ scopes: ['images'] }), 'write_story', wanted);
  expect(isError).toBe(true);
  expect(await creditsOf(ada)).toBe(before - 2 * PRICE);
});

test('words and styles cost nothing', async () => {
  const client = await connect();
  const before = await creditsOf(ada);
  expect((await call(client, 'list_styles')).content[0]?.text).toContain('Watercolor');
  const { text = '' } =
    (await call(client, 'describe_words', { prompt: 'a fox and a zorblax' })).content[0] ?? {};
  expect(JSON.parse(text)).toMatchObject({
    understood: expect.arrayContaining(['fox']),
    unknown: ['zorblax'],
  });
  expect(await creditsOf(ada)).toBe(before);
});

test('what is refused is told to the model', async () => {
  const client = await connect({ scopes: ['edits'] });
  expect(await call(client, 'generate_image', { prompt: 'a fox' })).toMatchObject({ isError: true });
  expect(await call(client, 'paint_picture', { picture: 'none', prompt: 'ink' })).toMatchObject({
    isError: true,
  });
});

test('words that no database keeps are refused before anything is set aside', async () => {
  const client = await connect();
  const before = await creditsOf(ada);
  const refused = await call(client, 'generate_image', { prompt: 'a fox\u0000' }).catch(
    (error: Error) => error,
  );
  expect(refused instanceof Error || refused.isError).toBe(true);
  expect(await creditsOf(ada)).toBe(before);
});

test('an account with many keys leaves sessions to others', async () => {
  const eve = await site.signUp('premium');
  const openAll = async () => {
    const { key } = await makeKey(eve);
    const requestInit = { headers: { Authorization: `Bearer ${key}` } };
    for (let count = 0; count < MCP_SESSIONS.ofKey; count++) {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(new StreamableHTTPClientTransport(new URL(`${site.origin}/mcp`), { requestInit }));
      clients.push(client);
    }
  };
  for (let keys = 0; keys < MCP_SESSIONS.ofAccount / MCP_SESSIONS.ofKey; keys++) await openAll();
  await expect(openAll()).rejects.toThrow(/by this account/);
  await connect();
});

test('a call that is canceled stops, and leaves nothing held', async () => {
  const client = await connect();
  const before = await creditsOf(ada);
  const pictures = (await ada.gallery()).body.length;
  const stop = new AbortController();
  const calling = client.callTool(
    { name: 'generate_image', arguments: { prompt: 'a fox', size: '1440x1440', count: 4 } },
    undefined,
    { signal: stop.signal, onprogress: () => stop.abort() },
  );
  await expect(calling).rejects.toThrow();
  const { credits, clock } = site.services;
  const accountId = decodeJwt(ada.token()).sub ?? '';
  await expect
    .poll(async () => {
      await credits.sweepLeases(clock.now() + 1);
      return (await credits.readBalance(accountId, STANDARD_BALANCE)).held;
    })
    .toBe(0);
  const drawn = (await ada.gallery()).body.length - pictures;
  expect(drawn).toBeLessThan(4);
  expect(await creditsOf(ada)).toBe(before - drawn * PRICE);
});

test('a session is its key’s alone, and there is none without a key or for pages of other sites', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${site.origin}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{}',
    });
  const alone = await ask({});
  expect(alone.status).toBe(401);
  expect(alone.headers.get('WWW-Authenticate')).toBe('Bearer');
  const { key } = await makeKey(ada);
  expect((await ask({ Authorization: `Bearer ${key}`, Origin: 'https://elsewhere.test' })).status).toBe(403);
  const client = await connect();
  const { sessionId = '' } = client.transport as StreamableHTTPClientTransport;
  expect((await ask({ Authorization: `Bearer ${key}`, 'Mcp-Session-Id': sessionId })).status).toBe(404);
});
