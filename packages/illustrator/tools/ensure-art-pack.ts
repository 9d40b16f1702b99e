import { existsSync } from 'node:fs';
import { ART_PACK_PATH } from '../src/art/art-pack.ts';

/** Tools draw in a fresh clone, too, where nothing has built the pack yet. */
if (!existsSync(ART_PACK_PATH)) await import('./build-art-pack.ts');
