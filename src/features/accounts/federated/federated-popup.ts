import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { FederatedFailureCode } from '../accounts.errors.ts';
import { SIGNED_IN_HINT_KEY } from '../signed-in-hint.rules.ts';

/** What the popup tells the page that opened it. */
export type FederatedOutcome =
  | { type: 'federated-sign-in'; ok: true }
  | { type: 'federated-sign-in'; ok: false; code: string; message: string };

/**
 * The word for a failure of the redirect flow. The left side mixes OAuth's own error codes
 * (RFC 6749, 4.1.2.1), which the provider sends, with Better Auth's.
 */
const FAILURES = new Map<string, FederatedFailureCode>([
  ['access_denied', 'auth.federated_refused'],
  ['server_error', 'auth.federated_unreachable'],
  ['temporarily_unavailable', 'auth.federated_unreachable'],
  ['account_not_linked', 'auth.federated_account_exists'],
  ['email_not_found', 'auth.federated_email_missing'],
  ['email_unverified', 'auth.federated_email_unverified'],
  // What our own hook of sessions refuses.
  ['ACCOUNT_SUSPENDED', 'auth.account_suspended'],
]);

export function readFailureCode(error: string): FederatedFailureCode {
  return FAILURES.get(error) ?? 'auth.federated_failed';
}

/**
 * The message goes to a page of our own origin or to nobody. A provider whose pages keep their window
 * to themselves has cut it off from its opener for good; that one follows the storage, like any tab.
 */
const SCRIPT = `
const outcome = JSON.parse(document.getElementById('outcome').textContent);
if (window.opener) window.opener.postMessage(outcome, location.origin);
else if (outcome.ok) localStorage.setItem('${SIGNED_IN_HINT_KEY}', String(Date.now()));
window.close();
`;
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * The last page of the popup. Its opener policy must be `unsafe-none` like the provider's: any other
 * moves the page to a place of its own, from which it cannot see its opener.
 */
export function answerPopup(outcome: FederatedOutcome): Response {
  const text = outcome.ok ? 'You are signed in.' : outcome.message || 'Sign-in didn’t work.';
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Signing in</title><meta name="viewport" content="width=device-width"></head>
<body>
<p>${escapeHtml(text)} You may close this window.</p>
<script type="application/json" id="outcome">${escapeJson(outcome)}</script>
<script type="module">${SCRIPT}</script>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      ...POPUP_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'sha256-${SCRIPT_HASH}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  });
}

/** Sends the popup on to the provider. */
export function redirectPopup(address: string): Response {
  return new Response(null, { status: 302, headers: { ...POPUP_HEADERS, Location: address } });
}

const POPUP_HEADERS = {
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
};

/** Inside a script element only `</script` and `<!--` end the text, and both begin with a `<`. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
