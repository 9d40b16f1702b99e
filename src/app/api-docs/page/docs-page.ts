import { html } from 'hono/html';
import type { Markup } from '../../written-page/markup.types.ts';
import { renderWrittenPage } from '../../written-page/written-page.ts';
import type { ApiGroup } from '../api-operation.types.ts';
import type { JsonSchema } from '../json-schema.types.ts';
import type { DocumentFacts } from '../openapi-document.ts';
import { renderOperation } from './docs-operation.ts';
import { renderPrograms } from './docs-programs.ts';

interface DocsPageOptions extends DocumentFacts {
  groups: readonly ApiGroup[];
  schemas: Readonly<Record<string, JsonSchema>>;
  style: string;
}

/** The whole page that people read. Only trying a call needs a script. */
export async function renderDocsPage(options: DocsPageOptions): Promise<string> {
  const { siteName, root, groups, schemas, style } = options;
  return await renderWrittenPage({
    siteName,
    title: 'API',
    description: `Every call of the ${siteName} API: addresses, fields, answers and errors.`,
    style,
    head: html`<link rel="alternate" type="application/json" href="/api/openapi.json" title="OpenAPI 3.1">`,
    skip: { to: 'calls', what: 'the calls' },
    action: { to: '/api/openapi.json', text: 'OpenAPI 3.1' },
    body: html`<div class="layout">
  <nav class="contents" aria-label="Calls">${renderContents(groups)}</nav>
  <main id="calls">
    <details class="menu"><summary>All calls</summary>${renderContents(groups)}</details>
    ${renderIntroduction(options)}
    ${groups.map((group) => renderGroup(group, schemas, root))}
  </main>
</div>`,
  });
}

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
