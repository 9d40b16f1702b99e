import { expect, test } from 'vitest';
import { paintBeforeScripts } from './paint-before-scripts.ts';

const ROUTER_SCRIPT = `import "/manifest.js";
import * as route0 from "/root.js";
import * as route1_main from "/page.js";
const route1 = {...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/entry.js");`;

const page = ({ head = '', body = '', script = ROUTER_SCRIPT } = {}) =>
  `<html><head><link rel="stylesheet" href="/a.css"/>${head}</head><body>${body}<script nonce="n1" type="module" async="">${script}</script><p>the end</p></body></html>`;

const PRELOADS =
  '<link rel="modulepreload" href="/root.js" nonce="n1"/><link rel="modulepreload" href="/page.js" nonce="n1"/>';

/** Runs what the page's script became, as a browser would, and tells what it did in its order. */
async function runStart(html: string, { hidden = false, missing = '' } = {}) {
  const begin = '<script nonce="n1" type="module" async="">';
  const script = html.slice(html.indexOf(begin) + begin.length, html.indexOf('</script>'));
  const done: string[] = [];
  const page = new EventTarget();
  const document = Object.assign(page, {
    hidden,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => done.push(`preload ${href}`) },
  });
  const window = Object.assign(new EventTarget(), { __reactRouterRouteModules: {} });
  let paint = () => {};
  class PerformanceObserver {
    static supportedEntryTypes = ['paint'];
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
    observe() {}
  }
  const load = async (address: string) => {
    if (address === missing) throw new TypeError('Failed to fetch');
    done.push(`import ${address}`);
    return { address };
  };
  const given = {
    document,
    window,
    PerformanceObserver,
    load,
    setTimeout: () => {},
    addEventListener: window.addEventListener.bind(window),
  };
  const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => CallableFunction;
  const start = new AsyncFunction(...Object.keys(given), script.replaceAll('import(', 'load('));
  const running: Promise<void> = start(...Object.values(given));
  await new Promise(setImmediate);
  /** @returns whether the browser goes on with what a press does by itself. */
  const press = (button: object | null) => {
    const click = new Event('click', { cancelable: true });
    Object.defineProperty(click, 'target', { value: { closest: () => button } });
    return page.dispatchEvent(click);
  };
  return { done, window, running, press, paint: () => paint() };
}

test('modules are named and run after the first paint, in the order of the router', async () => {
  const html = paintBeforeScripts(page({ head: PRELOADS }), 'n1');
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('modulepreload');
  const { done, window, running, paint } = await runStart(html);
  expect(done).toEqual([]);
  paint();
  await running;
  expect(done).toEqual([
    'preload /root.js',
    'preload /page.js',
    'import /manifest.js',
    'import /root.js',
    'import /page.js',
    'import /entry.js',
  ]);
  expect(window.__reactRouterRouteModules).toEqual({
    root: { address: '/root.js' },
    page: { address: '/page.js' },
  });
});

test('a page that nobody looks at comes alive at once', async () => {
  const { done, running } = await runStart(paintBeforeScripts(page(), 'n1'), { hidden: true });
  await running;
  expect(done.at(-1)).toBe('import /entry.js');
});

test('the last press before the page answers is pressed again when it does, and only once', async () => {
  const { window, press } = await runStart(paintBeforeScripts(page(), 'n1'));
  const pressed: string[] = [];
  const button = (name: string) => ({ form: null, click: () => pressed.push(name) });
  expect(press(button('menu'))).toBe(false);
  expect(press(button('sign in'))).toBe(false);
  expect(press(null)).toBe(true);
  expect(press({ form: { hasAttribute: () => true } })).toBe(true);
  expect(pressed).toEqual([]);
  window.dispatchEvent(new Event('alive'));
  window.dispatchEvent(new Event('alive'));
  expect(pressed).toEqual(['sign in']);
  expect(press(button('menu'))).toBe(true);
});

test('where a module cannot be had, forms leave as they do without scripts', async () => {
  const { running, paint, press } = await runStart(paintBeforeScripts(page(), 'n1'), {
    missing: '/page.js',
  });
  paint();
  await expect(running).rejects.toThrow('Failed to fetch');
  expect(press({ form: null, click: () => {} })).toBe(true);
});

test('nothing else of the page changes, and no text of others is taken for its script', () => {
  const theirs =
    '<img alt="<script nonce="n2" type="module" async="">import \'x\'"><link rel="modulepreload" href="/x.js"/>';
  const html = paintBeforeScripts(page({ head: PRELOADS, body: theirs }), 'n1');
  expect(html).toContain(`<body>${theirs}<script nonce="n1"`);
  expect(html.endsWith('</script><p>the end</p></body></html>')).toBe(true);
  expect(html.startsWith('<html><head><link rel="stylesheet" href="/a.css"/></head>')).toBe(true);
});

test.each(['a fragment', '<head></head><script nonce="n1">1</script>'])('%s stays as it is', (html) => {
  expect(paintBeforeScripts(html, 'n1')).toBe(html);
});
