/** A tag. Neither its attributes nor a broken one reach past the next `<`, so reading takes one pass. */
const TAG = /<[a-z](?:"[^"<]*"|'[^'<]*'|[^'"<>])*>/gi;
/** An attribute that holds one address, or several with their widths. */
const ADDRESS = /(\s(?:href|src|poster|srcset)\s*=\s*)("[^"]*"|'[^']*')/gi;

/**
 * The same HTML with addresses that begin at the site's root made whole, so that they lead to the
 * site from wherever the HTML is shown. Nothing else in it changes.
 */
export function absoluteHtml(html: string, root: string): string {
  return html.replace(TAG, (tag) =>
    tag.replace(ADDRESS, (_, attribute: string, value: string) => attribute + absoluteValue(value, root)),
  );
}

/** A path of this site made a whole address. */
export function absoluteAddress(address: string, root: string): string {
  return /^\/(?![/\\])/.test(address) ? root + address : address;
}

/** @param value quoted; in a list of addresses each begins after a comma and a space. */
function absoluteValue(value: string, root: string): string {
  return value.replace(/(^["']\s*|,\s+)(?=\/(?![/\\]))/g, `$1${root.replaceAll('$', '$$$$')}`);
}
