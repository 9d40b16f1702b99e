import type { ShownSection, ShownSetting } from '../features/owner/site/site.types.ts';
import type { ConfigKey } from '../shared/config-keys.ts';
import { type Config, configSections } from './config.ts';

const MASK = '••••••';
/** Who signs in where, as addresses of services carry it. */
const CREDENTIALS = /\/\/[^/@\s]*@/g;

/** Every setting as it holds now and where it comes from; no secret, and no password of an address. */
export function showConfiguration(config: Config): ShownSection[] {
  return Object.entries(configSections).map(([name, keys]) => ({
    title: titleOfSection(name),
    settings: Object.entries(keys as Record<string, ConfigKey>).map(([setting, key]) => {
      const values = config[name as keyof typeof configSections] as Record<string, unknown>;
      return showSetting(key, values[setting], config);
    }),
  }));
}

function showSetting(key: ConfigKey, value: unknown, { settingSources }: Config): ShownSetting {
  const { env, doc } = key;
  const source = settingSources.get(env) ?? 'default';
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const isSet = text !== '';
  if (!isSet) return { env, doc, value: source === 'default' ? (key.defaultDoc ?? '') : '', source };
  return { env, doc, value: key.secret ? MASK : text.replace(CREDENTIALS, `//${MASK}@`), source };
}

/** `imageEngines` is "Image engines". */
export function titleOfSection(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
