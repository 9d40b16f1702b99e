import { createHash } from 'node:crypto';
import { VIDEO_ORIGINS } from '../../features/posts/post-html/post-videos.ts';

interface SecuredPage {
  /** The page without the marks. */
  html: string;
  policy: string;
}

export interface PolicyOrigins {
  imageServiceUrl: string;
  apiBaseUrl: string;
  /** Posts of a private network come without https, and so do their pictures. */
  picturesWithoutHttps: boolean;
}

/**
 * The policy of one rendered page. Scripts run only from our own files, plus the inline ones that
 * the document wrote itself, each named by its hash. The document marks those with a nonce that is
 * random for each rendering; text that slipped into a page some other way carries no mark, gets no
 * hash and does not run. The marks are taken out again, so that the page can be kept and sent to many.
 */
export function securePage(marked: string, nonce: string, origins: PolicyOrigins): SecuredPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const { attributes, script } of markedScripts(marked, mark)) {
    if (/ src=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return { html: marked.replaceAll(mark, ''), policy: writePolicy([...hashes], origins) };
}

/**
 * Looks for the mark, not for scripts: what an attribute of a post may hold, such as the words
 * `<script>` in a picture's description, must not hide the script that comes after it.
 */
function* markedScripts(marked: string, mark: string): Generator<{ attributes: string; script: string }> {
  let from = 0;
  for (;;) {
    const place = marked.indexOf(mark, from);
    if (place < 0) return;
    from = place + mark.length;
    const tag = marked.lastIndexOf('<', place);
    const end = marked.indexOf('>', from);
    const close = marked.indexOf('</script>', end);
    if (!marked.startsWith('<script', tag) || end < 0 || close < 0) continue;
    yield { attributes: marked.slice(tag + '<script'.length, end), script: marked.slice(end + 1, close) };
    from = close;
  }
}

function writePolicy(
  scriptHashes: readonly string[],
  { imageServiceUrl, apiBaseUrl, picturesWithoutHttps }: PolicyOrigins,
): string {
  const services = originsOf(imageServiceUrl, apiBaseUrl);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...services, ...(picturesWithoutHttps ? ['http:'] : [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...services].join(' '),
    "manifest-src 'self'",
    ['frame-src', ...VIDEO_ORIGINS].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function originsOf(...addresses: string[]): string[] {
  return addresses.filter(Boolean).map((address) => new URL(address).origin);
}

/** Vite's development server injects styles and its own scripts; nothing of this reaches production. */
export const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; connect-src 'self' ws: blob: data:; frame-ancestors 'none'";
