/**
 * The cost of the first picture of a process. Started by itself with a request as JSON it draws it,
 * then twenty more, and prints one line of JSON.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { IllustrationRequest } from '@dreamseed/illustrator/types';

interface FirstPicture {
  /** Milliseconds from starting the process to having the picture. */
  wall: number;
  /** Bytes that the process holds after twenty more. */
  memory: number;
}

const thisFile = fileURLToPath(import.meta.url);

export async function measureFirstPicture(request: IllustrationRequest): Promise<FirstPicture> {
  const started = Date.now();
  const child = spawn(process.execPath, [thisFile, JSON.stringify(request)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const { drawnAt, memory } = JSON.parse(answer) as { drawnAt: number; memory: number };
  return { wall: drawnAt - started, memory };
}

async function drawInThisProcess(request: IllustrationRequest): Promise<void> {
  const { illustrate } = await import('@dreamseed/illustrator');
  await illustrate(request);
  const drawnAt = Date.now();
  for (let seed = 1; seed <= 20; seed++) await illustrate({ ...request, seed });
  console.log(JSON.stringify({ drawnAt, memory: process.memoryUsage.rss() }));
}

if (process.argv[1] === thisFile) await drawInThisProcess(JSON.parse(process.argv[2] ?? '{}'));
