import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** What the site is told about the network in front of it. */
export const httpConfig = defineConfig({
  trustedProxies: {
    env: 'TRUST_PROXY',
    doc: 'How many of your own proxies are in front of the site. With 0, `X-Forwarded-For` is ignored, because anyone could send it.',
    schema: wholeNumberSetting(0, 10),
    default: '0',
  },
  requestsPerMinute: {
    env: 'REQUESTS_PER_MINUTE',
    doc: 'How many requests per minute one network address may make for searches and unknown pages, for feeds, and for shop webhooks, each counted separately. Cached pages are not counted.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '300',
  },
});
