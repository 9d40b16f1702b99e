import type { ConsolePage } from '../owner.rules.ts';

/** How the site stands now, of all that may need a person. */
export interface SiteFacts {
  isReadOnly: boolean;
  /** Parts that the site cannot serve without, which are away. */
  partsAway: string[];
  restingEngines: string[];
  /** The other blog does not answer, and visitors read kept copies. */
  isBlogAway: boolean;
  /** Null on a site that sends no mail. */
  mail: { late: number; givenUp: number } | null;
  shopTroubles: { subject: string; reason: string }[];
  /** What happens without anybody asking, and failed in the last hour. */
  failedJobs: string[];
  /** Undefined where it cannot be told. */
  freeBytes: number | undefined;
  openReports: number;
  /** To what was taken down. */
  openAnswers: number;
  allowance: { used: number; total: number };
}

/** Something that waits for whoever runs the site. */
export interface Need {
  id: string;
  /** What is wrong. */
  title: string;
  /** What to do. */
  advice: string;
  /** Where in the console that is done. */
  page?: ConsolePage;
}
