import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ImageSize, imageSrcSet, resizedImage } from './picture-sizes.rules.ts';

const SIZES: readonly ImageSize[] = ['s1600', 's640', 's0', 's72-c', 'w720-h1280-c', 'w1200-h630-p'];
const anySize = fc.constantFrom(...SIZES);
const token = fc.constantFrom(
  's72-c',
  's1600',
  's0',
  'w640',
  'h300',
  'w400-h300',
  'w400-h225-p-k-no-nu',
  's320-rw',
);
const anyHost = fc.constantFrom('1.bp.blogspot.com', 'blogger.googleusercontent.com', 's72.example.com');
const anySizedAddress = fc.oneof(
  fc.tuple(anyHost, token).map(([host, part]) => `https://${host}/img/b/R29v/${part}/photo.jpg`),
  fc.tuple(anyHost, token).map(([host, part]) => `https://${host}/img/a/AVvX=${part}`),
  token.map((part) => `/media/${part}/light-first-cover.webp?v=1a2b`),
);

describe('FEED-08: the size in an address', () => {
  test.each([
    [
      'https://1.bp.blogspot.com/-a/X/AAA/s72-c/photo.jpg',
      'https://1.bp.blogspot.com/-a/X/AAA/s1600/photo.jpg',
    ],
    [
      'https://1.bp.blogspot.com/-a/X/w400-h300/my%20cat.png',
      'https://1.bp.blogspot.com/-a/X/s1600/my%20cat.png',
    ],
    [
      'https://blogger.googleusercontent.com/img/b/R2/AVv/w400-h225-p-k-no-nu/a.jpg',
      'https://blogger.googleusercontent.com/img/b/R2/AVv/s1600/a.jpg',
    ],
    [
      'https://lh3.googleusercontent.com/blogger_img_proxy/AEn0k=s72-c',
      'https://lh3.googleusercontent.com/blogger_img_proxy/AEn0k=s1600',
    ],
    [
      'https://blogger.googleusercontent.com/img/a/AVv=w640-h480?x=1#y',
      'https://blogger.googleusercontent.com/img/a/AVv=s1600?x=1#y',
    ],
    ['//2.bp.blogspot.com/a/s72-c/b.jpg', '//2.bp.blogspot.com/a/s1600/b.jpg'],
    ['/media/s640/red-dragon.webp?v=1a2b3c', '/media/s1600/red-dragon.webp?v=1a2b3c'],
  ])('is found in %s', (address, expected) => {
    expect(resizedImage(address, 's1600')).toBe(expected);
  });

  test.each([
    'https://example.com/photo.jpg',
    'https://example.com/s3/photo.jpg',
    'https://example.com/s24-samsung/photo.jpg',
    'https://example.com/s640/2026/photo.jpg',
    'https://example.com/photo.jpg?size=s640',
    'https://example.com/photo.jpg#/s640/x',
    'https://s640/photo.jpg',
    'https:///s640/photo.jpg',
    '//s640/photo.jpg',
    '/\t/s640/photo.jpg',
    'data:image/png;base64,AA/s640/AAAA=s72',
    'javascript:/s640/alert(1)',
    '',
  ])('is not invented in %j', (address) => {
    expect(resizedImage(address, 's1600')).toBe(address);
    expect(imageSrcSet(address)).toBeUndefined();
  });

  test("a film's picture takes one of YouTube's own names, never a size", () => {
    const address = 'https://img.youtube.com/vi/dQw4w9WgXcQ/default.jpg';
    expect(resizedImage(address, 's1600')).toBe('https://img.youtube.com/vi/dQw4w9WgXcQ/hqdefault.jpg');
    expect(resizedImage(address, 's320')).toBe('https://img.youtube.com/vi/dQw4w9WgXcQ/mqdefault.jpg');
    expect(resizedImage('https://i.ytimg.com/vi/a-b_c/hqdefault.jpg', 's72-c')).toBe(
      'https://i.ytimg.com/vi/a-b_c/default.jpg',
    );
    expect(imageSrcSet(address)).toBeUndefined();
  });
});

test('a srcset offers the widths from the smallest to the largest', () => {
  expect(imageSrcSet('/media/s1600/a.webp?v=1', [320, 1600])).toBe(
    '/media/s320/a.webp?v=1 320w, /media/s1600/a.webp?v=1 1600w',
  );
  expect(imageSrcSet('https://1.bp.blogspot.com/x/s72-c/my cat.jpg', [320])).toBe(
    'https://1.bp.blogspot.com/x/s320/my%20cat.jpg 320w',
  );
});

describe('whatever the address', () => {
  const anyAddress = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    anySizedAddress,
  );

  test('asking twice changes nothing more, and the last size asked for wins', () => {
    fc.assert(
      fc.property(anyAddress, anySize, anySize, (address, first, last) => {
        const once = resizedImage(address, last);
        expect(resizedImage(once, last)).toBe(once);
        expect(resizedImage(resizedImage(address, first), last)).toBe(once);
      }),
    );
  });

  test('the host stays, and so do query and fragment', () => {
    const base = 'https://base.example/';
    fc.assert(
      fc.property(anyAddress, anySize, (address, size) => {
        fc.pre(URL.canParse(address, base));
        const [before, after] = [new URL(address, base), new URL(resizedImage(address, size), base)];
        expect([after.origin, after.search, after.hash]).toEqual([before.origin, before.search, before.hash]);
      }),
    );
  });

  test('a size is found in every sized address, and the old one is gone', () => {
    fc.assert(
      fc.property(anySizedAddress, (address) => {
        expect(resizedImage(address, 's1234')).toContain('s1234');
        expect(resizedImage(address, 's1234')).not.toMatch(/[/=](?:s72-c|w400|s0|h300)/);
      }),
    );
  });

  test('a hostile address costs no time', () => {
    const before = process.threadCpuUsage();
    resizedImage(`https://h/${'s72-c'.repeat(20_000)}${'-a'.repeat(20_000)}!`, 's640');
    resizedImage(`https://h/${'s72-c-p/'.repeat(20_000)}=`, 's640');
    resizedImage(`https:${'/'.repeat(100_000)}`, 's640');
    resizedImage(`/${'/s72-c'.repeat(20_000)}/!/!`, 's640');
    expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
  });
});
