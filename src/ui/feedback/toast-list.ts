type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
  /** How long it stays, in milliseconds; 0 stays until it is closed. */
  duration?: number;
}

export interface ToastEntry extends ToastMessage {
  id: number;
}

/** More than this would cover the page; the oldest gives way. */
export const MAX_TOASTS = 3;

/** How long a toast stays when it does not say: errors take longer to read and to act on. */
export function toastDuration({ tone, duration }: ToastMessage): number {
  return duration ?? (tone === 'error' ? 9000 : 5000);
}

/** Adds a message at the end; the same text again replaces its earlier showing. */
export function withToast(entries: readonly ToastEntry[], message: ToastMessage, id: number): ToastEntry[] {
  const others = entries.filter((entry) => entry.title !== message.title || entry.text !== message.text);
  return [...others, { ...message, id }].slice(-MAX_TOASTS);
}

export function withoutToast(entries: readonly ToastEntry[], id: number): ToastEntry[] {
  return entries.filter((entry) => entry.id !== id);
}
