import { escapeHtml } from '../../shared/escape-html.ts';

/** Where a browser keeps which banner was put away. */
const KEY = 'dreamseed.banner';

/** Runs before what follows is painted, so that nothing moves for whoever has put this banner away. */
const SCRIPT = `{
  const banner = document.currentScript.previousElementSibling;
  const text = banner.firstElementChild.textContent;
  try {
    banner.hidden = localStorage.getItem('${KEY}') === text;
  } catch {}
  banner.lastElementChild.onclick = () => {
    banner.hidden = true;
    document.getElementById('content').focus({ preventScroll: true });
    try {
      localStorage.setItem('${KEY}', text);
    } catch {}
  };
}`;

/**
 * What the owner has to say on every page, with what puts it away: written by the server alone, so that no
 * page carries code for it.
 */
export function bannerHtml(text: string, nonce: string): string {
  const look =
    'flex items-center justify-between gap-3 border-b border-info-line bg-info-soft px-5 py-2 text-small sm:px-8';
  const button = 'min-h-11 shrink-0 cursor-pointer px-4 font-semibold text-ink-soft hover:text-ink';
  const words = `<p class="min-w-0 wrap-anywhere">${escapeHtml(text)}</p>`;
  const dismiss = `<button type="button" class="${button}">Dismiss</button>`;
  return `<aside aria-label="Notice" class="${look}">${words}${dismiss}</aside><script nonce="${nonce}">${SCRIPT}</script>`;
}
