import type { Context, MiddlewareHandler } from 'hono';
import { isLoopbackHost } from '../../shared/loopback-host.ts';
import type { NodeBindings } from './caller.ts';
import { readClientAddress } from './client-address.ts';

/** What proxies and content networks add to what they pass on; besides, whatever begins with X-Forwarded. */
const PROXY_HEADERS: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'x-azure-clientip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'fastly-client-ip',
  'fly-client-ip',
]);

export interface ThisMachine {
  /** Notices that a proxy stands before the site; belongs before all routes. */
  watch: MiddlewareHandler;
  /** Whether somebody at this very machine sends the request. */
  isAsking(c: Context): boolean;
}

interface ThisMachineOptions {
  /** Whether the site is meant for this machine; nothing is from here otherwise. */
  isTrusted: boolean;
  /** Told once. */
  onProxy?: () => void;
}

/**
 * Tells requests of this very machine from those of everybody else: the connection comes from here, it
 * asks for a name of this machine, no proxy has passed it on, and a page that sends it was loaded under
 * such a name. One connection from here that shows otherwise proves a proxy, through which any caller may
 * look like this machine: from then on nobody counts as such.
 */
export function createThisMachine({ isTrusted, onProxy = () => {} }: ThisMachineOptions): ThisMachine {
  let hasProxy = false;
  return {
    async watch(c, next) {
      if (isTrusted && !hasProxy && isConnectedFromHere(c) && isPassedOn(c)) {
        hasProxy = true;
        onProxy();
      }
      await next();
    },
    isAsking(c) {
      if (!isTrusted || hasProxy || !isConnectedFromHere(c) || isPassedOn(c)) return false;
      const origin = c.req.header('Origin');
      return !origin || isNameOfThisMachine(origin);
    },
  };
}

/** A request that did not come over a network was made by this program itself. */
function isConnectedFromHere(c: Context): boolean {
  const socketAddress = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  if (socketAddress === undefined) return true;
  const address = readClientAddress({ socketAddress, forwardedFor: undefined, trustedProxies: 0 });
  return address === '::1' || address.startsWith('127.');
}

/** Whether it shows that it was meant for another name, or came through other hands. */
function isPassedOn(c: Context): boolean {
  const host = c.req.header('Host');
  if (!isNameOfThisMachine(c.req.url) || (host && !isNameOfThisMachine(`http://${host}`))) return true;
  // What nginx speaks to the servers behind it, and no browser any more.
  if ((c.env as NodeBindings | undefined)?.incoming?.httpVersion === '1.0') return true;
  const names = Object.keys(c.req.header());
  return names.some(isProxyHeader) || isFromOwnPageElsewhere(c);
}

function isProxyHeader(name: string): boolean {
  return name.startsWith('x-forwarded') || PROXY_HEADERS.has(name);
}

/** A page of this site, says the browser, and the page was loaded under another name. */
function isFromOwnPageElsewhere(c: Context): boolean {
  if (c.req.header('Sec-Fetch-Site') !== 'same-origin') return false;
  const page = c.req.header('Origin') ?? c.req.header('Referer');
  return page !== undefined && !isNameOfThisMachine(page);
}

/** 'null' is the origin of pages that hide where they come from. */
function isNameOfThisMachine(address: string): boolean {
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}
