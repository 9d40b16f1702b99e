import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../core/package-folder.ts';

/** Who made a set of icons and under which licence; shown on the credits page. */
export interface ArtCredit {
  set: string;
  title: string;
  author: string;
  authorUrl: string;
  licence: string;
  licenceUrl: string;
  /** How many icons of the set the pack holds. */
  icons: number;
}

export interface ArtIcon {
  /** Inner SVG markup. */
  body: string;
  width: number;
  height: number;
}

export interface ArtPack {
  credits: ArtCredit[];
  /** By `set:name`. */
  icons: Record<string, ArtIcon>;
}

export const ART_PACK_PATH = join(PACKAGE_FOLDER, 'build', 'art-pack.json');

let loaded: ArtPack | undefined;

/**
 * The icons chosen at build time, read once per process.
 * @throws {Error} naming the command to run when the pack has not been built.
 */
export function artPack(): ArtPack {
  loaded ??= readArtPack(ART_PACK_PATH);
  return loaded;
}

export function readArtPack(path: string): ArtPack {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(
      `The art pack ${path} is missing. Build it with: node packages/illustrator/tools/build-art-pack.ts`,
      { cause },
    );
  }
  return JSON.parse(text) as ArtPack;
}

/** The sets in use, for the credits page: CC-BY asks for author and licence to be named. */
export function readArtCredits(): ArtCredit[] {
  return artPack().credits;
}

/** `dragon` and `noto:dragon` are the same icon: noto is the default set. */
export function qualifiedIconName(icon: string): string {
  return icon.includes(':') ? icon : `noto:${icon}`;
}
