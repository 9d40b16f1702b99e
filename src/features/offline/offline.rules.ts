import { urls } from '../../urls.ts';

/** Pages that show something without a connection: the tools with their results and drafts, and the gallery's frame. */
const KEPT_PAGES: readonly string[] = [urls.home(), urls.storyGenerator(), urls.history()];

/** Answered by the server alone, also when somebody opens them as a page. */
const NEVER_PAGES = /^\/(?:api|prompt|feeds|media|social|s)\//;

export type OfflineAnswer = 'file' | 'kept page' | 'page' | 'network';

/**
 * What the service worker does with a request. Files under /assets/ never change and are kept. Pages are the same
 * bytes for everybody, so keeping one keeps nobody's data; what belongs to an account comes by the API, and is never kept.
 */
export function offlineAnswer(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): OfflineAnswer {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (address.pathname.startsWith('/assets/')) return 'file';
  if (mode !== 'navigate' || NEVER_PAGES.test(address.pathname)) return 'network';
  return KEPT_PAGES.includes(address.pathname) ? 'kept page' : 'page';
}

/** The scripts, styles and fonts that a page asks for. */
export function filesOfPage(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}

/**
 * Shown in the place of a page that is not kept.
 * @param keepsStory whether the story generator's page is kept, so that the way there leads somewhere.
 */
export function offlineNotice(keepsStory: boolean): string {
  const story = keepsStory ? ` <a href="${urls.storyGenerator()}">Open your story</a>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>You’re offline</title>
<style>body{min-height:90vh;margin:0;display:grid;place-content:center;gap:1rem;padding:2rem;text-align:center;background:#0b0a12;color:#f4f2fb;font:1.125rem/1.6 system-ui,sans-serif}h1{margin:0;font-size:2rem}p{margin:0;color:#b9b4cc}a{color:#4ade9b;padding:.75rem}a:focus-visible{outline:3px solid}</style>
<h1>You’re offline</h1>
<p>This page needs a connection. Your results and drafts are still here.</p>
<p><a href="${urls.home()}">Open the studio</a>${story}</p></html>`;
}
