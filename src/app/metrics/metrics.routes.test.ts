import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createPrometheusMeters } from '../../platform/metrics/prometheus-meters.ts';

const TOKEN = 'a-token-for-the-figures-of-this-test';
const BEARER = { Authorization: `Bearer ${TOKEN}` };

let site: TestApp;

afterEach(() => site.close());

async function readFigures(headers: Record<string, string> = BEARER): Promise<string> {
  const response = await site.app.request('/metrics', { headers });
  expect(response.status).toBe(200);
  return await response.text();
}

function readSeries(text: string, series: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}

describe('who reads the figures', () => {
  it('this machine without a proxy, or a bearer of the token; to others there is nothing', async () => {
    site = await createTestApp({ METRICS_TOKEN: TOKEN, SITE_URL: 'http://localhost:3000' });
    const ask = async (headers: Record<string, string>) =>
      (await site.app.request('/metrics', { headers })).headers.get('Content-Type') ?? '';
    expect(await ask({})).toMatch(/^text\/plain/);
    expect(await ask({ ...BEARER, 'X-Forwarded-For': '203.0.113.9' })).toMatch(/^text\/plain/);
    const refused: Record<string, string>[] = [
      { 'X-Forwarded-For': '203.0.113.9' },
      { Via: '1.1 proxy' },
      { 'X-Forwarded-For': '203.0.113.9', Authorization: `Bearer ${TOKEN}x` },
      { 'X-Forwarded-For': '203.0.113.9', Authorization: 'Bearer ' },
      { 'X-Forwarded-For': '203.0.113.9', Authorization: `Basic ${TOKEN}` },
    ];
    for (const headers of refused) {
      expect(await ask(headers)).not.toMatch(/^text\/plain/);
    }
  });

  it.each<Record<string, string>>([
    { SITE_URL: 'https://dreamseed.example' },
    { SITE_URL: 'https://dreamseed.example', TRUST_PROXY: '1' },
    { SITE_URL: '' },
  ])(
    'not whoever looks like this machine, unless the address of the site leads here: %j',
    async (settings) => {
      site = await createTestApp(settings);
      const response = await site.app.request('http://localhost/metrics');
      expect(response.headers.get('Content-Type')).not.toMatch(/^text\/plain/);
      const empty = await site.app.request('/metrics', { headers: { Authorization: 'Bearer ' } });
      expect(empty.headers.get('Content-Type')).not.toMatch(/^text\/plain/);
    },
  );
});

describe('the figures', () => {
  beforeEach(async () => {
    site = await createTestApp({ METRICS_TOKEN: TOKEN, REQUESTS_PER_MINUTE: '100000' });
  });

  it('have as many series after a thousand odd addresses as after a few, and repeat none of them', async () => {
    const visit = async (word: string) => {
      for (const path of [
        `/${word}`,
        `/blog/${word}`,
        `/api/${word}`,
        `/prompt/${word}?width=1`,
        `/media/${word}`,
        `/blog?query=${word}`,
        `/api/images/${word}`,
        `/web-stories/${word}`,
      ]) {
        await site.app.request(path, { headers: { 'User-Agent': word } });
      }
    };
    const countSeries = async () =>
      (await readFigures()).split('\n').filter((line) => !line.startsWith('#')).length;
    await visit('first');
    await readFigures();
    const few = await countSeries();
    for (let number = 0; number < 125; number++) await visit(`odd-${number}-${randomUUID()}`);
    expect(await countSeries()).toBe(few);
    const text = await readFigures();
    expect(text).not.toMatch(/odd-|first/);
    expect(
      readSeries(text, 'dreamseed_http_requests_total{route="/blog/:slug",method="GET",status="5xx"}'),
    ).toBe(126);
  });

  it('count credits where the ledger committed them, and nothing that was taken back', async () => {
    const { credits } = site.services;
    const account = { accountId: 'somebody', balance: { kind: 'standard', utcDate: '' } as const, now: 1 };
    const welcome = { ...account, amount: 500, reason: 'welcome' as const, idempotencyKey: 'welcome' };
    const { database } = site.services;
    await database.transaction((transaction) => credits.grant(transaction, welcome));
    await database.transaction((transaction) => credits.grant(transaction, welcome));
    await database
      .transaction(async (transaction) => {
        await credits.grant(transaction, { ...welcome, idempotencyKey: 'another' });
        throw new Error('taken back');
      })
      .catch(() => {});
    await database.transaction((transaction) =>
      credits.charge(transaction, { ...welcome, amount: 30, reason: 'image', idempotencyKey: 'image' }),
    );
    const text = await readFigures();
    expect(readSeries(text, 'dreamseed_credits_total{movement="granted",reason="welcome"}')).toBe(500);
    expect(readSeries(text, 'dreamseed_credits_total{movement="spent",reason="image"}')).toBe(30);
  });

  it('tell of the engine, the queue, what is remembered and the allowance', async () => {
    const draw = () => site.app.request('/prompt/a%20hill?width=64&height=64&seed=1');
    expect((await draw()).status).toBe(200);
    expect((await draw()).status).toBe(200);
    const text = await readFigures();
    for (const [series, value] of Object.entries({
      'dreamseed_engine_answers_total{engine="illustrator",outcome="drawn"}': 1,
      'dreamseed_engine_seconds_count{engine="illustrator"}': 1,
      dreamseed_queue_wait_seconds_count: 1,
      'dreamseed_cache_requests_total{cache="images",result="hit"}': 1,
      'dreamseed_cache_requests_total{cache="images",result="miss"}': 1,
      dreamseed_guest_images_today: 2,
    })) {
      expect(readSeries(text, series), series).toBe(value);
    }
    expect(text).toContain('dreamseed_engine_resting{engine="illustrator"} 0');
    expect(text).toContain('dreamseed_feed_stale 0');
    expect(text).not.toContain('hill');
  });
});

it('a figure that cannot be read is left out, and the others stay', async () => {
  site = await createTestApp();
  const meters = createPrometheusMeters({ prefix: 'test_' });
  meters.counter({ name: 'well', help: 'Well.' })({});
  meters.gauge({ name: 'broken', help: 'Broken.' }, () => Promise.reject(new Error('away')));
  const { text } = await meters.read();
  expect(text).toContain('test_well 1');
  expect(text).not.toMatch(/^test_broken/m);
});
