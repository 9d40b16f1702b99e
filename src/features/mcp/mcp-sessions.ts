import { createHmac } from 'node:crypto';
import type { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { isSameSecret } from '../../platform/http/same-secret.ts';
import type { Clock } from '../../shared/clock.ts';
import { createTooManySessionsError, createUnknownSessionError } from './mcp.errors.ts';
import type { McpCaller } from './mcp.types.ts';
import type { McpServerParts } from './mcp-server.ts';

/** One account with many keys must leave room for others. */
export const MCP_SESSIONS = { ofKey: 10, ofAccount: 20, all: 200 } as const;
const IDLE_MS = 30 * 60_000;

/** Reading the protocol's schemas takes a sixth of a server's start; most sites are never asked in it. */
async function loadProtocol() {
  const [{ WebStandardStreamableHTTPServerTransport: Transport }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('./mcp-server.ts'),
  ]);
  return { Transport, createMcpServer };
}

export interface McpSessions {
  /** @throws {AppError} 404 for a session that ended or is another key's, 429 when too many are open. */
  answer(request: Request, caller: McpCaller): Promise<Response>;
  close(): Promise<void>;
}

interface Session {
  keyId: string;
  usedAt: number;
  /** Of the newest request: a key may have been changed since the first. */
  caller: McpCaller;
  transport: WebStandardStreamableHTTPServerTransport;
}

interface McpSessionsOptions extends McpServerParts {
  clock: Clock;
  newId: () => string;
  /** The same on all processes and servers of a site, so that sessions go on at any of them. '' where it is alone. */
  sharedSecret: string;
}

/**
 * Sessions live in memory: what a program may do is asked of its key each time, and nothing else is in them.
 * So a session of another server, which its name proves, is begun here too when it is first used here.
 */
export function createMcpSessions(parts: McpSessionsOptions): McpSessions {
  const sessions = new Map<string, Session>();
  const { clock, newId, sharedSecret } = parts;

  const prove = (id: string, keyId: string) =>
    createHmac('sha256', sharedSecret).update(`${id} ${keyId}`).digest('base64url');
  const nameNew = (keyId: string) => {
    const id = newId();
    return sharedSecret === '' ? id : `${id}.${prove(id, keyId)}`;
  };
  const isProven = (name: string, keyId: string) => {
    const [id = '', proof = ''] = name.split('.');
    return sharedSecret !== '' && isSameSecret(proof, prove(id, keyId));
  };

  const endIdle = async () => {
    const idle = [...sessions].filter(([, { usedAt }]) => usedAt < clock.now() - IDLE_MS);
    for (const [id, { transport }] of idle) {
      sessions.delete(id);
      await transport.close();
    }
  };

  async function begin(caller: McpCaller, name?: string): Promise<Session> {
    const { Transport, createMcpServer } = await loadProtocol();
    await endIdle();
    const { id: accountId, spender } = caller.identity;
    const keyId = spender.id;
    const open = [...sessions.values()];
    const ofKey = open.filter((session) => session.keyId === keyId).length;
    const ofAccount = open.filter((session) => session.caller.identity.id === accountId).length;
    const { ofKey: mostOfKey, ofAccount: mostOfAccount, all } = MCP_SESSIONS;
    if (ofKey >= mostOfKey || ofAccount >= mostOfAccount || open.length >= all)
      throw createTooManySessionsError();
    const transport = new Transport({
      sessionIdGenerator: () => name ?? nameNew(keyId),
      onsessioninitialized: (id) => void sessions.set(id, session),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    const session: Session = { keyId, usedAt: clock.now(), caller, transport };
    await createMcpServer(parts, () => session.caller).connect(transport);
    return session;
  }

  async function adopt(name: string, caller: McpCaller): Promise<Session> {
    const session = await begin(caller, name);
    const { body } = await session.transport.handleRequest(await introduce());
    await body?.cancel();
    return session;
  }

  return {
    async answer(request, caller) {
      const id = request.headers.get('Mcp-Session-Id');
      const keyId = caller.identity.spender.id;
      const known = id === null ? await begin(caller) : sessions.get(id);
      const session = known ?? (id !== null && isProven(id, keyId) ? await adopt(id, caller) : undefined);
      if (!session || session.keyId !== keyId) throw createUnknownSessionError();
      session.usedAt = clock.now();
      session.caller = caller;
      return await session.transport.handleRequest(request);
    },
    async close() {
      const open = [...sessions.values()];
      sessions.clear();
      await Promise.all(open.map(({ transport }) => transport.close()));
    },
  };
}

/** Stands in for the greeting that the client sent to the server that began the session. */
async function introduce(): Promise<Request> {
  const { LATEST_PROTOCOL_VERSION } = await import('@modelcontextprotocol/sdk/types.js');
  const params = {
    protocolVersion: LATEST_PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: 'a client of another server', version: '1' },
  };
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'initialize', params }),
  });
}
