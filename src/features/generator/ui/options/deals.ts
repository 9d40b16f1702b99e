import { createKeptObservable } from '../../../../ui/kept-observable.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { OPTION_LIST_NAMES } from '../../options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';

interface ToolDeal {
  /** Of the last deal; null before the first. */
  number: number | null;
  locked: readonly OptionListName[];
}

type Deals = Readonly<Record<Tool, ToolDeal>>;

export const deals = createKeptObservable<Deals>('dreamseed.deals', (stored) => {
  const { green, yellow } = Object(stored);
  return { green: readDeal(green), yellow: readDeal(yellow) };
});

export function toggleLock(tool: Tool, list: OptionListName): void {
  const { locked } = deals.getSnapshot()[tool];
  const isLocked = locked.includes(list);
  change(tool, { locked: isLocked ? locked.filter((other) => other !== list) : [...locked, list] });
}

export function noteDeal(tool: Tool, number: number): void {
  change(tool, { number });
}

function change(tool: Tool, changed: Partial<ToolDeal>): void {
  const now = deals.getSnapshot();
  deals.set({ ...now, [tool]: { ...now[tool], ...changed } });
}

function readDeal(value: unknown): ToolDeal {
  const { number, locked } = Object(value) as Record<string, unknown>;
  return {
    number: typeof number === 'number' && Number.isInteger(number) ? number : null,
    locked: Array.isArray(locked) ? OPTION_LIST_NAMES.filter((list) => locked.includes(list)) : [],
  };
}
