import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const address = (page: number) => `/blog?${page > 1 ? `page=${page}&` : ''}query=fox`;

function render(page: number, totalPages: number): string {
  const element = <Pagination page={page} totalPages={totalPages} address={address} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

/** The opening tag of the link or button with this text. */
const tag = (markup: string, text: string) =>
  markup.match(new RegExp(`<(a|button)[^>]*>(?:(?!</\\1>).)*${text}`))?.[0].match(/^<[^>]*>/)?.[0] ?? '';

describe('Pagination', () => {
  test('BLOG-07: Previous is disabled on the first page and Next on the last', () => {
    expect(tag(render(1, 4), 'Previous')).toMatch(/^<button.* disabled=""/);
    expect(tag(render(4, 4), 'Next')).toMatch(/^<button.* disabled=""/);
  });

  test('Previous and Next are links, and the box is a form with an address, so all work without scripts', () => {
    const markup = render(2, 4);
    expect(tag(markup, 'Next')).toMatch(/^<a[^>]*href="\/blog\?page=3&amp;query=fox"/);
    expect(tag(markup, 'Previous')).toMatch(/^<a[^>]*href="\/blog\?query=fox"/);
    expect(markup).toMatch(/<form[^>]*action="\/blog"/);
    expect(markup).toMatch(/<input[^>]*type="hidden"[^>]*name="query"[^>]*value="fox"/);
    expect(markup).toMatch(/<input[^>]*aria-label="Page number"[^>]*name="page"/);
  });

  test("BLOG-08: the box shows the page, with 'of N' and a Go button", () => {
    const markup = render(2, 4);
    expect(markup).toMatch(/<input[^>]*aria-label="Page number"[^>]*value="2"/);
    expect(markup).toContain('of 4');
    expect(tag(markup, 'Go')).toContain('type="submit"');
  });

  test('O-36: nothing found is page 1 of 1 with both ways closed', () => {
    const markup = render(1, 0);
    expect(markup).toContain('of 1');
    expect(tag(markup, 'Previous')).toContain('disabled=""');
    expect(tag(markup, 'Next')).toContain('disabled=""');
  });
});
