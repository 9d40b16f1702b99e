import { randomInt, randomUUID } from 'node:crypto';
import type { AccountClient, DrawnTile } from '../../support/identity/account-client.ts';
import { pick, type Stage } from './stage.ts';

/** Most pictures are small: two cores are to be kept busy by many visitors, not by a few pictures. */
const SIDES = [64, 64, 64, 64, 64, 128, 128, 256, 256, 512, 1024] as const;
const PROMPTS = [
  'a red fox in the snow',
  'a lighthouse at dusk, oil painting',
  'two sailing boats on a calm lake',
  'a dragon over a castle at sunset',
  'city lights in the rain, watercolor',
] as const;

export interface PictureOrder {
  tool: 'green' | 'yellow';
  runId?: string;
  tile?: number;
  side?: number;
  signal?: AbortSignal;
}

export interface OrderedPicture extends DrawnTile {
  prompt: string;
  side: number;
}

/** Asks for a picture that nobody asked for before, and notes how long it stood in the queue. */
export async function orderPicture(
  { visitor, waits, random }: Stage,
  client: Pick<AccountClient, 'draw'>,
  order: PictureOrder,
): Promise<OrderedPicture> {
  const { tool, runId = randomUUID(), tile = 0, side = pick(SIDES, random), signal } = order;
  const prompt = pick(PROMPTS, random);
  const started = performance.now();
  const drawn = await client.draw({ tool, runId, tile, side, prompt, seed: randomInt(1e9), signal });
  const engineMs = Number(drawn.headers.get('X-Dreamseed-Duration-Ms'));
  if (drawn.status === 200) {
    waits.note({ visitor, milliseconds: performance.now() - started - engineMs });
  }
  return { ...drawn, prompt, side };
}
