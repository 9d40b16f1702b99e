import type { Tool } from '../plans/plans.types.ts';

/** `1,000 credits`, `1 daily credit`. */
export function creditsText(tool: Tool, amount: number): string {
  const unit = tool === 'green' ? 'credit' : 'daily credit';
  return `${amount.toLocaleString('en-US')} ${unit}${amount === 1 ? '' : 's'}`;
}
