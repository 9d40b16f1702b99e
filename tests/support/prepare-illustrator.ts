import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Drawings need the art pack, enlarging its kernel; making both takes about a second. */
export default function prepareIllustrator(): void {
  const root = join(import.meta.dirname, '..', '..');
  execFileSync(process.execPath, [join(root, 'packages/illustrator/tools/build.ts')], {
    cwd: root,
    stdio: 'ignore',
  });
}
