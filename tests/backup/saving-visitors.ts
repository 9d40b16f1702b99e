import sharp from 'sharp';
import { hashOf, type Visitor } from '../crash/visitor.ts';
import { type AccountClient, expectStatus, type SendRequest } from '../support/identity/account-client.ts';

const SAVES_BEFORE = 4;
/** The history shows thirty: those from before must still be among them afterwards. */
const MOST_SAVES = 24;

let pictures = 0;

/** Every picture is another, so that none is stored once for two. @returns its id. */
export async function saveOne({ client }: Visitor): Promise<string> {
  pictures += 1;
  const background = { r: pictures % 256, g: Math.floor(pictures / 256), b: 128 };
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  return expectStatus(await client.save({ bytes, tool: 'green' }), 200).body.image.id;
}

export async function saveSome(visitor: Visitor): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < SAVES_BEFORE) ids.push(await saveOne(visitor));
  return ids;
}

/** @returns what the gallery shows: SHA-256 of the bytes by the image's id. */
export async function look(send: SendRequest, client: AccountClient): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  for (const { id, url } of expectStatus(await client.gallery(), 200).body) {
    const answer = await send(url, {});
    shown.set(id, hashOf(new Uint8Array(await answer.arrayBuffer())));
  }
  return shown;
}

/** @returns what `work` answers while everybody goes on saving. */
export async function whileSaving<Result>(
  visitors: readonly Visitor[],
  work: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const saving = visitors.map(async (visitor) => {
    for (let saves = SAVES_BEFORE; !isOver && saves < MOST_SAVES; saves++) await saveOne(visitor);
  });
  const result = await work();
  isOver = true;
  await Promise.all(saving);
  return result;
}
