export type PlanId = 'FREE_TRIAL' | 'BOOSTER' | 'PREMIUM' | 'PROFESSIONAL' | 'UNLIMITED';

/** The two generators: green spends credits that never expire, yellow a daily allowance. */
export type Tool = 'green' | 'yellow';

export interface Plan {
  id: PlanId;
  /** What a user status carries and a visitor reads, e.g. `Free Trial`. */
  name: string;
  /** US dollars, paid once. */
  price: number;
  /** One line saying whom the plan suits. */
  for: string;
  /** Where a visitor gets the plan. */
  link: string;
  features: readonly string[];
  /** Green tool credits that come with the plan. */
  credits: number;
  /** What one image of the green tool costs on this plan. */
  creditsPerImage: number;
  isHighlighted: boolean;
  /** Which tool the plan is for, and so the accent its card wears. */
  theme: Tool;
}

/** The purchase page of each paid plan, as the site's configuration names them. */
export type PlanLinks = Readonly<Partial<Record<PlanId, string>>>;
