import type { LookCatalog } from '../../../looks/look-link.rules.ts';
import { OPTION_LIST_DESCRIPTIONS } from '../../options/option-list-descriptions.rules.ts';

/** Every entry of every selector but the neutral ones. */
export async function loadCatalog(): Promise<LookCatalog> {
  const [{ SHORT_OPTION_LISTS }, { EXTENDED_OPTION_LISTS }] = await Promise.all([
    import('../../options/short-option-lists.generated.ts'),
    import('../../options/extended-option-lists.generated.ts'),
  ]);
  const lists = OPTION_LIST_DESCRIPTIONS.map(({ name, neutral }) => [
    name,
    [...SHORT_OPTION_LISTS[name], ...EXTENDED_OPTION_LISTS[name]].filter((entry) => entry !== neutral),
  ]);
  return Object.fromEntries(lists);
}
