import { describe, expect, it } from 'vitest';
import type { Tool } from '../plans/plans.types.ts';
import { guestStatus } from '../user-status/user-status.rules.ts';
import type { UserStatus } from '../user-status/user-status.types.ts';
import { findObstacle, mayEarnCredits, needsYellowPlan, obstacleMessage } from './run-guards.rules.ts';

const NOW = Date.UTC(2026, 10, 21);
const guest = (tool: Tool, green: number, yellow = 200) => guestStatus(tool, { green, yellow });
const account = (changes: Partial<UserStatus>): UserStatus => ({
  ...guest('green', 500),
  isGuest: false,
  email: 'ada@example.com',
  yellowToolPlanExpiresAt: '2026-12-01T00:00:00Z',
  ...changes,
});

function judge(tool: Tool, status: UserStatus | null, prompt = 'a fox') {
  const request = { tool, prompt, status, now: NOW };
  const obstacle = findObstacle(request);
  return { obstacle, message: obstacle && obstacleMessage(obstacle, request) };
}

describe('what keeps a run from starting', () => {
  it.each(['', '   ', '\n\t'])('GREEN-25, ERR-17: the prompt %j is empty', (prompt) => {
    expect(judge('green', guest('green', 500), prompt).message).toBe(
      'Please enter a prompt to generate an image.',
    );
  });

  it('GREEN-26, ERR-17: the status is not known yet', () => {
    expect(judge('green', null).message).toBe('User status is not loaded yet. Please wait a moment.');
  });

  it('a site that makes nothing new says so before anybody presses', () => {
    const request = { tool: 'green', prompt: '', status: null, now: NOW, isReadOnly: true } as const;
    expect(findObstacle(request)).toBe('read-only');
    expect(obstacleMessage('read-only', request)).toMatch(/paused for now.*gallery/);
  });

  it('names the prompt before the status and the status before the credits', () => {
    expect(judge('green', null, '').obstacle).toBe('prompt-empty');
    expect(judge('green', guest('green', 0), '').obstacle).toBe('prompt-empty');
  });

  it('GREEN-27: too few credits', () => {
    expect(judge('green', guest('green', 50)).message).toBe(
      'You need 100 credits, but you only have 50. Please purchase a plan.',
    );
  });

  it('GREEN-28, T-17: 99 is too few for the full batch, exactly 100 is enough', () => {
    expect(judge('green', guest('green', 99)).obstacle).toBe('credits-short');
    expect(judge('green', guest('green', 100)).obstacle).toBeNull();
  });

  it('YEL-18: too few daily credits of an account', () => {
    expect(judge('yellow', account({ yellowToolDailyCredits: 150 })).message).toBe(
      'You need 200 daily credits, but you only have 150. Your credits reset daily.',
    );
  });

  it('YEL-19, T-15: a guest without daily credits is stopped without that text', () => {
    expect(judge('yellow', guest('yellow', 500, 0))).toEqual({ obstacle: 'credits-short', message: null });
  });

  it('YEL-25: green credits do not pay for the yellow tool', () => {
    const rich = account({ credits: 30_000, yellowToolDailyCredits: 0 });
    expect(judge('yellow', rich).obstacle).toBe('credits-short');
    expect(judge('green', rich).obstacle).toBeNull();
  });
});

describe('the yellow plan', () => {
  it.each([
    [null, true],
    ['2026-11-20T23:59:59Z', true],
    ['2026-11-21T00:00:01Z', false],
  ])('YEL-20: an account whose plan expires %s needs to buy: %s', (yellowToolPlanExpiresAt, needed) => {
    const status = account({ yellowToolPlanExpiresAt, yellowToolDailyCredits: 1000 });
    expect(needsYellowPlan('yellow', status, NOW)).toBe(needed);
    expect(judge('yellow', status).obstacle).toBe(needed ? 'plan-inactive' : null);
  });

  it('YEL-09: the hint is what an account without it reads', () => {
    expect(judge('yellow', account({ yellowToolPlanExpiresAt: null })).message).toBe(
      'Purchase the Unlimited plan for 1,000 daily generation credits.',
    );
  });

  it('YEL-10, YEL-21: guests and the green tool need none', () => {
    expect(needsYellowPlan('yellow', guest('yellow', 500), NOW)).toBe(false);
    expect(needsYellowPlan('green', account({ yellowToolPlanExpiresAt: null }), NOW)).toBe(false);
    expect(judge('yellow', guest('yellow', 0, 200)).obstacle).toBeNull();
  });
});

describe('earning credits by reading', () => {
  it.each([0, 50, 99])('GREEN-22: a Free Trial user with %d credits may', (credits) => {
    expect(mayEarnCredits('green', guest('green', credits))).toBe(true);
    expect(mayEarnCredits('green', account({ credits }))).toBe(true);
  });

  it('GREEN-23: nobody who can afford a run, and no paid plan', () => {
    expect(mayEarnCredits('green', guest('green', 100))).toBe(false);
    expect(mayEarnCredits('green', account({ plan: 'Booster', credits: 0 }))).toBe(false);
    expect(mayEarnCredits('green', null)).toBe(false);
  });

  it('on the yellow tool only guests spend what reading earns', () => {
    expect(mayEarnCredits('yellow', guest('yellow', 0, 0))).toBe(true);
    expect(mayEarnCredits('yellow', account({ yellowToolDailyCredits: 0 }))).toBe(false);
  });
});
