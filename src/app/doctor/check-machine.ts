import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LEAST_FREE_BYTES } from '../../features/owner/overview/needs.rules.ts';
import type { CheckLine } from '../../features/owner/site/site.types.ts';
import type { Config } from '../config.ts';

const ASK_TIMEOUT_MS = 5_000;
/** Sign-ins of other providers and signed webhooks are refused beyond a few minutes. */
const MOST_SECONDS_OFF = 60;
const GIGABYTE = 1024 ** 3;

/** Compares this machine's clock with that of a service it talks to anyway. */
export async function checkClock(config: Config): Promise<CheckLine> {
  const name = 'clock';
  const here = `Here it is ${new Date().toISOString().slice(0, 19)}Z`;
  const { feed, openAiCompatible, automatic1111, comfyUi } = config;
  const url = [feed.blogFeedUrl, openAiCompatible.url, automatic1111.url, comfyUi.url].find(
    (text) => text !== '',
  );
  if (url === undefined)
    return { name, state: 'off', detail: `${here}. No service is configured to compare with.` };
  const { origin } = new URL(url);
  const there = await readClock(origin);
  if (there === undefined)
    return { name, state: 'off', detail: `${here}. ${origin} does not say what time it is.` };
  const seconds = Math.round(Math.abs(Date.now() - there) / 1000);
  if (seconds <= MOST_SECONDS_OFF) return { name, state: 'ok', detail: `${here}, as at ${origin}.` };
  const detail = `${here}, but ${origin} is ${seconds} s away from that. Set this machine's clock by NTP.`;
  return { name, state: 'failed', detail };
}

/** The Date header of any answer, also of a failure; milliseconds since 1970. */
async function readClock(origin: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal });
    const time = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

/** How much room the disk of the site's data has left. */
export async function readFreeBytes(dataDir: string): Promise<number> {
  const folder = existsSync(dataDir) ? dataDir : dirname(dataDir);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export async function checkDisk(dataDir: string): Promise<CheckLine> {
  const name = 'disk';
  const free = await readFreeBytes(dataDir);
  const detail = `${(free / GIGABYTE).toFixed(1)} GB are free for ${dataDir}.`;
  if (free >= LEAST_FREE_BYTES) return { name, state: 'ok', detail };
  return { name, state: 'failed', detail: `${detail} Pictures need more room: an image takes about 0.3 MB.` };
}
