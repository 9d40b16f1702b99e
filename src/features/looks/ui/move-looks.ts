import type { KeptLook, Look } from '../looks.types.ts';
import { lookAlone } from '../new-looks.rules.ts';
import { browserLooks } from './browser-looks.ts';

/**
 * Moves looks of this browser to where `keep` keeps them, all or none. It may be repeated.
 * @param keep resolves to whether they were kept.
 */
export async function moveLooks(
  keep: (looks: readonly Look[]) => Promise<boolean>,
  looks: readonly KeptLook[],
): Promise<boolean> {
  if (!(await keep(looks.map(lookAlone)))) return false;
  for (const { id } of looks) await browserLooks.remove(id);
  return true;
}
