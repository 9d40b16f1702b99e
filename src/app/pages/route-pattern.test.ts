import { expect, test } from 'vitest';
import { routePattern } from './route-pattern.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/prompt/a%20secret%20wish', '/prompt/:prompt'],
  ['/blog/my-private-draft', '/blog/:slug'],
  ['/blog/my-private-draft.data', '/blog/:slug'],
  ['/api/images/save', '/api/images/save'],
  ['/api/images/4f1c2d3e/file', '/api/images/:id/*'],
  ['/api/images/4f1c2d3e', '/api/images/:id'],
  ['/api/auth/sign-in/email', '/api/auth/*'],
  ['/api/runs/4f1c2d3e/progress', '/api/runs/:run/progress'],
  ['/api/secret', '/api/*'],
  ['/checkout/booster', '/checkout/:plan'],
  ['/somebody@mail.test', '(other)'],
  ['/a/b/c/d', '(other)'],
  ['/my-secret-wish', '(other)'],
])('%s is logged as %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});
