/**
 * `npm run test:proxies`: runs each proxy with its file of deploy/ before two real sites, and prints one table
 * of what held. Needs Debian's packages caddy, nginx, haproxy, curl, openssl, and what tests of Postgres
 * need. Takes some two minutes.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSite } from '../../stress/site-process.ts';
import { tryDrain } from './drain-trial.ts';
import { proxyChecks, visit } from './proxy-checks.ts';
import { openProxyStage, type ProxyStage } from './proxy-stage.ts';

interface Row {
  what: string;
  /** For each proxy, in their order. */
  cells: { held: boolean; seen: string }[];
}

spawnSync('systemd-analyze', ['security', '--offline=yes', join('deploy', 'dreamseed.service')], {
  stdio: 'inherit',
});
buildSite();
const stage = await openProxyStage();
const rows = await tryAll(stage).finally(stage.close);
print(rows);
process.exit(rows.every(({ cells }) => cells.every(({ held }) => held)) ? 0 : 1);

async function tryAll(stage: ProxyStage): Promise<Row[]> {
  const [slow, ...others] = proxyChecks;
  if (!slow) return [];
  const slowRow = tryOne(slow, stage);
  const found: Row[] = [];
  for (const check of others) found.push(await tryOne(check, stage));
  found.push(await slowRow);
  const met = await tryDrain(stage);
  const cells = stage.proxies.map(({ name }) => {
    const { asked, lost } = met.get(name) ?? { asked: 0, lost: [] };
    const seen = `${lost.length} lost of ${asked} ${lost.slice(0, 3).join('; ')}`.trim();
    return { held: asked > 50 && lost.length === 0, seen };
  });
  return [...found, { what: 'both sites restarted, one after the other', cells }];
}

async function tryOne({ what, run }: (typeof proxyChecks)[number], stage: ProxyStage): Promise<Row> {
  const cells = await Promise.all(
    stage.proxies.map(async (proxy) => {
      try {
        return { held: true, seen: await run({ proxy, stage, newVisitor: () => visit(proxy) }) };
      } catch (error) {
        console.error(`${proxy.name}: ${what}\n${proxy.process.output().slice(-2_000)}`);
        return { held: false, seen: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
  return { what, cells };
}

function print(found: readonly Row[]): void {
  const names = stage.proxies.map(({ name }) => name);
  console.log(`\n| check | ${names.join(' | ')} |\n|${' --- |'.repeat(names.length + 1)}`);
  for (const { what, cells } of found) {
    const texts = cells.map(({ held, seen }) => (held ? seen : `**failed**: ${seen}`));
    console.log(`| ${what} | ${texts.join(' | ')} |`);
  }
}
