import { get, request as openRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteProcess } from '../site-process.ts';

const PICTURES = 6;
/** Running pictures have 25 seconds, their answers and the rest a few more. */
const END_LIMIT_MS = 35_000;

export interface DrainReport {
  /** Answers to what was asked before the stop, by status. */
  answered: Map<number, number>;
  faults: string[];
}

/**
 * Stops a site in the middle of its work: pictures are drawn and wait, an upload is half way, a
 * connection is kept open. All that was asked is answered, nothing new is begun, and the process ends
 * by itself with 0.
 */
export async function tryDrain(site: SiteProcess): Promise<DrainReport> {
  const faults: string[] = [];
  const pictures = Array.from({ length: PICTURES }, (_, seed) =>
    ask(`${site.url}/prompt/a%20castle?width=512&height=512&seed=${seed}`, 100 + seed),
  );
  const upload = beginUpload(site.url);
  await upload.halfWay;
  // Who is answered after the others asked was asked after them: the pictures are on their way to the queue.
  await sleep(200);
  if ((await ask(`${site.url}/healthz`)) !== 200) faults.push('the site did not answer before the stop');
  site.signal('SIGTERM');
  await sleep(300);
  upload.finish();
  const statuses = await Promise.all([...pictures, upload.status]);
  const answered = new Map<number, number>();
  for (const status of statuses) answered.set(status, (answered.get(status) ?? 0) + 1);
  if (answered.has(0)) faults.push(`${answered.get(0)} requests that ran at the stop got no answer`);
  if ([...answered.keys()].some((status) => status >= 500 && status !== 503))
    faults.push(`requests that ran at the stop were answered ${[...answered.keys()].join(', ')}`);
  if ((await ask(`${site.url}/healthz`)) !== 0) faults.push('a stopped site took a new connection');
  const end = await Promise.race([site.ended, sleep(END_LIMIT_MS).then(() => undefined)]);
  if (!end) faults.push('the site did not end in time');
  else if (end.code !== 0) faults.push(`the site ended with ${end.code ?? end.signal}`);
  return { answered, faults };
}

/** @returns the status of a whole answer over a connection of its own, 0 for none. */
function ask(address: string, visitor = 1): Promise<number> {
  const headers = { 'X-Forwarded-For': `203.0.113.${visitor}` };
  return new Promise((resolve) => {
    const asking = get(address, { headers, agent: false }, (answer) => {
      answer.resume().on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    asking.on('error', () => resolve(0));
  });
}

/** A story script whose form arrives in two parts. What it says is no form, so it is refused when whole. */
function beginUpload(origin: string) {
  const status = Promise.withResolvers<number>();
  const halfWay = Promise.withResolvers<void>();
  const body = Buffer.alloc(200_000, 'x');
  const upload = openRequest(`${origin}/api/story-script`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': body.length },
  });
  upload.on('response', (answer) => {
    answer.resume().on('end', () => status.resolve(answer.statusCode ?? 0));
  });
  upload.on('error', () => status.resolve(0));
  upload.write(body.subarray(0, 100_000), () => halfWay.resolve());
  return {
    status: status.promise,
    halfWay: halfWay.promise,
    finish: () => void upload.end(body.subarray(100_000)),
  };
}
