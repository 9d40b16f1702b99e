import { describe, expect, it } from 'vitest';
import { systemClock } from '../../shared/clock.ts';
import type { McpCaller } from './mcp.types.ts';
import { createMcpSessions, type McpSessions } from './mcp-sessions.ts';

const SECRET = 'a secret of more than thirty-two characters';

/** Nothing of what tools do is asked for here. */
const unused = () => Promise.reject(new Error('Nobody asked for this.'));

function openServer(sharedSecret = SECRET): McpSessions {
  let last = 0;
  const parts = {
    siteName: 'Dreamseed',
    siteRoot: () => 'http://localhost',
    drawPictures: unused,
    storyScripts: { admit: unused, write: unused },
    gallery: { list: unused, open: unused },
    calls: {},
    onFailed() {},
  };
  return createMcpSessions({
    ...(parts as unknown as Parameters<typeof createMcpSessions>[0]),
    clock: systemClock,
    newId: () => `session-${++last}`,
    sharedSecret,
  });
}

const callerWith = (keyId: string) =>
  ({ identity: { id: 'ada', spender: { id: keyId } }, address: '203.0.113.7' }) as unknown as McpCaller;

function post(method: string, params: object, session?: string): Request {
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      ...(session === undefined ? {} : { 'Mcp-Session-Id': session }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
}

async function begin(server: McpSessions): Promise<string> {
  const clientInfo = { name: 'test', version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const answer = await server.answer(post('initialize', params), callerWith('key'));
  await answer.text();
  return answer.headers.get('Mcp-Session-Id') ?? '';
}

const listTools = (server: McpSessions, session: string, keyId = 'key') =>
  server.answer(post('tools/list', {}, session), callerWith(keyId));

describe('sessions of the Model Context Protocol', () => {
  it('go on at another server, for the key that began them', async () => {
    const [one, other] = [openServer(), openServer()];
    const session = await begin(one);
    for (const server of [other, one, other]) {
      const answer = await listTools(server, session);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Mcp-Session-Id')).toBe(session);
      expect(await answer.text()).toContain('generate_image');
    }
    await expect(listTools(other, session, 'another key')).rejects.toMatchObject({ status: 404 });
    await Promise.all([one.close(), other.close()]);
  });

  it.each([
    ['a server that is alone', '', ''],
    ['servers of other sites', SECRET, 'another secret of more than thirty-two characters'],
  ])('are unknown to %s', async (_, secret, otherSecret) => {
    const [one, other] = [openServer(secret), openServer(otherSecret)];
    const session = await begin(one);
    expect((await listTools(one, session)).status).toBe(200);
    await expect(listTools(other, session)).rejects.toMatchObject({ status: 404 });
    await expect(listTools(one, `${session}x`)).rejects.toMatchObject({ status: 404 });
    await Promise.all([one.close(), other.close()]);
  });
});
