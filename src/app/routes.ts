import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const fileOf = (feature: string, name: string) => `../features/${feature}/ui/${name}.page.tsx`;

/** Every visitor is sent the ids of all pages; a file's address would be three times as long. */
const page = (path: string, feature: string, name: string) =>
  route(path, fileOf(feature, name), { id: name });

export default [
  index(fileOf('site-pages', 'home'), { id: 'home' }),
  page('about', 'site-pages', 'about'),
  page('contact', 'site-pages', 'contact'),
  page('privacy-policy', 'site-pages', 'privacy-policy'),
  page('terms-of-service', 'site-pages', 'terms-of-service'),
  page('disclaimer', 'site-pages', 'disclaimer'),
  page('features', 'site-pages', 'features'),
  page('help', 'site-pages', 'help'),
  page('community', 'site-pages', 'community'),
  page('faq', 'site-pages', 'faq'),
  page('attributions', 'site-pages', 'attributions'),
  page('illustrator', 'site-pages', 'illustrator'),
  page('blog', 'blog', 'blog'),
  page('blog/:slug', 'blog', 'article'),
  route('blog/:slug/company', '../features/blog/ui/related-articles.resource.ts', { id: 'related-articles' }),
  page('checkout/:plan', 'checkout', 'checkout'),
  page('history', 'gallery', 'gallery'),
  page('account', 'account-data', 'account'),
  page('reset-password', 'accounts', 'reset-password'),
  page('verify-email', 'accounts', 'verify-email'),
  page('s/:token', 'sharing', 'shared'),
  page('web-stories', 'web-stories', 'web-stories'),
  page('web-stories/:slug', 'web-stories', 'web-story'),
  page('story-generator', 'story-scripts', 'story-generator'),
  layout('pages/showcase-gate.tsx', [
    route('ui', '../ui/showcase/showcase.page.tsx'),
    route('ui/broken', 'pages/test-error-screen.page.tsx'),
  ]),
] satisfies RouteConfig;
