import { findPlan, isPaidPlan } from '../plans/plans.rules.ts';
import type { Tool } from '../plans/plans.types.ts';

interface ImageModel {
  id: string;
  name: string;
}

const STANDARD: ImageModel = { id: 'standard', name: 'Standard' };
const BOOSTER: ImageModel = { id: 'booster-5', name: 'Booster 5.0' };
const UNLIMITED: ImageModel = { id: 'unlimited', name: 'Unlimited' };

/** What the fixed AI Model selector of a tool lists. */
export const IMAGE_MODELS: Readonly<Record<Tool, readonly ImageModel[]>> = {
  green: [STANDARD, BOOSTER],
  yellow: [UNLIMITED],
};

/** The model a visitor on this plan draws with. */
export function modelFor(tool: Tool, planName: string | null): ImageModel {
  if (tool === 'yellow') return UNLIMITED;
  return isPaidPlan(findPlan(planName)) ? BOOSTER : STANDARD;
}
