import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { type CurlAnswer, curl } from '../curl.ts';
import {
  METRICS_TOKEN,
  PICTURES_A_DAY,
  type ProxyStage,
  type RunningProxy,
  SITE,
  SLOW_WORD,
} from './proxy-stage.ts';

/** A visitor at an address of its own. */
export interface Visitor {
  ask(path: string, words?: readonly string[]): Promise<CurlAnswer>;
}

export interface ProxyCheck {
  what: string;
  /** @returns what was seen, when it holds. @throws {Error} with what was seen instead. */
  run(ground: { proxy: RunningProxy; stage: ProxyStage; newVisitor(): Visitor }): Promise<string>;
}

let addresses = 0;

/** Each comes from another address of this machine: what a guest may draw is counted for each. */
export function visit({ port, certificate }: RunningProxy): Visitor {
  addresses += 1;
  const from = `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  const way = ['--interface', from, '--cacert', certificate, '--connect-to', `::127.0.0.1:${port}`];
  return { ask: (path, words = []) => curl([...way, ...words, SITE + path]) };
}

export const pictureAddress = (prompt: string, seed: number) =>
  `/prompt/${encodeURIComponent(prompt)}?width=256&height=256&seed=${seed}`;

const holds = (condition: boolean, seen: string): string => {
  if (!condition) throw new Error(seen);
  return seen;
};
const first = (answer: CurlAnswer, header: string) => answer.headers[header]?.join(' + ') ?? 'none';

/** The slowest begin first, so that they wait beside the others. */
export const proxyChecks: readonly ProxyCheck[] = [
  {
    what: 'an answer that takes 65 s',
    async run({ newVisitor }) {
      const answer = await newVisitor().ask(pictureAddress(`a snail that goes ${SLOW_WORD}`, addresses));
      return holds(answer.status === 200 && answer.body.length > 500, `${answer.status}`);
    },
  },
  {
    what: 'HTTP/2',
    async run({ newVisitor }) {
      const { status, httpVersion } = await newVisitor().ask('/');
      return holds(status === 200 && httpVersion === '2', `${status} by HTTP/${httpVersion}`);
    },
  },
  {
    what: 'compressed once',
    async run({ newVisitor }) {
      const visitor = newVisitor();
      const page = await visitor.ask('/', ['--header', 'Accept-Encoding: gzip, br']);
      const encoding = first(page, 'content-encoding');
      const isPage = brotliDecompressSync(page.body).toString().includes('</html>');
      const plain = await visitor.ask('/', ['--header', 'Accept-Encoding: identity']);
      const left = first(plain, 'content-encoding');
      return holds(encoding === 'br' && isPage && left === 'none', `${encoding}; ${left} when not wanted`);
    },
  },
  {
    what: 'cache headers as the site wrote them',
    async run({ newVisitor, stage }) {
      const visitor = newVisitor();
      const page = await visitor.ask('/about');
      const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page.body.toString()) ?? [];
      for (const path of ['/about', script]) {
        const through = await visitor.ask(path);
        const direct = await curl([(stage.sites[0]?.url ?? '') + path]);
        for (const header of ['cache-control', 'etag', 'vary', 'content-type'])
          holds(
            first(through, header) === first(direct, header),
            `${path} ${header}: ${first(through, header)}, inside ${first(direct, header)}`,
          );
      }
      const { headers } = await visitor.ask('/about');
      const again = await visitor.ask('/about', ['--header', `If-None-Match: ${headers.etag}`]);
      holds(again.status === 304, `/about again: ${again.status}`);
      return 'the same; 304 when asked again';
    },
  },
  {
    what: "visitors' own addresses",
    async run({ newVisitor }) {
      const visitor = newVisitor();
      const draw = (who: Visitor, seed: number, words: string[] = []) =>
        who.ask(pictureAddress('a boat', seed + addresses * 10), words).then(({ status }) => status);
      const statuses: number[] = [];
      for (let seed = 0; seed < PICTURES_A_DAY; seed++) statuses.push(await draw(visitor, seed));
      const more = await draw(visitor, 5);
      const lying = await draw(visitor, 6, ['--header', 'X-Forwarded-For: 9.9.9.9']);
      const other = await draw(newVisitor(), 7);
      const isRight =
        statuses.every((status) => status === 200) && more === 429 && lying === 429 && other === 200;
      return holds(isRight, `${statuses.join(' ')}, then ${more}; lying ${lying}; another ${other}`);
    },
  },
  {
    what: 'uploads',
    async run({ newVisitor, proxy }) {
      const large = join(tmpdir(), `dreamseed-upload-${proxy.name}.png`);
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      await sharp({ create: { width: 1900, height: 1900, channels: 3, background: '#888', noise } })
        .png()
        .toFile(large);
      const huge = `${large}.huge`;
      writeFileSync(huge, Buffer.alloc(36_000_000));
      const upload = (file: string) =>
        newVisitor().ask('/prompt', [
          ...['--form', 'prompt=a hill', '--form', 'width=256', '--form', 'height=256'],
          ...['--form', `image=@${file};type=image/png`],
        ]);
      const { status, body } = await upload(large);
      const refused = await upload(huge);
      return holds(
        status === 200 && refused.status === 413,
        `${status}${status === 200 ? '' : ` ${body}`}; too large: ${refused.status}`,
      );
    },
  },
  {
    what: 'streams as they are written',
    async run({ newVisitor, stage }) {
      const answer = await newVisitor().ask('/v1/images/generations', [
        ...['--header', `Authorization: Bearer ${stage.key}`, '--header', 'Content-Type: application/json'],
        ...['--data', JSON.stringify({ prompt: 'a lamp', n: 3, size: '256x256', stream: true })],
      ]);
      const between = Math.round((answer.arrivals.at(-1) ?? 0) - (answer.arrivals[0] ?? 0));
      return holds(
        answer.status === 200 && between > 400,
        `${answer.status}, ${between} ms from the first piece to the last`,
      );
    },
  },
  {
    what: 'work stops when its visitor leaves',
    async run({ newVisitor, stage, proxy }) {
      const prompt = `a heron of ${proxy.name} that waits ${SLOW_WORD}`;
      await newVisitor().ask(pictureAddress(prompt, 1), ['--max-time', '2']);
      await delay(1_000);
      const asked = stage.engine.requests.filter(({ text }) => text.includes(proxy.name));
      return holds(
        asked.length === 1 && asked.every(({ wasLeft }) => wasLeft),
        `asked ${asked.length}, left ${asked.filter(({ wasLeft }) => wasLeft).length}`,
      );
    },
  },
  {
    what: '/metrics closed, also with the token',
    async run({ newVisitor, stage }) {
      const token = ['--header', `Authorization: Bearer ${METRICS_TOKEN}`];
      const { status } = await newVisitor().ask('/metrics', token);
      const direct = await curl([...token, `${stage.sites[0]?.url}/metrics`]);
      return holds(status === 404 && direct.status === 200, `${status}; inside ${direct.status}`);
    },
  },
];
