import { createConnectionDrain } from '../../platform/http/connection-drain.ts';
import { createHttpServer, createNodeListener } from '../../platform/http/http-server.ts';
import { createLogger, type Logger } from '../../platform/logging/logger.ts';
import type { Config } from '../config.ts';
import { listen } from '../listen.ts';
import type { RunningServer } from '../start.ts';
import { describeStart } from '../start-message.ts';
import { stopServer } from '../stop-server.ts';
import { createDrawServerApp } from './draw-server.ts';
import { createDrawServices } from './draw-services.ts';

interface StartDrawServerOptions {
  config: Config;
  projectRoot: string;
  logger?: Logger;
  /** Where the human lines at start go. */
  say?: (line: string) => void;
}

/**
 * Starts a server that draws for other sites (`ROLE=draw`): no pages, no accounts, no database.
 * @throws {Error} one line that an owner can act on.
 */
export async function startDrawServer(
  options: StartDrawServerOptions,
): Promise<Omit<RunningServer, 'services'>> {
  const {
    config,
    logger = createLogger({ level: config.site.logLevel, pretty: false }),
    say = console.log,
  } = options;
  const services = createDrawServices({ ...options, logger });
  const answer = createNodeListener(createDrawServerApp({ config, services, logger }).fetch);
  const server = createHttpServer((request, response) => {
    drain.prepare(response);
    drain.follow(response);
    answer(request, response);
  });
  const drain = createConnectionDrain(server);
  const port = await listen(server, config).catch(async (error) => {
    await services.close();
    throw error;
  });
  for (const line of describeStart({ config, services, port })) say(line);
  services.warm();
  services.meters.watchProcess();
  const { drainSeconds: waitSeconds } = config.site;
  return {
    url: `http://localhost:${port}`,
    port,
    stop: () => stopServer({ drain, services, logger, waitSeconds }),
  };
}
