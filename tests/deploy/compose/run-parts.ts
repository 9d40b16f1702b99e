import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CurlAnswer, curl } from '../curl.ts';
import { type KeptProcess, keepProcess } from '../kept-process.ts';
import { programOf } from './programs.ts';
import { type ComposeService, filesOf, type readCompose } from './read-compose.ts';
import { layNetwork, type TestNetwork } from './test-network.ts';

const START_LIMIT_MS = 60_000;
const VISITOR = 'visitor';
/** Where a part shows that it is there; a server of ours by `/readyz`. */
const DOORS: Readonly<Record<string, string>> = {
  postgres: 'telnet://postgres:5432',
  pictures: 'http://pictures:7070/',
  prometheus: 'http://prometheus:9090/-/ready',
};

interface PartsOptions extends ReturnType<typeof readCompose> {
  root: string;
  /** Of the site, as visitors name it. */
  domain: string;
}

/** A built site, and what it would have other than the settings of compose.yaml. */
export interface SiteVersion {
  folder: string;
  settings: Record<string, string>;
}

/** What is in a size of compose.yaml, as processes of this machine, each in a network of its own. */
export interface Parts {
  readonly network: TestNetwork;
  readonly folder: string;
  /** Whatever another one waits for comes first. */
  startAll(version?: SiteVersion): Promise<void>;
  /** @param version of a site; this one when left out, as for everything else. */
  start(name: string, version?: SiteVersion): Promise<void>;
  /** @returns its exit code; null when the signal ended it. */
  stop(name: string, signal?: NodeJS.Signals): Promise<number | null>;
  signal(name: string, signal: NodeJS.Signals): void;
  /** As a visitor does, from a place of their own. */
  ask(address: string, words?: readonly string[]): Promise<CurlAnswer>;
  /** Everything that all of them wrote, in the order of time. */
  output(): string;
  end(): Promise<void>;
}

export function layParts({ root, domain, services, configs }: PartsOptions): Parts {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-compose-'));
  // Postgres runs as a user of its own.
  chmodSync(folder, 0o711);
  const network = layNetwork([...services.map(([name]) => name), VISITOR]);
  const running = new Map<string, KeptProcess>();
  let written = '';
  const present: SiteVersion = { folder: root, settings: {} };
  const ask = (address: string, words: readonly string[] = []) => {
    const way = ['--insecure', '--connect-to', `${domain}:443:${network.addressOf('proxy')}:443`];
    return curl([...way, ...words, address], network.inside(VISITOR));
  };
  const waitFor = async (name: string, part: KeptProcess) => {
    const door =
      name === 'proxy' ? `https://${domain}/readyz` : (DOORS[name] ?? `http://${name}:3000/readyz`);
    const deadline = performance.now() + START_LIMIT_MS;
    while (performance.now() < deadline) {
      const { exitCode, status } = await ask(door, ['--max-time', '1']);
      // A connection that is taken and stays open is all that Postgres shows.
      if (door.startsWith('telnet:') ? exitCode === 28 || exitCode === 0 : status > 0 && status < 500) return;
      await delay(200);
    }
    throw new Error(`${name} did not become ready.\n${part.output()}`);
  };
  const start = async (name: string, version?: SiteVersion) => {
    const { folder: built, settings } = (isSite(name) && version) || present;
    const service = find({ root, services }, name);
    const home = join(folder, name);
    const isNew = !existsSync(home);
    mkdirSync(home, { recursive: true });
    const program = programOf(service, { root, built, folder: home, configs });
    if (!program) return console.log(`       ${name}: this machine has no ${service.image}`);
    const [first = '', ...inside] = network.inside(name);
    const part = keepProcess({
      command: [first, ...inside, ...program.command],
      folder: built,
      environment: { ...program.environment, ...settings },
      listen(text) {
        written += text;
      },
    });
    running.set(name, part);
    await waitFor(name, part);
    if (isNew) console.log(`       ${name} is there`);
  };
  return {
    network,
    folder,
    ask,
    start,
    async startAll(version) {
      for (const name of inOrder(services)) await start(name, version);
    },
    stop: async (name, signal) => (await running.get(name)?.stop(signal)) ?? null,
    signal: (name, signal) => running.get(name)?.signal(signal),
    output: () => written,
    async end() {
      for (const part of running.values()) part.kill();
      await delay(500);
      network.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isSite = (name: string) => name.startsWith('site');

type Services = PartsOptions['services'];

/** @throws {Error} where compose.yaml mounts a file that is not there. */
function find({ root, services }: Pick<PartsOptions, 'root' | 'services'>, name: string): ComposeService {
  const [, service] = services.find(([each]) => each === name) ?? [];
  if (!service) throw new Error(`compose.yaml has no ${name}.`);
  const missing = filesOf(service).filter(({ source }) => !existsSync(join(root, source)));
  if (missing[0]) throw new Error(`${name} mounts ${missing[0].source}, which is not there.`);
  return service;
}

function inOrder(services: Services): string[] {
  const waiting = new Map(services);
  const order: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { depends_on }]) =>
      Object.keys(depends_on).every((name) => !waiting.has(name)),
    );
    if (!next) throw new Error('Services of compose.yaml wait for each other.');
    waiting.delete(next[0]);
    order.push(next[0]);
  }
  return order;
}
