import { KEEP_PRE_HYDRATION_CLICKS } from './pre-hydration-clicks.ts';

/** What the router's script imports. */
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/**
 * Waits for the first paint. A page that nobody looks at is not painted, and a browser that cannot tell
 * is not waited for; neither is anybody for longer than a slow line takes.
 */
const PAINTED = `new Promise((resolve) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve();
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', resolve);
  setTimeout(resolve, 3000);
})`;

/**
 * Lets a browser fetch and paint what a page looks like before it asks for the scripts that bring it to
 * life. The router names its modules in the head and imports them at once, so that they share the line
 * with styles, letters and the first picture, and run before the first frame; it has no setting for it.
 *
 * @param html a rendered page; what it wrote itself carries the mark of the nonce.
 * @returns the page with its modules named and imported after the first paint, or unchanged where the
 * router's script was not found.
 */
export function paintBeforeScripts(html: string, nonce: string): string {
  const begin = `<script nonce="${nonce}" type="module" async="">`;
  const start = html.indexOf(begin) + begin.length;
  const end = html.indexOf('</script>', start);
  const headEnd = html.indexOf('</head>');
  if (start < begin.length || end < 0 || headEnd < 0) return html;
  const { head, modules } = takePreloads(html.slice(0, headEnd), nonce);
  return head + html.slice(headEnd, start) + startLater(html.slice(start, end), modules) + html.slice(end);
}

function takePreloads(head: string, nonce: string): { head: string; modules: string[] } {
  const modules: string[] = [];
  const preload = new RegExp(`<link rel="modulepreload" href="([^"&]+)" nonce="${nonce}"/>`, 'g');
  const left = head.replace(preload, (_, address: string) => {
    modules.push(address);
    return '';
  });
  return { head: left, modules };
}

/**
 * All modules are asked for side by side, then run in the order of the router's imports. Where one cannot
 * be had, links and forms go on as they do without scripts.
 */
function startLater(script: string, modules: readonly string[]): string {
  const later = script
    .replace(IMPORT, (_, name: string | undefined, address: string) =>
      name ? `const ${name} = await import(${address});` : `await import(${address});`,
    )
    .replace(/^import\(/m, 'await import(');
  return `const letPressesGo = ${KEEP_PRE_HYDRATION_CLICKS};
await ${PAINTED};
for (const href of ${JSON.stringify(modules)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
}
try {
${later}
} catch (error) {
  letPressesGo();
  throw error;
}`;
}
