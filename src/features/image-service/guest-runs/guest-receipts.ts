import { createHmac, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { digestOf } from '../../../platform/hash-of.ts';
import type { Clock } from '../../../shared/clock.ts';

/** How long a guest may think about an account. */
const RECEIPT_DAYS = 30;

/** A signature of something else is none of these. */
const AUDIENCE = 'guest-picture';

/** What a receipt says was drawn for a guest. */
const receiptSchema = z.object({
  /** SHA-256 of the picture and of the words that it was drawn from, as base64url. */
  bytes: z.string(),
  words: z.string(),
  tool: z.enum(['green', 'yellow']),
  width: z.number(),
  height: z.number(),
  seed: z.number(),
  engine: z.string(),
  variation: z.number().optional(),
  strength: z.number().optional(),
});

export type GuestDrawing = Omit<z.infer<typeof receiptSchema>, 'bytes' | 'words'> & {
  bytes: Uint8Array;
  fullPrompt: string;
};

/** Proves that a picture was drawn for a guest within an allowance, to whoever shows it with the picture. */
export interface GuestReceipts {
  /** Only for a picture that the allowance has counted, and counts from now on. */
  sign(drawing: GuestDrawing): Promise<string>;
  /** What was drawn; undefined when this receipt was never signed for these bytes and words, or is too old. */
  read(
    receipt: string,
    shown: Pick<GuestDrawing, 'bytes' | 'fullPrompt'>,
  ): Promise<(Omit<GuestDrawing, 'bytes' | 'fullPrompt'> & { id: string }) | undefined>;
}

interface GuestReceiptsOptions {
  /** The same on every server of a site. */
  secret: string;
  clock: Clock;
}

export function createGuestReceipts({ secret, clock }: GuestReceiptsOptions): GuestReceipts {
  const key = createHmac('sha256', secret).update('receipts of guests').digest();
  return {
    async sign({ bytes, fullPrompt, ...drawn }) {
      const now = Math.floor(clock.now() / 1000);
      return await new SignJWT({ ...drawn, bytes: digestOf(bytes), words: digestOf(fullPrompt) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setJti(randomUUID())
        .setExpirationTime(now + RECEIPT_DAYS * 86_400)
        .sign(key);
    },
    async read(receipt, shown) {
      const payload = await verify(receipt, key, clock);
      const { success, data } = receiptSchema.safeParse(payload);
      if (!success || !payload?.jti) return undefined;
      const { bytes, words, ...drawn } = data;
      if (bytes !== digestOf(shown.bytes) || words !== digestOf(shown.fullPrompt)) return undefined;
      return { ...drawn, id: payload.jti };
    },
  };
}

async function verify(receipt: string, key: Uint8Array, clock: Clock) {
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: new Date(clock.now()) };
    return (await jwtVerify(receipt, key, options)).payload;
  } catch {
    // Whatever is wrong with it, it proves nothing.
    return undefined;
  }
}
