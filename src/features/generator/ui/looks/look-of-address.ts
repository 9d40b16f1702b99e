import { createObservable } from '../../../../shared/observable.ts';
import { describeUnknown, LOOK_PARAMETER, readLookLink } from '../../../looks/look-link.rules.ts';
import type { Look } from '../../../looks/looks.types.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { GREEN_LISTS } from '../../composed-prompt.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { loadCatalog } from './load-catalog.ts';

/** What was said of a look that came by a link, to be told beside the tool that took it. */
export const lookNotice = createObservable<{ tool: Tool; text: string } | null>(() => null);

/** The tool whose selectors a look needs. */
function toolFor({ options }: Pick<Look, 'options'>): Tool {
  const isGreen = Object.keys(options).every((list) => GREEN_LISTS.includes(list as OptionListName));
  return isGreen ? 'green' : 'yellow';
}

/** The look that the page's address carries, once, for the tool that it fits; null when there is none. */
export async function takeLookOfAddress(tool: Tool): Promise<Pick<Look, 'options' | 'shape'> | null> {
  const address = new URL(window.location.href);
  const text = address.searchParams.get(LOOK_PARAMETER);
  if (text === null) return null;
  const look = readLookLink(text, await loadCatalog());
  if (toolFor(look) !== tool) return null;
  // A reload shows what was changed since.
  address.searchParams.delete(LOOK_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  const count = Object.keys(look.options).length;
  const taken = count === 0 ? 'We don’t recognize the look in this link.' : 'The look from your link is set.';
  lookNotice.set({ tool, text: [taken, describeUnknown(look.unknown)].filter(Boolean).join(' ') });
  return count === 0 && !look.shape ? null : look;
}
