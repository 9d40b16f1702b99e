import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountRuns } from '../../src/features/gallery/viewing/account-runs.schema.ts';
import { expectStatus, type SaveAnswer } from '../support/identity/account-client.ts';
import { age } from './ageing.ts';
import { type CreateJourney, drawTile, expectOneOf, once, rememberSaved } from './journeys.ts';
import { hashOf } from './visitor.ts';

type Tile = AccountRuns['runs'][number]['tiles'][number];

const DRAWN_WITHIN_MS = 30_000;

/** The tab is closed while its pictures are drawn: they are drawn to the end, paid for and kept. */
export const createOutlivingRun: CreateJourney = (visitor, surroundings) => {
  const { client, promises } = visitor;
  const runId = randomUUID();
  const readTiles = async () => {
    const answer = await client.call<AccountRuns>('GET', `/images/runs?ids=${runId}`);
    return expectStatus(answer, 200).body.runs.flatMap(({ tiles }) => tiles);
  };
  const countOnce = once((images: number) => {
    promises.greenImages += images;
  });
  return {
    async walk() {
      const tab = new AbortController();
      const draw = async (tile: number) => {
        await client.draw({ tool: 'green', runId, tile, seed: tile, signal: tab.signal }).catch((error) => {
          if (!tab.signal.aborted) throw error;
        });
      };
      const close = async () => {
        await waitForTiles(readTiles, (tiles) => tiles.length === 2);
        tab.abort();
      };
      await Promise.all([draw(0), draw(1), close()]);
      await waitForTiles(readTiles, (tiles) => tiles.every(({ state }) => state !== 'open'));
      await age(surroundings, 'deliveries');
      await visitor.server().steer('run-jobs');
      const tiles = await readTiles();
      for (const { image, state } of tiles) {
        if (!image) throw new Error(`A picture is ${state} instead of in the gallery.`);
        const answer = await visitor.server().send(image.url);
        promises.saved.set(image.id, hashOf(new Uint8Array(await answer.arrayBuffer())));
      }
      countOnce(tiles.length);
    },
  };
};

async function waitForTiles(read: () => Promise<Tile[]>, isReached: (tiles: Tile[]) => boolean) {
  for (const deadline = Date.now() + DRAWN_WITHIN_MS; ; await sleep(10)) {
    const tiles = await read();
    if (isReached(tiles)) return;
    if (Date.now() > deadline) throw new Error(`The run stands still: ${JSON.stringify(tiles)}`);
  }
}

/** One picture of a run is given back, and made again by a run of its own. */
export const createRetry: CreateJourney = (visitor) => {
  const { client, promises } = visitor;
  const [runId, again] = [randomUUID(), randomUUID()];
  const countOnce = once(() => {
    promises.greenImages += 2;
  });
  return {
    async walk() {
      const kept = await drawTile(visitor, { tool: 'green', runId, tile: 0 });
      const failed = await client.draw({ tool: 'green', runId, tile: 1, seed: 1 });
      expectOneOf(failed.status, [200, 409]);
      if (failed.holdId) expectStatus(await client.release({ holdIds: [failed.holdId] }), 200);
      const retried = await drawTile(visitor, { tool: 'green', runId: again, tile: 0, tiles: 1 });
      for (const { bytes, holdId } of [kept, retried])
        rememberSaved(visitor, bytes, await client.save({ bytes, tool: 'green', holdId }));
      countOnce();
    },
  };
};

/** A picture of the same words, read in another way. */
export const createVariation: CreateJourney = (visitor) => {
  const runId = randomUUID();
  const countOnce = once(() => {
    visitor.promises.yellowImages += 1;
  });
  return {
    async walk() {
      const order = { tool: 'yellow', runId, tile: 0, tiles: 1, variation: 3 } as const;
      const { bytes, holdId } = await drawTile(visitor, order);
      rememberSaved(visitor, bytes, await visitor.client.save({ bytes, tool: 'yellow', holdId }));
      countOnce();
    },
  };
};

/** What was drawn before there was an account comes into its gallery at no price, and once. */
export const createMovingIn: CreateJourney = (visitor) => {
  const fullPrompt = 'a heron by a pond';
  let drawn: { bytes: Uint8Array; receipt: string | null } | undefined;
  const drawAsGuest = async () => {
    const query = new URLSearchParams({ width: '64', height: '64', seed: String(randomInt(1_000_000_000)) });
    const answer = await visitor.server().send(`/prompt/${encodeURIComponent(fullPrompt)}?${query}`, {
      headers: { 'X-Dreamseed-Tool': 'green', 'X-Dreamseed-Run': randomUUID(), 'X-Dreamseed-Tile': '0' },
    });
    expectOneOf(answer.status, [200]);
    const receipt = answer.headers.get('X-Dreamseed-Receipt');
    return { receipt, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  return {
    async walk() {
      drawn ??= await drawAsGuest();
      const { bytes, receipt } = drawn;
      const answer = await visitor.client.call<SaveAnswer>('POST', '/images/save', {
        base64Image: Buffer.from(bytes).toString('base64'),
        ...{ prompt: 'a heron', fullPrompt, width: 64, height: 64, generatorType: 'green', receipt },
      });
      rememberSaved(visitor, bytes, answer);
    },
  };
};
