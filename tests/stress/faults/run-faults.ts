import { setTimeout as sleep } from 'node:timers/promises';
import { findLedgerFaults } from '../../../src/features/credits/ledger-invariants.store.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import { findDataFaults } from '../../crash/data-faults.ts';
import type { ServerProcess } from '../../crash/server-process.ts';
import { asServer } from '../load/visitor-browser.ts';
import type { Fault } from './fault.types.ts';
import type { FaultStage } from './fault-stage.ts';
import { type AnswerTally, createTally, noteAnswer } from './honest-answers.ts';
import type { CreatePersistentVisitor, PersistentVisitor } from './persistent-visitors.ts';

/** Whatever is well again is used again by everybody after at most this, in milliseconds. */
const RECOVERY_LIMIT_MS = 60_000;
/** Whoever is answered later than this was not answered. */
const ANSWER_LIMIT_MS = 60_000;
/** A line for each thing that fails, not one for each visitor. */
const MOST_LINES = 40;

interface FaultOutcome {
  name: string;
  tally: AnswerTally;
  /** From the healing until everybody had finished something that they began after it, in milliseconds. */
  recoveryMs: number;
  /** Lines of level error that the site wrote. */
  errorLines: number;
  faults: string[];
}

export interface FaultRun {
  outcomes: FaultOutcome[];
  /** Found at the end: broken promises, the ledger, stuck holds, what nobody caught. */
  faults: string[];
  lost: number;
}

/** What of a stage visitors, and those who look after them, need. */
interface FaultScene extends Pick<FaultStage, 'origin' | 'place' | 'order'> {
  site: Pick<FaultStage['site'], 'url' | 'output' | 'isAlive'>;
  wires: { pictures?: unknown };
  /** How a visitor comes to the site, where each is to have an address of their own. */
  reach?(visitor: number): (url: string, init: RequestInit) => Promise<Response>;
}

interface FaultRunOptions {
  stage: FaultScene;
  faults: readonly Fault[];
  visitors: number;
  /** Who comes, in turn. */
  cast: readonly CreatePersistentVisitor[];
  /** Whether the ledger is verified while each fault lasts and after it, and not only at the end. */
  auditsEach?: boolean;
  /** Within how many milliseconds everybody must have gone on after a healing. */
  recoveryLimitMs?: number;
  /** How long a fault lasts. */
  secondsOf: (fault: Fault) => number;
  random: () => number;
  say: (line: string) => void;
}

interface Crowd {
  visitors: PersistentVisitor[];
  /** Whether they begin something new, and go on trying what failed. */
  isOpen: boolean;
  /** How many visits each has finished. */
  finished: number[];
  faults: string[];
  work: Promise<void>[];
}

/** Injects one fault after the other while visitors work, and looks whether everything went on as promised. */
export async function runFaults(options: FaultRunOptions): Promise<FaultRun> {
  const { stage, faults, say } = options;
  let tally = createTally();
  const crowd = await gather(options, (number) => connect(stage, { number, tallyNow: () => tally }));
  const outcomes: FaultOutcome[] = [];
  for (const fault of faults) {
    tally = createTally();
    const outcome = await sufferFault(options, { crowd, fault, tally });
    outcomes.push(outcome);
    say(describeOutcome(outcome));
  }
  crowd.isOpen = false;
  await Promise.all(crowd.work);
  if (faults.some(({ changesTheDay }) => changesTheDay)) {
    for (const visitor of crowd.visitors) visitor.forgetTheDay();
  }
  return { outcomes, ...(await lookBack(stage, crowd)) };
}

interface Connection {
  /** Of the visitor. */
  number: number;
  tallyNow: () => AnswerTally;
}

function connect({ site, origin, reach }: FaultScene, { number, tallyNow }: Connection): ServerProcess {
  const ask = reach?.(number) ?? fetch;
  return asServer(origin, async (path, init) => {
    const method = init.method ?? 'GET';
    const sent = new Headers(init.headers);
    // What the proxy in front of the site would say: each visitor waits in a line of their own.
    sent.set('X-Forwarded-For', `198.18.0.${number + 1}`);
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const tally = tallyNow();
    try {
      const answer = await ask(site.url + path, { ...init, headers: sent, signal });
      const body = new Uint8Array(await answer.arrayBuffer());
      const { status, headers } = answer;
      noteAnswer(tally, { method, path, status, headers, body });
      return new Response(status === 204 || status === 304 ? null : body, { status, headers });
    } catch (error) {
      const body = Buffer.from(`${error}: ${error instanceof Error ? error.cause : ''}`);
      noteAnswer(tally, { method, path, status: 0, headers: new Headers(), body });
      throw error;
    }
  });
}

async function gather(
  { visitors: count, cast, random }: FaultRunOptions,
  connectFrom: (number: number) => ServerProcess,
): Promise<Crowd> {
  const visitors = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const create = cast[number % cast.length];
      if (!create) throw new Error('Nobody is cast.');
      return await create(connectFrom(number), random);
    }),
  );
  const crowd: Crowd = { visitors, isOpen: true, finished: visitors.map(() => 0), faults: [], work: [] };
  crowd.work = visitors.map((visitor, number) => keepVisiting(crowd, visitor, number));
  return crowd;
}

