import type { ImageEngine } from '../../features/image-engines/image-engines.types.ts';
import type { ImageServiceStatus } from '../../features/image-service/create-image-service.ts';
import type { PostsHealth } from '../../features/posts/posts.types.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import type { Meters } from '../../platform/metrics/meters.types.ts';

interface GaugesOptions {
  engines: readonly ImageEngine[];
  imageService: { status(): ImageServiceStatus; usedToday(): Promise<number> };
  pageCache: { readonly bytes: number };
  sitePosts: { health(): PostsHealth };
  mail: { outbox: Pick<MailOutbox, 'countWaiting'> } | null;
}

/** What stands at the moment somebody asks, instead of being counted along the way. */
export function addGauges(meters: Meters, options: GaugesOptions): void {
  const { engines, imageService, pageCache, sitePosts, mail } = options;
  addDrawingGauges(meters, { engines, status: imageService.status });
  meters.gauge(
    {
      name: 'guest_images_today',
      help: "Images of the UTC day's free allowance that are used.",
      ofProcesses: 'max',
    },
    async () => [{ labels: {}, value: await imageService.usedToday() }],
  );
  meters.gauge(
    { name: 'cache_bytes', help: 'Memory of what is kept for visitors.', labels: ['cache'] },
    () => [
      { labels: { cache: 'pages' }, value: pageCache.bytes },
      { labels: { cache: 'images' }, value: imageService.status().cachedBytes },
    ],
  );
  meters.gauge(
    {
      name: 'feed_stale',
      help: '1 while visitors read kept copies because the blog is away.',
      ofProcesses: 'max',
    },
    () => [{ labels: {}, value: sitePosts.health().status === 'stale' ? 1 : 0 }],
  );
  if (!mail) return;
  meters.gauge(
    { name: 'mail_waiting', help: 'Mails that have not left yet.', ofProcesses: 'max' },
    async () => [{ labels: {}, value: await mail.outbox.countWaiting() }],
  );
}

/** Those of any server that draws. */
export function addDrawingGauges(
  meters: Meters,
  { engines, status }: { engines: readonly ImageEngine[]; status(): { running: number; waiting: number } },
): void {
  meters.gauge(
    {
      name: 'engine_resting',
      help: '1 while an engine is not asked because it kept failing.',
      labels: ['engine'],
      ofProcesses: 'max',
    },
    () =>
      engines.map((engine) => ({ labels: { engine: engine.name }, value: engine.isCircuitOpen?.() ? 1 : 0 })),
  );
  meters.gauge({ name: 'queue_images', help: 'Images in the queue.', labels: ['state'] }, () => {
    const { running, waiting } = status();
    return [
      { labels: { state: 'running' }, value: running },
      { labels: { state: 'waiting' }, value: waiting },
    ];
  });
}
