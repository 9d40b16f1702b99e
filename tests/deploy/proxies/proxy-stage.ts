import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../machine/free-port.ts';
import { makeKey } from '../../api/programs.ts';
import { startPostgresCluster } from '../../support/databases/postgres-cluster.ts';
import { paintPicture } from '../../support/engines/painted-picture.ts';
import { expectStatus, signUpClient } from '../../support/identity/account-client.ts';
import { type RecordingServer, sendJson, startRecordingServer } from '../../support/recording-server.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { type KeptProcess, keepProcess, waitUntilWell } from '../kept-process.ts';
import { fillConfig, makeCertificate } from '../proxy-files.ts';
import { type ProxyKind, proxies } from './proxies.registry.ts';
import { readUnitFile } from './unit-file.ts';

const root = join(import.meta.dirname, '..', '..', '..');
export const SITE = 'https://dreamseed.example';
export const METRICS_TOKEN = 'token-of-the-test';
/** A prompt with this word takes longer than any proxy waits by itself. */
export const SLOW_WORD = 'slowly';
const SLOW_MS = 65_000;
const QUICK_MS = 600;
const DRAIN_SECONDS = 5;
export const PICTURES_A_DAY = 3;

export interface RunningProxy extends ProxyKind {
  port: number;
  certificate: string;
  process: KeptProcess;
}

export interface ProxyStage {
  proxies: readonly RunningProxy[];
  sites: readonly { url: string; restart(): Promise<number | null> }[];
  engine: RecordingServer;
  /** For programs, of an account with credits. */
  key: string;
  close(): Promise<void>;
}

/** Two sites on one Postgres and one bucket, started as the systemd unit starts them, and each proxy before both. */
export async function openProxyStage(): Promise<ProxyStage> {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-proxies-'));
  const certificate = makeCertificate(folder);
  const engine = await startEngine();
  const cluster = await startPostgresCluster();
  const bucket = await startS3Server();
  const unit = readUnitFile(root);
  const startSite = async (port: number) => {
    const dataDir = join(folder, `site-${port}`);
    mkdirSync(dataDir, { recursive: true });
    const environment = {
      ...unit.environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      STORAGE_URL: bucket.storageUrl,
      SITE_URL: SITE,
      METRICS_TOKEN,
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      GUEST_DAILY_IMAGES: String(PICTURES_A_DAY),
      SANDBOX_SHOP: 'on',
      IMAGE_ENGINES: 'openai-compatible,illustrator',
      OPENAI_COMPATIBLE_URL: `${engine.origin}/v1`,
      DRAW_PICTURES_AHEAD: 'off',
      ILLUSTRATOR_WORKERS: '1',
      LOG_LEVEL: 'error',
    };
    const site = keepProcess({ command: unit.command, folder: root, environment });
    await waitUntilWell(`http://127.0.0.1:${port}/readyz`, site);
    return site;
  };
  const ports = [await freePort(), await freePort()];
  const running = new Map<number, KeptProcess>();
  for (const port of ports) running.set(port, await startSite(port));
  const started: RunningProxy[] = [];
  for (const proxy of proxies) started.push(await startProxy(proxy, ports, { folder, ...certificate }));
  // Whoever asks for readiness has had it.
  await delay(3_000);
  return {
    proxies: started,
    sites: ports.map((port) => ({
      url: `http://127.0.0.1:${port}`,
      async restart() {
        const code = await running.get(port)?.stop();
        running.set(port, await startSite(port));
        return code ?? null;
      },
    })),
    engine,
    key: await earnKey(`http://127.0.0.1:${ports[0]}`),
    async close() {
      for (const { process } of started) await process.stop();
      for (const site of running.values()) site.kill();
      await bucket.stop();
      await cluster.stop();
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An engine that takes as long as the prompt says. */
async function startEngine(): Promise<RecordingServer> {
  return await startRecordingServer(async ({ text }, response) => {
    await delay(text.includes(SLOW_WORD) ? SLOW_MS : QUICK_MS);
    const picture = await paintPicture({ width: 256, height: 256, marks: [text] });
    sendJson(response, 200, { data: [{ b64_json: picture.toString('base64') }] });
  });
}

async function startProxy(
  proxy: ProxyKind,
  sites: readonly number[],
  files: { folder: string; certificate: string; key: string; both: string },
): Promise<RunningProxy> {
  const place = { ...files, sites, port: await freePort(), plainPort: await freePort() };
  const config = fillConfig(root, proxy.file, proxy.instead(place));
  const file = join(files.folder, proxy.file);
  writeFileSync(file, proxy.wrap?.(config) ?? config);
  const process = keepProcess({
    command: proxy.command(file),
    folder: files.folder,
    environment: proxy.environment?.(place) ?? {},
  });
  await delay(1_500);
  return { ...proxy, port: place.port, certificate: files.certificate, process };
}

async function earnKey(site: string): Promise<string> {
  const client = await signUpClient((path, init) => fetch(site + path, init), { origin: SITE });
  const { licenseKey } = expectStatus(await client.buy('premium'), 200).body;
  expectStatus(await client.activate(licenseKey), 200);
  return (await makeKey(client)).key;
}
