import { OPTION_LISTS } from '../src/brief/options/options.registry.ts';
import { createRandom } from '../src/core/random.ts';
import { UNPLANNED_PROMPTS } from '../src/evaluation/unplanned-prompts.ts';
import { illustrate } from '../src/illustrate.ts';

export const STYLES_OF_THE_SAMPLE_SHEET = [
  'Photorealistic',
  'Oil Painting',
  'Watercolor',
  'Pixel Art',
  'Anime',
  'Ink',
  'Pencil Sketch',
  'Low Poly',
  'Pop Art',
  'Stained Glass',
  'Papercut',
  'Synthwave',
  'Ukiyo-e',
] as const;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Draws unplanned prompts, each with one random option of every family, and returns the slowest. */
export async function drawRandomRequests(
  count: number,
  size: { width: number; height: number },
  timeOf: (work: () => Promise<unknown>) => Promise<number>,
): Promise<{ prompt: string; time: number }> {
  const random = createRandom(7);
  const prompts = Object.values(UNPLANNED_PROMPTS).flat();
  const families = [...OPTION_LISTS].map(([, terms]) =>
    terms.flatMap(({ words, labels }) => [...words, ...labels]),
  );
  let slowest = { prompt: '', time: 0 };
  for (let seed = 0; seed < count; seed++) {
    const options = families.map((words) => random.pick(words));
    const prompt = [random.pick(prompts), ...options].join(', ');
    const time = await timeOf(() => illustrate({ prompt, ...size, seed }));
    if (time > slowest.time) slowest = { prompt, time };
  }
  return slowest;
}
