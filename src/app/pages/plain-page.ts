import { escapeHtml } from '../../shared/escape-html.ts';
import { LEAVES, SPARK } from '../../ui/mark-paths.ts';
import { cspHash } from '../security/csp-hash.ts';

interface PlainPage {
  status: number;
  title: string;
  sentence: string;
  /** By which the log knows the request, for whoever reports what happened. */
  reference?: string;
  headers?: Record<string, string>;
  /** Links to try again and to the start page when left out. */
  choices?: Choices;
}

/** What may be done on the page; in a form the value of the button that was pressed is its `answer`. */
type Choices =
  | { kind: 'none' }
  | {
      kind: 'form';
      address: string;
      kept: Record<string, string>;
      buttons: readonly { value: string; text: string }[];
    };

/** The site's own colors and measures, with letters that every machine has. */
const STYLE = `
:root{color-scheme:dark}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;box-sizing:border-box;
padding:max(1.5rem,env(safe-area-inset-top)) max(1.5rem,env(safe-area-inset-right)) max(1.5rem,env(safe-area-inset-bottom)) max(1.5rem,env(safe-area-inset-left));
background:radial-gradient(80rem 40rem at 50% -10rem,#33255f 0,#0b0a1800 70%),#0b0a18;color:#f5f4fb;
font:1.0625rem/1.55 ui-sans-serif,system-ui,sans-serif}
main{max-width:34rem}
svg{width:2.75rem;height:2.75rem;color:#b19bf7}
h1{margin:1.25rem 0 0;font-size:clamp(2.25rem,1.7rem + 2.6vw,3.5rem);line-height:1.05;letter-spacing:-.03em;text-wrap:balance}
p{margin:1.25rem 0 0;color:#cfccdc;text-wrap:balance;overflow-wrap:anywhere}
nav,form{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
a,button{font:inherit;cursor:pointer;display:inline-flex;align-items:center;min-height:2.75rem;box-sizing:border-box;padding:.5rem 1.25rem;
border:1px solid #4a4568;border-radius:.75rem;background:#1d1834;color:inherit;font-weight:600;text-decoration:none}
a:first-child,input+button{border-color:transparent;background:#f5f4fb;color:#0b0a18}
a:hover,button:hover{border-color:#b19bf7}
a:first-child:hover,input+button:hover{background:#fff}
a:focus-visible,button:focus-visible{outline:3px solid #cdbdff;outline-offset:3px}
`;

const POLICY = [
  "default-src 'none'",
  `style-src ${cspHash(STYLE)}`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const MARK = `<svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">${LEAVES.map((leaf) => `<path opacity=".8" d="${leaf}"/>`).join('')}<path d="${SPARK}"/></svg>`;

/**
 * A page for moments at which no page of the site can be made: one small document that loads nothing.
 * An empty address in a link is the page's own.
 */
export function answerPlainPage(page: PlainPage): Response {
  const { status, title, sentence, reference, headers, choices } = page;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${MARK}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${reference === undefined ? '' : `<p><small>Reference: ${escapeHtml(reference)}</small></p>`}${writeChoices(choices)}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
    },
  });
}

function writeChoices(choices: Choices | undefined): string {
  if (!choices) return '<nav><a href="">Try Again</a><a href="/">Back to the start page</a></nav>';
  if (choices.kind === 'none') return '';
  const fields = Object.entries(choices.kept).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const buttons = choices.buttons.map(
    ({ value, text }) => `<button name="answer" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`,
  );
  return `<form method="post" enctype="multipart/form-data" action="${escapeHtml(choices.address)}">${fields.join('')}${buttons.join('')}</form>`;
}

/** Whether a browser opens a page; the router's own questions for data are answered as data. */
export function wantsDocument(request: Request): boolean {
  const isData = new URL(request.url).pathname.endsWith('.data');
  return !isData && (request.headers.get('Accept') ?? '').includes('text/html');
}
