import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createConnectionDrain } from '../platform/http/connection-drain.ts';
import { createHttpServer, createNodeListener } from '../platform/http/http-server.ts';
import { createLogger, type Logger } from '../platform/logging/logger.ts';
import { createServices, type Services } from './composition/services.ts';
import { type Config, readConfig } from './config.ts';
import { listen } from './listen.ts';
import { createAnswerRecord } from './metrics/answer-record.ts';
import { createCachedPages } from './pages/cached-pages.ts';
import { isMadeOfPosts } from './pages/page-address.ts';
import type { OwnProcess } from './processes/own-process.ts';
import { securityHeaders } from './security/security-headers.ts';
import { createServerApp } from './server.ts';
import { describeStart } from './start-message.ts';
import { stopServer } from './stop-server.ts';

interface StartOptions {
  projectRoot: string;
  getBuild: () => Promise<ServerBuild>;
  config?: Config;
  logger?: Logger;
  clientFolder?: string;
  /** Development: Vite answers its own files first. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Its place among the processes of this server; alone when left out. */
  ownProcess?: OwnProcess;
  /** Told after any post changed. */
  onPostsChanged?: () => void;
  /** Where the human lines at start go. */
  say?: (line: string) => void;
}

export interface RunningServer {
  url: string;
  port: number;
  services: Services;
  /**
   * @param isReplaced another process of this server answers in its place: nobody need be sent elsewhere.
   * @returns whether everything it keeps was closed in time.
   */
  stop(isReplaced?: boolean): Promise<boolean>;
}

/** Builds the services, listens, and prints in a few lines what runs and where. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const config = options.config ?? readConfig();
  const logger =
    options.logger ??
    createLogger({
      level: config.site.logLevel,
      pretty: config.mode === 'development' && process.stdout.isTTY,
    });
  const { projectRoot, ownProcess, onPostsChanged } = options;
  const services = await createServices({ config, logger, projectRoot, ownProcess, onPostsChanged });
  await services.fillLibrary();
  const app = createServerApp({ ...options, config, services, logger });
  const answer = createNodeListener(app.fetch);
  const answerCachedPage = createCachedPagesOf(services, config, logger);
  const server = createHttpServer((request, response) => {
    drain.prepare(response);
    const isAnswered = isLetIn(services, request) && answerCachedPage(request, response);
    drain.follow(response);
    if (isAnswered) return;
    if (!options.before) return answer(request, response);
    options.before(request, response, () => answer(request, response));
  });
  const drain = createConnectionDrain(server);
  const port = await listen(server, config).catch(async (error) => {
    await services.close();
    throw error;
  });
  services.setPort(port);
  for (const line of describeStart({ config, services, port })) (options.say ?? console.log)(line);
  services.warm();
  services.startJobs();
  services.meters.watchProcess();
  const { drainSeconds } = config.site;
  const stop = (isReplaced = false) =>
    stopServer({ drain, services, logger, isReplaced, waitSeconds: isReplaced ? 0 : drainSeconds });
  return { url: `http://localhost:${port}`, port, services, stop };
}

/** Who is not, or not yet, is answered by the app; so is everything in any other form than a path. */
function isLetIn({ findRefusal }: Services, { url = '', headers }: IncomingMessage): boolean {
  if (!findRefusal) return true;
  const header = (name: string) => headers[name]?.toString();
  return findRefusal({ path: url.split('?')[0] ?? '', header }) === undefined;
}

function createCachedPagesOf(services: Services, config: Config, logger: Logger) {
  const answered = createAnswerRecord({ logger, figures: services.figures });
  return createCachedPages({
    cache: services.pageCache,
    siteHeaders: securityHeaders(config.site),
    newRequestId: randomUUID,
    onRead(path) {
      if (isMadeOfPosts(path)) services.sitePosts.noticeReader();
    },
    onAnswered: answered.tell,
  });
}
