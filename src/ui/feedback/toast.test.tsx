import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastProvider } from './toast.tsx';

test('both regions are in reach of screen readers before the first message', () => {
  const markup = renderToString(<ToastProvider>{null}</ToastProvider>);
  const regions = [...markup.matchAll(/<div aria-live="(\w+)" class="([^"]*)"><\/div>/g)];
  expect(regions.map(([, live]) => live)).toEqual(['assertive', 'polite']);
  for (const [, , looks] of regions) expect(looks).not.toMatch(/hidden/);
});