async function keepVisiting(crowd: Crowd, visitor: PersistentVisitor, number: number): Promise<void> {
  let deadline = Number.POSITIVE_INFINITY;
  const mayGoOn = () => {
    if (!crowd.isOpen && deadline === Number.POSITIVE_INFINITY) {
      deadline = performance.now() + RECOVERY_LIMIT_MS;
    }
    return performance.now() < deadline;
  };
  while (crowd.isOpen) {
    try {
      await visitor.visit(mayGoOn);
      crowd.finished[number] = (crowd.finished[number] ?? 0) + 1;
    } catch (error) {
      crowd.faults.push(`a visitor gave up: ${error}`);
      return;
    }
  }
}

async function sufferFault(
  { stage, secondsOf, auditsEach, recoveryLimitMs = RECOVERY_LIMIT_MS }: FaultRunOptions,
  { crowd, fault, tally }: { crowd: Crowd; fault: Fault; tally: AnswerTally },
): Promise<FaultOutcome> {
  const linesBefore = countErrorLines(stage.site.output());
  await fault.inject();
  await sleep(secondsOf(fault) * 1000);
  const isNoticed = await waitUntil(() => !fault.shows || tally.refusals.has(fault.shows));
  // What cannot be read while it is away is read when it is back.
  const during = auditsEach ? await audit(stage).catch(() => []) : [];
  await fault.heal();
  const healed = performance.now();
  const late = await waitForAll(crowd, recoveryLimitMs);
  const errorLines = countErrorLines(stage.site.output()) - linesBefore;
  const recoveryMs = performance.now() - healed;
  const faults = [...tally.dishonest, ...during, ...(auditsEach ? await audit(stage) : [])];
  if (!isNoticed) faults.push(`nobody was told ${fault.shows}`);
  const missed = await fault.missed?.();
  if (missed) faults.push(missed);
  if (late.length > 0)
    faults.push(`not everybody went on within ${recoveryLimitMs / 1000} s: ${late.join(', ')}`);
  if (errorLines > MOST_LINES) faults.push(`the log has ${errorLines} lines of errors`);
  if (!stage.site.isAlive()) throw new Error(`The site died of this: ${fault.name}\n${stage.site.output()}`);
  return { name: fault.name, tally, recoveryMs, errorLines, faults };
}

/** The ledger holds at every moment, whatever else is wrong. */
async function audit({ place: { databaseUrl, dataDir } }: FaultScene): Promise<string[]> {
  const database = await openDatabase({ url: databaseUrl, dataDir, exclusive: false });
  try {
    return (await findLedgerFaults(database)).map((fault) => JSON.stringify(fault));
  } finally {
    await database.close();
  }
}

/** Two visits: the first may have begun before, and came about after. @returns who did not, by number. */
async function waitForAll({ finished }: Crowd, limitMs: number): Promise<number[]> {
  const goal = finished.map((count) => count + 2);
  const isLate = (number: number) => (finished[number] ?? 0) < (goal[number] ?? 0);
  const listLate = () => [...finished.keys()].filter(isLate);
  await waitUntil(() => listLate().length === 0, limitMs);
  return listLate();
}

async function waitUntil(isSo: () => boolean, limitMs = RECOVERY_LIMIT_MS): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!isSo()) {
    if (performance.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

function countErrorLines(output: string): number {
  return output.split('\n').filter((line) => /^\{"level":[56]0,/.test(line)).length;
}

async function lookBack(
  { place, order, wires }: FaultScene,
  crowd: Crowd,
): Promise<Omit<FaultRun, 'outcomes'>> {
  const promises = await Promise.all(crowd.visitors.map((visitor) => visitor.findBrokenPromises()));
  const broken = promises.flat();
  const data = await findDataFaults(place);
  // In a bucket no file is to be found here; the visitors have opened each picture.
  const dataFaults = data.faults.filter((fault) => !wires.pictures || !fault.endsWith('has no file'));
  const { uncaught } = await order({ do: 'tell' });
  return {
    faults: [...crowd.faults, ...broken, ...dataFaults, ...uncaught.map((error) => `nobody caught ${error}`)],
    lost: broken.filter((line) => /misses|cannot open|other bytes|credits instead/.test(line)).length,
  };
}

function describeOutcome({ name, tally, recoveryMs, errorLines, faults }: FaultOutcome): string {
  const refusals =
    [...tally.refusals].map(([code, count]) => `${count} x ${code}`).join(', ') || 'none refused';
  const recovery = `all went on after ${(recoveryMs / 1000).toFixed(1)} s`;
  return `${name}: ${tally.answers} answers, ${refusals}; ${recovery}; ${errorLines} lines${faults.map((fault) => `\n    FAULT ${fault}`).join('')}`;
}
