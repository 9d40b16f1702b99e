import { describe, expect, it } from 'vitest';
import {
  choosePlanLinks,
  findPaidPlan,
  findPlan,
  formatPrice,
  isPaidPlan,
  isPurchaseLink,
  listPlans,
  planSlug,
  UNLIMITED_DAILY_CREDITS,
  UNLIMITED_PLAN_DAYS,
} from './plans.rules.ts';

const planNamed = (name: string) => listPlans().find((plan) => plan.name === name)!;

describe('the plan catalogue', () => {
  it('ENT-01: every plan carries all its fields', () => {
    for (const plan of listPlans()) {
      expect(plan.for).not.toBe('');
      expect(plan.features.length).toBeGreaterThan(1);
      expect(plan.link).toMatch(/^(\/|https:)/);
      expect(['green', 'yellow']).toContain(plan.theme);
    }
  });

  it.each([
    ['BIZ-01', 'Free Trial', 0, 500, 50, 'green'],
    ['BIZ-02', 'Booster', 20, 5000, 20, 'green'],
    ['BIZ-03', 'Premium', 50, 15_000, 50, 'green'],
    ['BIZ-04', 'Professional', 100, 30_000, 100, 'green'],
    ['BIZ-05', 'Unlimited', 200, 0, 30, 'yellow'],
  ])('%s: %s costs $%d for %d credits at %d per image', (_, name, price, credits, perImage, theme) => {
    expect(planNamed(name)).toMatchObject({ price, credits, creditsPerImage: perImage, theme });
  });

  it('BIZ-03: custom style training and API access are there, and nothing is marked coming soon', () => {
    const { features } = planNamed('Premium');
    expect(features).toContain('Custom style training');
    expect(features).toContain('API access');
    expect(features.filter((feature) => /coming soon/i.test(feature))).toEqual([]);
  });

  it('BIZ-05, BIZ-06: Unlimited opens the yellow tool for 30 days with 1,000 credits a day', () => {
    expect(UNLIMITED_PLAN_DAYS).toBe(30);
    expect(UNLIMITED_DAILY_CREDITS).toBe(1000);
    expect(planNamed('Unlimited').features).toEqual(
      expect.arrayContaining(['Yellow tool active for 30 days', '1,000 daily credits']),
    );
  });

  it('BIZ-13, O-39: only the three packs carry the commercial license', () => {
    const licensed = listPlans().filter((plan) => plan.features.includes('Commercial license'));
    expect(licensed.map((plan) => plan.name)).toEqual(['Booster', 'Premium', 'Professional']);
  });

  it('C-09: priority support is listed for Booster and Unlimited and nowhere else', () => {
    const supported = listPlans().filter((plan) => plan.features.includes('Priority support'));
    expect(supported.map((plan) => plan.name)).toEqual(['Booster', 'Unlimited']);
  });

  it('O-35: Premium alone is highlighted', () => {
    expect(
      listPlans()
        .filter((plan) => plan.isHighlighted)
        .map((plan) => plan.id),
    ).toEqual(['PREMIUM']);
  });

  it('BIZ-12: a configured shop sets the link of its plan and of no other', () => {
    const plans = listPlans({ BOOSTER: 'https://shop.example/booster' });
    expect(plans.find((plan) => plan.id === 'BOOSTER')?.link).toBe('https://shop.example/booster');
    expect(plans.find((plan) => plan.id === 'PREMIUM')?.link).toBe('/contact');
    expect(plans.find((plan) => plan.id === 'FREE_TRIAL')?.link).toBe('/#generator-suite');
  });
});

describe('findPlan', () => {
  it('T-19: finds a plan by id and by name', () => {
    expect(findPlan('BOOSTER').id).toBe('BOOSTER');
    expect(findPlan('Free Trial').id).toBe('FREE_TRIAL');
    expect(findPlan(' professional ').id).toBe('PROFESSIONAL');
  });

  it.each(['Nonsense', '', null, undefined, 'toString'])('ENT-02: %j behaves as the Free Trial', (name) => {
    expect(findPlan(name)).toMatchObject({ id: 'FREE_TRIAL', creditsPerImage: 50 });
  });

  it('tells paid plans from the free one', () => {
    expect(isPaidPlan(findPlan('Premium'))).toBe(true);
    expect(isPaidPlan(findPlan('Free Trial'))).toBe(false);
  });
});

describe('formatPrice', () => {
  it('writes whole dollars', () => {
    expect(formatPrice(0)).toBe('$0');
    expect(formatPrice(1200)).toBe('$1,200');
  });
});

describe('where plans are bought', () => {
  const sandboxLink = (slug: string) => `/checkout/${slug}`;

  it('BIZ-12: the sandbox sells every paid plan at an address of its own', () => {
    expect(choosePlanLinks({ sandboxLink, configured: { BOOSTER: 'https://shop.example/b' } })).toEqual({
      BOOSTER: '/checkout/booster',
      PREMIUM: '/checkout/premium',
      PROFESSIONAL: '/checkout/professional',
      UNLIMITED: '/checkout/unlimited',
    });
  });

  it('BIZ-12: without the sandbox the configured shop sells, and a plan without one leads to a person', () => {
    const links = choosePlanLinks({
      sandboxLink: null,
      configured: { BOOSTER: 'https://shop.example/b', PREMIUM: '' },
    });
    expect(links).toEqual({ BOOSTER: 'https://shop.example/b' });
    expect(listPlans(links).find((plan) => plan.id === 'PREMIUM')?.link).toBe('/contact');
  });

  it('BIZ-12: every shop opens in a tab of its own, the sandbox too; a person and the free trial do not', () => {
    expect(isPurchaseLink('https://shop.example/b')).toBe(true);
    expect(isPurchaseLink('/checkout/booster')).toBe(true);
    expect(listPlans().map(({ link }) => isPurchaseLink(link))).toEqual(Array(5).fill(false));
  });

  it('finds what is sold by the address it is sold at, and nothing else', () => {
    for (const plan of listPlans().filter(isPaidPlan)) {
      expect(findPaidPlan(planSlug(plan.id))).toEqual(plan);
    }
    for (const slug of ['free-trial', 'BOOSTER', 'nonsense', '']) expect(findPaidPlan(slug)).toBeUndefined();
  });
});
