import { lookup as lookUpWithSystem } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { OutsideFetchError } from './outside-fetch-error.ts';

/** IPv4 networks that are nobody's on the internet (IANA special-purpose registry), and multicast. */
const SPECIAL_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure answers for its machines there, and for nobody else.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Parts of the public IPv6 space that lead elsewhere: tunnels that carry an IPv4 address, documentation. */
const SPECIAL_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6');
/** All public IPv6 addresses; loopback, link-local, unique local, multicast and mapped IPv4 lie outside. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to somebody on the internet, not to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/**
 * Where clouds keep the passwords of their machines, and everything else on the same wire. Also as
 * IPv6 writes IPv4 for tunnels and translators.
 */
const metadata = new BlockList();
for (const [network, prefix] of [
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.192', 32],
] as const) {
  metadata.addSubnet(network, prefix, 'ipv4');
  metadata.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
  metadata.addSubnet(`::${network}`, 96 + prefix, 'ipv6');
}
for (const [network, prefix] of [
  ['fe80::', 10],
  ['fd00:ec2::', 32],
  ['fd20:ce::', 32],
  ['2002:a9fe::', 32],
] as const) {
  metadata.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is link-local or a cloud's metadata service, which no blog is ever at. */
export function isMetadataAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  return isIP(bare) !== 0 && metadata.check(bare, isIP(bare) === 4 ? 'ipv4' : 'ipv6');
}

export interface AddressRuleOptions {
  /** Whether addresses inside this machine and its network may be read; metadata addresses never are. */
  allowPrivate: boolean;
  /** The address that the owner wrote. The IP address in it may be read even then. */
  ownerUrl?: string;
  isPublic?: (address: string) => boolean;
}

/** Which IP addresses may be connected to, whoever named them. */
export function createAddressRule(options: AddressRuleOptions): (address: string) => boolean {
  const { allowPrivate, ownerUrl, isPublic = isPublicAddress } = options;
  if (!allowPrivate) return isPublic;
  const named = ownerUrl === undefined ? '' : hostOf(new URL(ownerUrl));
  return (address) => address === named || !isMetadataAddress(address);
}

/** The host without the brackets around an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * Looks a name up for a connection and refuses it when any of its addresses is not allowed. The
 * connection uses these very addresses, so a name that answers differently a moment later gains nothing.
 */
export function createCheckedLookup(
  isAllowed: (address: string) => boolean,
  lookup: LookupFunction = lookUpWithSystem,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, answer) => {
      const addresses = Array.isArray(answer) ? answer : [];
      const first = addresses[0];
      if (error) callback(error, '', 0);
      else if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        callback(new OutsideFetchError('refused_address'), '', 0);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
