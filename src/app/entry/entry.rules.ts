import { isbot } from 'isbot';
import { urls } from '../../urls.ts';

/** Where the answer about the age is posted. */
export const AGE_ADDRESS = '/age';
export const AGE_COOKIE = 'dreamseed-age';

interface EntrySettings {
  minimumAge: number;
  blockedCountries: readonly string[];
  countryHeader: string;
  trustedProxies: number;
}

/** What is asked about one request. */
export interface EntryQuestion {
  path: string;
  header: (name: string) => string | undefined;
}

/** Why somebody is not let in, or not yet. */
export type EntryRefusal = 'place' | 'age';

export type FindRefusal = (question: EntryQuestion) => EntryRefusal | undefined;

/** Whoever watches the site asks from anywhere, and what the law asks for is read at any age. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([urls.health(), urls.ready(), urls.metrics()]);
const OPEN_AT_ANY_AGE: ReadonlySet<string> = new Set([
  AGE_ADDRESS,
  urls.privacyPolicy(),
  urls.termsOfService(),
  urls.disclaimer(),
  urls.contact(),
  urls.apiDocs(),
]);

/**
 * @returns undefined when everybody is let in, so that nothing is asked of anybody.
 * @throws {Error} one line that an owner can act on.
 */
export function createEntryRules(settings: EntrySettings): FindRefusal | undefined {
  const { minimumAge, blockedCountries, countryHeader, trustedProxies } = settings;
  if (blockedCountries.length > 0 && trustedProxies === 0)
    throw new Error(
      'BLOCKED_COUNTRIES: needs TRUST_PROXY, because visitors could send any country themselves.',
    );
  if (minimumAge === 0 && blockedCountries.length === 0) return undefined;
  return ({ path, header }) => {
    if (OPEN_TO_ALL.has(path)) return undefined;
    const country = header(countryHeader.toLowerCase())?.trim().toUpperCase() ?? '';
    if (blockedCountries.includes(country)) return 'place';
    return minimumAge > 0 && mustBeAsked(path, header, minimumAge) ? 'age' : undefined;
  };
}

/** Documents, and what pages ask the tools for. Programs and search engines are not asked. */
function mustBeAsked(path: string, header: EntryQuestion['header'], minimumAge: number): boolean {
  const isPicture = path === '/prompt' || path.startsWith('/prompt/');
  const isAsking = isPicture
    ? header('sec-fetch-site') === 'same-origin'
    : header('accept')?.includes('text/html') === true && !OPEN_AT_ANY_AGE.has(path);
  if (!isAsking || isbot(header('user-agent'))) return false;
  return readConfirmedAge(header('cookie')) < minimumAge;
}

function readConfirmedAge(cookies = ''): number {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${AGE_COOKIE}=`));
  return Number(found?.slice(AGE_COOKIE.length + 1)) || 0;
}

/** A path of this site to go on to; the start page for anything else. */
export function readWayOn(given: string): string {
  return /^\/(?![/\\])[^\\\s]{0,2000}$/.test(given) ? given : urls.home();
}
