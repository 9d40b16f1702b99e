import { Hono } from 'hono';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import type { ApiKeys } from '../api-keys/api-keys.usecases.ts';
import { createOtherSiteError } from './mcp.errors.ts';
import type { McpSessions } from './mcp-sessions.ts';

interface McpRoutesOptions {
  apiKeys: Pick<ApiKeys, 'letIn'>;
  sessions: McpSessions;
  trustedProxies: number;
}

/**
 * POST, GET and DELETE /mcp: the Model Context Protocol by Streamable HTTP. Each request shows the key again;
 * a session belongs to the key that began it.
 */
export function createMcpRoutes({ apiKeys, sessions, trustedProxies }: McpRoutesOptions): Hono<{
  Bindings: NodeBindings;
}> {
  const routes = new Hono<{ Bindings: NodeBindings }>();
  routes.on(['POST', 'GET', 'DELETE'], '/mcp', async (c) => {
    if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
    const address = callerAddress(c, trustedProxies);
    const identity = await apiKeys.letIn(c.req.header('Authorization'), { address });
    return await sessions.answer(c.req.raw, { identity, address });
  });
  return routes;
}
