import { describe, expect, test } from 'vitest';
import { videoBlog } from '../../../../tests/fixtures/blogs/video-blog.ts';
import { sanitisePost } from './sanitise-post.ts';

const clean = (html: string) =>
  sanitisePost(html, { baseUrl: 'https://name.blogspot.com/2009/04/x.html' }).html;
const framesOf = (html: string) => [...clean(html).matchAll(/<iframe src="([^"]*)"/g)].map(([, src]) => src);
const linksOf = (html: string) =>
  [...clean(html).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => [href, words]);
const postAt = (path: string) => videoBlog.posts.find((post) => post.path.endsWith(path))?.html ?? '';
const YOUTUBE = 'https://www.youtube-nocookie.com/embed';

describe('players of old', () => {
  test('of YouTube and Vimeo become the frames that are allowed, each once, in their places', () => {
    const html = clean(postAt('two-songs.html'));
    expect(framesOf(postAt('two-songs.html'))).toEqual([
      `${YOUTUBE}/aaaaaaaaaa1`,
      `${YOUTUBE}/bbbbbbbbbb2`,
      'https://player.vimeo.com/video/1234567?dnt=1',
    ]);
    expect(html.indexOf('First this')).toBeLessThan(html.indexOf('aaaaaaaaaa1'));
    expect(html.indexOf('aaaaaaaaaa1')).toBeLessThan(html.indexOf('much louder'));
    expect(html.indexOf('bbbbbbbbbb2')).toBeLessThan(html.indexOf('from another site'));
  });

  test('of Blogger itself become a link', () => {
    expect(linksOf(postAt('rooftop.html'))).toEqual([
      [
        'https://www.blogger.com/video.g?token=AD6v5dxTOKEN-of_the-first_film',
        'Watch this video on blogger.com',
      ],
    ]);
  });

  test('of anybody else become a link, to the page of the film where it is known', () => {
    expect(linksOf(postAt('facebook-night.html'))).toEqual([
      ['https://www.facebook.com/thehall/videos/10150000000000001/', 'Watch this video on facebook.com'],
      ['https://www.dailymotion.com/video/x1abcde', 'Watch this video on dailymotion.com'],
      ['https://music.example/tapes', 'the tape'],
    ]);
    expect(linksOf(postAt('unknown-player.html'))).toEqual([
      ['http://video.example/player.swf?film=9', 'View this on video.example'],
    ]);
  });

  test.each([
    ['//www.youtube.com/v/aaaaaaaaaa1?fs=1', `${YOUTUBE}/aaaaaaaaaa1`],
    ['http://www.youtube.com/e/aaaaaaaaaa1', `${YOUTUBE}/aaaaaaaaaa1`],
    ['http://www.youtube.com/p/PL0123456789ABCDEF', `${YOUTUBE}/videoseries?list=PL0123456789ABCDEF`],
    ['http://vimeo.com/moogaloop.swf?server=vimeo.com&clip_id=77', 'https://player.vimeo.com/video/77?dnt=1'],
  ])('%s is %s', (address, frame) => {
    expect(framesOf(`<embed src="${address}">`)).toEqual([frame]);
    expect(framesOf(`<object><param name="movie" value="${address}"></object>`)).toEqual([frame]);
    expect(framesOf(`<object data="${address}"></object>`)).toEqual([frame]);
  });

  test('that nobody closed take no word with them', () => {
    const html = '<object><embed src="http://www.youtube.com/v/aaaaaaaaaa1"><p>after</p>';
    expect(framesOf(html)).toEqual([`${YOUTUBE}/aaaaaaaaaa1`]);
    expect(clean(html)).toContain('<p>after</p>');
    expect(clean('<iframe src="https://maps.example/a"><p>after</p>')).toContain('View this on maps.example');
  });
});

test('films and sounds of the browser become links', () => {
  const video = '<video controls><source src="/films/a.mp4" type="video/mp4">Your browser is old.</video>';
  expect(linksOf(video)).toEqual([
    ['https://name.blogspot.com/films/a.mp4', 'View this on name.blogspot.com'],
  ]);
  expect(linksOf('<audio src="https://a.test/b.mp3"></audio>')).toHaveLength(1);
});

test.each([
  ['<iframe src="javascript:alert(1)"></iframe>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['<object data="data:text/html,<script>alert(1)</script>"></object>'],
  ['<embed src="vbscript:x">'],
  ['<iframe src="https://counter.example/" width="1" height="1"></iframe>'],
  ['<iframe src="https://counter.example/" style="display:none"></iframe>'],
  ['<object></object>'],
])('%s is nothing', (html) => expect(clean(html)).toBe(''));

test('an address cannot leave its attribute', () => {
  const html = clean(`<embed src='https://a.test/"><img src=x onerror=alert(1)>'>`);
  expect(html).not.toContain('<img');
  expect(linksOf(html)).toHaveLength(1);
});

test('walls of empty lines are two lines, and stay so', () => {
  const html = clean(postAt('rooftop.html'));
  expect(html).not.toMatch(/(?:<br \/>(?:\s|&nbsp;)*){3}/);
  expect(html).toContain('<br /><br />The drummer');
  expect(clean(html)).toBe(html);
});
