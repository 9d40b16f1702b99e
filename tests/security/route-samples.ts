import { OWNER_CALLS } from '../../src/features/owner/owner.rules.ts';

/** A request that a route of the server is asked for in a test. */
export interface RouteSample {
  path: string;
  /** Default: GET. */
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** With the identity token of an account. */
  signedIn?: true;
}

const JSON_BODY = { 'Content-Type': 'application/json' };
/** Of what is nowhere. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';
const NO_TOKEN = 'x'.repeat(32);

/** More than calls without a picture may send. */
const LONG_BODY = `"${'x'.repeat(69_998)}"`;

const post = (path: string, body: object = {}): RouteSample => ({
  path,
  method: 'POST',
  headers: JSON_BODY,
  body: JSON.stringify(body),
});

const asAccount = (sample: RouteSample): RouteSample => ({ ...sample, signedIn: true });

/** Requests for each route of the server, by its method and path as the route table writes them. */
export const SERVER_ROUTE_SAMPLES: Readonly<Record<string, readonly RouteSample[]>> = {
  'ALL /*': [
    { path: '/no-such-page' },
    { path: '/%00' },
    { path: '/a%0d%0aSet-Cookie:x=1' },
    { path: '/.env' },
    { path: '/no-such-file.js' },
    { path: '/about', method: 'POST', body: 'x' },
  ],
  'GET /*': [{ path: '/about/' }, { path: '/about/?a=b' }, { path: '//elsewhere.test/' }],
  'GET /healthz': [{ path: '/healthz' }],
  'GET /readyz': [{ path: '/readyz' }],
  'GET /metrics': [{ path: '/metrics' }],
  'GET /.well-known/security.txt': [{ path: '/.well-known/security.txt' }],
  'ALL /prompt/*': [
    { path: '/prompt/a%20red%20fox?width=64&height=64&seed=1&nologo=true' },
    { path: '/prompt/fox?width=1' },
    { path: '/prompt/fox', headers: { 'Sec-Fetch-Site': 'cross-site' } },
    { path: '/prompt/fox', headers: { Authorization: 'Bearer x' } },
    { path: '/prompt/', method: 'DELETE' },
  ],
  'POST /api/styles/learn': [
    post('/api/styles/learn'),
    { path: '/api/styles/learn', method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  ],
  'GET /api/styles': [{ path: '/api/styles' }, asAccount({ path: '/api/styles' })],
  'POST /api/styles': [post('/api/styles'), asAccount(post('/api/styles', { kind: 'x' }))],
  'POST /api/styles/import': [
    post('/api/styles/import'),
    asAccount(post('/api/styles/import', { style: {} })),
  ],
  'PATCH /api/styles/:id': [
    asAccount({ ...post(`/api/styles/${NO_ID}`, { name: 'Ink' }), method: 'PATCH' }),
    { path: '/api/styles/%00', method: 'PATCH' },
  ],
  'DELETE /api/styles/:id': [
    asAccount({ path: `/api/styles/${NO_ID}`, method: 'DELETE' }),
    { path: '/api/styles/x', method: 'DELETE' },
  ],
  'POST /api/styles/:id/pictures': [
    asAccount(post(`/api/styles/${NO_ID}/pictures`)),
    post('/api/styles/x/pictures'),
  ],
  'GET /api/styles/:id/file': [
    asAccount({ path: `/api/styles/${NO_ID}/file` }),
    { path: '/api/styles/x/file' },
  ],
  'GET /v1/models': [{ path: '/v1/models' }, asAccount({ path: '/v1/models' })],
  'GET /v1/models/:model': [{ path: '/v1/models/dreamseed' }],
  'POST /v1/images/generations': [
    post('/v1/images/generations'),
    asAccount(post('/v1/images/generations', { prompt: 'fox' })),
  ],
  'POST /v1/images/edits': [post('/v1/images/edits'), asAccount(post('/v1/images/edits'))],
  'POST /v1/images/variations': [post('/v1/images/variations')],
  'POST /v1/stories': [post('/v1/stories'), asAccount(post('/v1/stories'))],
  'ALL /v1/*': [{ path: '/v1/chat/completions', method: 'POST' }, { path: '/v1/%00' }],
  'POST /mcp': [
    post('/mcp'),
    { path: '/mcp', method: 'POST', headers: { Origin: 'https://elsewhere.test' } },
  ],
  'GET /mcp': [{ path: '/mcp' }],
  'DELETE /mcp': [{ path: '/mcp', method: 'DELETE' }],
  'GET /api/keys': [{ path: '/api/keys' }, asAccount({ path: '/api/keys' })],
  'GET /api/keys/usage': [{ path: '/api/keys/usage' }, asAccount({ path: '/api/keys/usage?format=csv' })],
  'POST /api/keys': [post('/api/keys'), asAccount(post('/api/keys', { name: 'x', scopes: ['images'] }))],
  'DELETE /api/keys/:id': [
    asAccount({ path: `/api/keys/${NO_ID}`, method: 'DELETE' }),
    { path: '/api/keys/x', method: 'DELETE' },
  ],
  'GET /api/looks': [{ path: '/api/looks' }, asAccount({ path: '/api/looks' })],
  'POST /api/looks': [post('/api/looks'), asAccount(post('/api/looks', { kind: 'x' }))],
  'PATCH /api/looks/:id': [
    asAccount({ ...post(`/api/looks/${NO_ID}`, { name: 'Dusk' }), method: 'PATCH' }),
    { path: '/api/looks/%00', method: 'PATCH' },
  ],
  'DELETE /api/looks/:id': [
    asAccount({ path: `/api/looks/${NO_ID}`, method: 'DELETE' }),
    { path: '/api/looks/x', method: 'DELETE' },
  ],
  'GET /api/runs/:run/progress': [{ path: `/api/runs/${NO_ID}/progress` }],
  'GET /media/:file': [{ path: '/media/no-such-picture-640.webp' }, { path: '/media/x' }],
  'GET /media/:size/:file': [{ path: '/media/s320/no-such-picture.webp' }, { path: '/media/x/y' }],
  'GET /social/:file{[a-z-]{1,40}\\.jpg}': [{ path: '/social/no-such-card.jpg' }],
  'GET /feeds/posts/default': [
    { path: '/feeds/posts/default' },
    { path: '/feeds/posts/default?alt=json' },
    { path: '/feeds/posts/default?alt=json-in-script&callback=show' },
    { path: '/feeds/posts/default?alt=rss' },
    { path: '/feeds/posts/default?max-results=x' },
    { path: '/feeds/posts/default', headers: { 'Accept-Encoding': 'gzip' } },
  ],
  'GET /feeds/posts/default/-/*': [
    { path: '/feeds/posts/default/-/craft' },
    { path: '/feeds/posts/default/-/%zz' },
  ],
  'GET /feeds/posts/default/:id{[0-9]+}': [{ path: '/feeds/posts/default/1' }],
  'GET /feeds/posts/summary': [{ path: '/feeds/posts/summary' }],
  'GET /feeds/posts/summary/-/*': [{ path: '/feeds/posts/summary/-/craft' }],
  'GET /feeds/posts/summary/:id{[0-9]+}': [{ path: '/feeds/posts/summary/1' }],
  'ALL /:year{[0-9]{4}}/:month{[0-9]{2}}/*': [{ path: '/2012/06/nothing.html' }],
  'GET /:year{[0-9]{4}}/:month{[0-9]{2}}/:file{[^/]+\\.html}': [{ path: '/2012/06/nothing.html' }],
  'GET /atom.xml': [{ path: '/atom.xml' }],
  'GET /rss.xml': [{ path: '/rss.xml' }],
  'GET /feeds/*': [{ path: '/feeds/posts/default/' }],
  'ALL /feeds/*': [{ path: '/feeds/nothing' }, { path: '/feeds/posts/default', method: 'POST' }],
  'ALL /sitemap*': [{ path: '/sitemap.xml', headers: { 'Accept-Encoding': 'gzip' } }],
  'GET /sitemap.xml': [{ path: '/sitemap.xml' }],
  'GET /:part{sitemap-[1-9][0-9]{0,4}\\.xml}': [{ path: '/sitemap-1.xml' }, { path: '/sitemap-99999.xml' }],
  'GET /sitemap-stories.xml': [{ path: '/sitemap-stories.xml' }],
  'GET /robots.txt': [{ path: '/robots.txt' }],
  'GET /manifest.webmanifest': [{ path: '/manifest.webmanifest' }],
  'ALL /web-stories/:slug/amp': [
    { path: '/web-stories/no-such-story/amp', headers: { Accept: 'text/html' } },
  ],
  'GET /web-stories/:slug/amp': [{ path: '/web-stories/no-such-story/amp' }],
  'ALL /api/*': [
    { path: '/api/nothing' },
    { path: '/api/nothing', method: 'PATCH' },
    { ...post('/api/images/release'), headers: { ...JSON_BODY, 'Content-Length': '70000' }, body: LONG_BODY },
  ],
  'ALL /api/auth/*': [{ path: '/api/auth/nothing' }, { path: '/api/auth/get-session' }],
  'POST /api/auth/sign-up/email': [post('/api/auth/sign-up/email')],
  'POST /api/auth/sign-in/email': [
    post('/api/auth/sign-in/email', { email: 'nobody@example.com', password: 'a wrong password' }),
    { ...post('/api/auth/sign-in/email'), headers: { ...JSON_BODY, Origin: 'https://elsewhere.test' } },
    { ...post('/api/auth/sign-in/email'), body: '{' },
  ],
  'POST /api/auth/sign-in/code': [post('/api/auth/sign-in/code', { code: '123456' })],
  'GET /api/auth/second-factor': [{ path: '/api/auth/second-factor' }],
  'POST /api/auth/second-factor/begin': [post('/api/auth/second-factor/begin', { password: 'x' })],
  'POST /api/auth/second-factor/turn-on': [post('/api/auth/second-factor/turn-on', { code: '123456' })],
  'POST /api/auth/second-factor/turn-off': [post('/api/auth/second-factor/turn-off', { password: 'x' })],
  'POST /api/auth/second-factor/backup-codes': [
    post('/api/auth/second-factor/backup-codes', { password: 'x' }),
  ],
  'POST /api/auth/sign-out': [post('/api/auth/sign-out')],
  'GET /api/auth/token': [{ path: '/api/auth/token' }],
  'GET /api/auth/jwks': [{ path: '/api/auth/jwks' }],
  'POST /api/auth/request-password-reset': [
    post('/api/auth/request-password-reset', { email: 'nobody@example.com' }),
  ],
  'POST /api/auth/reset-password': [post('/api/auth/reset-password', { token: 'x', newPassword: 'y' })],
  'GET /api/auth/email': [{ path: '/api/auth/email' }],
  'POST /api/auth/send-verification-email': [post('/api/auth/send-verification-email')],
  'POST /api/auth/verify-email': [post('/api/auth/verify-email', { token: 'x' })],
  'GET /api/auth/federated/start': [{ path: '/api/auth/federated/start' }],
  'GET /api/auth/callback/federated': [
    { path: '/api/auth/callback/federated?code=x&state=y' },
    { path: '/api/auth/callback/federated?error=</script><script>alert(1)</script>' },
  ],
  'GET /api/account': [{ path: '/api/account' }, asAccount({ path: '/api/account' })],
  'GET /api/account/activity': [
    { path: '/api/account/activity' },
    asAccount({ path: '/api/account/activity' }),
  ],
  'POST /api/account/delete': [post('/api/account/delete'), asAccount(post('/api/account/delete'))],
  'POST /api/account/export': [post('/api/account/export'), asAccount(post('/api/account/export'))],
  'GET /api/account/export/file': [{ path: '/api/account/export/file' }],
  'GET /api/user/status': [{ path: '/api/user/status' }, asAccount({ path: '/api/user/status' })],
  'POST /api/license/activate': [
    post('/api/license/activate'),
    asAccount(post('/api/license/activate', { email: 'ann@example.com', key: 'DREAM-NO-SUCH-KEY' })),
  ],
  'POST /api/shops/:shop/webhook': [
    post('/api/shops/gumroad/webhook'),
    post('/api/shops/sandbox/webhook'),
    post('/api/shops/no-such-shop/webhook'),
  ],
  'POST /api/images/save': [post('/api/images/save'), asAccount(post('/api/images/save'))],
  'POST /api/images/release': [
    post('/api/images/release'),
    asAccount(post('/api/images/release', { holdIds: [NO_ID] })),
  ],
  'GET /api/images/history': [
    { path: '/api/images/history' },
    asAccount({ path: '/api/images/history' }),
    { path: '/api/images/history', headers: { Authorization: 'Bearer x.y.z' } },
  ],
  'GET /api/images/filters': [
    { path: '/api/images/filters' },
    asAccount({ path: '/api/images/filters' }),
    asAccount({ path: '/api/images/history?query=%22fox%22%20OR%201=1&limit=1&before=' }),
    asAccount({ path: '/api/images/history?before=x' }),
    asAccount({ path: '/api/images/history?option=a&option=%00&color=' }),
  ],
  'POST /api/images/star': [
    post('/api/images/star'),
    asAccount(post('/api/images/star', { ids: [NO_ID], starred: true })),
  ],
  'POST /api/images/delete': [
    post('/api/images/delete'),
    asAccount(post('/api/images/delete', { ids: [NO_ID, 'a/../b'] })),
  ],
  'POST /api/images/restore': [
    post('/api/images/restore'),
    asAccount(post('/api/images/restore', { ids: [NO_ID] })),
  ],
  'GET /api/images/collections': [
    { path: '/api/images/collections' },
    asAccount({ path: '/api/images/collections' }),
  ],
  'POST /api/images/collections': [
    post('/api/images/collections'),
    asAccount(post('/api/images/collections', { name: '<script>alert(1)</script>' })),
    asAccount(post('/api/images/collections', { name: ' ' })),
  ],
  'PATCH /api/images/collections/:id': [
    asAccount({ ...post(`/api/images/collections/${NO_ID}`, { name: 'Ink' }), method: 'PATCH' }),
    { path: '/api/images/collections/%00', method: 'PATCH' },
  ],
  'DELETE /api/images/collections/:id': [
    asAccount({ path: `/api/images/collections/${NO_ID}`, method: 'DELETE' }),
    asAccount({ path: '/api/images/collections/%00', method: 'DELETE' }),
  ],
  'POST /api/images/collections/:id/images': [
    asAccount(post(`/api/images/collections/${NO_ID}/images`, { ids: [NO_ID], included: true })),
    post('/api/images/collections/x/images'),
  ],
  'POST /api/images/archive': [
    post('/api/images/archive'),
    asAccount(post('/api/images/archive', { ids: [NO_ID] })),
  ],
  'GET /api/images/archive': [
    { path: `/api/images/archive?ids=${NO_ID}` },
    { path: `/api/images/archive?ids=${NO_ID}&account=x&expires=9999999999&signature=x` },
    asAccount({ path: `/api/images/archive?ids=${NO_ID}` }),
    asAccount({ path: '/api/images/archive' }),
  ],
  'GET /api/images/runs': [
    { path: `/api/images/runs?ids=${NO_ID}` },
    asAccount({ path: `/api/images/runs?ids=${NO_ID}` }),
    asAccount({ path: '/api/images/runs?ids=%27%20or%201=1--,%00' }),
  ],
  'DELETE /api/images/:id': [
    { path: `/api/images/${NO_ID}`, method: 'DELETE' },
    asAccount({ path: `/api/images/${NO_ID}`, method: 'DELETE' }),
  ],
  'POST /api/images/:id/enlarge': [
    post(`/api/images/${NO_ID}/enlarge`, { size: '4k', format: 'png' }),
    asAccount(post(`/api/images/${NO_ID}/enlarge`, { size: '4k', format: 'png' })),
    asAccount(post(`/api/images/${NO_ID}/enlarge`, { size: '16k', format: '../x' })),
  ],
  'GET /api/images/enlarging': [
    { path: '/api/images/enlarging' },
    asAccount({ path: '/api/images/enlarging' }),
  ],
  'POST /api/images/:id/share': [
    post(`/api/images/${NO_ID}/share`),
    asAccount(post(`/api/images/${NO_ID}/share`, { expires: 'week' })),
    asAccount(post('/api/images/%00/share', { expires: '../x' })),
  ],
  'GET /api/images/:id/share': [
    { path: `/api/images/${NO_ID}/share` },
    asAccount({ path: `/api/images/${NO_ID}/share` }),
  ],
  'DELETE /api/images/:id/share': [
    { path: `/api/images/${NO_ID}/share`, method: 'DELETE' },
    asAccount({ path: `/api/images/${NO_ID}/share`, method: 'DELETE' }),
  ],
  'POST /api/images/collections/:id/share': [
    post(`/api/images/collections/${NO_ID}/share`),
    asAccount(post(`/api/images/collections/${NO_ID}/share`, { expires: 'week' })),
    asAccount(post('/api/images/collections/%00/share', { expires: '../x' })),
  ],
  'GET /api/images/collections/:id/share': [
    { path: `/api/images/collections/${NO_ID}/share` },
    asAccount({ path: `/api/images/collections/${NO_ID}/share` }),
  ],
  'DELETE /api/images/collections/:id/share': [
    { path: `/api/images/collections/${NO_ID}/share`, method: 'DELETE' },
    asAccount({ path: `/api/images/collections/${NO_ID}/share`, method: 'DELETE' }),
  ],
  'GET /api/shares': [{ path: '/api/shares' }, asAccount({ path: '/api/shares' })],
  'POST /api/shares/:token/report': [
    post(`/api/shares/${NO_TOKEN}/report`, { reason: 'other' }),
    post('/api/shares/%00/report', { reason: '<script>' }),
  ],
  'POST /api/shares/taken-down/:id/answer': [
    post(`/api/shares/taken-down/${NO_ID}/answer`, { words: 'Mine' }),
    asAccount(post(`/api/shares/taken-down/${NO_ID}/answer`, { words: 'Mine' })),
    asAccount(post('/api/shares/taken-down/%00/answer', { words: '<script>' })),
  ],
  ...ownerSamples(),
  'GET /s/:token/picture': [{ path: `/s/${NO_TOKEN}/picture` }, { path: '/s/%00/picture' }],
  'GET /s/:token/pictures/:key': [{ path: `/s/${NO_TOKEN}/pictures/x` }, { path: '/s/%00/pictures/%00' }],
  'GET /s/:token/pictures/:key/thumbnail': [{ path: `/s/${NO_TOKEN}/pictures/x/thumbnail` }],
  'POST /api/images/:id/restore': [asAccount(post(`/api/images/${NO_ID}/restore`))],
  'GET /api/images/:id/beginning': [{ path: `/api/images/${NO_ID}/beginning?expires=1&signature=x` }],
  'GET /api/images/:id/file': [{ path: `/api/images/${NO_ID}/file?expires=1&signature=x` }],
  'GET /api/images/:id/thumbnail': [{ path: `/api/images/${NO_ID}/thumbnail?width=1` }],
  'POST /api/checkout/sandbox': [
    post('/api/checkout/sandbox'),
    post('/api/checkout/sandbox', { plan: 'booster', email: 'ann@example.com' }),
  ],
  'GET /api/web-stories/whats-next': [{ path: '/api/web-stories/whats-next' }],
  'POST /prompt': [{ path: '/prompt', method: 'POST', body: 'x' }],
  'POST /api/story-script': [{ path: '/api/story-script', method: 'POST', body: 'x' }],
  'GET /is-it-ours': [{ path: '/is-it-ours' }],
  'POST /is-it-ours': [
    post('/is-it-ours'),
    { path: '/is-it-ours', method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  ],
  'POST /api/pictures/convert': [{ path: '/api/pictures/convert', method: 'POST', body: 'x' }],
  'POST /api/is-it-ours': [{ path: '/api/is-it-ours', method: 'POST', body: 'x' }],
  'GET /api/openapi.json': [{ path: '/api/openapi.json' }],
  'GET /api/docs': [{ path: '/api/docs' }],
};

/** Each call of the owner's console, by an account that does not run the site. */
function ownerSamples(): Record<string, readonly RouteSample[]> {
  return Object.fromEntries(
    Object.values(OWNER_CALLS).map(({ method, path }) => {
      const address = `/api/owner${path}`;
      const sent = address.replace(/:\w+/g, NO_ID);
      return [`${method} ${address}`, [asAccount(method === 'GET' ? { path: sent } : post(sent))]];
    }),
  );
}

/** An address of each page, by its path as the table of pages writes it. */
export const PAGE_SAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/', '/?rendered=anew', '/_root.data'],
  '/about': ['/about', '/about.data'],
  '/contact': ['/contact'],
  '/privacy-policy': ['/privacy-policy'],
  '/terms-of-service': ['/terms-of-service'],
  '/disclaimer': ['/disclaimer'],
  '/features': ['/features'],
  '/help': ['/help'],
  '/community': ['/community'],
  '/faq': ['/faq'],
  '/attributions': ['/attributions'],
  '/illustrator': ['/illustrator'],
  '/blog': ['/blog', '/blog?page=2', '/blog?page=x', '/blog?query=%3Cscript%3E', '/blog.data'],
  '/blog/:slug': ['/blog/no-such-article', '/blog/%3Cscript%3E', '/blog/no-such-article.data'],
  '/blog/:slug/company': ['/blog/no-such-article/company', '/blog/no-such-article/company.data'],
  '/checkout/:plan': ['/checkout/booster', '/checkout/no-such-plan'],
  '/account': ['/account'],
  '/history': ['/history'],
  '/reset-password': ['/reset-password'],
  '/verify-email': ['/verify-email'],
  '/web-stories': ['/web-stories'],
  '/web-stories/:slug': ['/web-stories/no-such-story'],
  '/story-generator': ['/story-generator'],
  '/s/:token': [`/s/${NO_TOKEN}`, `/s/${NO_TOKEN}.data`, '/s/%3Cscript%3E'],
  '/ui': ['/ui'],
  '/ui/broken': ['/ui/broken'],
};
