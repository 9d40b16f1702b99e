import { describe, expect, it } from 'vitest';
import { guestStatus } from '../user-status/user-status.rules.ts';
import { costPerImage, costPerRun, generateLabel, IMAGES_PER_RUN } from './run-cost.rules.ts';

const onPlan = (plan: string) => ({
  ...guestStatus('green', { green: 500, yellow: 200 }),
  isGuest: false,
  plan,
});

describe('the cost of a run', () => {
  it('GREEN-12, YEL-07: 2 images on green, 4 on yellow', () => {
    expect(IMAGES_PER_RUN).toEqual({ green: 2, yellow: 4 });
  });

  it.each([
    ['Free Trial', 100],
    ['Booster', 40],
    ['Premium', 100],
    ['Professional', 200],
    ['Unlimited', 60],
    ['Nonsense', 100],
  ])('GREEN-10, BIZ-10, C-05: on %s a green run costs %d', (plan, cost) => {
    expect(costPerRun('green', onPlan(plan))).toBe(cost);
  });

  it('O-14: the price of the status counts, whichever plan it names', () => {
    const status = { ...onPlan('Professional'), creditsPerImage: 20 };
    expect(costPerImage('green', status)).toBe(20);
    expect(generateLabel('green', status)).toBe('Generate 2 Images (40 Credits)');
    expect(costPerImage('yellow', status)).toBe(50);
  });

  it.each(['Free Trial', 'Professional', 'Unlimited'])('BIZ-08: on %s a yellow run costs 200', (plan) => {
    expect(costPerImage('yellow', onPlan(plan))).toBe(50);
    expect(costPerRun('yellow', onPlan(plan))).toBe(200);
  });

  it('O-22: the button names the images and the cost', () => {
    expect(generateLabel('green', null)).toBe('Generate 2 Images (100 Credits)');
    expect(generateLabel('green', onPlan('Booster'))).toBe('Generate 2 Images (40 Credits)');
    expect(generateLabel('yellow', null)).toBe('Generate 4 Images (200 Daily Credits)');
  });
});
