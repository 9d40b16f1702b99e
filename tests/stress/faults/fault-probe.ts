/**
 * Loaded into a site before its own code (`node --import`), so that tests can do from inside what the
 * outside cannot: set the clock, fill the disk, end drawing threads; and see what nobody caught.
 */
import { createServer } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import sqlite from 'node:sqlite';
import { BroadcastChannel, isMainThread, resourceLimits, type Worker } from 'node:worker_threads';

/** What a site under stress can be told. */
export type ProbeOrder =
  /** The clock, as so many milliseconds beside the true time. */
  | { do: 'set-clock'; offsetMs: number }
  /** How many pages of the SQLite file beyond those in use may be written; null for any number. */
  | { do: 'limit-database'; pages: number | null }
  | { do: 'refuse-writes'; refuse: boolean }
  /** Ends every drawing thread in the middle of whatever it draws. */
  | { do: 'end-threads' }
  /** Lets every drawing thread keep more and more until its memory is full. */
  | { do: 'starve-threads' }
  | { do: 'tell' };

export interface ProbeReport {
  /** Promises that were rejected and errors that were thrown with nobody to catch them. */
  uncaught: string[];
  /** How many threads were ended because their memory was full. */
  outOfMemory: number;
}

const MOST_PAGES = 1_073_741_823;

const HUNGER = 'fault probe: hunger';
/** Who may take more than this is not to be tried: the machine has no end of memory. */
const MOST_HEAP_MB = 1024;

if (isMainThread) listen();
else if ((resourceLimits.maxOldGenerationSizeMb ?? MOST_HEAP_MB) < MOST_HEAP_MB) waitForHunger();

function listen(): void {
  const uncaught: string[] = [];
  const note = (error: unknown) =>
    uncaught.push(error instanceof Error ? (error.stack ?? '') : String(error));
  process.on('unhandledRejection', note);
  process.on('uncaughtExceptionMonitor', note);
  const hunger = new BroadcastChannel(HUNGER);
  hunger.unref();
  const { threads, countOutOfMemory } = watchThreads();
  const writing = watchDatabase();
  const setClock = replaceDate();
  const obey = (order: ProbeOrder): void => {
    if (order.do === 'set-clock') setClock(order.offsetMs);
    if (order.do === 'limit-database') limitPages(writing(), order.pages);
    if (order.do === 'refuse-writes') writing().exec(`pragma query_only = ${order.refuse ? 'on' : 'off'}`);
    if (order.do === 'starve-threads') hunger.postMessage(null);
    if (order.do === 'end-threads') for (const thread of threads) void thread.terminate();
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    obey(JSON.parse(text) as ProbeOrder);
    response.end(JSON.stringify({ uncaught, outOfMemory: countOutOfMemory() } satisfies ProbeReport));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(`fault probe at ${typeof address === 'object' ? address?.port : ''}`);
  });
  server.unref();
}

/** The first thing that a thread does for a picture is to say in shared memory that it has begun. */
function waitForHunger(): void {
  const kept: object[] = [];
  let isHungry = false;
  const channel = new BroadcastChannel(HUNGER);
  channel.onmessage = () => {
    isHungry = true;
  };
  channel.unref();
  const { store } = Atomics;
  Atomics.store = ((...parameters: Parameters<typeof store>) => {
    while (isHungry) kept.push({ number: kept.length, list: [kept.length] });
    return store(...parameters);
  }) as typeof store;
}

function watchThreads(): { threads: ReadonlySet<Worker>; countOutOfMemory: () => number } {
  const threads = new Set<Worker>();
  let outOfMemory = 0;
  process.on('worker', (thread) => {
    threads.add(thread);
    thread.once('exit', () => threads.delete(thread));
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') outOfMemory += 1;
    });
  });
  return { threads, countOutOfMemory: () => outOfMemory };
}

/** The connection that writes is the one that is told how to keep its journal. */
function watchDatabase(): () => DatabaseSync {
  let writing: DatabaseSync | undefined;
  const { prototype } = sqlite.DatabaseSync;
  const { exec } = prototype;
  prototype.exec = function (this: DatabaseSync, sql) {
    if (sql.includes('journal_mode')) writing = this;
    exec.call(this, sql);
  };
  return () => {
    if (!writing) throw new Error('This site has no SQLite file.');
    return writing;
  };
}

function limitPages(database: DatabaseSync, pages: number | null): void {
  const used = Number(database.prepare('pragma page_count').get()?.page_count);
  database.exec(`pragma max_page_count = ${pages === null ? MOST_PAGES : used + pages}`);
}

/** Timers go on as they did: only what the time is changes, as when an operator corrects a clock. */
function replaceDate(): (offsetMs: number) => void {
  const TrueDate = Date;
  let offset = 0;
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, parameters: unknown[], newTarget) =>
      Reflect.construct(target, parameters.length > 0 ? parameters : [TrueDate.now() + offset], newTarget),
    get: (target, name) =>
      name === 'now' ? () => TrueDate.now() + offset : (Reflect.get(target, name) as unknown),
  });
  return (offsetMs) => {
    offset = offsetMs;
  };
}
