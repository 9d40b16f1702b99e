import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FALLBACK_SITE, ROOT_ROUTE_ID, type SiteInfo } from '../../../shared/site-info.ts';
import { GreenTool } from './green-tool.tsx';
import { YellowTool } from './yellow-tool.tsx';

function renderOnServer(tool: ReactElement, changes: Partial<SiteInfo> = {}): string {
  const site = { ...FALLBACK_SITE, ...changes };
  const routes = [{ id: ROOT_ROUTE_ID, path: '/', element: tool, loader: () => site }];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { [ROOT_ROUTE_ID]: site } },
  });
  return renderToString(<RouterProvider router={router} />);
}

describe.each([
  ['green', <GreenTool key="green" />],
  ['yellow', <YellowTool key="yellow" />],
])('the %s tool of a site that makes nothing new', (_, tool) => {
  it('says so beside its disabled button, and nothing of it otherwise', () => {
    const html = renderOnServer(tool, { readOnly: true });
    expect(html).toMatch(/role="status"><p[^>]*>New pictures and stories are paused/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
    expect(renderOnServer(tool)).not.toContain('paused');
  });
});

const count = (html: string, text: string) => html.split(text).length - 1;
const disabledButton = (html: string, label: string) =>
  new RegExp(`<button[^>]*type="submit"[^>]*disabled=""[^>]*>(?:(?!</button>).)*${label}`).test(html);

describe('the green tool as the server renders it', () => {
  const html = renderOnServer(<GreenTool />);

  it('is the same bytes for everyone: nobody is named and nothing is owned yet', () => {
    expect(html).toBe(renderOnServer(<GreenTool />));
    expect(html).not.toContain('Guest');
    expect(html).not.toContain('Free Trial');
    expect(html).not.toContain('Sign In');
  });

  it('GREEN-13, GREEN-36: shows 2 placeholders', () => {
    expect(count(html, 'Your generated image will appear here.')).toBe(2);
  });

  it('GREEN-29, O-22: the button is disabled and names images and cost', () => {
    expect(disabledButton(html, 'Generate 2 Images \\(100 Credits\\)')).toBe(true);
  });

  // What is folded comes with its code when the page is alive; a browser test looks at it.
  it('GREEN-05..08: has the prompt, what is always open, and where the rest unfolds', () => {
    for (const label of [
      'Describe your vision',
      'AI Model',
      'Creative Style',
      'Aspect Ratio',
      'Seed',
      'Advanced Options',
    ]) {
      expect(html, label).toContain(label);
    }
  });

  it('GREEN-06, C-13: the fixed model selector is disabled and holds both models', () => {
    expect(html).toMatch(/<select[^>]*disabled=""/);
    expect(html).toMatch(/<option[^>]*>Standard<\/option><option[^>]*>Booster 5\.0<\/option>/);
  });

  it('IMG-18: offers exactly five aspect ratios, the square chosen', () => {
    expect(count(html, 'type="radio"')).toBe(5);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="1:1"|<input[^>]*value="1:1"[^>]*checked=""/);
  });

  it('GREEN-22: offers no reading before it is known who is here', () => {
    expect(html).not.toContain('Earn More Credits');
  });
});

describe('the yellow tool as the server renders it', () => {
  const html = renderOnServer(<YellowTool />);

  it('YEL-07: shows 4 placeholders', () => {
    expect(count(html, 'Your generated image will appear here.')).toBe(4);
  });

  it('YEL-15: the button is disabled and names images and daily cost', () => {
    expect(disabledButton(html, 'Generate 4 Images \\(200 Daily Credits\\)')).toBe(true);
  });

  it('YEL-05: has the place where the creative controls unfold', () => {
    expect(html).toContain('Advanced Creative Controls');
  });

  it('YEL-10: no purchase hint before it is known who is here', () => {
    expect(html).not.toContain('Purchase the Unlimited plan');
  });
});
