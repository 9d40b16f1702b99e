import { READ_ONLY_NOTE } from '../../shared/read-only.ts';
import { findPlan } from '../plans/plans.rules.ts';
import type { Tool } from '../plans/plans.types.ts';
import { balanceOf, hasActiveYellowPlan } from '../user-status/user-status.rules.ts';
import type { UserStatus } from '../user-status/user-status.types.ts';
import { costPerRun } from './run-cost.rules.ts';

export const EMPTY_PROMPT_MESSAGE = 'Please enter a prompt to generate an image.';
const STATUS_MISSING_MESSAGE = 'User status is not loaded yet. Please wait a moment.';
export const YELLOW_PLAN_HINT = 'Purchase the Unlimited plan for 1,000 daily generation credits.';

interface RunRequest {
  tool: Tool;
  prompt: string;
  /** A picture says what is shown; words may then be left out. */
  hasPicture?: boolean;
  /** Null until it is known who is using the tool. */
  status: UserStatus | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the site makes nothing new for a while. */
  isReadOnly?: boolean;
  /** A whole run of the tool when left out. */
  images?: number;
}

export type RunObstacle = 'read-only' | 'prompt-empty' | 'status-missing' | 'plan-inactive' | 'credits-short';

/** The first thing that keeps a run from starting, or null. */
export function findObstacle({
  tool,
  prompt,
  hasPicture,
  status,
  now,
  isReadOnly,
  images,
}: RunRequest): RunObstacle | null {
  if (isReadOnly) return 'read-only';
  if (prompt.trim() === '' && !hasPicture) return 'prompt-empty';
  if (!status) return 'status-missing';
  if (needsYellowPlan(tool, status, now)) return 'plan-inactive';
  if (balanceOf(status, tool) < costPerRun(tool, status, images)) return 'credits-short';
  return null;
}

/** Guests may try the yellow tool with their daily credits; an account needs the plan. */
export function needsYellowPlan(tool: Tool, status: UserStatus | null, now: number): boolean {
  return tool === 'yellow' && status !== null && !status.isGuest && !hasActiveYellowPlan(status, now);
}

/** What to tell the visitor about an obstacle; null where the disabled button says enough. */
export function obstacleMessage(obstacle: RunObstacle, { tool, status }: RunRequest): string | null {
  switch (obstacle) {
    case 'read-only':
      return READ_ONLY_NOTE;
    case 'prompt-empty':
      return EMPTY_PROMPT_MESSAGE;
    case 'status-missing':
      return STATUS_MISSING_MESSAGE;
    case 'plan-inactive':
      return YELLOW_PLAN_HINT;
    case 'credits-short':
      return status && creditsMessage(tool, status);
  }
}

function creditsMessage(tool: Tool, status: UserStatus): string | null {
  const cost = costPerRun(tool, status);
  const balance = balanceOf(status, tool);
  if (tool === 'green') {
    return `You need ${cost} credits, but you only have ${balance}. Please purchase a plan.`;
  }
  if (status.isGuest) return null;
  return `You need ${cost} daily credits, but you only have ${balance}. Your credits reset daily.`;
}

/** Reading earns guest credits; paid plans are never sent away to read. */
export function mayEarnCredits(tool: Tool, status: UserStatus | null): boolean {
  if (!status || findPlan(status.plan).id !== 'FREE_TRIAL') return false;
  if (tool === 'yellow' && !status.isGuest) return false;
  return balanceOf(status, tool) < costPerRun(tool, status);
}
