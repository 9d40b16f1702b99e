/**
 * Writes build/art-pack.json: the few hundred icons that the illustrator can name, out of the
 * icon packages, so that the running site parses kilobytes instead of the full 8 MB.
 * Run it with `node tools/build-art-pack.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { ART_PACK_PATH, qualifiedIconName } from '../src/illustrator/art/art-pack.ts';
import { type IconSet, selectArt } from '../src/illustrator/art/select-art.ts';
import { RECIPE_ART } from '../src/illustrator/subjects/recipe-art.ts';

const require = createRequire(import.meta.url);

function readSet(prefix: string): IconSet {
  const read = (file: string) =>
    JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/${file}.json`), 'utf8'));
  return { ...read('icons'), info: read('info') };
}

const noto = readSet('noto');
const everyIcon = Object.keys(noto.icons).filter((name) => !/-skin-tone|^flag-/.test(name));
const wanted = [...RECIPE_ART, ...everyIcon].map(qualifiedIconName);
const pack = selectArt([noto, readSet('game-icons')], wanted);
mkdirSync(dirname(ART_PACK_PATH), { recursive: true });
writeFileSync(ART_PACK_PATH, JSON.stringify(pack));
console.log(`${ART_PACK_PATH}: ${Object.keys(pack.icons).length} icons`);
