/**
 * Puts a text on the clipboard. On plain http there is no clipboard, and a browser may refuse it; then
 * the older way may still work.
 * @throws {Error} when neither worked.
 */
export async function copyText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (clipboard) return await clipboard.writeText(text);
  } catch {
    // The older way may still work.
  }
  if (!copyByCommand(text)) throw new Error('This browser did not copy the text.');
}

/** The way of old browsers; false when it did not work. */
export function copyByCommand(text: string): boolean {
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
