import { createCrashSite } from './crash-site.ts';
import { findDataFaults } from './data-faults.ts';
import { findBrokenPromises, welcomeVisitor } from './visitor.ts';

export interface FirstStartReport {
  /** How many kills struck at each window of a first start. */
  windows: Map<string, number>;
  faults: string[];
}

/**
 * Kills new sites while they make their tables and secrets. The next start must find its way, and
 * serve a visitor. Each site is an SQLite file of its own.
 */
export async function strikeFirstStarts(say: (line: string) => void): Promise<FirstStartReport> {
  const report: FirstStartReport = { windows: new Map(), faults: [] };
  for (const window of await exploreFirstStart()) {
    const struck = await strikeFirstStart(window, report.faults);
    report.windows.set(`${window} (first start)`, struck ? 1 : 0);
    say(`first start: ${window}`);
  }
  return report;
}

async function exploreFirstStart(): Promise<string[]> {
  const site = await createCrashSite();
  const server = await site.start();
  const hits = await server.steer<Record<string, number>>('take-hits');
  await server.kill();
  await site.remove();
  return Object.keys(hits);
}

async function strikeFirstStart(window: string, faults: string[]): Promise<boolean> {
  const site = await createCrashSite();
  const killed = await site.tryStart({ name: window, hit: 1 });
  await killed?.kill();
  const server = await site.start();
  const visitor = await welcomeVisitor(server);
  const found = [...(await findBrokenPromises(visitor)), ...(await findDataFaults(site)).faults];
  faults.push(...found.map((fault) => `first start, killed ${window}: ${fault}`));
  await server.kill();
  await site.remove();
  return killed === undefined;
}
