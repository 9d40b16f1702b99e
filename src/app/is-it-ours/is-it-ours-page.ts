import { html, raw } from 'hono/html';
import type { IsItOurs } from '../../features/known-pictures/is-it-ours.schema.ts';
import { LARGEST_ASKED } from '../../features/known-pictures/is-it-ours.usecases.ts';
import { KNOWN_DAYS } from '../../features/known-pictures/note-delivered.usecases.ts';
import { IS_IT_OURS_ADDRESS } from '../../shared/addresses/is-it-ours-address.ts';
import type { Markup } from '../written-page/markup.types.ts';
import { renderWrittenPage } from '../written-page/written-page.ts';
import { CHOOSE_SCRIPT } from './choose-picture.script.ts';

const MEGABYTE = 1024 * 1024;

export const PAGE_STYLE = `
.ask { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; max-width: 46rem; margin: 0 auto; padding: clamp(3rem, 8vw, 6rem) clamp(1.25rem, 4vw, 2.5rem) 6rem; min-height: calc(100dvh - 12rem); align-content: start; }
.ask form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; justify-items: start; padding: clamp(1.25rem, 4vw, 2rem); border: 2px dashed var(--line-strong); border-radius: 1.25rem; background: var(--surface); }
.ask form.over { border-color: var(--violet); background: var(--raised); }
.ask label { color: var(--ink); font-weight: 600; }
.ask input { max-width: 100%; color: var(--soft); font: inherit; font-size: 0.9375rem; }
.ask input::file-selector-button, .ask button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--line-strong); border-radius: 0.75rem; background: var(--raised); color: var(--ink); font: 600 0.9375rem Figtree, ui-sans-serif, system-ui, sans-serif; cursor: pointer; }
.ask input::file-selector-button { margin-right: 1rem; }
.ask button { border-color: transparent; background: var(--ink); color: var(--deep); }
.ask button:hover { background: #fff; }
.ask small { color: var(--muted); font-size: 0.875rem; }
.answer { display: grid; gap: 1.25rem; padding: clamp(1.25rem, 4vw, 2rem); border: 1px solid var(--line); border-radius: 1.25rem; background: linear-gradient(to bottom, oklch(0.21 0.045 284), var(--surface) 45%); }
.answer h2 { font-size: 1.5rem; }
.answer.same h2, .answer.alike h2 { color: var(--green); }
.answer.failed h2 { color: var(--danger); }
.answer h3 { font-size: 1.0625rem; margin-bottom: 0.5rem; }
.answer dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: 0.375rem 1.25rem; margin: 0; overflow-wrap: anywhere; }
.answer dt { color: var(--muted); }
.answer dd { margin: 0; color: var(--ink); }
`;

/** What somebody who asked is told. */
export type Told = { answer: IsItOurs } | { failure: string };

/** The page that takes a picture and says whether it is ours, with the answer once somebody asked. */
export function renderIsItOursPage(facts: { siteName: string; style: string; told?: Told }): Promise<string> {
  const { siteName, style, told } = facts;
  return renderWrittenPage({
    siteName,
    title: 'Is it ours?',
    description: `Show a picture to find out whether ${siteName} made it, and what its file says of itself.`,
    style,
    skip: { to: 'ask', what: 'the question' },
    body: html`<main class="ask" id="ask">
  <h1>Is it ours?</h1>
  <p class="lead">Show us a picture. We tell you what its file says of how it was made, and whether it left this site within the last ${KNOWN_DAYS} days.</p>
  ${told ? ('answer' in told ? renderAnswer(told.answer, siteName) : renderFailure(told.failure)) : ''}
  <form method="post" action="${IS_IT_OURS_ADDRESS}" enctype="multipart/form-data">
    <label for="image">${told ? 'Ask about another picture' : 'The picture'}</label>
    <input id="image" name="image" type="file" required accept="image/jpeg,image/png,image/webp,image/gif,image/avif" aria-describedby="image-hint">
    <small id="image-hint">A JPEG, PNG, WebP, GIF or AVIF file of at most ${LARGEST_ASKED / MEGABYTE} MB. We look at it and forget it: nothing of it is kept.</small>
    <button>Ask</button>
  </form>
  <script>${raw(CHOOSE_SCRIPT)}</script>
</main>`,
  });
}

function renderFailure(message: string): Markup {
  return html`<section class="answer failed" role="alert"><h2>That didn’t work</h2><p>${message}</p></section>`;
}

function renderAnswer({ ours, deliveredOn, marks, credentials }: IsItOurs, siteName: string): Markup {
  const { title, sentence } = VERDICTS[ours](siteName, deliveredOn ?? '');
  return html`<section class="answer ${ours}" aria-labelledby="verdict">
    <h2 id="verdict">${title}</h2>
    <p>${sentence}</p>
    <div><h3>What the file says of itself</h3>
    ${
      marks.length > 0
        ? html`<dl>${marks.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>`
        : html`<p>Nothing. That proves nothing either way: anybody can remove what a file says.</p>`
    }</div>
    <div><h3>Content Credentials</h3><p>${
      credentials.byThisSite
        ? `They are whole and signed by ${siteName}: the file is as it left this site.`
        : describe(credentials)
    }</p></div>
  </section>`;
}

function describe({ state, text }: IsItOurs['credentials']): string {
  if (state === 'none') return 'It has none.';
  return `They are ${text.replace(/^there, but they/, 'there, but')}.`;
}

const VERDICTS: Readonly<
  Record<IsItOurs['ours'], (siteName: string, day: string) => { title: string; sentence: string }>
> = {
  same: (siteName, day) => ({
    title: 'Yes, it’s ours',
    sentence: `${siteName} delivered this very file, last on ${day}.`,
  }),
  alike: (siteName, day) => ({
    title: 'It looks like one of ours',
    sentence: `${siteName} delivered a picture that looks the same, last on ${day}. This file isn’t byte for byte that one: it was made smaller, compressed again, cut or changed since.`,
  }),
  unknown: (siteName) => ({
    title: 'We don’t know it',
    sentence: `${siteName} delivered no picture like this one within the last ${KNOWN_DAYS} days. It may be older, or so changed that we can’t tell.`,
  }),
};
