import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, type SiteProcess, startSite } from '../stress/site-process.ts';
import { makeSchema } from '../support/databases/postgres-schemas.ts';

const START_LIMIT_MS = 180_000;
const TOKEN = 'a-token-for-the-figures-of-this-test';
const PAGES_PER_MINUTE = 12;
/** A machine with other work takes its time. */
const POLL = { timeout: 60_000 };
const postgresUrl = process.env.TEST_DATABASE_URL;

interface Answer {
  status: number;
  text: string;
}

/** On a connection of its own, as another visitor's would be: the next process gets it. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    }).on('error', reject);
  });
}

describe.runIf(postgresUrl)('one server of two processes', { timeout: 120_000 }, () => {
  let site: SiteProcess;
  let removeSchema: () => Promise<void>;

  beforeAll(async () => {
    buildSite();
    const schema = await makeSchema(postgresUrl ?? '');
    removeSchema = schema.remove;
    site = await startSite({
      DATABASE_URL: schema.url,
      WEB_PROCESSES: '2',
      ILLUSTRATOR_WORKERS: '2',
      DRAW_PICTURES_AHEAD: 'off',
      LOG_LEVEL: 'info',
      METRICS_TOKEN: TOKEN,
      REQUESTS_PER_MINUTE: String(PAGES_PER_MINUTE),
    });
  }, START_LIMIT_MS);

  afterAll(async () => {
    await site?.remove();
    await removeSchema?.();
  });

  /** Who answered: each line of the log names its process. */
  const answeredBy = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('"answered"'))
      .map((line) => (JSON.parse(line) as { pid: number }).pid);

  /** Asks until both processes have answered since; lines of the log come a moment later. */
  async function findBoth(): Promise<number[]> {
    const before = answeredBy().length;
    const since = () => [...new Set(answeredBy().slice(before))];
    while (since().length < 2) {
      await Promise.all([1, 2].map(() => ask(`${site.url}/blog`)));
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return since();
  }

  const countPages = async () => {
    const { text } = await ask(`${site.url}/metrics`, { Authorization: `Bearer ${TOKEN}` });
    const line = /^dreamseed_http_requests_total\{route="\/blog",method="GET",status="2xx"\} (\d+)$/m.exec(
      text,
    );
    return Number(line?.[1]);
  };

  test('both answer at one port, and what they count is added up', async () => {
    await findBoth();
    const before = await countPages();
    await Promise.all(Array.from({ length: 20 }, () => ask(`${site.url}/blog`)));
    await expect.poll(countPages, POLL).toBe(before + 20);
  });

  test('a limit that no other server shares is one limit of both', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask(`${site.url}/nothing-${randomUUID()}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(PAGES_PER_MINUTE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - PAGES_PER_MINUTE);
  });

  test('one that is killed is replaced, the other answers meanwhile, and no sum falls', async () => {
    const [killed = 0] = await findBoth();
    const before = await countPages();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => site.output(), POLL).toContain('a process of the server ended');
    for (let turn = 0; turn < 10; turn++) expect((await ask(`${site.url}/blog`)).status).toBe(200);
    expect(await findBoth()).not.toContain(killed);
    await expect.poll(countPages, POLL).toBeGreaterThanOrEqual(before + 10);
  });

  test('SIGHUP replaces one after the other, and no visitor is turned away', async () => {
    const before = await findBoth();
    let isOver = false;
    const statuses: number[] = [];
    const visit = async () => {
      while (!isOver) statuses.push((await ask(`${site.url}/blog`)).status);
    };
    const visitors = [visit(), visit(), visit()];
    site.signal('SIGHUP');
    await expect.poll(() => site.output(), POLL).toContain('the processes of the server were replaced');
    isOver = true;
    await Promise.all(visitors);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const after = await findBoth();
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });

  test('SIGTERM answers what was asked of either, and ends with 0', async () => {
    const draw = (seed: number) =>
      ask(`${site.url}/prompt/a%20castle?width=512&height=512&nologo=true&seed=${seed}`);
    const running = [1, 2, 3, 4].map(draw);
    await new Promise((resolve) => setTimeout(resolve, 300));
    site.signal('SIGTERM');
    const answers = await Promise.all(running);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await site.ended).code).toBe(0);
  });
});
