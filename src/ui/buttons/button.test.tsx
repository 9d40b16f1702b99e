import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Button } from './button.tsx';

const render = (element: React.ReactNode) => renderToString(<MemoryRouter>{element}</MemoryRouter>);

describe('Button', () => {
  test('is a button that submits nothing unless told to', () => {
    expect(render(<Button>Save</Button>)).toMatch(/^<button type="button"/);
    expect(render(<Button type="submit">Save</Button>)).toMatch(/^<button type="submit"/);
  });

  test('keeps its text while loading, and says that it is busy', () => {
    const markup = render(<Button loading>Save</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toContain('Save');
  });

  test('with an address inside the site is a link without a button role', () => {
    const markup = render(<Button href="/faq">Questions</Button>);
    expect(markup).toMatch(/^<a [^>]*href="\/faq"/);
    expect(markup).not.toContain('<button');
  });

  test('opens another site in a new tab without telling it where the visitor came from', () => {
    const markup = render(
      <Button href="https://example.com/" target="_blank">
        Elsewhere
      </Button>,
    );
    expect(markup).toContain('href="https://example.com/"');
    expect(markup).toContain('rel="noopener noreferrer"');
  });
});
