import type { Context } from 'hono';
import { readClientAddress } from './client-address.ts';

/** What Node's server gives beside the request; missing when a request does not come from a network. */
export interface NodeBindings {
  incoming?: {
    httpVersion?: string;
    socket?: { remoteAddress?: string };
    complete?: boolean;
    destroyed?: boolean;
  };
}

/** The network address of whoever sent this request. */
export function callerAddress(c: Context, trustedProxies: number): string {
  const bindings = c.env as NodeBindings | undefined;
  return readClientAddress({
    socketAddress: bindings?.incoming?.socket?.remoteAddress,
    forwardedFor: c.req.header('X-Forwarded-For'),
    trustedProxies,
  });
}

/** Whether whoever sent this request is gone, also in the middle of its body. */
export function hasCallerLeft(c: Context): boolean {
  const incoming = (c.env as NodeBindings | undefined)?.incoming;
  return c.req.raw.signal.aborted || (incoming?.destroyed === true && incoming.complete === false);
}
