import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { BlogDescription } from '../../../posts/posts.types.ts';
import { BlogIntro } from './blog-intro.tsx';

function render(about?: BlogDescription): string {
  const element = <BlogIntro about={about} query="" onSearch={() => {}} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('our own blog is named after the site', () => {
  expect(render()).toMatch(/The \w+ blog.*Guides and ideas/);
});

test('another blog has its own title, and nothing of ours above it', () => {
  const page = render({ title: 'The Garage Tapes', description: 'Small bands.' });
  expect(page).toContain('>The Garage Tapes</h1>');
  expect(page).toContain('Small bands.');
  expect(page).not.toMatch(/The \w+ blog/);
});
