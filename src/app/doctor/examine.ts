import { resolve } from 'node:path';
import { createNamedEngines } from '../../features/image-engines/image-engines.registry.ts';
import { checkShops } from '../../features/licenses/shops/check-shops.ts';
import type { CheckLine } from '../../features/owner/site/site.types.ts';
import { chooseWriter } from '../../features/story-scripts/writers/writers.registry.ts';
import { checkMail } from '../../platform/mail/check-mail.ts';
import { systemClock } from '../../shared/clock.ts';
import { shopSettingsOf } from '../composition/shop-settings.ts';
import { type Config, configSections } from '../config.ts';
import { checkCredentials } from './check-credentials.ts';
import { checkDatabase } from './check-database.ts';
import { checkFeed } from './check-feed.ts';
import { checkIdentity } from './check-identity.ts';
import { checkClock, checkDisk } from './check-machine.ts';
import { checkMetricsToken } from './check-metrics.ts';
import { checkPictureSafety } from './check-picture-safety.ts';
import { checkStorage } from './check-storage.ts';
import { describeError } from './describe-error.ts';

/** Looks at all that a site rests on, in the order in which an owner would. Never throws. */
export async function examine(config: Config, projectRoot: string): Promise<CheckLine[]> {
  const dataDir = resolve(projectRoot, config.database.dataDir);
  const checks: [string, () => CheckLine[] | Promise<CheckLine[]>][] = [
    ['settings', () => [checkSettings(config)]],
    ['engines', () => [checkEngineSettings(config, projectRoot)]],
    ['writer', () => [checkWriterSettings(config)]],
    ['credentials', async () => [await checkSigning(config, projectRoot)]],
    ['pictures', async () => [await checkPictureSafety(config.pictureSafety, projectRoot)]],
    ['database', async () => [await checkDatabase(config.database.databaseUrl, dataDir)]],
    ['storage', async () => [await checkStorage(config.storage, dataDir)]],
    ['feed', async () => [await checkFeed(config.feed)]],
    ['identity', async () => [await checkIdentity(config.accounts)]],
    ['mail', async () => [await checkMailSettings(config)]],
    ['shops', async () => await checkShopSettings(config)],
    ['metrics', async () => [checkMetricsToken(config.metrics.token)]],
    ['clock', async () => [await checkClock(config)]],
    ['disk', async () => [await checkDisk(dataDir)]],
  ];
  const lines: CheckLine[] = [];
  for (const [name, check] of checks) lines.push(...(await attempt(name, check)));
  return lines;
}

async function attempt(name: string, check: () => CheckLine[] | Promise<CheckLine[]>): Promise<CheckLine[]> {
  try {
    return await check();
  } catch (error) {
    return [{ name, state: 'failed', detail: describeError(error) }];
  }
}

const checkSigning = ({ provenance }: Config, folder: string) =>
  checkCredentials(provenance, { folder, now: systemClock.now() });

function checkSettings({ site }: Config): CheckLine {
  const name = 'settings';
  if (site.siteUrl !== '')
    return { name, state: 'ok', detail: `All can be read. The site is ${site.siteUrl}.` };
  return { name, state: 'ok', detail: 'All can be read. SITE_URL is not set: links name localhost.' };
}

/** Asks once more when its time is over. */
const ASKS_TWICE = 'pollinations';
/** The settings of the engines behind a network; the illustrator has no limit of its own. */
const ENGINE_SECTIONS = {
  pollinations: 'pollinations',
  'openai-compatible': 'openAiCompatible',
  'ai-sdk': 'aiSdk',
  automatic1111: 'automatic1111',
  comfyui: 'comfyUi',
  dreamseed: 'dreamseed',
} as const;

function checkEngineSettings(config: Config, projectRoot: string): CheckLine {
  const engines = createNamedEngines(config, { projectRoot }).map(({ name }) => name);
  const limits = engines.slice(0, -1).flatMap((engine) => readLimit(config, engine));
  const most = config.imageService.timeoutSeconds;
  const tooLong = limits.find(({ seconds, tries }) => seconds * tries >= most);
  if (tooLong) {
    const { env, seconds, tries } = tooLong;
    const twice = tries > 1 ? ', twice for a second try,' : '';
    const detail = `${env} (${seconds})${twice} is not below IMAGE_TIMEOUT_SECONDS (${most}): when that engine hangs, no other is tried.`;
    return { name: 'engines', state: 'failed', detail };
  }
  const detail = `${engines.join(', then ')}. npm run engines:check draws with each.`;
  return { name: 'engines', state: 'ok', detail };
}

function readLimit(config: Config, engine: string): { env: string; seconds: number; tries: number }[] {
  return Object.entries(ENGINE_SECTIONS)
    .filter(([name]) => name === engine)
    .map(([, section]) => ({
      env: configSections[section].timeoutSeconds.env,
      seconds: config[section].timeoutSeconds,
      tries: engine === ASKS_TWICE ? 2 : 1,
    }));
}

function checkWriterSettings(config: Config): CheckLine {
  const writer = chooseWriter(config.storyScripts);
  return { name: 'writer', state: 'ok', detail: `${writer.name}. npm run writers:check asks it.` };
}

async function checkMailSettings({ mail, site, licenses }: Config): Promise<CheckLine> {
  if (licenses.proof === 'code' && mail.smtpUrl === '') {
    return {
      name: 'mail',
      state: 'failed',
      detail: 'SMTP_URL: is needed with LICENSE_PROOF=code: codes are mailed.',
    };
  }
  return { name: 'mail', ...(await checkMail({ ...mail, ...site })) };
}

async function checkShopSettings(config: Config): Promise<CheckLine[]> {
  const checks = await checkShops(shopSettingsOf(config), systemClock);
  if (checks.length === 0) return [{ name: 'shops', state: 'off', detail: 'None outside the site.' }];
  return checks.map(({ shop, state, detail }) => ({ name: shop, state, detail }));
}
