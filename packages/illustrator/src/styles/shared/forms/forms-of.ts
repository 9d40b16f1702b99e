import type { Stage } from '../../../stage/stage.types.ts';
import type { Forms } from './form.types.ts';

/**
 * The forms of a picture whose medium paints those.
 * @throws {Error} when the medium is on no list of those that are redrawn in forms
 */
export function formsOf({ forms, brief }: Stage): Forms {
  if (!forms) throw new Error(`The style ${brief.style} has no forms.`);
  return forms;
}
