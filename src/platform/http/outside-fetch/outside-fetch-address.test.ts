import type { LookupFunction } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  createAddressRule,
  createCheckedLookup,
  isMetadataAddress,
  isPublicAddress,
} from './outside-fetch-address.ts';
import { OutsideFetchError } from './outside-fetch-error.ts';
import { checkTarget, redirectTarget } from './outside-fetch-target.ts';

describe('which addresses belong to somebody on the internet', () => {
  test.each(['8.8.8.8', '142.250.74.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2607:f8b0::1', '2a00::1'])(
    '%s does',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '::1', '::']],
    ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
    ["a provider's own network", ['100.64.0.1', '100.127.255.255']],
    ['one wire', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
    ['many at once', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
    [
      'nobody',
      ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '240.0.0.1', '2001:db8::1', '3fff::1'],
    ],
    [
      'an IPv4 address in disguise',
      ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::'],
    ],
    ['no address', ['', 'localhost', '127.1', '0x7f000001', '8.8.8.8 ']],
  ])('%s does not', (_, addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });
});

describe('addresses that hold the secrets of a machine', () => {
  test.each([
    ['on one wire', ['169.254.169.254', '169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'febf::1']],
    ['of a cloud', ['fd00:ec2::254', 'fd20:ce::254', '100.100.100.200', '168.63.129.16', '192.0.0.192']],
    ['in disguise', ['::ffff:169.254.169.254', '64:ff9b::a9fe:a9fe', '::a9fe:a9fe', '2002:a9fe:a9fe::1']],
  ])('are known: %s', (_, addresses) => {
    for (const address of addresses) expect(isMetadataAddress(address), address).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.20',
    '100.100.100.201',
    '::1',
    'fd00::1',
    'fd12:ec2::1',
    '8.8.8.8',
    'blog',
  ])('%s is none', (address) => expect(isMetadataAddress(address)).toBe(false));
});

describe('where private addresses are allowed', () => {
  const ruleOf = (ownerUrl: string) => createAddressRule({ allowPrivate: true, ownerUrl });

  test('those are not that hold the secrets of a machine', () => {
    const isAllowed = ruleOf('http://blog.internal/feeds');
    for (const address of ['127.0.0.1', '10.0.0.1', '::1', '8.8.8.8']) expect(isAllowed(address)).toBe(true);
    for (const address of ['169.254.169.254', 'fe80::1', 'fd00:ec2::254'])
      expect(isAllowed(address)).toBe(false);
  });

  test('but for the very one that the owner wrote', () => {
    expect(ruleOf('http://169.254.10.20/feeds')('169.254.10.20')).toBe(true);
    expect(ruleOf('http://169.254.10.20/feeds')('169.254.169.254')).toBe(false);
    expect(ruleOf('http://[fe80::20]:8080/')('fe80::20')).toBe(true);
    expect(createAddressRule({ allowPrivate: false, ownerUrl: 'http://10.0.0.1/' })('10.0.0.1')).toBe(false);
  });
});

describe('a name', () => {
  const answering =
    (addresses: { address: string; family: number }[]): LookupFunction =>
    (_hostname, _options, callback) =>
      callback(null, addresses);
  const lookUp = (lookup: LookupFunction, all: boolean) =>
    new Promise((resolve) => {
      createCheckedLookup(isPublicAddress, lookup)('blog.example', { all }, (...answer) => resolve(answer));
    });

  test('leads where all its addresses are public', async () => {
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address: '2607:f8b0::1', family: 6 },
    ];
    expect(await lookUp(answering(addresses), true)).toEqual([null, addresses]);
    expect(await lookUp(answering(addresses), false)).toEqual([null, '8.8.8.8', 4]);
  });

  test('leads nowhere when one of them is not, or when there is none', async () => {
    const mixed = [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    for (const addresses of [mixed, []]) {
      expect(await lookUp(answering(addresses), true)).toEqual([expect.any(OutsideFetchError), '', 0]);
    }
  });
});

describe('an address', () => {
  const rules = { allowHttp: false, isAllowed: isPublicAddress, anyPort: false };

  test.each([
    ['http://blog.example/', 'refused_protocol'],
    ['ftp://blog.example/', 'refused_protocol'],
    ['file:///etc/passwd', 'refused_protocol'],
    ['https://127.0.0.1/', 'refused_address'],
    ['https://2130706433/', 'refused_address'],
    ['https://0x7f.1/', 'refused_address'],
    ['https://[::1]/', 'refused_address'],
    ['https://[::ffff:169.254.169.254]/', 'refused_address'],
    ['https://127.0.0.1./', 'refused_address'],
    ['https://0x7f000001:8443/', 'refused_address'],
    ['https://017700000001/', 'refused_address'],
    ['https://１２７.０.０.１/', 'refused_address'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'refused_address'],
    ['https://100.100.100.200/', 'refused_address'],
    ['https://[fd00:ec2::254]/', 'refused_address'],
    ['https://168.63.129.16/', 'refused_address'],
    ['https://blog.example:25/', 'refused_address'],
    ['https://8.8.8.8:22/', 'refused_address'],
  ])('%s is refused: %s', (address, reason) => {
    expect(() => checkTarget(new URL(address), rules)).toThrow(expect.objectContaining({ reason }));
  });

  test('with a public name or number is not refused', () => {
    checkTarget(new URL('https://blog.example/'), rules);
    checkTarget(new URL('https://8.8.8.8/'), rules);
    checkTarget(new URL('https://blog.example:8443/'), rules);
    checkTarget(new URL('https://blog.example:80/'), rules);
    checkTarget(new URL('https://blog.example:25/'), { ...rules, anyPort: true });
    checkTarget(new URL('http://blog.example/'), { ...rules, allowHttp: true });
  });

  test('a redirect may not leave https, and may lead to another host', () => {
    const from = new URL('https://blog.example/feeds/posts/default');
    expect(redirectTarget(from, '/feeds/1/posts/default').href).toBe(
      'https://blog.example/feeds/1/posts/default',
    );
    expect(redirectTarget(from, '//www.blog.example/').href).toBe('https://www.blog.example/');
    for (const location of ['http://blog.example/', 'ftp://blog.example/', 'javascript:alert(1)']) {
      expect(() => redirectTarget(from, location)).toThrow(
        expect.objectContaining({ reason: 'refused_protocol' }),
      );
    }
    expect(() => redirectTarget(from, 'https://[')).toThrow(
      expect.objectContaining({ reason: 'broken_answer' }),
    );
  });
});
