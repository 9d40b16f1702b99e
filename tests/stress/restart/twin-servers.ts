import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../machine/free-port.ts';
import type { ProcessEnd } from '../../crash/server-process.ts';
import { makePosts } from '../../support/blogs/blogger-posts.ts';
import { type BloggerServer, startBloggerServer } from '../../support/blogs/blogger-server.ts';
import {
  type OpenAiImagesServer,
  startOpenAiImagesServer,
} from '../../support/engines/openai-images-server.ts';
import { GENEROUS } from '../faults/fault-stage.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { type SmallProxy, startSmallProxy } from './small-proxy.ts';

/** A stop may wait 24 seconds for its last answer, and 5 for what the site keeps. */
const END_LIMIT_MS = 40_000;
/** Longer than the proxy takes to ask several times. */
const DRAIN_SECONDS = '2';

/** Two servers of one site behind one proxy. */
export interface TwinServers {
  readonly proxy: SmallProxy;
  readonly origin: string;
  readonly dataDir: string;
  /** Everything that both wrote. */
  output(): string;
  /** Asks a server to stop, and waits. @returns what did not go as promised. */
  stop(which: number): Promise<string[]>;
  start(which: number): Promise<void>;
  remove(): Promise<void>;
}

/** @param databaseUrl of a Postgres: an SQLite file belongs to one server alone. */
export async function startTwinServers(databaseUrl: string): Promise<TwinServers> {
  const engine = await startOpenAiImagesServer();
  const blog = await startBloggerServer({ posts: makePosts(30) });
  const dataDir = await mkdtemp(join(tmpdir(), 'dreamseed-twins-'));
  const ports = [await freePort(), await freePort()];
  const proxy = await startSmallProxy(ports.map((port) => `http://127.0.0.1:${port}`));
  const origin = proxy.url.replace('127.0.0.1', 'localhost');
  const settings = { ...settingsOf({ databaseUrl, engine, blog }), DATA_DIR: dataDir, SITE_URL: origin };
  const { start, end, stop, output } = createServers(
    ports.map((port) => ({ ...settings, PORT: String(port) })),
  );
  const remove = async () => {
    for (const which of ports.keys()) await end(which);
    await proxy.close();
    await blog.close();
    await engine.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const which of ports.keys()) await start(which);
  } catch (error) {
    await remove();
    throw error;
  }
  return { proxy, origin, dataDir, output, stop, start, remove };
}

interface Outside {
  databaseUrl: string;
  engine: OpenAiImagesServer;
  blog: BloggerServer;
}

function settingsOf({ databaseUrl, engine, blog }: Outside): Record<string, string> {
  return {
    ...GENEROUS,
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS,
    // An engine elsewhere leaves the cores to servers that come and go.
    IMAGE_ENGINES: 'openai-compatible,illustrator',
    OPENAI_COMPATIBLE_URL: engine.url,
    OPENAI_COMPATIBLE_KEY: engine.key,
    OPENAI_COMPATIBLE_MODEL: 'gpt-image-1',
    BLOG_FEED_URL: blog.origin,
    BLOG_FEED_PRIVATE_ADDRESSES: 'allow',
  };
}

/** @param settings of each server. None of them runs yet. */
function createServers(settings: readonly Record<string, string>[]) {
  const running: (SiteProcess | undefined)[] = [];
  let written = '';
  const end = async (which: number): Promise<void> => {
    const site = running[which];
    running[which] = undefined;
    if (!site) return;
    written += site.output();
    await site.remove();
  };
  return {
    async start(which: number): Promise<void> {
      running[which] = await startSite(settings[which]);
    },
    end,
    async stop(which: number): Promise<string[]> {
      const site = running[which];
      if (!site) return [`server ${which + 1} was not there`];
      site.signal('SIGTERM');
      const ended = await Promise.race([site.ended, sleep(END_LIMIT_MS).then(() => undefined)]);
      await end(which);
      return describeEnd(which, ended);
    },
    output: () => written + running.map((site) => site?.output() ?? '').join(''),
  };
}

/** @param ended undefined when it did not end in time. */
function describeEnd(which: number, ended: ProcessEnd | undefined): string[] {
  if (!ended) return [`server ${which + 1} did not end in time`];
  return ended.code === 0 ? [] : [`server ${which + 1} ended with ${ended.code ?? ended.signal}`];
}
