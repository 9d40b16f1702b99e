import type { NounSense } from '../../../vocabulary/noun-lookup.ts';
import type { Material, SubjectRequest } from '../../brief.types.ts';
import type { Description } from './read-describing-words.ts';
import { inForm } from './read-forms.ts';
import { paintedMaterial } from './read-materials.ts';

/** The request for a noun as it was described; what is not said comes with the noun. */
export function requestFor(
  { entry, plural, invariable }: NounSense,
  description: Description,
): SubjectRequest {
  // "samurai in black armor" leaves the article out, as titles do; sheep without one are a flock.
  const isFlock = invariable && entry.flock !== undefined && !description.singular;
  const several = ((plural && !invariable) || isFlock) && !entry.mass;
  const usual = several ? (entry.flock ?? 3) : (entry.group ?? 1);
  // Pancakes and fries are drawn as a heap already.
  const isHeap = entry.group === 1 && description.qualities.some((quality) => HEAPED.has(quality));
  const isOne = isHeap || (description.paired && entry.plurals?.length === 0);
  const said = description.qualities.filter((quality) => !(isHeap && HEAPED.has(quality)));
  const request: SubjectRequest = {
    noun: entry,
    count: isOne ? 1 : (description.count ?? usual),
    color: description.color ?? entry.color,
    qualities: [...new Set([...(entry.qualities ?? []), ...saidOfEach(said, usual)])],
    ...(entry.wears && { clothes: entry.wears }),
  };
  const made = description.material
    ? { ...request, ...madeOf(description.material, request, description.made) }
    : request;
  return inForm(made, description.form);
}

const HEAPED: ReadonlySet<string> = new Set(['stacked', 'piled']);

const CROWD = 12;

/** In a huge crowd nobody is a giant. */
function saidOfEach(qualities: readonly string[], count: number): readonly string[] {
  return count < CROWD
    ? qualities
    : qualities.filter((quality) => quality !== 'giant' && quality !== 'large');
}

/** Stone and wood are qualities too: buildings know how to be built of them. */
function madeOf(
  material: Material,
  request: SubjectRequest,
  told = false,
): Pick<SubjectRequest, 'material' | 'qualities'> {
  const word = material === 'wood' ? 'wooden' : material === 'stone' ? 'stone' : undefined;
  return {
    material: paintedMaterial(material, request, told),
    qualities: word ? [...new Set([...request.qualities, word])] : request.qualities,
  };
}
