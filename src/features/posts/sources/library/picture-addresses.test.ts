import { describe, expect, test } from 'vitest';
import { withPictureAddress, withPictureAddresses } from './picture-addresses.ts';

const addressOf = (name: string, recipeHash: string) => `/media/s1600/${name}.webp?v=${recipeHash}&b="1"`;

describe('the address of a drawn picture', () => {
  test('comes from its name and recipe', () => {
    expect(withPictureAddress('media:fox-cover?1a2b3c', addressOf)).toBe(
      '/media/s1600/fox-cover.webp?v=1a2b3c&b="1"',
    );
  });

  test('any other address stays', () => {
    for (const address of [
      '',
      'https://example.org/fox.jpg',
      'media:',
      'media:fox',
      'media:../fox?1',
      'media:fox?1"2',
    ])
      expect(withPictureAddress(address, addressOf)).toBe(address);
  });
});

describe('the pictures of an article', () => {
  const addresses = (html: string) => withPictureAddresses(html, addressOf);

  test('get an address and the sizes to choose from, whatever stands before and behind', () => {
    const html = addresses('<p><img alt="A fox" src="media:fox?1a" width="960" /></p>');
    expect(html).toMatch(
      /^<p><img alt="A fox" src="\/media\/s1600\/fox\.webp\?v=1a&amp;b=&quot;1&quot;" srcset="/,
    );
    expect(html).toContain('/media/s320/fox.webp?v=1a&amp;b=&quot;1&quot; 320w, ');
    expect(html).toMatch(/ sizes="\(min-width: 48rem\) 44rem, 100vw" width="960" \/><\/p>$/);
  });

  test('are all found, and only pictures are', () => {
    const html = addresses('<img src="media:a?1"><a href="media:b?2">media:c?3</a><img src="media:d?4">');
    expect(html.match(/media:/g)).toEqual(['media:', 'media:']);
    expect(html).toContain('<a href="media:b?2">media:c?3</a>');
  });

  test('of other places stay as they are', () => {
    const html = '<img src="https://example.org/s1600/fox.jpg" alt="src=&quot;media:fox?1&quot;" />';
    expect(addresses(html)).toBe(html);
  });
});
