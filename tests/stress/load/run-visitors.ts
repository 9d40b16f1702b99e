import { setTimeout as sleep } from 'node:timers/promises';
import { createFairnessLog, type FairnessReport } from './fairness.ts';
import { greedy } from './greedy-role.ts';
import { guest } from './guest-role.ts';
import { createLoadFigures, type LoadFigures } from './load-figures.ts';
import { member } from './member-role.ts';
import { reader } from './reader-role.ts';
import { readSiteMap } from './site-map-of-load.ts';
import { type Role, type RoleInProgress, type Stage, thinkUntil } from './stage.ts';
import { createVisitorBrowser } from './visitor-browser.ts';
import { writer } from './writer-role.ts';

interface VisitorsOptions {
  origin: string;
  visitors: number;
  seconds: number;
  /** All visitors come within this time, one after the other. */
  rampSeconds: number;
  /** 0 (inclusive) to 1 (exclusive). */
  random: () => number;
  /** Told once, when the site has warmed up: after the ramp, and a fifth of the time. */
  onWarm: () => Promise<void>;
  /** Everybody, the greedy one among them, when left out. */
  roles?: readonly Role[];
}

export interface VisitorsReport {
  figures: LoadFigures;
  fairness: FairnessReport;
  visits: number;
  /** What was acknowledged to a visitor and is gone or wrong, a line each. */
  broken: string[];
}

export const MODEST_ROLES: readonly Role[] = [reader, guest, member, writer];
const ROLES: readonly Role[] = [...MODEST_ROLES, greedy];

interface Seat extends Stage {
  role: Role;
  acting: RoleInProgress;
  begins: number;
}

/** Lets visitors of all roles use a site for a while, and then looks whether it kept its word to each. */
export async function runVisitors(options: VisitorsOptions): Promise<VisitorsReport> {
  const figures = createLoadFigures();
  const waits = createFairnessLog();
  const map = await readSiteMap(options.origin);
  const begin = performance.now();
  const { roles = ROLES } = options;
  const seats = roles
    .flatMap((role) => seatsOf(role, roles, options.visitors))
    .map((role, place) => takeSeat(role, place, { ...options, begin, figures, waits, map }));
  const warm = sleep((options.rampSeconds + options.seconds / 5) * 1000).then(options.onWarm);
  const visits = await Promise.all(seats.map((seat) => stay(seat, figures)));
  await warm;
  const broken: string[] = [];
  for (const seat of seats) broken.push(...((await seat.acting.findBrokenPromises?.()) ?? []));
  await Promise.all(seats.map(({ browser }) => browser.close()));
  return {
    figures,
    fairness: waits.report(),
    visits: visits.reduce((total, count) => total + count, 0),
    broken,
  };
}

/** Every role is there, however few the visitors are. */
function seatsOf(role: Role, roles: readonly Role[], visitors: number): Role[] {
  const parts = roles.reduce((total, { weight }) => total + weight, 0);
  const count = Math.max(1, Math.round((visitors * role.weight) / parts));
  return Array.from({ length: count }, () => role);
}

interface SeatOptions extends VisitorsOptions, Pick<Stage, 'figures' | 'waits' | 'map'> {
  begin: number;
}

function takeSeat(role: Role, place: number, options: SeatOptions): Seat {
  const { origin, random, figures } = options;
  const end = options.begin + options.seconds * 1000;
  const stage: Stage = {
    ...options,
    visitor: `${role.name} ${place}`,
    browser: createVisitorBrowser({
      origin,
      address: `198.18.${place >> 8}.${place & 255}`,
      figures,
      connections: role.connections,
    }),
    isOpen: () => performance.now() < end,
    think: (seconds) => thinkUntil(end, { seconds, random }),
  };
  const begins = options.begin + options.rampSeconds * 1000 * random();
  return { ...stage, role, acting: role.begin(stage), begins };
}

/** @returns how often the visitor came. */
async function stay({ begins, acting, role, isOpen }: Seat, figures: LoadFigures): Promise<number> {
  await sleep(Math.max(0, begins - performance.now()));
  let visits = 0;
  try {
    await acting.arrive?.();
    while (isOpen()) {
      await acting.visit();
      visits += 1;
    }
  } catch (error) {
    figures.complain(`a ${role.name} could not go on: ${String(error)}`);
  }
  return visits;
}
