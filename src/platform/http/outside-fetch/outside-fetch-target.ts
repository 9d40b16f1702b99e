import { isIP } from 'node:net';
import { hostOf } from './outside-fetch-address.ts';
import { OutsideFetchError } from './outside-fetch-error.ts';

interface TargetRules {
  allowHttp: boolean;
  isAllowed: (address: string) => boolean;
  /** False: of the ports that belong to well-known services only those of the web. */
  anyPort: boolean;
}

/** Below it lie mail, shells and the like, which must not be spoken to in our name. */
const FIRST_FREE_PORT = 1024;
const WEB_PORTS = new Set([80, 443]);

/**
 * Refuses an address before anything is sent. Names are judged when they are looked up; an address in
 * digits never is, so it is judged here.
 * @throws {OutsideFetchError}
 */
export function checkTarget(url: URL, { allowHttp, isAllowed, anyPort }: TargetRules): void {
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    throw new OutsideFetchError('refused_protocol');
  }
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host)) throw new OutsideFetchError('refused_address');
  // '' is the protocol's own port.
  const isWebPort = url.port === '' || WEB_PORTS.has(Number(url.port));
  if (!anyPort && !isWebPort && Number(url.port) < FIRST_FREE_PORT)
    throw new OutsideFetchError('refused_address');
}

/**
 * Where a redirect leads. What began over https goes on over https, whatever else is allowed.
 * @throws {OutsideFetchError}
 */
export function redirectTarget(from: URL, location: string): URL {
  if (!URL.canParse(location, from)) throw new OutsideFetchError('broken_answer');
  const target = new URL(location, from);
  if (from.protocol === 'https:' && target.protocol !== 'https:') {
    throw new OutsideFetchError('refused_protocol');
  }
  return target;
}
