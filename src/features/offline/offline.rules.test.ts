import { expect, test } from 'vitest';
import { filesOfPage, type OfflineAnswer, offlineAnswer, offlineNotice } from './offline.rules.ts';

const ORIGIN = 'https://dreamseed.example';

test.each<[string, string, RequestMode, OfflineAnswer]>([
  ['GET', '/assets/home-abc.js', 'cors', 'file'],
  ['GET', '/', 'navigate', 'kept page'],
  ['GET', '/?look=style:anime', 'navigate', 'kept page'],
  ['GET', '/blog', 'navigate', 'page'],
  ['GET', '/blog.data', 'cors', 'network'],
  ['GET', '/api/images/history', 'cors', 'network'],
  ['GET', '/api/images/1/file', 'navigate', 'network'],
  ['GET', '/s/token', 'navigate', 'network'],
  ['GET', '/prompt/a%20fox', 'navigate', 'network'],
  ['POST', '/assets/home-abc.js', 'cors', 'network'],
  ['GET', 'https://elsewhere.example/assets/home-abc.js', 'cors', 'network'],
])('%s %s in mode %s is answered by: %4$s', (method, path, mode, answer) => {
  expect(offlineAnswer({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN)).toBe(answer);
});

test('a page’s files are found once each', () => {
  const html =
    '<link href="/assets/app-1.css"><script>import("/assets/home-2.js");import "/assets/home-2.js"</script><img src="/media/a.webp">';
  expect(filesOfPage(html)).toEqual(['/assets/app-1.css', '/assets/home-2.js']);
});

test('the notice leads to the story only where its page is kept', () => {
  expect(offlineNotice(true)).toContain('Open your story');
  expect(offlineNotice(false)).not.toContain('story');
});
