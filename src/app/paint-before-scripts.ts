/**
 * Lets a browser fetch what a page looks like (styles, letters, its first picture) before the scripts
 * that bring it to life. The router preloads its modules at the priority of things that hold up the
 * first paint, and has no setting for it.
 */
export function paintBeforeScripts(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  return (
    head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"') +
    html.slice(end)
  );
}
