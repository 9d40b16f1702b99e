import { copyByCommand } from '../../../../ui/buttons/copy-text.ts';
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
