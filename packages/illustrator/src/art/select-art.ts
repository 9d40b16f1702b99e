import type { ArtIcon, ArtPack } from './art-pack.ts';

/** What an `@iconify-json` package holds, as far as the pack needs it. */
export interface IconSet {
  prefix: string;
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  info: {
    name: string;
    author: { name: string; url: string };
    license: { title: string; url: string };
  };
}

/**
 * Picks the wanted icons (`set:name`) and the credits of the sets in use.
 * @throws {Error} listing the names that no set holds.
 */
export function selectArt(sets: readonly IconSet[], wanted: Iterable<string>): ArtPack {
  const icons: Record<string, ArtIcon> = {};
  const missing: string[] = [];
  for (const name of [...new Set(wanted)].sort()) {
    const [prefix, bare] = name.split(':') as [string, string];
    const set = sets.find((candidate) => candidate.prefix === prefix);
    const icon = set && iconOf(set, bare);
    if (!set || !icon) {
      missing.push(name);
      continue;
    }
    icons[name] = icon;
  }
  if (missing.length > 0) throw new Error(`No icon set holds: ${missing.join(', ')}.`);
  return { credits: sets.map((set) => creditOf(set, icons)).filter((credit) => credit.icons > 0), icons };
}

function iconOf(set: IconSet, name: string): ArtIcon | undefined {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) return undefined;
  return { body: icon.body, width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16 };
}

function creditOf({ prefix, info }: IconSet, icons: Record<string, ArtIcon>) {
  return {
    set: prefix,
    title: info.name,
    author: info.author.name,
    authorUrl: info.author.url,
    licence: info.license.title,
    licenceUrl: info.license.url,
    icons: Object.keys(icons).filter((name) => name.startsWith(`${prefix}:`)).length,
  };
}
