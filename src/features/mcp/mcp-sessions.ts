import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Clock } from '../../shared/clock.ts';
import { createTooManySessionsError, createUnknownSessionError } from './mcp.errors.ts';
import type { McpCaller } from './mcp.types.ts';
import { createMcpServer, type McpServerParts } from './mcp-server.ts';

/** One account with many keys must leave room for others. */
export const MCP_SESSIONS = { ofKey: 10, ofAccount: 20, all: 200 } as const;
const IDLE_MS = 30 * 60_000;

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

/** Sessions live in memory: what a program may do is asked of its key each time, and nothing else is in them. */
export function createMcpSessions(
  parts: McpServerParts & { clock: Clock; newId: () => string },
): McpSessions {
  const sessions = new Map<string, Session>();
  const { clock, newId } = parts;

  const endIdle = async () => {
    const idle = [...sessions].filter(([, { usedAt }]) => usedAt < clock.now() - IDLE_MS);
    for (const [id, { transport }] of idle) {
      sessions.delete(id);
      await transport.close();
    }
  };

  async function begin(caller: McpCaller): Promise<Session> {
    await endIdle();
    const { id: accountId, spender } = caller.identity;
    const keyId = spender.id;
    const open = [...sessions.values()];
    const ofKey = open.filter((session) => session.keyId === keyId).length;
    const ofAccount = open.filter((session) => session.caller.identity.id === accountId).length;
    const { ofKey: mostOfKey, ofAccount: mostOfAccount, all } = MCP_SESSIONS;
    if (ofKey >= mostOfKey || ofAccount >= mostOfAccount || open.length >= all)
      throw createTooManySessionsError();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: newId,
      onsessioninitialized: (id) => void sessions.set(id, session),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    const session: Session = { keyId, usedAt: clock.now(), caller, transport };
    await createMcpServer(parts, () => session.caller).connect(transport);
    return session;
  }

  return {
    async answer(request, caller) {
      const id = request.headers.get('Mcp-Session-Id');
      const session = id === null ? await begin(caller) : sessions.get(id);
      if (!session || session.keyId !== caller.identity.spender.id) throw createUnknownSessionError();
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
