import { findPlan, YELLOW_CREDITS_PER_IMAGE } from '../plans/plans.rules.ts';
import type { Tool } from '../plans/plans.types.ts';
import type { UserStatus } from '../user-status/user-status.types.ts';

export const IMAGES_PER_RUN: Readonly<Record<Tool, number>> = { green: 2, yellow: 4 };

/**
 * The green price is what the status says, which is what the server takes; without it the plan's.
 * While the status is unknown the Free Trial's stands in.
 */
export function costPerImage(tool: Tool, status: UserStatus | null): number {
  if (tool === 'yellow') return YELLOW_CREDITS_PER_IMAGE;
  return status?.creditsPerImage ?? findPlan(status?.plan).creditsPerImage;
}

/** A run must be covered whole before it starts, though only successes are paid. */
export function costPerRun(tool: Tool, status: UserStatus | null, images = IMAGES_PER_RUN[tool]): number {
  return costPerImage(tool, status) * images;
}

export function generateLabel(tool: Tool, status: UserStatus | null): string {
  const cost = costPerRun(tool, status).toLocaleString('en-US');
  return `Generate ${IMAGES_PER_RUN[tool]} Images (${cost} ${tool === 'green' ? 'Credits' : 'Daily Credits'})`;
}
