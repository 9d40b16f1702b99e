import { isIP } from 'node:net';

interface AddressSource {
  /** The other end of the connection. */
  socketAddress: string | undefined;
  /** The X-Forwarded-For header: each proxy adds the address it was called from at the end. */
  forwardedFor: string | undefined;
  /** How many of our own proxies stand before us. */
  trustedProxies: number;
}

/**
 * The address of the visitor. Only as many entries of X-Forwarded-For count as we run proxies:
 * whatever stands before them was written by the caller, and could be anything.
 */
export function readClientAddress({ socketAddress, forwardedFor, trustedProxies }: AddressSource): string {
  const direct = normaliseAddress(socketAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const hops = (forwardedFor ?? '').split(',').map((hop) => normaliseAddress(withoutPort(hop.trim())));
  const seen = hops.slice(-trustedProxies);
  return seen[0] ?? direct;
}

/**
 * What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * that is the smallest network an access provider hands out and its owner may use all of it.
 */
export function toVisitorNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandIpv6(address).slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

function normaliseAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, '').toLowerCase();
  if (isIP(address) === 0) return undefined;
  return isIP(address) === 6 ? (toMappedIpv4(address) ?? address) : address;
}

/** A server that listens on both protocols sees 203.0.113.7 as ::ffff:203.0.113.7. */
function toMappedIpv4(address: string): string | undefined {
  const groups = expandIpv6(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function expandIpv6(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = parseGroups(head);
  const right = tail === undefined ? [] : parseGroups(tail);
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function parseGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

function withoutPort(hop: string): string {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(hop);
  if (bracketed?.[1]) return bracketed[1];
  return /^[\d.]+:\d+$/.test(hop) ? hop.replace(/:\d+$/, '') : hop;
}
