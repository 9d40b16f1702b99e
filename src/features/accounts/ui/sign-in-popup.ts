const START = '/api/auth/federated/start';
/** One name: a second press brings the same window back instead of opening another. */
const WINDOW_NAME = 'federated-sign-in';
const MESSAGE_TYPE = 'federated-sign-in';
const WIDTH = 500;
const HEIGHT = 640;
const CLOSED_CHECK_MS = 400;
export const POPUP_BLOCKED_MESSAGE =
  'Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.';

type PopupOpener = Pick<
  Window,
  | 'open'
  | 'addEventListener'
  | 'removeEventListener'
  | 'setInterval'
  | 'clearInterval'
  | 'location'
  | 'screenX'
  | 'screenY'
  | 'outerWidth'
  | 'outerHeight'
>;

/**
 * Lets a visitor sign in at the federated provider. The window opens before this function returns,
 * because browsers allow one only while a press is being handled.
 * @throws {Error} with the provider's message, or with an empty one when the window was closed or no
 * reason was given.
 */
export function openSignInPopup(opener: PopupOpener): Promise<void> {
  const popup = opener.open(START, WINDOW_NAME, `popup,${placeAboveCentre(opener)}`);
  if (!popup) return Promise.reject(new Error(POPUP_BLOCKED_MESSAGE));
  popup.focus();
  return new Promise((resolve, reject) => {
    let closedChecks = 0;
    const settle = (finish: () => void): void => {
      opener.removeEventListener('message', hear);
      opener.clearInterval(timer);
      finish();
    };
    const hear = (event: MessageEvent): void => {
      if (event.origin !== opener.location.origin || event.source !== popup) return;
      const outcome = readOutcome(event.data);
      if (!outcome) return;
      settle(() => (outcome.ok ? resolve() : reject(new Error(outcome.message))));
    };
    const timer = opener.setInterval(() => {
      // A window says its last word and closes; the word may arrive after the closing is seen.
      if (popup.closed) closedChecks += 1;
      if (closedChecks > 1) settle(() => reject(new Error('')));
    }, CLOSED_CHECK_MS);
    opener.addEventListener('message', hear);
  });
}

function placeAboveCentre({ screenX, screenY, outerWidth, outerHeight }: PopupOpener): string {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - HEIGHT) / 3);
  return `width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

function readOutcome(data: unknown): { ok: boolean; message: string } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, ok, message } = data as Record<string, unknown>;
  if (type !== MESSAGE_TYPE || typeof ok !== 'boolean') return null;
  return { ok, message: typeof message === 'string' ? message.trim() : '' };
}
