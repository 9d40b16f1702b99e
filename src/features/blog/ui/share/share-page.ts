import { type ShareResult, type SharingDevice, shareArticle } from './share-article.ts';

/** Passes on the address of the page that the visitor reads. */
export function sharePage(title: string): Promise<ShareResult> {
  return shareArticle({ title, url: window.location.href }, browserDevice());
}

/** This browser. On plain http neither sharing nor the clipboard exists. */
function browserDevice(): SharingDevice {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  return {
    share: 'share' in navigator ? (link) => navigator.share(link) : undefined,
    writeClipboard: clipboard ? (text) => clipboard.writeText(text) : undefined,
    copyByCommand,
  };
}

function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Somewhere in view, so that nothing scrolls when it is selected.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
