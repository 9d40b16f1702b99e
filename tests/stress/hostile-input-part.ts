import { randomInt } from 'node:crypto';
import { type AttackReport, attackCalls, REFUSAL_LIMIT_MS } from '../api/hostile/attack-calls.ts';
import { attackConnections } from '../api/hostile/attack-connections.ts';
import { attackPictures } from '../api/hostile/attack-pictures.ts';
import { type HostileSite, startHostileSite } from '../api/hostile/hostile-site.ts';
import { buildSite } from './site-process.ts';
import type { StressOptions, StressPart, StressRow } from './stress-part.types.ts';

const SHORT_SEED = 20_260_115;
const SEEDS = 2 ** 31;
const REQUESTS = { short: 10, long: 300 };
const LONG_MS = 4 * 60_000;
const MEGABYTE = 1_000_000;
/** What takes longer hangs; the promise itself, which a busy machine cannot keep, is only measured. */
const REFUSAL_MS = 20_000;

/** Hostile input to every call of the OpenAPI document, to the server below them, and as pictures. */
export const hostileInputPart: StressPart = {
  name: 'input',
  async run(options) {
    // The server draws with what a build puts together.
    buildSite();
    const site = await startHostileSite(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {});
    try {
      const rows = [
        await tryCalls(site, options),
        await tryConnections(site, options),
        await tryPictures(site, options),
      ];
      return [...rows, describeServer(site)];
    } finally {
      await site.close();
    }
  },
};

async function tryCalls(site: HostileSite, { form, say }: StressOptions): Promise<StressRow> {
  const total: AttackReport = { inputs: 0, faults: [], slowest: 0 };
  const before = await site.readMemory();
  const started = performance.now();
  do {
    const seed = form === 'short' ? SHORT_SEED : randomInt(SEEDS);
    const { inputs, faults, slowest } = await attackCalls(site, {
      seed,
      requests: REQUESTS[form],
      refusalMs: REFUSAL_MS,
    });
    total.inputs += inputs;
    total.slowest = Math.max(total.slowest, slowest);
    total.faults.push(...faults.map((fault) => `seed ${seed}: ${fault}`));
    say(`${total.inputs} hostile requests, seed ${seed}, ${total.faults.length} faults`);
  } while (form === 'long' && performance.now() - started < LONG_MS);
  const kept = (await site.readMemory()).heapUsed - before.heapUsed;
  return {
    what: 'hostile requests to every call',
    amount: `${total.inputs} inputs`,
    faults: total.faults,
    lost: 0,
    measured: `${describeSlowest(total.slowest)}, ${Math.round(kept / MEGABYTE)} MB kept`,
  };
}

async function tryConnections(site: HostileSite, { form, say }: StressOptions): Promise<StressRow> {
  const limits = { refusalMs: REFUSAL_MS };
  const short = { ...limits, targets: ['/api/images/save', '/api/story-script'] };
  const { inputs, faults, slowest, growth } = await attackConnections(
    site,
    form === 'short' ? short : limits,
  );
  say(`${inputs} hostile connections, ${faults.length} faults`);
  return {
    what: 'hostile sizes, shapes and addresses',
    amount: `${inputs} inputs`,
    faults,
    lost: 0,
    measured: describeCost(slowest, growth),
  };
}

async function tryPictures(site: HostileSite, { say }: StressOptions): Promise<StressRow> {
  const { inputs, faults, slowest, growth } = await attackPictures(site, { refusalMs: REFUSAL_MS });
  say(`${inputs} hostile pictures, ${faults.length} faults`);
  return {
    what: 'hostile pictures',
    amount: `${inputs} inputs`,
    faults,
    lost: 0,
    measured: describeCost(slowest, growth),
  };
}

const describeSlowest = (slowest: number) =>
  `slowest refusal ${Math.round(slowest)} ms (${REFUSAL_LIMIT_MS} promised: ${slowest <= REFUSAL_LIMIT_MS ? 'met' : 'missed'})`;

const describeCost = (slowest: number, growth: number) =>
  `${describeSlowest(slowest)}, at most ${Math.round(growth / MEGABYTE)} MB more`;

function describeServer(site: HostileSite): StressRow {
  const failures = site.listFailures();
  return {
    what: 'the server under hostile input',
    amount: '1 process',
    faults: site.isAlive() ? failures : ['it ended', ...failures],
    lost: 0,
    measured: `${failures.length} lines of failures in its log`,
  };
}
