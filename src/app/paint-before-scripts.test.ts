import { expect, test } from 'vitest';
import { paintBeforeScripts } from './paint-before-scripts.ts';

test('the modules that the head names give way to what paints the page, and nothing else changes', () => {
  const body =
    '</head><body><p>&lt;link rel="modulepreload"</p><link rel="modulepreload" href="/c.js"/></body>';
  const html = `<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js"/>${body}`;
  expect(paintBeforeScripts(html)).toBe(
    `<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>${body}`,
  );
  expect(paintBeforeScripts('a fragment')).toBe('a fragment');
});
