import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** What the site is told about the network in front of it. */
export const httpConfig = defineConfig({
  trustedProxies: {
    env: 'TRUST_PROXY',
    doc: 'How many of your own proxies stand before the site. With 0 `X-Forwarded-For` is ignored, because anyone could write it.',
    schema: wholeNumberSetting(0, 10),
    default: '0',
  },
  requestsPerMinute: {
    env: 'REQUESTS_PER_MINUTE',
    doc: 'How many searches and unknown pages, feeds, and messages of shops one network address may ask for in a minute, each counted by itself. What is answered from memory is not counted.',
    schema: wholeNumberSetting(1, 1_000_000),
    default: '300',
  },
});
