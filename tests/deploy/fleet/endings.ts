import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../../stress/faults/fault.types.ts';
import type { Parts } from '../compose/run-parts.ts';

/** The proxy looks every two seconds. */
const SETTLE_MS = 5_000;

/** Sites are stopped and started as this version, one after the other. */
export function listUpdates(parts: Parts, sites: readonly string[]): Fault[] {
  return sites.map((name) => stopped(parts, name, `${name} is updated`));
}

/** Every part, in each way that it ends. */
export function listEndings(
  parts: Parts,
  { sites, drawing }: Record<'sites' | 'drawing', readonly string[]>,
): Fault[] {
  const servers = [...sites, ...drawing];
  return [
    ...servers.map((name) => stopped(parts, name, `${name} is told to stop`)),
    ...servers.map((name) => killed(parts, name)),
    restarted(parts, 'postgres', 'SIGINT'),
    restarted(parts, 'pictures', 'SIGTERM'),
    {
      name: 'the proxy is reloaded',
      inject: async () => parts.signal('proxy', 'SIGUSR2'),
      heal: async () => {},
    },
  ];
}

function stopped(parts: Parts, part: string, name: string): Fault {
  let code: number | null = null;
  return {
    name,
    async inject() {
      code = await parts.stop(part);
    },
    heal: () => startAndSettle(parts, part),
    missed: () => (code === 0 ? undefined : `${part} ended with ${code}`),
  };
}

function killed(parts: Parts, part: string): Fault {
  return {
    name: `${part} is killed`,
    async inject() {
      await parts.stop(part, 'SIGKILL');
    },
    heal: () => startAndSettle(parts, part),
  };
}

/** Its supervisor starts it again at once. */
function restarted(parts: Parts, part: string, signal: NodeJS.Signals): Fault {
  return {
    name: `${part} is restarted`,
    async inject() {
      await parts.stop(part, signal);
      await parts.start(part);
    },
    heal: async () => {},
  };
}

async function startAndSettle(parts: Parts, part: string): Promise<void> {
  await parts.start(part);
  await delay(SETTLE_MS);
}
