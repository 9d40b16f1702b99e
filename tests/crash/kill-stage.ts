import type { CrashSite } from './crash-site.ts';
import { JOURNEY_KINDS, type JourneyKind } from './kill-plan.ts';
import type { ServerProcess } from './server-process.ts';
import { findBrokenPromises, type Visitor, welcomeVisitor } from './visitor.ts';

/** What a site stands in while it is killed: who sells on it, who carries its mails, and what is done there. */
export interface KillStage {
  readonly kinds: readonly JourneyKind[];
  /** Settings of the product. */
  readonly environment: Record<string, string>;
  /** Whether new sites are killed at their first start too; one stage is enough for that. */
  readonly hasFirstStarts: boolean;
  /** A visitor with an account and whatever the journeys need beside it. */
  welcome(server: ServerProcess): Promise<Visitor>;
  /** What outside of the site must know which server is the site now. */
  moveTo(server: ServerProcess): void;
  /** @returns what was promised to this visitor and does not hold, one line each. */
  findBrokenPromises(visitor: Visitor, site: CrashSite): Promise<string[]>;
}

/** Licenses are given away, and no mail is sent. */
export const SANDBOX_STAGE: KillStage = {
  kinds: JOURNEY_KINDS,
  environment: {},
  hasFirstStarts: true,
  welcome: welcomeVisitor,
  moveTo: () => {},
  findBrokenPromises: (visitor) => findBrokenPromises(visitor),
};
