import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { accountsConfig } from '../features/accounts/accounts.config.ts';
import { checkoutConfig } from '../features/checkout/checkout.config.ts';
import { galleryConfig } from '../features/gallery/gallery.config.ts';
import { aiSdkConfig } from '../features/image-engines/engines/ai-sdk/ai-sdk.config.ts';
import { automatic1111Config } from '../features/image-engines/engines/automatic1111/automatic1111.config.ts';
import { comfyUiConfig } from '../features/image-engines/engines/comfyui/comfyui.config.ts';
import { dreamseedConfig } from '../features/image-engines/engines/dreamseed/dreamseed.config.ts';
import { openAiCompatibleConfig } from '../features/image-engines/engines/openai-compatible/openai-compatible.config.ts';
import { pollinationsConfig } from '../features/image-engines/engines/pollinations/pollinations.config.ts';
import { imageEnginesConfig } from '../features/image-engines/image-engines.config.ts';
import { imageServiceConfig } from '../features/image-service/image-service.config.ts';
import { licensesConfig } from '../features/licenses/licenses.config.ts';
import { gumroadConfig } from '../features/licenses/shops/gumroad/gumroad.config.ts';
import { lemonSqueezyConfig } from '../features/licenses/shops/lemon-squeezy/lemon-squeezy.config.ts';
import { polarConfig } from '../features/licenses/shops/polar/polar.config.ts';
import { mediaConfig } from '../features/media/media.config.ts';
import { ownerConfig } from '../features/owner/owner.config.ts';
import { pictureSafetyConfig } from '../features/picture-safety/picture-safety.config.ts';
import { plansConfig } from '../features/plans/plans.config.ts';
import { postsConfig } from '../features/posts/posts.config.ts';
import { provenanceConfig } from '../features/provenance/provenance.config.ts';
import { sitePagesConfig } from '../features/site-pages/site-pages.config.ts';
import { storyScriptsConfig } from '../features/story-scripts/story-scripts.config.ts';
import { wordPolicyConfig } from '../features/word-policy/word-policy.config.ts';
import { databaseConfig } from '../platform/db/db.config.ts';
import { httpConfig } from '../platform/http/http.config.ts';
import { mailConfig } from '../platform/mail/mail.config.ts';
import { metricsConfig } from '../platform/metrics/metrics.config.ts';
import { storageConfig } from '../platform/storage/storage.config.ts';
import type { ConfigKey, ConfigKeys, ConfigValues } from '../shared/config-keys.ts';
import { isLoopbackHost } from '../shared/loopback-host.ts';
import { entryConfig } from './entry/entry.config.ts';
import { siteConfig } from './site.config.ts';

/** Every setting of the product, by the part that owns it. The README's table is made from this object. */
export const configSections = {
  site: siteConfig,
  http: httpConfig,
  entry: entryConfig,
  database: databaseConfig,
  storage: storageConfig,
  metrics: metricsConfig,
  mail: mailConfig,
  accounts: accountsConfig,
  owner: ownerConfig,
  plans: plansConfig,
  licenses: licensesConfig,
  gumroad: gumroadConfig,
  lemonSqueezy: lemonSqueezyConfig,
  polar: polarConfig,
  checkout: checkoutConfig,
  gallery: galleryConfig,
  imageEngines: imageEnginesConfig,
  openAiCompatible: openAiCompatibleConfig,
  pollinations: pollinationsConfig,
  aiSdk: aiSdkConfig,
  automatic1111: automatic1111Config,
  comfyUi: comfyUiConfig,
  dreamseed: dreamseedConfig,
  imageService: imageServiceConfig,
  wordPolicy: wordPolicyConfig,
  pictureSafety: pictureSafetyConfig,
  provenance: provenanceConfig,
  media: mediaConfig,
  feed: postsConfig,
  storyScripts: storyScriptsConfig,
  sitePages: sitePagesConfig,
} satisfies Record<string, ConfigKeys>;

type Sections = typeof configSections;

type Settings = { [Section in keyof Sections]: ConfigValues<Sections[Section]> };

export type Config = Settings & {
  mode: 'development' | 'production';
  /** Whether whoever asks from this very machine counts as the owner: test licenses and figures are open. */
  trustsThisMachine: boolean;
  /** Where each variable that was given comes from. */
  settingSources: ReadonlyMap<string, 'environment' | 'file'>;
};

/** A setting has a wrong value. The message is one line that an owner can act on. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and checks all settings.
 * @throws {ConfigError} naming every variable with a wrong value, a line each.
 */
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = [];
  const sections = Object.fromEntries(
    Object.entries(configSections).map(([name, keys]) => [name, readSection(keys, environment, problems)]),
  ) as Settings;
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const mode = environment.NODE_ENV === 'production' ? 'production' : 'development';
  const settingSources = new Map(listGiven(environment).map((env) => [env, 'environment'] as const));
  const config = { ...sections, mode, settingSources } as const;
  return { ...config, trustsThisMachine: isForThisMachine(config, mode === 'development') };
}

/**
 * A proxy that says nothing of itself makes everybody look like this machine, so an owner has to say that
 * there is none: by a SITE_URL that leads here, or without any by starting the site by hand.
 */
function isForThisMachine({ site }: Pick<Config, 'site'>, isStartedByHand: boolean): boolean {
  return site.siteUrl === '' ? isStartedByHand : isLoopbackHost(new URL(site.siteUrl).hostname);
}

/**
 * What a built server runs with: the environment, completed by a `.env` file beside package.json,
 * and never the looser ways of development.
 * @param isStartedByHand as `npm start` says.
 * @throws {ConfigError} naming every variable with a wrong value, a line each.
 */
export function readProductionConfig(projectRoot: string, isStartedByHand = false): Config {
  const file = join(projectRoot, '.env');
  // Not into `process.env`: processes that this one starts read the file again, as it is by then.
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const environment = { ...written, ...process.env };
  const config = readConfig(environment);
  const sources = listGiven(environment).map(
    (env) => [env, env in process.env ? 'environment' : 'file'] as const,
  );
  return {
    ...config,
    mode: 'production',
    settingSources: new Map(sources),
    trustsThisMachine: isForThisMachine(config, isStartedByHand),
  };
}

/** The variables of settings that have a value. */
function listGiven(environment: Environment): string[] {
  const keys = Object.values(configSections).flatMap((section) => Object.values<ConfigKey>(section));
  return keys.map(({ env }) => env).filter((env) => environment[env]?.trim());
}

function readSection(
  keys: ConfigKeys,
  environment: Environment,
  problems: string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [name, readKey(key, environment[key.env], problems)]),
  );
}

/** Undefined for a wrong value, which is told in `problems`. */
function readKey(key: ConfigKey, text: string | undefined, problems: string[]): unknown {
  const given = text?.trim() || key.default;
  const result = key.schema.safeParse(given);
  if (result.success) return result.data;
  const shown = key.secret ? 'the value given' : JSON.stringify(given ?? '');
  problems.push(`${key.env}: ${shown} ${result.error.issues[0]?.message ?? 'is not valid'}.`);
  return undefined;
}
