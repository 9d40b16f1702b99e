import { describe, expect, it } from 'vitest';
import { readClientAddress, toVisitorNetwork } from './client-address.ts';

function read(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  return readClientAddress({ socketAddress, forwardedFor, trustedProxies });
}

describe('the address of a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['not an address', 'unknown'],
    [undefined, 'unknown'],
  ])('is, for a connection from %s, %s', (socket, expected) => {
    expect(read(socket, undefined, 0)).toBe(expected);
  });

  it('is not what a caller writes into X-Forwarded-For', () => {
    expect(read('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
    expect(read('10.0.0.1', '198.51.100.1, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(read('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  });

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['unknown', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('is, behind one proxy that says "%s", %s', (forwardedFor, expected) => {
    expect(read('10.0.0.1', forwardedFor, 1)).toBe(expected);
  });

  it('is that of the connection when the proxy says nothing', () => {
    expect(read('10.0.0.1', undefined, 2)).toBe('10.0.0.1');
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(toVisitorNetwork(address)).toBe(network);
});
