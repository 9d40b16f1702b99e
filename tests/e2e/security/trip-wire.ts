import type { BrowserContext } from '@playwright/test';
import { EVIL } from '../../security/xss/marks.ts';

/** What of a payload reached the browser, a line each; empty when nothing did. */
export interface TripWire {
  readonly tripped: readonly string[];
}

/**
 * Watches all pages and frames of a context for what payloads do when they run: they call `hit`, open a
 * dialog or a window, ask `evil.test`, or leave the site. Where a policy holds one back at the last
 * moment, its complaint counts too: nothing should have come so far.
 * @param isAllowed what may be asked of `evil.test` all the same.
 */
export async function spanTripWire(
  context: BrowserContext,
  isAllowed: (resourceType: string) => boolean = () => false,
): Promise<TripWire> {
  const tripped: string[] = [];
  await context.exposeBinding('hit', ({ frame }) => {
    tripped.push(`hit in ${frame.url()}`);
  });
  context.on('dialog', (dialog) => {
    tripped.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('console', (line) => {
    const isComplaint = /Content Security Policy/.test(line.text()) && /script|handler/i.test(line.text());
    if (isComplaint) tripped.push(`${line.location().url}: ${line.text().slice(0, 200)}`);
  });
  context.on('weberror', (error) => {
    tripped.push(`thrown: ${error.error().message}`);
  });
  await context.route(
    ({ hostname }) => hostname === new URL(EVIL).hostname,
    async (route) => {
      const type = route.request().resourceType();
      if (!isAllowed(type)) tripped.push(`asked for ${route.request().url()} as ${type}`);
      await route.abort();
    },
  );
  return { tripped };
}
