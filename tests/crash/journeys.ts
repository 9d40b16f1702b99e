import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import {
  type Answer,
  type DrawnTile,
  expectStatus,
  type SaveAnswer,
  UnexpectedAnswer,
} from '../support/identity/account-client.ts';
import { age } from './ageing.ts';
import { hashOf, type Visitor } from './visitor.ts';

/**
 * Something a visitor does. Walking it again after the server died in the midst, with everything the
 * browser still knows, must come to the same end as walking it once in peace.
 */
export interface Journey {
  /** What comes before, in peace. */
  prepare?(): Promise<void>;
  walk(): Promise<void>;
}

/** How tests reach the data itself, to let time pass in it. */
export interface JourneySurroundings {
  databaseUrl: string;
  dataDir: string;
}

export type CreateJourney = (visitor: Visitor, surroundings: JourneySurroundings) => Journey;

const PACK_CREDITS = 30_000;
const ACCOUNT_EXISTS = 422;

/** Whoever lost the answer to their sign-up is told that the account exists, and signs in. */
export const createSignUp: CreateJourney = ({ client }) => ({
  async walk() {
    await client.signUp().catch(async (error) => {
      if (!(error instanceof UnexpectedAnswer) || error.status !== ACCOUNT_EXISTS) throw error;
      await client.signIn();
    });
    expectStatus(await client.status(), 200);
  },
});

export const createRun =
  (tool: 'green' | 'yellow'): CreateJourney =>
  (visitor) => {
    const runId = randomUUID();
    const tiles = tool === 'green' ? [0, 1] : [0, 1, 2, 3];
    const countOnce = once(() => {
      visitor.promises[tool === 'green' ? 'greenImages' : 'yellowImages'] += tiles.length;
    });
    return {
      async walk() {
        const drawn = await Promise.all(tiles.map((tile) => drawTile(visitor, { tool, runId, tile })));
        for (const { bytes, holdId } of drawn) {
          rememberSaved(visitor, bytes, await visitor.client.save({ bytes, tool, holdId }));
        }
        countOnce();
      },
    };
  };

export const createStoppedRun: CreateJourney = (visitor) => {
  const runId = randomUUID();
  return {
    async walk() {
      const drawn = await Promise.all(
        [0, 1].map((tile) => visitor.client.draw({ tool: 'green', runId, tile, seed: tile })),
      );
      for (const { status } of drawn) expectOneOf(status, [200, 409, 503]);
      const holdIds = drawn.flatMap(({ holdId }) => holdId ?? []);
      const { body } = expectStatus(await visitor.client.release({ holdIds, runId }), 200);
      if (body.kept.length > 0) throw new Error('A stopped image was kept.');
    },
  };
};

/** The tab dies after the images came: they are paid for and kept, later. */
export const createForgottenRun: CreateJourney = (visitor, surroundings) => {
  const runId = randomUUID();
  const countOnce = once((drawn: DrawnTile[]) => {
    visitor.promises.greenImages += drawn.length;
    visitor.promises.leftAlone.push(...drawn.map(({ bytes }) => hashOf(bytes)));
  });
  return {
    async walk() {
      const drawn = await Promise.all(
        [0, 1].map((tile) => drawTile(visitor, { tool: 'green', runId, tile })),
      );
      await age(surroundings, 'deliveries');
      await visitor.server().steer('run-jobs');
      countOnce(drawn);
    },
  };
};

/** Only the first image of the run was ever asked for; what was set aside for the other comes back. */
export const createHalfRun: CreateJourney = (visitor, surroundings) => {
  const runId = randomUUID();
  const countOnce = once(() => {
    visitor.promises.greenImages += 1;
  });
  return {
    async walk() {
      const { bytes, holdId } = await drawTile(visitor, { tool: 'green', runId, tile: 0 });
      await age(surroundings, 'leases');
      await visitor.server().steer('run-jobs');
      rememberSaved(visitor, bytes, await visitor.client.save({ bytes, tool: 'green', holdId }));
      countOnce();
    },
  };
};

/** An image that another service made. */
export const createKeyedSave: CreateJourney = (visitor) => {
  const image = createOwnImage(visitor);
  return { walk: async () => void (await image.save()) };
};

