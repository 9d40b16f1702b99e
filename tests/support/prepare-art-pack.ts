import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Drawings need the art pack; making it takes less than a second. */
export default function prepareArtPack(): void {
  const root = join(import.meta.dirname, '..', '..');
  execFileSync(process.execPath, [join(root, 'packages/illustrator/tools/build-art-pack.ts')], {
    cwd: root,
    stdio: 'ignore',
  });
}
