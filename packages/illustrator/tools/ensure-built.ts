import { existsSync } from 'node:fs';
import { ART_PACK_PATH } from '../src/art/art-pack.ts';
import { KERNEL_PATH } from '../src/enlarging/kernel.ts';

/** Tools draw and enlarge in a fresh clone, too, where nothing was built yet. */
if (!existsSync(ART_PACK_PATH) || !existsSync(KERNEL_PATH)) await import('./build.ts');
