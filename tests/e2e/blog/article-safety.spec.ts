import { sanitisePost } from '../../../src/features/posts/post-html/sanitise-post.ts';
import { HOSTILE_HTML } from '../../fixtures/hostile-html.ts';
import { expect, test } from '../support/base-test.ts';

const PAGE = 'https://posts.test/';

test('O-33, ART-17: no known vector runs, sends away or asks outside once it is sanitised', async ({
  page,
}) => {
  const posts = HOSTILE_HTML.map((vector) => sanitisePost(vector).html);
  const outside: string[] = [];
  page.on('dialog', (dialog) => {
    outside.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() =>
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) }),
  );
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.url() === PAGE)
      return route.fulfill({ contentType: 'text/html', body: `<!DOCTYPE html>${posts.join('<hr>')}` });
    const isAllowed =
      request.resourceType() === 'image' ||
      request.url().startsWith('https://www.youtube-nocookie.com/embed/');
    if (!isAllowed) outside.push(request.url());
    return route.abort();
  });
  await page.goto(PAGE);

  // Once as a page is parsed, and once as a script writes HTML, which browsers read a little differently.
  const found = await page.evaluate((pieces) => {
    const addIn = (html: string) =>
      Object.assign(document.body.appendChild(document.createElement('div')), { innerHTML: html });
    for (const piece of pieces) addIn(piece);
    const odd: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      if (names.some((name) => /^on|^(?:id|name|srcdoc|formaction)$/.test(name))) odd.push(element.outerHTML);
      if (element instanceof HTMLAnchorElement && !/^(?:https?|mailto|tel):$/.test(element.protocol))
        odd.push(element.outerHTML);
      for (const type of ['load', 'error', 'focus', 'mouseover', 'toggle', 'input'])
        element.dispatchEvent(new Event(type));
    }
    return { odd, elements: document.body.querySelectorAll('*').length };
  }, posts);

  expect(found.elements).toBeGreaterThan(500);
  expect(found.odd).toEqual([]);
  expect(await page.evaluate('hits')).toBe(0);
  expect(page.url()).toBe(PAGE);
  expect(outside).toEqual([]);
});
