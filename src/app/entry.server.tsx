import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { DocumentHeadContext, documentFactsContext } from './document-head/document-head.context.ts';
import { DocumentHead } from './document-head/document-head.tsx';
import { paintBeforeScripts } from './inline-scripts/paint-before-scripts.ts';
import { SiteBannerContext } from './inline-scripts/site-banner.context.ts';
import { bannerHtml } from './inline-scripts/site-banner.ts';
import { loggerContext } from './logger.context.ts';
import { ErrorReferenceContext, requestIdContext } from './pages/error-reference.context.ts';
import { renderNonceContext, ScriptNonceContext } from './security/script-nonce.context.ts';
import { siteContext } from './site.context.ts';

const RENDER_TIMEOUT_MS = 15_000;

/**
 * Renders a page whole, never in pieces: a whole page can be hashed for the content
 * security policy, compressed once and answered again from memory.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(renderNonceContext);
  const requestId = context.get(requestIdContext);
  const facts = context.get(documentFactsContext);
  const site = context.get(siteContext);
  const head = facts && <DocumentHead {...facts} site={site} url={new URL(request.url)} status={status} />;
  const element = (
    <ScriptNonceContext value={nonce}>
      <SiteBannerContext value={site.banner && bannerHtml(site.banner, nonce)}>
        <DocumentHeadContext value={head}>
          <ErrorReferenceContext value={requestId ? `Reference: ${requestId}` : ''}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </ErrorReferenceContext>
        </DocumentHeadContext>
      </SiteBannerContext>
    </ScriptNonceContext>
  );
  const page = await renderWhole(element, nonce, (error) =>
    context.get(loggerContext)?.error({ err: error }, 'a part of a page failed'),
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Vite's own scripts reload the page when they find modules anew; they come as the router writes them.
  const html = import.meta.env.PROD ? paintBeforeScripts(page.html, nonce) : page.html;
  return new Response(html, { headers, status: page.failed ? 500 : status });
}

/** Reports what went wrong on the server; a page that is merely missing or an aborted visit is not news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(loggerContext)?.error({ err: error }, 'page failed');
};

function renderWhole(
  element: React.ReactElement,
  nonce: string,
  report: (error: unknown) => void,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    let shellReady = false;
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // React puts large parts at the end, behind their fallback, for a script to bring into place. The page
      // is sent whole anyway: everything stands where it belongs, also without scripts and at first sight.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        shellReady = true;
      },
      onAllReady() {
        clearTimeout(timer);
        pipe(body);
        text(body).then((html) => resolve({ html, failed }), reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failed = true;
        // Errors before the shell reject, and are reported where rejections are.
        if (shellReady) report(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('Rendering took too long.')), RENDER_TIMEOUT_MS);
  });
}
