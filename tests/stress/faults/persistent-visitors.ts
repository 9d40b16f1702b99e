import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CreateJourney,
  createChangeOfMind,
  createKeyedSave,
  createSignUp,
  createThumbnailView,
} from '../../crash/journeys.ts';
import type { ServerProcess } from '../../crash/server-process.ts';
import {
  createVisitor,
  findBrokenPromises,
  hashOf,
  type Visitor,
  welcomeVisitor,
} from '../../crash/visitor.ts';
import { expectStatus } from '../../support/identity/account-client.ts';
import { statusOf } from './honest-answers.ts';

/** How long somebody waits before they try the same thing again, in milliseconds. */
const TRY_AGAIN_MS = 200;
/** The history answers the newest thirty, and that is where promises are looked up. */
const MOST_IMAGES = 24;
/** The day's credits pay for twenty. */
const MOST_YELLOW_IMAGES = 16;
/** What the credits of the start pay for is 183. */
const MOST_GREEN_IMAGES = 150;
/** These journeys look at nothing but what they are answered. */
const NOWHERE = { databaseUrl: '', dataDir: '' };
const PAGES = [
  '/',
  '/blog',
  '/web-stories',
  '/about',
  '/blog?page=2',
  '/feeds/posts/default',
  '/sitemap.xml',
];

/** Somebody who does not give up: what fails is tried again until it comes about. */
export interface PersistentVisitor {
  /** One thing from its beginning to its end. @throws when the time is up before it came about. */
  visit(mayGoOn: MayGoOn): Promise<void>;
  /** @returns what was promised and does not hold. */
  findBrokenPromises(): Promise<string[]>;
  /** What was promised of a day does not hold on another. */
  forgetTheDay(): void;
}

/** How long to try, as a question. */
export type MayGoOn = () => boolean;

export type CreatePersistentVisitor = (
  server: ServerProcess,
  random: () => number,
) => Promise<PersistentVisitor> | PersistentVisitor;

const nothingPromised = { findBrokenPromises: async () => [], forgetTheDay: () => {} };

/** Repeats `act` until it does not throw; a sign-in that ran out is renewed as the page does. */
export async function persist<Result>(
  act: () => Promise<Result>,
  mayGoOn: MayGoOn,
  visitor?: Visitor,
): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!mayGoOn()) throw error;
      if (statusOf(error) === 401) await visitor?.client.refreshToken().catch(() => {});
      await sleep(TRY_AGAIN_MS);
    }
  }
}

/** Has an account before anything goes wrong, generates on both tools, saves, looks back and deletes. */
async function createMember(server: ServerProcess, random: () => number): Promise<PersistentVisitor> {
  let visitor = await welcomeVisitor(server);
  const everybody = [visitor];
  return {
    async visit(mayGoOn) {
      // Whoever has spent what they bought makes room for the next.
      if (visitor.promises.greenImages >= MOST_GREEN_IMAGES) {
        visitor = await persist(() => welcomeVisitor(server), mayGoOn);
        everybody.push(visitor);
      }
      const { saved, deleted } = visitor.promises;
      const isFull = saved.size - deleted.size >= MOST_IMAGES;
      const act = isFull ? tidyUp : (MEMBER_ACTS[Math.floor(random() * MEMBER_ACTS.length)] ?? tidyUp);
      await act(visitor, mayGoOn);
    },
    async findBrokenPromises() {
      const broken: string[] = [];
      for (const each of everybody) {
        await each.client.refreshToken();
        broken.push(...(await findBrokenPromises(each)));
      }
      return broken;
    },
    forgetTheDay() {
      for (const { promises } of everybody) promises.since = '';
    },
  };
}

type MemberAct = (visitor: Visitor, mayGoOn: MayGoOn) => Promise<void>;

const walk =
  (create: CreateJourney): MemberAct =>
  async (visitor, mayGoOn) => {
    const journey = create(visitor, NOWHERE);
    await persist(async () => journey.prepare?.(), mayGoOn, visitor);
    await persist(() => journey.walk(), mayGoOn, visitor);
  };

