import type { Plan, PlanId, PlanLinks } from './plans.types.ts';

/** How long one purchase of the Unlimited plan keeps the yellow tool open. */
export const UNLIMITED_PLAN_DAYS = 30;

/** Credits an account on the Unlimited plan may spend on the yellow tool each UTC day. */
export const UNLIMITED_DAILY_CREDITS = 1000;

/** What one image of the yellow tool costs, whatever the plan. */
export const YELLOW_CREDITS_PER_IMAGE = 50;

const FREE_TRIAL_LINK = '/#generator-suite';

/** Where a paid plan leads while no shop is configured: a person answers there, a dead link would not. */
const LINK_WITHOUT_SHOP = '/contact';

const CATALOGUE: Readonly<Record<PlanId, Omit<Plan, 'link'>>> = {
  FREE_TRIAL: {
    id: 'FREE_TRIAL',
    name: 'Free Trial',
    price: 0,
    for: 'For a first look, no account needed',
    features: ['500 initial credits', '50 credits per image', 'Personal, non-commercial use'],
    credits: 500,
    creditsPerImage: 50,
    isHighlighted: false,
    theme: 'green',
  },
  BOOSTER: {
    id: 'BOOSTER',
    name: 'Booster',
    price: 20,
    for: 'For hobbyists who make pictures every week',
    features: [
      '5,000 credits',
      '20 credits per image',
      'Booster 5.0 model',
      'Commercial license',
      'Priority support',
    ],
    credits: 5000,
    creditsPerImage: 20,
    isHighlighted: false,
    theme: 'green',
  },
  PREMIUM: {
    id: 'PREMIUM',
    name: 'Premium',
    price: 50,
    for: 'For designers and marketers with steady work',
    features: [
      '15,000 credits',
      '50 credits per image',
      'Booster 5.0 model',
      'Commercial license',
      'API access',
      'Custom style training',
    ],
    credits: 15_000,
    creditsPerImage: 50,
    isHighlighted: true,
    theme: 'green',
  },
  PROFESSIONAL: {
    id: 'PROFESSIONAL',
    name: 'Professional',
    price: 100,
    for: 'For studios and teams',
    features: [
      '30,000 credits',
      '100 credits per image',
      'Booster 5.0 model',
      'Commercial license',
      'Dedicated account manager',
      'Custom AI models',
    ],
    credits: 30_000,
    creditsPerImage: 100,
    isHighlighted: false,
    theme: 'green',
  },
  UNLIMITED: {
    id: 'UNLIMITED',
    name: 'Unlimited',
    price: 200,
    for: 'For a month of daily creation',
    features: [
      'Yellow tool active for 30 days',
      '1,000 daily credits',
      '4 images per run with 14 creative controls',
      '30 credits per image on the green tool',
      'Priority support',
    ],
    credits: 0,
    creditsPerImage: 30,
    isHighlighted: false,
    theme: 'yellow',
  },
};

const PLAN_IDS = Object.keys(CATALOGUE) as PlanId[];

function linkOf(id: PlanId, links: PlanLinks): string {
  return links[id] ?? (id === 'FREE_TRIAL' ? FREE_TRIAL_LINK : LINK_WITHOUT_SHOP);
}

/** The five plans in the order they are sold. */
export function listPlans(links: PlanLinks = {}): Plan[] {
  return PLAN_IDS.map((id) => ({ ...CATALOGUE[id], link: linkOf(id, links) }));
}

/**
 * The plan with this id or name. A user status carries the name, a license and a purchase the id.
 * Anything unknown behaves as the Free Trial, so that a renamed plan never makes images free.
 */
export function findPlan(idOrName: string | null | undefined, links: PlanLinks = {}): Plan {
  const wanted = (idOrName ?? '').trim().toLowerCase();
  const id = PLAN_IDS.find(
    (candidate) => candidate.toLowerCase() === wanted || CATALOGUE[candidate].name.toLowerCase() === wanted,
  );
  return { ...CATALOGUE[id ?? 'FREE_TRIAL'], link: linkOf(id ?? 'FREE_TRIAL', links) };
}

/** Paid plans draw with the booster model of the green tool. */
export function isPaidPlan(plan: Plan): boolean {
  return plan.price > 0;
}

/** Premium says so in its features; a plan that costs more gives no less. */
export function hasApiAccess({ price }: Plan): boolean {
  return price >= CATALOGUE.PREMIUM.price;
}

/** `$20`; all prices are whole US dollars. */
export function formatPrice(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** How a plan is written in an address: `booster`. */
export function planSlug(id: PlanId): string {
  return id.toLowerCase().replaceAll('_', '-');
}

/** Undefined for anything but a plan that is sold. */
export function findPaidPlan(slug: string): Plan | undefined {
  return listPlans().find((plan) => isPaidPlan(plan) && planSlug(plan.id) === slug);
}

interface PlanShops {
  /** Where the sandbox sells a plan, when the site has one: it serves every paid plan. */
  sandboxLink: ((slug: string) => string) | null;
  /** The owner's own shop, plan by plan. */
  configured: PlanLinks;
}

/** Where each paid plan is bought. Plans without a shop are left out. */
export function choosePlanLinks({ sandboxLink, configured }: PlanShops): PlanLinks {
  if (!sandboxLink) return Object.fromEntries(Object.entries(configured).filter(([, link]) => link));
  const paid = listPlans().filter(isPaidPlan);
  return Object.fromEntries(paid.map(({ id }) => [id, sandboxLink(planSlug(id))]));
}

/** Whether a plan's link leads to a shop, which opens in a tab of its own. */
export function isPurchaseLink(link: string): boolean {
  return link !== LINK_WITHOUT_SHOP && link !== FREE_TRIAL_LINK;
}
