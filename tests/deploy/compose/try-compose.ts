/**
 * `npm run test:compose`: runs the largest size of compose.yaml without containers, each part in a network of
 * its own, with the commands and settings that are read out of that file. Parts are stopped in turn while
 * visitors draw. Needs Debian, root and its packages caddy, prometheus, postgresql, curl. Takes two minutes.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSite } from '../../stress/site-process.ts';
import { type SendRequest, signUpClient } from '../../support/identity/account-client.ts';
import type { CurlAnswer } from '../curl.ts';
import { readCompose } from './read-compose.ts';
import { layParts } from './run-parts.ts';
import { TEST_SETTINGS } from './test-settings.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** No mail server is configured. */
const WITHOUT_LINES = ['Mail that waits'];

const compose = readCompose(root, 'large', TEST_SETTINGS);
const parts = layParts({ root, domain: 'localhost', ...compose });
const { ask } = parts;
const failures: string[] = [];
let pictures = 0;

buildSite();
try {
  await parts.startAll();
  await lookAround();
  await stopInTurn();
  await readFigures();
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
} finally {
  await parts.end();
}
for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(failures.length === 0 ? 'compose.yaml holds what is promised.' : 'compose.yaml fails.');
process.exit(failures.length === 0 ? 0 : 1);

function expectThat(what: string, holds: boolean): void {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (!holds) failures.push(what);
}

function askForPicture(): Promise<CurlAnswer> {
  pictures += 1;
  return ask(`https://localhost/prompt/a%20boat?width=256&height=256&seed=${pictures}`);
}

async function lookAround(): Promise<void> {
  const page = await ask('https://localhost/');
  expectThat('a page comes by HTTP/2 through the proxy', page.status === 200 && page.httpVersion === '2');
  const picture = await askForPicture();
  expectThat(`a picture (${picture.status}, ${picture.body.length} bytes)`, picture.status === 200);
  await beMember();
  const figures = await ask('https://localhost/metrics', [
    '--header',
    `Authorization: Bearer ${TEST_SETTINGS.METRICS_TOKEN}`,
  ]);
  expectThat('the world gets no figures', figures.status === 404);
  const drawn = await Promise.all(drawingServers().map(drawnBy));
  expectThat(`drawn by a drawing server (${drawn.join(' + ')})`, sum(drawn) >= 1);
}

/** Accounts, credits and the ledger are asked through the proxy, too. */
async function beMember(): Promise<void> {
  const send: SendRequest = async (path, { method = 'GET', headers = {}, body }) => {
    const words = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
    const data = typeof body === 'string' ? ['--data', body] : [];
    const answer = await ask(`https://localhost${path}`, ['--request', method, ...words, ...data]);
    const told = Object.entries(answer.headers).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: told });
  };
  const client = await signUpClient(send, { origin: 'https://localhost' });
  const drawn = await client.draw({ tool: 'green', runId: randomUUID(), tile: 0, tiles: 1 });
  const { body } = await client.status();
  expectThat(`a member draws for credits (${drawn.status}, ${body.credits} left)`, drawn.status === 200);
}

function drawingServers(): string[] {
  return compose.services.map(([name]) => name).filter((name) => name.startsWith('draw-'));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function drawnBy(name: string): Promise<number> {
  const { body } = await ask(`http://${name}:3000/metrics`, [
    '--header',
    `Authorization: Bearer ${TEST_SETTINGS.METRICS_TOKEN}`,
  ]);
  const lines = body.toString().matchAll(/^dreamseed_engine_answers_total\{.*outcome="drawn".*\} (\d+)/gm);
  return sum([...lines].map(([, count]) => Number(count)));
}

/** A visitor who tries once more sees nothing of it. */
async function stopInTurn(): Promise<void> {
  for (const name of ['draw-1', 'draw-2', 'site-1', 'site-2']) {
    const stopped = parts.stop(name);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const first = await ask('https://localhost/blog');
      const { status } = first.status === 200 ? first : await ask('https://localhost/blog');
      statuses.push(status);
      if (count === 2) statuses.push((await askForPicture()).status);
      await delay(500);
    }
    const code = await stopped;
    expectThat(
      `while ${name} stops: ${statuses.join(' ')}`,
      statuses.every((status) => status === 200),
    );
    expectThat(`${name} ends with ${code}`, code === 0);
    await parts.start(name);
    // The proxy looks every two seconds.
    await delay(4_000);
  }
}

async function readFigures(): Promise<void> {
  const query = async (expression: string) => {
    const words = ['--get', '--data-urlencode', `query=${expression}`];
    const { body } = await ask('http://prometheus:9090/api/v1/query', words);
    return JSON.parse(body.toString()) as { status: string; data: { result: { value: [number, string] }[] } };
  };
  // It asks every 15 seconds, and a rate takes two answers.
  await delay(35_000);
  const { data } = await query('up{job="dreamseed"}');
  const up = data.result.filter(({ value: [, one] }) => one === '1').length;
  expectThat(
    `Prometheus reads ${up} of ${data.result.length} servers`,
    up === data.result.length && up === 4,
  );
  const dashboard = JSON.parse(readFileSync(join(root, 'deploy/grafana/dashboard.json'), 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  for (const { title, targets } of dashboard.panels) {
    for (const { expr } of targets) {
      const { status, data } = await query(expr);
      const lines = data?.result.length ?? 0;
      const isSilent = WITHOUT_LINES.includes(title);
      expectThat(`the dashboard's ${title}: ${lines} lines`, status === 'success' && (lines > 0 || isSilent));
    }
  }
}