export const createChangeOfMind: CreateJourney = (visitor) => {
  const image = createOwnImage(visitor);
  let id = '';
  return {
    async prepare() {
      id = await image.save();
    },
    async walk() {
      expectOneOf((await visitor.client.remove(id)).status, [204, 404]);
      expectOneOf((await visitor.client.restore(id)).status, [200, 404]);
      expectOneOf((await visitor.client.remove(id)).status, [204, 404]);
      visitor.promises.deleted.add(id);
    },
  };
};

export const createPurge: CreateJourney = (visitor, surroundings) => {
  const image = createOwnImage(visitor);
  return {
    async prepare() {
      // What others left goes first, so that each walk meets one image.
      await age(surroundings, 'deletions');
      await visitor.server().steer('run-jobs');
      const id = await image.save();
      expectStatus(await visitor.client.remove(id), 204);
      visitor.promises.deleted.add(id);
      await age(surroundings, 'deletions');
    },
    async walk() {
      await visitor.server().steer('run-jobs');
    },
  };
};

export const createThumbnailView: CreateJourney = (visitor) => {
  const image = createOwnImage(visitor);
  return {
    async prepare() {
      await image.save();
    },
    async walk() {
      const [newest] = expectStatus(await visitor.client.gallery(), 200).body;
      const answer = await visitor.server().send(newest?.thumbnailUrl ?? '');
      expectOneOf(answer.status, [200]);
      await sharp(await answer.arrayBuffer()).stats();
    },
  };
};

export const createActivation: CreateJourney = (visitor) => {
  let key = '';
  const countOnce = once(() => {
    visitor.promises.credits += PACK_CREDITS;
    visitor.promises.licenses.add(key);
  });
  return {
    async walk() {
      // A key that was lost with its answer stays unused; a shop would mail it.
      if (!key) key = expectStatus(await visitor.client.buy('professional'), 200).body.licenseKey;
      expectOneOf((await visitor.client.activate(key)).status, [200, 409]);
      countOnce();
    },
  };
};

/** Whoever lost the answer finds the account gone. Its pictures follow by the gallery's job. */
export const createDeletion: CreateJourney = (visitor) => {
  const { client, promises } = visitor;
  const image = createOwnImage(visitor);
  return {
    async prepare() {
      await image.save();
    },
    async walk() {
      const { status } = await client.call('POST', '/account/delete', { password: client.password });
      expectOneOf(status, [204, 401]);
      promises.isDeleted = true;
    },
  };
};

export function createOwnImage({ client, promises }: Visitor) {
  const idempotencyKey = randomUUID();
  const drawing = drawDots();
  const countOnce = once(() => {
    promises.greenImages += 1;
  });
  return {
    async save(): Promise<string> {
      const bytes = await drawing;
      const { body } = expectStatus(await client.save({ bytes, tool: 'green', idempotencyKey }), 200);
      promises.saved.set(body.image.id, hashOf(bytes));
      countOnce();
      return body.image.id;
    },
  };
}

/** A picture that nobody has saved before. */
async function drawDots(): Promise<Uint8Array> {
  const raw = { width: 64, height: 64, channels: 3 as const };
  return await sharp(randomBytes(64 * 64 * 3), { raw })
    .png()
    .toBuffer();
}

export async function drawTile(
  { client }: Visitor,
  order: { tool: 'green' | 'yellow'; runId: string; tile: number; tiles?: number; variation?: number },
): Promise<DrawnTile> {
  const drawn = await client.draw({
    ...order,
    seed: Number.parseInt(order.runId.slice(0, 6), 16) + order.tile,
  });
  if (drawn.status === 200) return drawn;
  throw new Error(`An image answered ${drawn.status}: ${Buffer.from(drawn.bytes).toString()}`);
}

export function rememberSaved({ promises }: Visitor, bytes: Uint8Array, answer: Answer<SaveAnswer>): void {
  const { id } = expectStatus(answer, 200).body.image;
  promises.saved.set(id, hashOf(bytes));
}

export function expectOneOf(status: number, expected: readonly number[]): void {
  if (!expected.includes(status)) throw new Error(`Answered ${status} instead of ${expected.join(' or ')}.`);
}

/** A journey that is walked twice counts once. */
export function once<Parameters extends unknown[]>(
  act: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  let done = false;
  return (...parameters) => {
    if (!done) act(...parameters);
    done = true;
  };
}
