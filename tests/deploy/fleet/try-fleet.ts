/**
 * `npm run test:fleet`: HAProxy before three sites and two drawing servers, with Postgres and an S3 server, each in
 * a network of its own and with the settings of compose.yaml. The sites begin as the version before (`--from REF`
 * names another commit) and are updated one after the other; then every part is ended in turn. Visitors draw,
 * save, read and publish all the time and try once more what failed: nothing may fail twice. Needs Debian, root
 * and its packages haproxy, postgresql, openssl, curl. Takes ten minutes.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GENEROUS } from '../../stress/faults/fault-stage.ts';
import { USUAL_CAST } from '../../stress/faults/persistent-visitors.ts';
import { type FaultRun, runFaults } from '../../stress/faults/run-faults.ts';
import { buildSite } from '../../stress/site-process.ts';
import { readCompose } from '../compose/read-compose.ts';
import { layParts } from '../compose/run-parts.ts';
import { TEST_SETTINGS } from '../compose/test-settings.ts';
import { listEndings, listUpdates } from './endings.ts';
import { createPublisher } from './publisher.ts';
import { createRetryingVisitor } from './retrying-visitor.ts';
import { buildVersionBefore } from './version-before.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** As deploy/haproxy.cfg names it. */
const DOMAIN = 'dreamseed.example';
const SITES = ['site-1', 'site-2', 'site-3'];
const DRAWING = ['draw-1', 'draw-2'];
const VISITORS = 7;
const LASTS_SECONDS = 3;
/** Seven processes share the cores of one machine. */
const RECOVERY_LIMIT_MS = 300_000;

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const before = buildVersionBefore(root, values.from);
buildSite();
const parts = layParts({
  root,
  domain: DOMAIN,
  ...fleetOf(readCompose(root, 'large', { ...TEST_SETTINGS, SITE_DOMAIN: DOMAIN })),
});
const faults: string[] = [];
try {
  console.log(`The version before is ${before.commit}.`);
  await parts.startAll(before);
  faults.push(...(await workThrough()));
} catch (error) {
  faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await parts.end();
}
for (const fault of faults) console.error(`FAILED: ${fault}`);
console.log(faults.length === 0 ? 'Nobody failed twice, and nothing is lost.' : 'The fleet fails.');
process.exit(faults.length === 0 ? 0 : 1);

/** The largest size with a third site, HAProxy in the place of Caddy, and limits that spare these visitors. */
function fleetOf({ services, configs }: ReturnType<typeof readCompose>): ReturnType<typeof readCompose> {
  const own = new Map(services);
  const [site, proxy] = [own.get('site-1'), own.get('proxy')];
  if (!site || !proxy) throw new Error('compose.yaml has no site-1 or no proxy.');
  const generous = { ...site, environment: { ...site.environment, ...GENEROUS } };
  const servers = SITES.map((name) => `${name}:3000`).join(' ');
  const named = (names: readonly string[]) => services.filter(([name]) => names.includes(name));
  return {
    configs,
    services: [
      ...named(['postgres', 'pictures', ...DRAWING]),
      ...SITES.map((name): [string, typeof site] => [name, generous]),
      ['proxy', { ...proxy, image: 'haproxy', volumes: [], environment: { SITE_SERVERS: servers } }],
    ],
  };
}

async function workThrough(): Promise<string[]> {
  const { network, folder } = parts;
  const retries = new Map<string, string[]>();
  let doing = '';
  let told = parts.output().length;
  const { POSTGRES_PASSWORD: password } = TEST_SETTINGS;
  const databaseUrl = `postgres://dreamseed:${password}@${network.addressOf('postgres')}:5432/dreamseed`;
  const proxy = network.addressOf('proxy');
  const addresses = network.join(VISITORS);
  const note = (why: string) => retries.set(doing, [...(retries.get(doing) ?? []), why]);
  const endings = [
    ...listUpdates(parts, SITES),
    ...listEndings(parts, { sites: SITES, drawing: DRAWING }),
  ].map((ending) => ({
    ...ending,
    inject: () => {
      doing = ending.name;
      return ending.inject();
    },
  }));
  const run = await runFaults({
    stage: {
      site: { url: `https://${DOMAIN}`, output: parts.output, isAlive: () => true },
      origin: `https://${DOMAIN}`,
      place: { databaseUrl, dataDir: folder },
      wires: { pictures: 'in a bucket' },
      // What nobody catches ends a server, with another code than 0.
      order: async () => ({ uncaught: [], outOfMemory: 0 }),
      reach: (number) => createRetryingVisitor({ proxy, address: addresses[number] ?? '', onRetry: note }),
    },
    faults: endings,
    visitors: VISITORS,
    cast: [...USUAL_CAST, createPublisher(databaseUrl)],
    auditsEach: true,
    recoveryLimitMs: RECOVERY_LIMIT_MS,
    secondsOf: () => LASTS_SECONDS,
    random: Math.random,
    say(line) {
      console.log(line);
      const all = parts.output();
      process.stdout.write(all.slice(told));
      told = all.length;
    },
  });
  for (const [name, whys] of retries) console.log(`tried again, ${name}:\n  ${whys.join('\n  ')}`);
  return listFaults(run);
}

function listFaults({ outcomes, faults: found }: FaultRun): string[] {
  const asked = outcomes.reduce((sum, { tally }) => sum + tally.answers, 0);
  console.log(`${asked} answers`);
  return [
    ...found,
    ...outcomes.flatMap(({ name, tally, faults: own }) => [
      ...own.map((fault) => `${name}: ${fault}`),
      ...[...tally.refusals].map(([code, count]) => `${name}: refused twice, ${count} x ${code}`),
    ]),
  ];
}
