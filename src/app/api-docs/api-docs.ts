import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { SiteInfo } from '../../shared/site-info.ts';
import { describeApi } from './api-groups.ts';
import { renderDocsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { writeOpenApiDocument, writeSchemas } from './openapi-document.ts';

export interface ApiDocsOptions {
  siteInfo: () => SiteInfo;
  /** Whether the site sells test purchases; their calls exist only then. */
  sandboxShop: boolean;
}

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const KEPT = 'public, max-age=300';

/** GET /api/openapi.json for programs and GET /api/docs for people: the same calls, described once. */
export function createApiDocs({ siteInfo, sandboxShop }: ApiDocsOptions): Hono {
  const groups = describeApi({ sandboxShop });
  const facts = () => {
    const { name, root } = siteInfo();
    return { siteName: name, root };
  };
  const routes = new Hono();
  routes.get('/api/openapi.json', (c) => {
    c.header('Cache-Control', KEPT);
    // The document holds no secret, and tools on other origins read it.
    c.header('Access-Control-Allow-Origin', '*');
    return c.json(writeOpenApiDocument(groups, facts()));
  });
  routes.get('/api/docs', async (c) => {
    c.header('Cache-Control', KEPT);
    c.header('Content-Security-Policy', POLICY);
    return c.html(await renderDocsPage({ groups, schemas: writeSchemas(groups), ...facts() }));
  });
  return routes;
}
