import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBrokenPromises, hashOf, type Visitor, welcomeVisitor } from '../../crash/visitor.ts';
import { expectStatus, UnexpectedAnswer } from '../../support/identity/account-client.ts';
import { type OrderedPicture, orderPicture } from './drawn-picture.ts';
import { openWithFiles } from './reader-role.ts';
import { pick, type Role, type Stage } from './stage.ts';
import { asServer } from './visitor-browser.ts';

/** The history answers the newest thirty; promises are looked up there. */
const MOST_IMAGES = 28;
/** A few returns of drawn images a day cost nothing. */
const MOST_STOPS = 3;
const SAVE_TRIES = 10;

/** Has an account: buys, generates, saves, looks at the history, deletes, and signs in anew now and then. */
export const member: Role = {
  name: 'member',
  weight: 24,
  begin(stage) {
    let visitor: Visitor | undefined;
    let stops = 0;
    const stopOnce = async (turn: Stage, who: Visitor) => {
      if (stops++ < MOST_STOPS) await stopRun(turn, who);
    };
    return {
      async arrive() {
        visitor = await welcomeVisitor(asServer(stage.origin, stage.browser.send));
      },
      async visit() {
        if (!visitor) throw new Error('A member came without an account.');
        await openWithFiles(stage, '/');
        await stage.think(1);
        const act = pick([makeRun, makeRun, makeRun, lookBack, lookBack, comeBack, stopOnce], stage.random);
        await act(stage, visitor).catch(forgiveRefusals);
        await stage.think(4);
      },
      findBrokenPromises: async () => (visitor ? await findBrokenPromises(visitor) : []),
    };
  },
};

/** The figures tell of what was refused; whoever was refused tries something else. */
function forgiveRefusals(error: unknown): void {
  if (!(error instanceof UnexpectedAnswer) || !isRefusal(error.status)) throw error;
}

const isRefusal = (status: number) => status === 503 || status === 429;

async function makeRun(stage: Stage, visitor: Visitor): Promise<void> {
  const { client, promises } = visitor;
  if (promises.saved.size >= MOST_IMAGES) return await lookBack(stage, visitor);
  // The day's credits pay for twenty pictures of the yellow tool.
  const tool = promises.yellowImages < 16 && stage.random() < 0.4 ? 'yellow' : 'green';
  const runId = randomUUID();
  const tiles = tool === 'green' ? [0, 1] : [0, 1, 2, 3];
  const drawn = await Promise.all(tiles.map((tile) => orderPicture(stage, client, { tool, runId, tile })));
  for (const picture of drawn.filter(({ status }) => status === 200)) {
    await savePicture(visitor, picture, tool);
  }
}

/** A page that was refused tries again; what is drawn waits ten minutes for it. */
async function savePicture(
  { client, promises }: Visitor,
  { bytes, holdId, side, prompt }: OrderedPicture,
  tool: 'green' | 'yellow',
): Promise<void> {
  const order = { bytes, tool, holdId, side, prompt };
  let answer = await client.save(order);
  for (let turn = 1; turn < SAVE_TRIES && isRefusal(answer.status); turn++) {
    await sleep(1000);
    answer = await client.save(order);
  }
  const { body } = expectStatus(answer, 200);
  promises.saved.set(body.image.id, hashOf(bytes));
  promises[tool === 'green' ? 'greenImages' : 'yellowImages'] += 1;
}

async function lookBack({ browser, random, think }: Stage, visitor: Visitor): Promise<void> {
  const { client, promises } = visitor;
  const { body: history } = expectStatus(await client.gallery(), 200);
  await Promise.all(history.slice(0, 8).map(({ thumbnailUrl }) => browser.open(thumbnailUrl)));
  if (history.length === 0) return;
  await think(1);
  const { id, url } = pick(history, random);
  await browser.open(url);
  if (random() < 0.6) return;
  expectStatus(await client.remove(id), 204);
  promises.deleted.add(id);
  if (random() < 0.5) return;
  expectStatus(await client.restore(id), 200);
  promises.deleted.delete(id);
}

async function comeBack(_: Stage, { client }: Visitor): Promise<void> {
  await client.signOut();
  await client.signIn();
  expectStatus(await client.status(), 200);
}

/** Presses Stop while the pictures are drawn, as the page does: hangs up, then gives the run back. */
async function stopRun(stage: Stage, { client }: Visitor): Promise<void> {
  const runId = randomUUID();
  const stopping = new AbortController();
  const timer = setTimeout(() => stopping.abort(), 80);
  const orders = [0, 1].map((tile) =>
    orderPicture(stage, client, { tool: 'green', runId, tile, side: 256, signal: stopping.signal }),
  );
  await Promise.allSettled(orders);
  clearTimeout(timer);
  expectStatus(await client.release({ runId }), 200);
}
