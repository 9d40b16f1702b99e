import { Hono } from 'hono';
import type { SiteInfo } from '../../shared/site-info.ts';
import { urls } from '../../urls.ts';

/** What phones have room for below an icon. */
const SHORT_NAME_LENGTH = 12;

/** The night that the pages of the site stand on, `--color-page` of theme.css. */
const NIGHT = '#0b0a12';

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

const SHORTCUT_ICONS = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** `/manifest.webmanifest`: what a browser needs to know to keep the site among its apps. */
export function createWebManifestRoutes({ siteInfo }: { siteInfo: () => Pick<SiteInfo, 'name'> }) {
  return new Hono().get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(writeWebManifest(siteInfo().name)), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
}

function writeWebManifest(name: string): object {
  return {
    id: urls.home(),
    name,
    short_name: shorten(name),
    description: 'Turns words into pictures: describe what you see, choose a style, and get it drawn.',
    start_url: urls.home(),
    scope: urls.home(),
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    lang: 'en',
    dir: 'ltr',
    categories: ['graphics', 'entertainment', 'productivity'],
    icons: ICONS,
    shortcuts: [
      { name: 'Make a picture', url: urls.generatorSuite(), icons: SHORTCUT_ICONS },
      { name: 'Image history', url: urls.history(), icons: SHORTCUT_ICONS },
      { name: 'Blog', url: urls.blog(), icons: SHORTCUT_ICONS },
    ],
  };
}

/** As many whole words as have room; a long first word is cut. */
function shorten(name: string): string {
  const cut = Array.from(name).slice(0, SHORT_NAME_LENGTH + 1);
  if (cut.length <= SHORT_NAME_LENGTH) return name;
  const lastSpace = cut.lastIndexOf(' ');
  return cut.slice(0, lastSpace > 0 ? lastSpace : SHORT_NAME_LENGTH).join('');
}
