import { Hono } from 'hono';
import type { SiteInfo } from '../../shared/site-info.ts';
import { cspHash } from '../security/csp-hash.ts';
import { writeFontFaces } from '../written-page/font-faces.ts';
import { FRAME_STYLE } from '../written-page/frame-style.ts';
import { describeApi } from './api-groups.registry.ts';
import type { ApiGroup } from './api-operation.types.ts';
import { type DocumentFacts, writeOpenApiDocument, writeSchemas } from './openapi-document.ts';
import { renderDocsPage } from './page/docs-page.ts';
import { DOCS_STYLE } from './page/docs-style.ts';
import { TRY_SCRIPT } from './page/try-call.script.ts';

interface ApiDocsOptions {
  siteInfo: () => SiteInfo;
  /** Whether the site sells test purchases; their calls exist only then. */
  sandboxShop: boolean;
  /** Where the build's files for browsers are, with the site's letters among them. */
  clientFolder?: string;
}

const writePolicy = (style: string) =>
  [
    "default-src 'none'",
    `style-src ${cspHash(style)}`,
    `script-src ${cspHash(TRY_SCRIPT)}`,
    "connect-src 'self'",
    // The picture that was tried.
    'img-src blob:',
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
const KEPT = 'public, max-age=300';

/** GET /api/openapi.json for programs and GET /api/docs for people: the same calls, described once. */
export function createApiDocs({ siteInfo, sandboxShop, clientFolder }: ApiDocsOptions): Hono {
  const style = writeFontFaces(clientFolder) + FRAME_STYLE + DOCS_STYLE;
  const policy = writePolicy(style);
  const written = keepWritten(describeApi({ sandboxShop }), style);
  const routes = new Hono();
  routes.get('/api/openapi.json', (c) => {
    c.header('Cache-Control', KEPT);
    // The document holds no secret, and tools on other origins read it.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Content-Type', 'application/json');
    return c.body(written(siteInfo()).document);
  });
  routes.get('/api/docs', async (c) => {
    c.header('Cache-Control', KEPT);
    c.header('Content-Security-Policy', policy);
    return c.html(await written(siteInfo()).page);
  });
  return routes;
}

interface WrittenDocs {
  /** JSON. */
  document: string;
  page: Promise<string>;
}

/** Both are the same for everybody and cost a tenth of a second, so they are written once. */
function keepWritten(groups: readonly ApiGroup[], style: string): (site: SiteInfo) => WrittenDocs {
  let kept: (WrittenDocs & DocumentFacts) | undefined;
  return ({ name: siteName, root }) => {
    if (kept?.siteName === siteName && kept.root === root) return kept;
    const facts = { siteName, root };
    kept = {
      ...facts,
      document: JSON.stringify(writeOpenApiDocument(groups, facts)),
      page: renderDocsPage({ groups, style, schemas: writeSchemas(groups), ...facts }),
    };
    return kept;
  };
}
