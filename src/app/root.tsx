import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { SIGNED_IN_MARK_SCRIPT } from '../features/accounts/signed-in-before-scripts.rules.ts';
import { SiteFrame } from '../features/site-pages/ui/frame/site-frame.tsx';
import { useSiteInfo } from '../ui/use-site-info.ts';
import stylesheet from './app.css?url';
import { DocumentHeadContext } from './document-head/document-head.context.ts';
import { HASH_ROUTE_SCRIPT } from './inline-scripts/hash-route.ts';
import { ALIVE_EVENT } from './inline-scripts/pre-hydration-clicks.ts';
import { SiteBannerContext } from './inline-scripts/site-banner.context.ts';
import { describeRouteError } from './pages/error-screen.rules.ts';
import { ErrorScreen } from './pages/error-screen.tsx';
import { ScriptNonceContext } from './security/script-nonce.context.ts';
import { siteContext } from './site.context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(siteContext);
}

/** The site's facts never change while a visitor is on it. */
export function shouldRevalidate() {
  return false;
}

export function links() {
  return [preloadFont(displayFont), preloadFont(bodyFont)];
}

function preloadFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(ScriptNonceContext);
  useDocumentTagsLeft();
  useEffect(() => {
    dispatchEvent(new Event(ALIVE_EVENT));
  }, []);
  return (
    // The script in its head may have marked it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0b0a12" />
        {/* With a precedence it stands before everything that is only preloaded. */}
        <link rel="stylesheet" href={stylesheet} precedence="site" />
        <script
          nonce={nonce}
          // It has run before the page comes alive, so the browser's copy of the page does without its text.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; its hash is in the CSP
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? HASH_ROUTE_SCRIPT + SIGNED_IN_MARK_SCRIPT : '',
          }}
        />
        <Meta />
        <Links />
        {use(DocumentHeadContext)}
      </head>
      <body>
        <SiteFrame banner={<SiteBanner />}>{children}</SiteFrame>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Without a word of it here: the server wrote it into the document, and it stays as it is. */
function SiteBanner() {
  const __html = use(SiteBannerContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by `bannerHtml`; the hash of its script is in the CSP
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

export default function App() {
  return <Outlet />;
}

/** The page that the document of this visit was made for; nobody asks on the server. */
let documentPage: string | undefined;

/** What machines read of the first page is not true of the next one. */
function useDocumentTagsLeft() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => {
    documentPage ??= here;
    if (here === documentPage) return;
    for (const tag of document.querySelectorAll('[data-document]')) tag.remove();
  }, [here]);
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { development, name } = useSiteInfo();
  const description = describeRouteError(error, { development });
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
  return (
    <>
      <title>{`${description.summary} – ${name}`}</title>
      <ErrorScreen {...description} />
    </>
  );
}
