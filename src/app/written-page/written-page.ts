import { html, raw } from 'hono/html';
import { IS_IT_OURS_ADDRESS } from '../../shared/addresses/is-it-ours-address.ts';
import { LEAVES, SPARK } from '../../ui/mark-paths.ts';
import { urls } from '../../urls.ts';
import type { Markup } from './markup.types.ts';

const HEADER_LINKS = [
  ['Features', urls.features()],
  ['Web Stories', urls.webStories()],
  ['Blog', urls.blog()],
  ['Story Script', urls.storyGenerator()],
  ['Help', urls.help()],
  ['Pricing', urls.pricing()],
] as const;

const FOOTER_LINKS = [
  ['About', urls.about()],
  ...HEADER_LINKS,
  ['Contact', urls.contact()],
  ['Community', urls.community()],
  ['FAQ', urls.faq()],
  ['Privacy Policy', urls.privacyPolicy()],
  ['Terms of Service', urls.termsOfService()],
  ['Disclaimer', urls.disclaimer()],
  ['Is it ours?', IS_IT_OURS_ADDRESS],
] as const;

interface WrittenPage {
  siteName: string;
  /** Beside the name of the site. */
  title: string;
  description: string;
  style: string;
  /** What else the head says. */
  head?: Markup;
  /** Where the skip link leads: an id in the body, and what it is. */
  skip: { to: string; what: string };
  /** What stands at the end of the header. */
  action?: { to: string; text: string };
  body: Markup;
}

/** A whole page outside the app, in the site's colors, that works without any script. */
export async function renderWrittenPage(page: WrittenPage): Promise<string> {
  const { siteName, title, description, style, head = '', skip, action, body } = page;
  const written = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${siteName}</title>
<meta name="description" content="${description}">
${head}<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#${skip.to}">Skip to ${skip.what}</a>
<header class="top">
  <a class="brand" href="/">${SEED_MARK}<span>${siteName}</span></a>
  <nav class="site-links" aria-label="Main">${renderLinks(HEADER_LINKS)}</nav>
  ${action ? html`<a class="download" href="${action.to}">${action.text}</a>` : ''}
</header>
${body}
<footer class="foot">
  <nav class="foot-links" aria-label="Site">${renderLinks(FOOTER_LINKS)}</nav>
</footer>
</body>
</html>`;
  return String(await written);
}

const SEED_MARK = html`<svg viewBox="0 0 48 48" width="28" height="28" aria-hidden="true"><g fill="#4fd98a">${LEAVES.map((leaf) => html`<path d="${leaf}"/>`)}</g><path fill="#ffe27a" d="${SPARK}"/></svg>`;

const renderLinks = (links: ReadonlyArray<readonly [string, string]>) =>
  links.map(([label, to]) => html`<a href="${to}">${label}</a>`);
