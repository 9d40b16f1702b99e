import { asFields } from '../../remote/answer-failure.rules.ts';
import type { Automatic1111Service } from './automatic1111-service.ts';
import { readInfo } from './txt2img.rules.ts';

const SMALLEST_SIDE = 64;

/**
 * Servers that resemble the web UI draw with another sampler, without a word, when they do not know the
 * one that is asked for. The smallest picture in one step tells by which it was drawn.
 * @returns a sentence for the owner where that is another one.
 */
export async function examineSampler(
  service: Pick<Automatic1111Service, 'draw'>,
  sampler: string,
  signal: AbortSignal,
): Promise<string[]> {
  if (sampler === '') return [];
  const size = { width: SMALLEST_SIDE, height: SMALLEST_SIDE, steps: 1 };
  const body = { prompt: 'a dot', sampler_name: sampler, ...size, send_images: false, save_images: false };
  const answer = await service.draw('txt2img', body, signal).catch(() => undefined);
  const { sampler_name: drawnBy } = readInfo(asFields(answer).info);
  if (typeof drawnBy !== 'string' || isSameSampler(drawnBy, sampler)) return [];
  return [`It has no sampler ${sampler} and drew with ${drawnBy.slice(0, 100)}.`];
}

/** `DPM++ 2M` and `dpm++2m`, `Euler a` and `k_euler_a`, `DDIM` and `ddim_trailing` are the same ones. */
function isSameSampler(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, '')) as [string, string];
  return a.includes(b) || b.includes(a);
}
