import { bundleCrashServer } from './bundled-server.ts';
import { type CrashSite, createCrashSite } from './crash-site.ts';
import { findDataFaults } from './data-faults.ts';
import { strikeFirstStarts } from './first-start.ts';
import type { Journey } from './journeys.ts';
import { type JourneyKind, type PlannedKill, planKills, type Sighting } from './kill-plan.ts';
import { type KillStage, SANDBOX_STAGE } from './kill-stage.ts';
import type { ServerProcess } from './server-process.ts';
import type { StandInEngine } from './stand-in-engine.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const CHECK_EVERY = 10;
/** Longer than the longest journeys take together. */
const ANY_MOMENT_WITHIN_MS = 900;
/** From so many kills on every journey is walked. */
const LONG_LOOP_KILLS = 100;
/** How long a server that was asked to die at a window may take to be gone. */
const DEATH_LIMIT_MS = 2000;
/** Written by and by, on a clock of its own: a crash may lose what is not written yet. */
const NOT_PROMISED = /delivered_picture|daily_figure/;
/** A window that was passed once in peace and by one walk in four is missed by all of these in one loop of twenty. */
const TRIES_AT_MISSED = 10;

interface KillLoopOptions {
  kills: number;
  /** The names of the journeys to walk; all of them when left out. */
  only?: readonly string[];
  /** '' for SQLite. */
  databaseUrl?: string;
  /** Who draws; the illustrator when left out. */
  engine?: StandInEngine;
  /** Where it happens; where licenses are given away when left out. */
  stage?: KillStage;
  random?: () => number;
  /** Told what happens, a line at a time. */
  say?: (line: string) => void;
}

export interface KillLoopReport {
  kills: number;
  /** How many kills struck at each window that exists. */
  windows: Map<string, number>;
  /** What was promised and does not hold; empty when all is well. */
  faults: string[];
  /** Files that no row refers to, left by crashes between a file and its row. */
  orphans: number;
}

interface Loop {
  stage: KillStage;
  site: CrashSite;
  kinds: readonly JourneyKind[];
  server: ServerProcess;
  visitors: Visitor[];
  report: KillLoopReport;
  random: () => number;
  say: (line: string) => void;
}

/** Kills a server again and again while visitors use it, and looks whether it kept its word. */
export async function runKillLoop(options: KillLoopOptions): Promise<KillLoopReport> {
  const { kills, only, databaseUrl = '', engine, random = Math.random, say = () => {} } = options;
  const { stage = SANDBOX_STAGE } = options;
  const environment = { ...stage.environment, ...engine?.environment };
  const { program, remove: removeProgram } = await bundleCrashServer();
  const site = await createCrashSite({ databaseUrl, program, environment });
  const report: KillLoopReport = { kills: 0, windows: new Map(), faults: [], orphans: 0 };
  const kinds = stage.kinds.filter(
    ({ name, onlyInLongLoops }) => only?.includes(name) ?? (kills >= LONG_LOOP_KILLS || !onlyInLongLoops),
  );
  const loop: Loop = { stage, site, kinds, server: await site.start(), visitors: [], report, random, say };
  stage.moveTo(loop.server);
  try {
    // The first visitor of all makes the site write what no other makes it write again.
    await stage.welcome(loop.server);
    const sightings = await exploreWindows(loop);
    for (const { window } of sightings) report.windows.set(window, 0);
    for (const kill of planKills(sightings, { kills, random })) {
      await strike(loop, kill);
      if (report.kills % CHECK_EVERY === 0) await checkEverything(loop);
    }
    await strikeMissed(loop, sightings);
    await checkEverything(loop);
    if (!only && !databaseUrl && stage.hasFirstStarts) await addFirstStarts(loop, program);
  } finally {
    await loop.server.kill();
    await site.remove();
    await removeProgram();
  }
  return report;
}

/** What depends on timing is not passed each time, and seldom as often as it was in peace. */
async function strikeMissed(loop: Loop, sightings: readonly Sighting[]): Promise<void> {
  for (const { kind, window } of sightings) {
    for (let turn = 0; turn < TRIES_AT_MISSED && loop.report.windows.get(window) === 0; turn++)
      await strike(loop, { at: 'window', kind, window, hit: 1 });
  }
}

async function addFirstStarts({ report, say }: Loop, program: string): Promise<void> {
  const { windows, faults } = await strikeFirstStarts(new Set(report.windows.keys()), program, say);
  for (const [window, count] of windows) {
    report.windows.set(window, count);
    report.kills += count;
  }
  report.faults.push(...faults);
}

/** Walks every journey in peace and notes which windows it passes. */
async function exploreWindows(loop: Loop): Promise<Sighting[]> {
  const sightings: Sighting[] = [];
  for (const kind of loop.kinds) {
    const { visitor, journey } = await setOut(loop, kind);
    await loop.server.steer('take-hits');
    await journey.walk();
    const hits = await loop.server.steer<Record<string, number>>('take-hits');
    for (const [window, count] of Object.entries(hits))
      if (!NOT_PROMISED.test(window)) sightings.push({ kind, window, hits: count });
    await expectKept(loop, visitor, `${kind.name} in peace`);
    loop.say(`${kind.name} passes ${Object.keys(hits).length} windows`);
  }
  return sightings;
}

