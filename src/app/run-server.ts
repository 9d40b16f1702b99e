import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger } from '../platform/logging/logger.ts';
import { OWN_USER_ONLY } from '../platform/storage/private-files.ts';
import { type Config, readProductionConfig } from './config.ts';
import { findOwnProcess, type OwnProcess } from './processes/own-process.ts';
import { countProcesses, settingsOfProcess } from './processes/process-count.rules.ts';

/** The server runs from `build/server`; the project is found by its package.json. */
function findProjectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('package.json was not found above the server.');
    folder = parent;
  }
  return folder;
}

/** A terminal and `npm start` both pass on one and the same stop. */
const SAME_STOP_MS = 1_000;

/** @returns what a first signal stops by `end`, and one that comes later ends at once. */
function createStop(end: () => Promise<boolean>): () => void {
  let stoppingSince: number | undefined;
  return () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      console.log('Finishing requests, then stopping. Press Ctrl-C again to stop now.');
      void end().then((isWell) => process.exit(isWell ? 0 : 1));
    } else if (performance.now() - stoppingSince > SAME_STOP_MS) process.exit(1);
  };
}

/** Everything else of the product is loaded by processes that answer, and not by one that starts others. */
async function serve(config: Config, own?: OwnProcess, say?: (line: string) => void) {
  const { startServer } = await import('./start.ts');
  return await startServer({
    projectRoot,
    config,
    ownProcess: own,
    getBuild: () => import('virtual:react-router/server-build'),
    clientFolder: join(projectRoot, 'build', 'client'),
    say,
  });
}

/** Draws for other sites; its drawing threads take every core already. */
async function draw(config: Config) {
  const { startDrawServer } = await import('./draw-server/start-draw-server.ts');
  return await startDrawServer({ projectRoot, config });
}

async function runAlone(config: Config): Promise<void> {
  const starting = config.site.role === 'draw' ? draw(config) : serve(config);
  const stop = createStop(async () => await (await starting).stop());
  // Before it is ready: whoever reads that it is may stop it in the same moment.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await starting;
}

/** One of several: it ends when the first process says so. */
async function runAsOneOf(config: Config, own: OwnProcess): Promise<void> {
  const lines: string[] = [];
  const starting = serve(settingsOfProcess(config, own), own, (line) => lines.push(line));
  let isStopping = false;
  const stop = async (isReplaced: boolean) => {
    if (isStopping) return;
    isStopping = true;
    const server = await starting;
    process.exit((await server.stop(isReplaced)) ? 0 : 1);
  };
  own.onOrder((order) => stop(order === 'leave'));
  process.on('SIGTERM', () => stop(false));
  // A terminal sends these to all processes, and they are for the first.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  await starting;
  own.tellReady(lines);
}

async function runSeveral(config: Config, count: number): Promise<void> {
  const { runProcesses } = await import('./processes/run-processes.ts');
  const logger = createLogger({ level: config.site.logLevel });
  const keeper = runProcesses({ count, logger, say: console.log });
  const stop = createStop(keeper.stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  let isReplacing = false;
  const replaceAll = async () => {
    if (isReplacing) return;
    isReplacing = true;
    logger.warn('the processes of the server are replaced, one after the other');
    const areReplaced = await keeper.replaceAll();
    isReplacing = false;
    if (areReplaced) logger.warn('the processes of the server were replaced');
    else logger.error('a new process did not come up; those that answered until now go on');
  };
  process.on('SIGHUP', replaceAll);
  if (!(await keeper.start())) process.exit(1);
}

process.umask(OWN_USER_ONLY);
const projectRoot = findProjectRoot();
try {
  const config = readProductionConfig(projectRoot, process.argv.includes('--by-hand'));
  const own = findOwnProcess();
  const count = own || config.site.role === 'draw' ? 1 : countProcesses(config, availableParallelism());
  if (own) await runAsOneOf(config, own);
  else if (count > 1) await runSeveral(config, count);
  else await runAlone(config);
} catch (error) {
  console.error(`Dreamseed could not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
