import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const page = (feature: string, name: string) => `../features/${feature}/ui/${name}.page.tsx`;

export default [
  index(page('site-pages', 'home')),
  route('about', page('site-pages', 'about')),
  route('contact', page('site-pages', 'contact')),
  route('privacy-policy', page('site-pages', 'privacy-policy')),
  route('terms-of-service', page('site-pages', 'terms-of-service')),
  route('disclaimer', page('site-pages', 'disclaimer')),
  route('features', page('site-pages', 'features')),
  route('help', page('site-pages', 'help')),
  route('community', page('site-pages', 'community')),
  route('faq', page('site-pages', 'faq')),
  route('attributions', page('site-pages', 'attributions')),
  route('illustrator', page('site-pages', 'illustrator')),
  route('blog', page('blog', 'blog')),
  route('blog/:slug', page('blog', 'article')),
  route('blog/:slug/company', page('blog', 'related-articles')),
  route('checkout/:plan', page('checkout', 'checkout')),
  route('history', page('gallery', 'history')),
  route('account', page('account-data', 'account')),
  route('reset-password', page('accounts', 'reset-password')),
  route('verify-email', page('accounts', 'verify-email')),
  route('web-stories', page('web-stories', 'web-stories')),
  route('web-stories/:slug', page('web-stories', 'web-story')),
  route('story-generator', page('story-scripts', 'story-generator')),
  layout('pages/showcase-gate.tsx', [
    route('ui', '../ui/showcase/showcase.page.tsx'),
    route('ui/broken', 'pages/broken.page.tsx'),
  ]),
] satisfies RouteConfig;
