import { cookieFaults } from './cookie-faults.ts';

/** An answer of the site, however it was asked for. */
interface CheckedAnswer {
  /** With its search, as it was asked for. */
  path: string;
  status: number;
  header: (name: string) => string | null;
  setCookies: readonly string[];
}

/** Answers that other sites' pages may show or read: posts, and the pictures of posts. */
const FOR_OTHER_SITES = /^\/(?:feeds\/posts|media|social)\//;
/** Read by programs on any other site. */
const OPEN_TO_SCRIPTS = /^\/(?:feeds\/posts\/|api\/openapi\.json)/;
const SIGN_IN_POPUP = /^\/api\/auth\/(?:federated\/start|callback\/federated)/;
const AMP_STORY = /^\/web-stories\/[^/]+\/amp$/;
/** Names of software and its version, which only an attacker looks up. */
const TELLTALE = ['Server', 'X-Powered-By', 'X-AspNet-Version', 'Via', 'X-Runtime', 'X-Generator'];
/** Must be shut for everybody; more of them may be. */
const SHUT_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'serial', 'hid'];

/** What is wrong with the headers of an answer, a line each. */
export function headerFaults(answer: CheckedAnswer, site: { https: boolean }): string[] {
  const { header } = answer;
  const pathname = answer.path.split('?')[0] ?? '';
  const faults: string[] = [];
  const expectHeader = (name: string, wanted: string | RegExp | null) => {
    const value = header(name);
    const fits = wanted instanceof RegExp ? wanted.test(value ?? '') : value === wanted;
    if (!fits) faults.push(`${name}: ${value}`);
  };
  const isStory = AMP_STORY.test(pathname) && answer.status < 400;
  expectHeader('X-Content-Type-Options', 'nosniff');
  expectHeader('X-Frame-Options', isStory ? 'SAMEORIGIN' : 'DENY');
  expectHeader('Referrer-Policy', /^(?:no-referrer|strict-origin-when-cross-origin)$/);
  expectHeader('Origin-Agent-Cluster', '?1');
  expectHeader(
    'Cross-Origin-Opener-Policy',
    SIGN_IN_POPUP.test(pathname) ? /^(?:unsafe-none|same-origin-allow-popups)$/ : 'same-origin-allow-popups',
  );
  expectHeader(
    'Cross-Origin-Resource-Policy',
    FOR_OTHER_SITES.test(pathname) ? /^(?:same|cross)-origin$/ : 'same-origin',
  );
  expectHeader('Strict-Transport-Security', site.https ? /^max-age=31536000; includeSubDomains$/ : null);
  if (!OPEN_TO_SCRIPTS.test(pathname)) expectHeader('Access-Control-Allow-Origin', null);
  expectHeader('Access-Control-Allow-Credentials', null);
  for (const name of TELLTALE) expectHeader(name, null);
  for (const feature of SHUT_FEATURES) {
    if (!header('Permissions-Policy')?.includes(`${feature}=()`)) faults.push(`${feature} is not shut`);
  }
  faults.push(...policyFaults(header('Content-Security-Policy'), isStory));
  faults.push(...cookieFaults(answer.setCookies, site));
  if (answer.setCookies.length > 0) expectHeader('Cache-Control', /no-store/);
  if (answer.status >= 400) expectHeader('Cache-Control', /no-store/);
  return faults.map((fault) => `${answer.status} ${answer.path}: ${fault}`);
}

/** What is wrong with a content security policy: everything must be named, and no script may be inline. */
function policyFaults(policy: string | null, isStory: boolean): string[] {
  if (policy === null) return ['no content security policy'];
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const faults: string[] = [];
  const expectSources = (name: string, wanted: readonly string[]) => {
    const sources = directives.get(name)?.join(' ') ?? '';
    if (!wanted.includes(sources)) faults.push(`${name} ${sources}`);
  };
  expectSources('default-src', ["'none'"]);
  expectSources('base-uri', ["'none'"]);
  expectSources('form-action', ["'none'", "'self'"]);
  expectSources('frame-ancestors', isStory ? ["'self'"] : ["'none'"]);
  // An AMP document runs AMP's scripts, whatever it says of itself.
  const known = isStory ? ['https://cdn.ampproject.org'] : ["'self'"];
  for (const source of directives.get('script-src') ?? []) {
    if (!known.includes(source) && !/^'sha256-[\w+/]{43}='$/.test(source))
      faults.push(`scripts of ${source}`);
  }
  for (const name of ['script-src-elem', 'script-src-attr', 'object-src']) {
    if (directives.has(name)) expectSources(name, ["'none'"]);
  }
  if (directives.has('sandbox') || policy.includes('unsafe-eval')) faults.push(policy);
  return faults;
}
