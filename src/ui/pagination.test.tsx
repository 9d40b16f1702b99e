import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const render = (page: number, totalPages: number) =>
  renderToString(<Pagination page={page} totalPages={totalPages} onPageChange={() => {}} />).replaceAll(
    '<!-- -->',
    '',
  );

/** The opening tag of the button with this text. */
const buttonTag = (markup: string, text: string) =>
  markup.match(new RegExp(`<button[^>]*>(?:(?!</button>).)*${text}`))?.[0].match(/^<button[^>]*>/)?.[0] ?? '';

describe('Pagination', () => {
  test('BLOG-07: Previous is disabled on the first page and Next on the last', () => {
    expect(buttonTag(render(1, 4), 'Previous')).toContain('disabled=""');
    expect(buttonTag(render(1, 4), 'Next')).not.toContain('disabled=""');
    expect(buttonTag(render(4, 4), 'Previous')).not.toContain('disabled=""');
    expect(buttonTag(render(4, 4), 'Next')).toContain('disabled=""');
  });

  test("BLOG-08: the box shows the page, with 'of N' and a Go button", () => {
    const markup = render(2, 4);
    expect(markup).toMatch(/<input[^>]*aria-label="Page number"[^>]*value="2"/);
    expect(markup).toContain('of 4');
    expect(buttonTag(markup, 'Go')).toContain('type="submit"');
  });

  test('O-36: nothing found is page 1 of 1 with both ways closed', () => {
    const markup = render(1, 0);
    expect(markup).toContain('of 1');
    expect(buttonTag(markup, 'Previous')).toContain('disabled=""');
    expect(buttonTag(markup, 'Next')).toContain('disabled=""');
  });
});
