import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** How much of all cores is at work meanwhile, whoever's work it is; 0 to 1. */
export async function busyShare(milliseconds: number): Promise<number> {
  const before = readTimes();
  await delay(milliseconds);
  const after = readTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function readTimes(): { idle: number; all: number } {
  const all = cpus().flatMap(({ times }) => Object.values(times));
  const idle = cpus().map(({ times }) => times.idle);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return { idle: sum(idle), all: sum(all) };
}
