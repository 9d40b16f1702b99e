/** What the browser offers for passing a link on. Each part may be missing or fail. */
export interface SharingDevice {
  share?: (link: { title: string; url: string }) => Promise<void>;
  writeClipboard?: (text: string) => Promise<void>;
  /** The way of old browsers, which also works on plain http; false when it did not. */
  copyByCommand: (text: string) => boolean;
}

export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Hands a link to the device, or copies it, one way after the other. */
export async function shareArticle(
  link: { title: string; url: string },
  device: SharingDevice,
): Promise<ShareResult> {
  if (device.share) {
    try {
      await device.share(link);
      return 'shared';
    } catch (error) {
      if (isAbort(error)) return 'cancelled';
    }
  }
  try {
    await device.writeClipboard?.(link.url);
    if (device.writeClipboard) return 'copied';
  } catch {
    // The older way may still work.
  }
  return copiedByCommand(link.url, device) ? 'copied' : 'failed';
}

/** The visitor closed the device's own dialog. */
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

function copiedByCommand(text: string, device: SharingDevice): boolean {
  try {
    return device.copyByCommand(text);
  } catch {
    return false;
  }
}
