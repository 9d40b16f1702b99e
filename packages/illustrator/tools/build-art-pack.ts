/**
 * Writes build/art-pack.json of this package: the few hundred icons that the illustrator can name, out of the
 * icon packages, so that the running site parses a fraction of the full sets.
 * Run it with `node packages/illustrator/tools/build-art-pack.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import { ART_PACK_PATH, qualifiedIconName } from '../src/art/art-pack.ts';
import { type IconSet, selectArt } from '../src/art/select-art.ts';
import { ARRANGEMENT_ART } from '../src/drawings/arrangement-art.ts';
import { ALL_NOUNS } from '../src/vocabulary/nouns.registry.ts';

const require = createRequire(import.meta.url);

function readSet(prefix: string): IconSet {
  const read = (file: string) =>
    JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/${file}.json`), 'utf8'));
  return { ...read('icons'), info: read('info') };
}

const wanted = new Set<string>(ARRANGEMENT_ART);
for (const { drawing, face } of ALL_NOUNS) {
  if (drawing.from === 'art') wanted.add(qualifiedIconName(drawing.icon));
  if (face) wanted.add(qualifiedIconName(face));
}
const prefixes = new Set([...wanted].map((name) => name.split(':')[0]!));
const pack = selectArt([...prefixes].map(readSet), wanted);
const json = JSON.stringify(pack);
mkdirSync(dirname(ART_PACK_PATH), { recursive: true });
writeFileSync(ART_PACK_PATH, json);
const kilobytes = Math.round(json.length / 1024);
console.log(`${relative('.', ART_PACK_PATH)}: ${Object.keys(pack.icons).length} icons, ${kilobytes} KiB`);
