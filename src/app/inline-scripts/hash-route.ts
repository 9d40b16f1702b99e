/**
 * Old addresses of the form `/#/about?x=1` become `/about?x=1`, replacing the history entry.
 * It runs in the document's head, before anything is drawn, because the server never sees a hash.
 * Other hashes (`#pricing`) stay anchors, and the target must stay on this site: `/#//elsewhere` does not.
 * Kept as text: server and browser must write the same bytes, and the CSP names them by hash.
 */
export const HASH_ROUTE_SCRIPT = `(function () {
  if (!location.hash.startsWith('#/')) return;
  var target = new URL(location.hash.slice(1), location.origin);
  if (target.origin === location.origin) location.replace(target.href);
})();`;
