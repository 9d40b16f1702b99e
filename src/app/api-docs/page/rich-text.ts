import { html } from 'hono/html';
import type { Markup } from '../../written-page/markup.types.ts';

/** A sentence in which what stands between backticks is code. */
export function renderText(text: string): Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
