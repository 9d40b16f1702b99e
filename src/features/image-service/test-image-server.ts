/** The image service behind a real server, as visitors meet it. */
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { createTestClock, type TestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createHttpServer, createNodeListener } from '../../platform/http/http-server.ts';
import { AppError } from '../../shared/app-error.ts';
import type { ImageEngine } from '../image-engines/image-engines.types.ts';
import { createImageEngines } from '../image-engines/image-engines.usecases.ts';
import {
  type AccountRunsOptions,
  createImageService,
  type ImageService,
  type ImageServiceSettings,
} from './create-image-service.ts';
import { createGuestReceipts } from './guest-runs/guest-receipts.ts';

export interface TestImageServer {
  url: string;
  clock: TestClock;
  service: ImageService;
  /** GET /prompt/{prompt}, with the prompt encoded as our page encodes it. */
  draw(prompt: string, query?: Record<string, string | number>, init?: RequestInit): Promise<Response>;
  /** How many visitors are connected. */
  countConnections(): Promise<number>;
  close(): Promise<void>;
}

export interface TestImageServerOptions {
  database: Database;
  engines: ImageEngine[];
  /** Those of visitors when left out. */
  ownEngines?: ImageEngine[];
  settings?: Partial<ImageServiceSettings>;
  timeoutMs?: number;
  trustedProxies?: number;
  onFailure?: (engine: string, error: unknown) => void;
  accounts?: AccountRunsOptions;
  /** One of its own when left out. */
  clock?: TestClock;
}

const GUEST_SECRET = 'a secret that is long enough for a test';

const SETTINGS: ImageServiceSettings = {
  guestDailyImages: 60,
  guestTotalDailyImages: 2000,
  queueLimit: 40,
  queueLimitPerVisitor: 8,
  cacheMegabytes: 8,
};

export async function startTestImageServer(options: TestImageServerOptions): Promise<TestImageServer> {
  const clock = options.clock ?? createTestClock(Date.UTC(2026, 2, 14, 18, 30));
  const service = createImageService({
    settings: { ...SETTINGS, ...options.settings },
    engines: asOne(options, options.engines),
    ownEngines: options.ownEngines && asOne(options, options.ownEngines),
    database: options.database,
    clock,
    siteName: 'Test site',
    guestSecret: GUEST_SECRET,
    receipts: createGuestReceipts({ secret: GUEST_SECRET, clock }),
    trustedProxies: options.trustedProxies ?? 0,
    accounts: options.accounts,
  });
  const app = new Hono();
  app.route('/', service.routes);
  app.onError((error) => {
    const known =
      error instanceof AppError
        ? error
        : new AppError({ code: 'internal', status: 500, message: `${error}` });
    const { message, code, status, headers } = known;
    return Response.json({ message, code }, { status, headers });
  });
  const server = createHttpServer(createNodeListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    clock,
    service,
    draw: (prompt, query = {}, init = {}) => fetch(promptUrl(url, prompt, query), init),
    countConnections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function asOne({ timeoutMs = 10_000, onFailure }: TestImageServerOptions, engines: ImageEngine[]) {
  return createImageEngines({ engines, timeoutMs, onFailure });
}

function promptUrl(base: string, prompt: string, query: Record<string, string | number>): string {
  const parameters = new URLSearchParams({ width: '64', height: '64' });
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return `${base}/prompt/${encodeURIComponent(prompt)}?${parameters}`;
}
