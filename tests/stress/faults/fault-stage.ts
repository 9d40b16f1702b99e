import { freePort } from '../../../machine/free-port.ts';
import type { DataPlace } from '../../crash/data-faults.ts';
import { makePosts } from '../../support/blogs/blogger-posts.ts';
import { type BloggerServer, startBloggerServer } from '../../support/blogs/blogger-server.ts';
import {
  type OpenAiImagesServer,
  startOpenAiImagesServer,
} from '../../support/engines/openai-images-server.ts';
import { type FaultyWire, layWire, layWireTo, through } from '../../support/failures/faulty-wire.ts';
import { startSmtpServer } from '../../support/mail/smtp-server.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import type { ProbeOrder, ProbeReport } from './fault-probe.ts';
import { type LyingBucket, startLyingBucket } from './lying-bucket.ts';

/** A site and everything outside of it that it needs, each of which can be made to fail. */
export interface FaultStage {
  readonly site: SiteProcess;
  /** As the site's own pages name it. */
  readonly origin: string;
  /** Where its data is, by a way that no fault is on. */
  readonly place: DataPlace;
  readonly engine: OpenAiImagesServer;
  readonly blog: BloggerServer;
  readonly mail: Awaited<ReturnType<typeof startSmtpServer>>;
  /** What stands before the object store, and can make it lie; where pictures are kept in one. */
  readonly bucket?: LyingBucket;
  readonly wires: { engine: FaultyWire; mail: FaultyWire; database?: FaultyWire; pictures?: FaultyWire };
  /** Tells the probe inside of the site. */
  order(order: ProbeOrder): Promise<ProbeReport>;
  remove(): Promise<void>;
}

export interface StageOptions {
  /** '' for SQLite. */
  databaseUrl: string;
  /** Where pictures are kept. */
  pictures: 'files' | 'bucket';
  /** On top of the usual settings. */
  settings?: Record<string, string>;
}

/** Limits that would be in the way of a few who do everything; one thread draws, and caches stay small. */
export const GENEROUS = {
  TRUST_PROXY: '1',
  SANDBOX_SHOP: 'on',
  SANDBOX_PURCHASES_PER_ADDRESS: '100000',
  SIGN_UP_CREDITS_PER_ADDRESS: '100000',
  AUTH_ATTEMPTS_PER_MINUTE: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  GUEST_DAILY_IMAGES: '100000',
  GUEST_TOTAL_DAILY_IMAGES: '1000000',
  DRAW_PICTURES_AHEAD: 'off',
  ILLUSTRATOR_WORKERS: '1',
  IMAGE_CACHE_MB: '4',
};

/** Starts all of it. The probe of the site is `fault-probe.ts`. */
export async function openStage({ databaseUrl, pictures, settings = {} }: StageOptions): Promise<FaultStage> {
  const engine = await startOpenAiImagesServer();
  const blog = await startBloggerServer({ posts: makePosts(30) });
  const mail = await startSmtpServer();
  const store = pictures === 'bucket' ? await startS3Server() : undefined;
  const bucket = store && (await startLyingBucket(store.host));
  const wires = {
    engine: await layWireTo(engine.url),
    mail: await layWireTo(mail.url),
    ...(databaseUrl === '' ? {} : { database: await layWireTo(databaseUrl, 5432) }),
    ...(bucket ? { pictures: await layWire({ host: '127.0.0.1', port: bucket.port }) } : {}),
  };
  const outside = [...Object.values(wires), engine, blog, mail];
  const close = async () => {
    for (const each of outside) await each.close();
    await bucket?.close();
    await store?.stop();
  };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = await startSite({
    ...GENEROUS,
    NODE_OPTIONS: `--import ${new URL('fault-probe.ts', import.meta.url).href}`,
    PORT: String(port),
    SITE_URL: origin,
    DATABASE_URL: wires.database ? through(databaseUrl, wires.database) : '',
    STORAGE_URL: store && wires.pictures ? through(store.storageUrl, wires.pictures) : '',
    IMAGE_ENGINES: 'openai-compatible,illustrator',
    OPENAI_COMPATIBLE_URL: through(engine.url, wires.engine),
    OPENAI_COMPATIBLE_KEY: engine.key,
    OPENAI_COMPATIBLE_MODEL: 'gpt-image-1',
    OPENAI_COMPATIBLE_TIMEOUT_SECONDS: '5',
    BLOG_FEED_URL: blog.origin,
    BLOG_FEED_PRIVATE_ADDRESSES: 'allow',
    BLOG_FEED_FRESH_SECONDS: '1',
    BLOG_FEED_TIMEOUT_SECONDS: '2',
    SMTP_URL: through(mail.url, wires.mail),
    ...settings,
  }).catch(async (error) => {
    await close();
    throw error;
  });
  return {
    site,
    origin,
    place: { databaseUrl, dataDir: site.dataDir },
    engine,
    blog,
    mail,
    bucket,
    wires,
    order: (order) => askProbe(site, order),
    async remove() {
      await site.remove();
      await close();
    },
  };
}

async function askProbe(site: SiteProcess, order: ProbeOrder): Promise<ProbeReport> {
  const port = /fault probe at (\d+)/.exec(site.output())?.[1];
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(order) });
  return (await answer.json()) as ProbeReport;
}
