import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** How much the image service gives away, and how much it takes on at once. */
export const imageServiceConfig = defineConfig({
  guestDailyImages: {
    env: 'GUEST_DAILY_IMAGES',
    doc: 'How many images one address may make in a UTC day without an account.',
    schema: wholeNumberSetting(0, 1_000_000),
    default: '60',
  },
  guestTotalDailyImages: {
    env: 'GUEST_TOTAL_DAILY_IMAGES',
    doc: 'How many images all guests together may make in a UTC day.',
    schema: wholeNumberSetting(0, 1_000_000_000),
    default: '2000',
  },
  guestSecret: {
    env: 'GUEST_SECRET',
    doc: 'The key that hashes guest addresses before they are stored. Several servers on one Postgres need the same key.',
    schema: z.string().refine((text) => text === '' || text.length >= 32, {
      error: 'must have at least 32 characters',
    }),
    default: '',
    defaultDoc: 'generated into `DATA_DIR`, or into Postgres for all its servers',
    secret: true,
  },
  queueLimit: {
    env: 'IMAGE_QUEUE_LIMIT',
    doc: 'How many images may wait for a free engine. Beyond that, visitors are asked to come back later.',
    schema: wholeNumberSetting(0, 10_000),
    default: '40',
  },
  queueLimitPerVisitor: {
    env: 'IMAGE_QUEUE_PER_VISITOR',
    doc: 'How many of the waiting images may belong to one visitor.',
    schema: wholeNumberSetting(0, 10_000),
    default: '8',
  },
  queueSeconds: {
    env: 'IMAGE_QUEUE_SECONDS',
    doc: 'How long an image may wait for a free engine before the visitor is asked to come back later.',
    schema: wholeNumberSetting(1, 3600),
    default: '100',
  },
  timeoutSeconds: {
    env: 'IMAGE_TIMEOUT_SECONDS',
    doc: 'How long all engines together may work on one image; waiting for them is not counted.',
    schema: wholeNumberSetting(1, 3600),
    default: '120',
  },
  cacheMegabytes: {
    env: 'IMAGE_CACHE_MB',
    doc: 'How much memory to use for caching recent images, so that a repeated request is answered right away.',
    schema: wholeNumberSetting(0, 65_536),
    default: '64',
  },
});
