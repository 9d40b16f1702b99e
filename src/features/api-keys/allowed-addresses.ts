import { BlockList, isIPv6 } from 'node:net';

/** @param allowed addresses and networks; empty for any. */
export function isAllowedAddress(address: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const entry of allowed) {
    const [network = '', bits] = entry.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  // A socket that speaks both kinds writes the older ones as ::ffff:203.0.113.7.
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