async function setOut(loop: Loop, kind: JourneyKind): Promise<{ visitor: Visitor; journey: Journey }> {
  const visitor = kind.newcomer ? createVisitor(loop.server) : await loop.stage.welcome(loop.server);
  const journey = kind.create(visitor, loop.site);
  await journey.prepare?.();
  loop.visitors.push(visitor);
  return { visitor, journey };
}

async function strike(loop: Loop, kill: PlannedKill): Promise<void> {
  const started = performance.now();
  const what = kill.at === 'window' ? await strikeAtWindow(loop, kill) : await strikeAtAnyMoment(loop);
  loop.report.kills += 1;
  loop.say(`${loop.report.kills} ${what} ${Math.round(performance.now() - started)} ms`);
}

async function strikeAtWindow(loop: Loop, kill: PlannedKill & { at: 'window' }): Promise<string> {
  const { report } = loop;
  const { visitor, journey } = await setOut(loop, kill.kind);
  await loop.server.steer('arm', { window: kill.window, hit: kill.hit });
  const struck = await walkIntoDeath(loop, [journey]);
  if (struck) report.windows.set(kill.window, (report.windows.get(kill.window) ?? 0) + 1);
  await startAnew(loop);
  await walkAgain(loop, visitor, { journeys: [journey], when: `${kill.kind.name}, killed ${kill.window}` });
  return `${kill.kind.name}: ${kill.window}, hit ${kill.hit}${struck ? '' : ' (not reached)'}`;
}

async function strikeAtAnyMoment(loop: Loop): Promise<string> {
  const kinds = Array.from({ length: 3 }, () => pickKind(loop));
  const visitor = await loop.stage.welcome(loop.server);
  loop.visitors.push(visitor);
  const journeys = kinds.map(({ create }) => create(visitor, loop.site));
  for (const journey of journeys) await journey.prepare?.();
  const delay = loop.random() * ANY_MOMENT_WITHIN_MS;
  const timer = setTimeout(() => void loop.server.kill(), delay);
  await walkIntoDeath(loop, journeys);
  clearTimeout(timer);
  await startAnew(loop);
  const what = `${kinds.map(({ name }) => name).join(' and ')} at any moment (${Math.round(delay)} ms)`;
  await walkAgain(loop, visitor, { journeys, when: what });
  return what;
}

function pickKind({ kinds, random }: Loop): JourneyKind {
  const fit = kinds.filter(({ newcomer, alone }) => !newcomer && !alone);
  const kind = fit[Math.floor(random() * fit.length)];
  if (!kind) throw new Error('No journey can be walked beside others.');
  return kind;
}

/**
 * Walks until the server dies or the journeys are at their end; then the server is killed anyway.
 * @returns whether it died on the way.
 * @throws what a journey throws while the server lives: that is a fault of its own.
 */
async function walkIntoDeath({ server }: Loop, journeys: readonly Journey[]): Promise<boolean> {
  const walks = await Promise.allSettled(journeys.map((journey) => journey.walk()));
  const failed = walks.find((walk) => walk.status === 'rejected');
  if (failed) await Promise.race([server.ended, wait(DEATH_LIMIT_MS)]);
  // A window behind the last answer, such as the one after a late commit, is reached a moment later.
  else await Promise.race([server.ended, wait(20)]);
  const died = !server.isAlive();
  if (failed && !died) throw failed.reason;
  await server.kill();
  return died;
}

/** Walks to the end this time, and looks whether it is the end that was promised. */
async function walkAgain(
  loop: Loop,
  visitor: Visitor,
  { journeys, when }: { journeys: readonly Journey[]; when: string },
): Promise<void> {
  try {
    for (const journey of journeys) await journey.walk();
    await expectKept(loop, visitor, when);
  } catch (error) {
    loop.report.faults.push(`${when}: ${String(error)}`);
  }
}

async function startAnew(loop: Loop): Promise<void> {
  loop.server = await loop.site.start();
  loop.stage.moveTo(loop.server);
  for (const visitor of loop.visitors) visitor.moveTo(loop.server);
}

async function expectKept({ stage, site, report }: Loop, visitor: Visitor, when: string): Promise<void> {
  const broken = await stage.findBrokenPromises(visitor, site);
  report.faults.push(...broken.map((line) => `${when}: ${line}`));
}

/** All visitors so far, then the data itself. */
async function checkEverything(loop: Loop): Promise<void> {
  for (const visitor of loop.visitors) {
    if (!visitor.promises.isDeleted) await visitor.client.refreshToken();
    await expectKept(loop, visitor, `after ${loop.report.kills} kills`);
  }
  const { faults, orphans } = await findDataFaults(loop.site);
  loop.report.faults.push(...faults.map((fault) => `after ${loop.report.kills} kills: ${fault}`));
  loop.report.orphans = orphans;
  const { kills, faults: all } = loop.report;
  loop.say([`${kills} kills, ${all.length} faults, ${orphans} orphans`, ...all.slice(-3)].join('\n    '));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
