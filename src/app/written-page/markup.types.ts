import type { html } from 'hono/html';

/** A piece of a page; every value in it was escaped. */
export type Markup = ReturnType<typeof html>;
