import { html, raw } from 'hono/html';
import { LEAVES, SPARK } from '../../../ui/mark-paths.ts';
import { urls } from '../../../urls.ts';
import type { ApiGroup } from '../api-operation.types.ts';
import type { JsonSchema } from '../json-schema.types.ts';
import type { DocumentFacts } from '../openapi-document.ts';
import { renderOperation } from './docs-operation.ts';
import { renderPrograms } from './docs-programs.ts';
import type { Markup } from './markup.types.ts';

interface DocsPageOptions extends DocumentFacts {
  groups: readonly ApiGroup[];
  schemas: Readonly<Record<string, JsonSchema>>;
  style: string;
}

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
] as const;

/** The whole page that people read, without any script. */
export async function renderDocsPage(options: DocsPageOptions): Promise<string> {
  const { siteName, root, groups, schemas, style } = options;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${siteName}</title>
<meta name="description" content="Every call of the ${siteName} API: addresses, fields, answers and errors.">
<link rel="alternate" type="application/json" href="/api/openapi.json" title="OpenAPI 3.1">
<style>${raw(style)}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header class="top">
  <a class="brand" href="/">${SEED_MARK}<span>${siteName}</span></a>
  <nav class="site-links" aria-label="Main">${renderLinks(HEADER_LINKS)}</nav>
  <a class="download" href="/api/openapi.json">OpenAPI 3.1</a>
</header>
<div class="layout">
  <nav class="contents" aria-label="Calls">${renderContents(groups)}</nav>
  <main id="calls">
    <details class="menu"><summary>All calls</summary>${renderContents(groups)}</details>
    ${renderIntroduction(options)}
    ${groups.map((group) => renderGroup(group, schemas, root))}
  </main>
</div>
<footer class="foot">
  <nav class="foot-links" aria-label="Site">${renderLinks(FOOTER_LINKS)}</nav>
</footer>
</body>
</html>`;
  return String(await page);
}

const SEED_MARK = html`<svg viewBox="0 0 48 48" width="28" height="28" aria-hidden="true"><g fill="#4fd98a">${LEAVES.map((leaf) => html`<path d="${leaf}"/>`)}</g><path fill="#ffe27a" d="${SPARK}"/></svg>`;

const renderLinks = (links: ReadonlyArray<readonly [string, string]>) =>
  links.map(([label, to]) => html`<a href="${to}">${label}</a>`);

/** Beside the page where there is room, above it on a phone. */
function renderContents(groups: readonly ApiGroup[]): Markup {
  return html`<ul>
      <li><a href="#start">Start here</a></li>
      <li><a href="#errors">Errors</a></li>
    </ul>
    ${groups.map(
      (group) => html`<p class="heading">${group.name}</p>
    <ul>${group.operations.map(
      ({ id, method, summary }) => html`
      <li><a href="#${id}"><span class="method ${method}">${method}</span> ${summary}</a></li>`,
    )}
    </ul>`,
    )}`;
}

function renderIntroduction({ siteName, root }: DocsPageOptions): Markup {
  return html`<section class="introduction" id="start">
      <h1>The ${siteName} API</h1>
      <p class="lead">Everything the site's own pages do, they do through these calls. Ask for an image by its
        address, or act for an account with its identity token.</p>
      <div class="cards">
        <div class="note">
          <h2>Address</h2>
          <p><code>${root}</code></p>
          <p>Bodies and answers are JSON, except for images.</p>
        </div>
        <div class="note">
          <h2>Identity token</h2>
          <p>Sign in, then ask <a href="#get-token">GET /api/auth/token</a>. The token works for 15 minutes as</p>
          <p><code>Authorization: Bearer …</code></p>
        </div>
      </div>
      ${renderPrograms(root)}
      <div class="note" id="errors">
        <h2>Errors</h2>
        <p>Every error is JSON with a sentence for a person and a code for a program. A code keeps its meaning;
          a message may be reworded. <code>Retry-After</code> comes with 429 and, where waiting helps, 503.</p>
        <pre role="group" tabindex="0" aria-label="Example of an error"><code>{ "message": "The prompt is empty. Describe what to draw.", "code": "image_service.prompt_missing" }</code></pre>
      </div>
    </section>`;
}

function renderGroup(group: ApiGroup, schemas: Readonly<Record<string, JsonSchema>>, root: string): Markup {
  return html`<section class="group" id="${group.id}">
      <h2>${group.name}</h2>
      <p class="lead">${group.introduction}</p>
      ${group.operations.map((operation) => renderOperation(operation, schemas, root))}
    </section>`;
}
