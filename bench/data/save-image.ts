import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Services } from '../../src/app/composition/services.ts';
import { STANDARD_BALANCE } from '../../src/features/credits/credits.rules.ts';
import type { AccountIdentity } from '../../src/shared/account-identity.ts';
import { ASKED } from './many-rows.ts';

const SIDE = 64;
const DRAWN = { fullPrompt: 'a red fox, in ink', width: SIDE, height: SIDE, seed: 7, engine: 'illustrator' };
const QUOTE = { balance: STANDARD_BALANCE, price: 50, isFreePlan: false };

const picture = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();
const base64Image = picture.toString('base64');

const REQUEST_HASH = 'bench';

/** All that a server stores of an image: the run's hold, the work, the bytes, the delivery, the capture, the row. */
export async function saveImage(
  { database, credits, blobs, gallery }: Services,
  identity: AccountIdentity = ASKED,
): Promise<void> {
  const runId = randomUUID();
  const [hold] = await credits.openRun({
    accountId: identity.id,
    runId,
    tool: 'green',
    tiles: 1,
    quote: QUOTE,
    now: Date.now(),
  });
  if (!hold) throw new Error('The run has no hold.');
  await database.transaction((transaction) => credits.beginDrawing(transaction, hold.id, REQUEST_HASH));
  // Bytes of their own each time: the same ones would be stored once.
  const bytes = new Uint8Array(Buffer.concat([picture, Buffer.from(runId)]));
  await blobs.store(identity.id, { bytes, contentType: 'image/png' }, (transaction, { id }) =>
    credits.deliver(transaction, hold.id, {
      storedObjectId: id,
      startingObjectId: null,
      drawn: DRAWN,
      requestHash: REQUEST_HASH,
      now: Date.now(),
    }),
  );
  await gallery.save(
    { identity, address: '192.0.2.1' },
    {
      base64Image,
      prompt: 'a red fox',
      fullPrompt: DRAWN.fullPrompt,
      width: SIDE,
      height: SIDE,
      generatorType: 'green',
      holdId: hold.id,
    },
  );
}
