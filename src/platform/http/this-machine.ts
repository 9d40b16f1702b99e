import type { Context } from 'hono';
import { isLoopbackHost } from '../../shared/loopback-host.ts';
import type { NodeBindings } from './caller-address.ts';
import { readClientAddress } from './client-address.ts';

/** What proxies add to what they pass on. */
const PROXY_HEADERS = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
];

/**
 * Whether somebody at this very machine sends the request, as far as it shows: the connection comes
 * from here, it asks for a name of this machine, a page that sends it was loaded under such a name,
 * and no proxy has passed it on. A proxy here that says nothing of itself, and a caller behind it who
 * is no browser, can still look so: no more than convenience may hang on it.
 */
export function isFromThisMachine(c: Context): boolean {
  if (PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  const origin = c.req.header('Origin');
  return isNameOfThisMachine(c.req.url) && (!origin || isNameOfThisMachine(origin)) && isConnectedFromHere(c);
}

/** 'null' is the origin of pages that hide where they come from. */
function isNameOfThisMachine(address: string): boolean {
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}

/** A request that did not come over a network was made by this program itself. */
function isConnectedFromHere(c: Context): boolean {
  const socketAddress = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  if (socketAddress === undefined) return true;
  const address = readClientAddress({ socketAddress, forwardedFor: undefined, trustedProxies: 0 });
  return address === '::1' || address.startsWith('127.');
}
