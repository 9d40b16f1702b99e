import { createCrashSite } from './crash-site.ts';
import { findDataFaults } from './data-faults.ts';
import type { ServerProcess } from './server-process.ts';
import { findBrokenPromises, welcomeVisitor } from './visitor.ts';

interface FirstStartReport {
  /** How many kills struck at each window of a first start. */
  windows: Map<string, number>;
  faults: string[];
}

/**
 * Kills new sites while they make their tables, secrets and keys. The next start must find its way,
 * and serve a visitor. Each site is an SQLite file of its own.
 * @param known windows that are passed later too, and are visited there.
 * @param program the crash server's source, or a bundle of it.
 */
export async function strikeFirstStarts(
  known: ReadonlySet<string>,
  program: string,
  say: (line: string) => void,
): Promise<FirstStartReport> {
  const report: FirstStartReport = { windows: new Map(), faults: [] };
  const windows = await exploreFirstStart(program);
  for (const window of windows.filter((each) => !known.has(each))) {
    const struck = await strikeFirstStart({ window, program }, report.faults);
    report.windows.set(`${window} (first start)`, struck ? 1 : 0);
    say(`first start: ${window}`);
  }
  return report;
}

async function exploreFirstStart(program: string): Promise<string[]> {
  const site = await createCrashSite({ program });
  const server = await site.start();
  await welcomeVisitor(server);
  const hits = await server.steer<Record<string, number>>('take-hits');
  await server.kill();
  await site.remove();
  return Object.keys(hits);
}

async function strikeFirstStart(
  { window, program }: { window: string; program: string },
  faults: string[],
): Promise<boolean> {
  const site = await createCrashSite({ program });
  const early = await site.tryStart({ name: window, hit: 1 });
  const struck = early ? await dies(early) : true;
  const server = await site.start();
  const visitor = await welcomeVisitor(server);
  const found = [...(await findBrokenPromises(visitor)), ...(await findDataFaults(site)).faults];
  faults.push(...found.map((fault) => `first start, killed ${window}: ${fault}`));
  await server.kill();
  await site.remove();
  return struck;
}

/** @returns whether the server died while its first visitor came. */
async function dies(server: ServerProcess): Promise<boolean> {
  await welcomeVisitor(server).catch(() => server.ended);
  const died = !server.isAlive();
  await server.kill();
  return died;
}