/** Deletes the oldest pictures, for the history shows so many. */
const tidyUp: MemberAct = async (visitor, mayGoOn) => {
  const { client, promises } = visitor;
  const live = [...promises.saved.keys()].filter((id) => !promises.deleted.has(id));
  for (const id of live.slice(0, live.length / 2)) {
    const remove = async () => {
      const answer = await client.remove(id);
      if (answer.status !== 404) expectStatus(answer, 204);
    };
    await persist(remove, mayGoOn, visitor);
    promises.deleted.add(id);
  }
};

/** A run as the page makes it: what is drawn is saved, and at its end nothing of it stays held. */
const makeRun: MemberAct = async (visitor, mayGoOn) => {
  const { client, promises } = visitor;
  const tool = promises.yellowImages < MOST_YELLOW_IMAGES && randomInt(2) === 0 ? 'yellow' : 'green';
  const runId = randomUUID();
  const tiles = tool === 'green' ? [0, 1] : [0, 1, 2, 3];
  const drawTile = async (tile: number) => {
    const drawn = await client.draw({ tool, runId, tile, seed: randomInt(1e9) }).catch(() => undefined);
    if (drawn?.status === 401) await client.refreshToken().catch(() => {});
    if (drawn?.status !== 200) return;
    const { bytes, holdId } = drawn;
    const save = async () => expectStatus(await client.save({ bytes, tool, holdId }), 200).body.image.id;
    promises.saved.set(await persist(save, mayGoOn, visitor), hashOf(bytes));
    promises[tool === 'green' ? 'greenImages' : 'yellowImages'] += 1;
  };
  await Promise.all(tiles.map(drawTile));
  await persist(async () => void expectStatus(await client.release({ runId }), 200), mayGoOn, visitor);
};

const MEMBER_ACTS = [
  makeRun,
  makeRun,
  walk(createKeyedSave),
  walk(createChangeOfMind),
  walk(createThumbnailView),
];

/** Comes for the first time, each time: signs up, whatever happens meanwhile. */
export function createNewcomer(server: ServerProcess): PersistentVisitor {
  const newcomers: Visitor[] = [];
  return {
    async visit(mayGoOn) {
      const visitor = createVisitor(server);
      const journey = createSignUp(visitor, NOWHERE);
      await persist(() => journey.walk(), mayGoOn, visitor);
      newcomers.push(visitor);
      await sleep(TRY_AGAIN_MS);
    },
    async findBrokenPromises() {
      const broken: string[] = [];
      for (const visitor of newcomers) {
        await visitor.client.refreshToken();
        broken.push(...(await findBrokenPromises(visitor)));
      }
      return broken;
    },
    forgetTheDay: () => {},
  };
}

/** Draws without an account. */
export function createGuest(server: ServerProcess): PersistentVisitor {
  const draw = async () => {
    const answer = await server.send(`/prompt/a%20kite?width=64&height=64&seed=${randomInt(1e9)}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`An image answered ${answer.status}.`);
  };
  return { ...nothingPromised, visit: (mayGoOn) => persist(draw, mayGoOn) };
}

/** Reads pages and searches. */
export function createReader(server: ServerProcess, random: () => number): PersistentVisitor {
  const search = () => `/blog?search=${['light', 'story', 'color'][Math.floor(random() * 3)]}`;
  return {
    ...nothingPromised,
    async visit(mayGoOn) {
      const path = random() < 0.2 ? search() : (PAGES[Math.floor(random() * PAGES.length)] ?? '/');
      await persist(async () => {
        const answer = await server.send(path);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      }, mayGoOn);
      await sleep(TRY_AGAIN_MS / 2);
    },
  };
}

/** Of four visitors two have an account, and one of the others reads, draws as a guest or signs up. */
export const USUAL_CAST: readonly CreatePersistentVisitor[] = [
  createMember,
  createReader,
  createMember,
  createGuest,
  createMember,
  createNewcomer,
];
