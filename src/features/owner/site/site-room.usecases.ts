import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import { createTooManyTestsError } from '../owner.errors.ts';
import { DOCTOR_CALLS } from '../owner-limits.rules.ts';
import type { Actor } from '../people/people.types.ts';
import type { CheckLine, ShownSection, SiteAnswer } from './site.types.ts';
import type { KnownSiteSettings } from './site-settings.usecases.ts';
import type { TestableEngine } from './trial-picture.usecases.ts';

/** The console's page about the site, to be read. */
export interface SiteRoom {
  read(): Promise<SiteAnswer>;
  /** The checks of `npm run doctor`; whoever asks meanwhile gets the same answer. @throws {AppError} 429. */
  runDoctor(actor: Actor): Promise<CheckLine[]>;
}

interface SiteRoomOptions {
  settings: Pick<KnownSiteSettings, 'current'>;
  fixedReadOnly: () => SiteAnswer['fixedReadOnly'];
  configured: SiteAnswer['configured'];
  /** Images that were drawn of today's free allowance. */
  usedToday: () => Promise<number>;
  securityContact: string;
  listEngines: () => readonly TestableEngine[];
  configuration: readonly ShownSection[];
  examine: () => Promise<CheckLine[]>;
  limits: AttemptLimits;
}

export function createSiteRoom(options: SiteRoomOptions): SiteRoom {
  const { settings, configured, securityContact, configuration } = options;
  const doctorCalls = options.limits.open(DOCTOR_CALLS);
  let examining: Promise<CheckLine[]> | undefined;
  return {
    read: async () => ({
      fixedReadOnly: options.fixedReadOnly(),
      settings: settings.current(),
      configured,
      usedToday: await options.usedToday(),
      securityContact,
      engines: options.listEngines().map(({ name, isResting, places }) => ({ name, isResting, places })),
      configuration: [...configuration],
    }),
    async runDoctor({ id }) {
      await takeOrRefuse(doctorCalls, id, createTooManyTestsError);
      examining ??= options.examine().finally(() => {
        examining = undefined;
      });
      return await examining;
    },
  };
}
