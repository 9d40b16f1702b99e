import type { MeasuredServer } from '../measuring/built-site.ts';

/** What is drawn again and again; each prompt takes another time. */
export const PROMPTS = [
  'a castle on a hill',
  'a fox in a forest',
  'a sailing boat at sea',
  'a cat on a sofa',
] as const;

export const SIDE = 1024;

/** One picture to draw. A seed that was not asked for before is never answered from memory. */
export interface PictureOrder {
  prompt: string;
  seed: number;
}

let nextSeed = 1;

export function newOrder(place: number): PictureOrder {
  return { prompt: PROMPTS[place % PROMPTS.length] ?? PROMPTS[0], seed: nextSeed++ };
}

export interface DrawnPicture {
  /** From asking to the last byte, in milliseconds. */
  wall: number;
  /** Of the engine alone, as the service says, in whole milliseconds. */
  engine: number;
}

/** @throws {Error} naming the status when no picture came. */
export async function orderPicture(
  site: Pick<MeasuredServer, 'url'>,
  { prompt, seed }: PictureOrder,
  headers: Readonly<Record<string, string>> = {},
): Promise<DrawnPicture> {
  const started = performance.now();
  const address = `${site.url}/prompt/${encodeURIComponent(prompt)}?width=${SIDE}&height=${SIDE}&seed=${seed}`;
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The image service answered ${answer.status}.`);
  const wall = performance.now() - started;
  return { wall, engine: Number(answer.headers.get('X-Dreamseed-Duration-Ms')) };
}

/** A guest may have eight waiting; four lanes never reach that. */
const LANES = 4;

/** Each lane asks for the next picture as soon as it has one. @returns how long all took, in milliseconds. */
export async function drawTogether(site: Pick<MeasuredServer, 'url'>, pictures: number): Promise<number> {
  const orders = Array.from({ length: pictures }, (_, place) => newOrder(place)).values();
  const started = performance.now();
  const lanes = Array.from({ length: LANES }, async () => {
    for (const order of orders) await orderPicture(site, order);
  });
  await Promise.all(lanes);
  return performance.now() - started;
}
