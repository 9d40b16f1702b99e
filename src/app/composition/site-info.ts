import type { KnownSiteSettings } from '../../features/owner/site/site-settings.usecases.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import type { Config } from '../config.ts';

/** Where the site is, which is known for sure once it listens. */
export function createSiteRoot({ site }: Config) {
  let port = site.port;
  return {
    /** Port 0 lets the system choose; links need the one it chose. */
    setPort(chosen: number) {
      port = chosen;
    },
    siteRoot: () => (site.siteUrl || `http://localhost:${port}`).replace(/\/+$/, ''),
  };
}

interface SiteInfoOptions {
  config: Config;
  clock: Clock;
  siteRoot: () => string;
  isReadOnly: () => boolean;
  accounts: { federated: { label: string } | null };
  mail: unknown;
  namedPictures: string;
  siteSettings: Pick<KnownSiteSettings, 'current'>;
}

/** What pages say of the site. */
export function createSiteInfo(options: SiteInfoOptions) {
  const { config, clock, siteRoot, isReadOnly, accounts, mail, namedPictures } = options;
  return (): SiteInfo => ({
    name: config.site.siteName,
    root: siteRoot(),
    canonicalUrls: config.site.canonicalUrls,
    apiBaseUrl: config.site.apiBaseUrl,
    imageServiceUrl: config.site.imageServiceUrl,
    year: new Date(clock.now()).getUTCFullYear(),
    readOnly: isReadOnly(),
    banner: options.siteSettings.current().banner,
    signInWith: accounts.federated?.label ?? '',
    sendsMail: mail !== null,
    namedPictures,
    development: config.mode === 'development',
  });
}
