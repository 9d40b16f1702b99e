import { createHash, randomUUID } from 'node:crypto';
import { utcDate } from '../../src/shared/clock.ts';
import {
  type AccountClient,
  createAccountClient,
  expectStatus,
  UnexpectedAnswer,
} from '../support/identity/account-client.ts';
import type { ServerProcess } from './server-process.ts';

/** What one image costs on Booster, the cheapest plan that every visitor owns. */
export const GREEN_PRICE = 20;
const YELLOW_PRICE = 50;
const WELCOME_CREDITS = 500;
const BOOSTER_CREDITS = 5000;
const DAILY_CREDITS = 1000;

/**
 * A person with a browser: what they were told, they may rely on, whatever happened to the server.
 */
export interface Visitor {
  readonly client: AccountClient;
  readonly promises: Promises;
  /** The browser finds the server again after it was started anew. */
  moveTo(server: ServerProcess): void;
  server(): ServerProcess;
}

/** What the server acknowledged, and what that must come to. */
export interface Promises {
  /** SHA-256 of the bytes of each image that was saved, by the image's id. */
  saved: Map<string, string>;
  /** Images that were saved and then deleted. */
  deleted: Set<string>;
  /** Bytes of images that were delivered and left alone: the sweep saves them under ids of its own. */
  leftAlone: string[];
  greenImages: number;
  yellowImages: number;
  /** Standard credits that came in. */
  credits: number;
  /** Keys of activated licenses. */
  licenses: Set<string>;
  /** Daily balances are looked at only on the day they were opened. */
  since: string;
  /** Whether the account was deleted: nobody gets into it any more. */
  isDeleted: boolean;
}

/** A visitor who is not signed up yet. */
export function createVisitor(first: ServerProcess): Visitor {
  let server = first;
  const send = (path: string, init: RequestInit) => server.send(path, init);
  return {
    client: createAccountClient(send, { origin: first.url, email: `${randomUUID()}@example.com` }),
    promises: {
      saved: new Map(),
      deleted: new Set(),
      leftAlone: [],
      greenImages: 0,
      yellowImages: 0,
      credits: WELCOME_CREDITS,
      licenses: new Set(),
      since: utcDate(Date.now()),
      isDeleted: false,
    },
    moveTo(other) {
      server = other;
    },
    server: () => server,
  };
}

/** A visitor with an account, a pack of credits and the Unlimited plan. */
export async function welcomeVisitor(server: ServerProcess): Promise<Visitor> {
  const visitor = createVisitor(server);
  const { client, promises } = visitor;
  await client.signUp();
  expectStatus(await client.status(), 200);
  for (const plan of ['booster', 'unlimited']) {
    const { licenseKey } = expectStatus(await client.buy(plan), 200).body;
    expectStatus(await client.activate(licenseKey), 200);
    promises.licenses.add(licenseKey);
  }
  promises.credits += BOOSTER_CREDITS;
  return visitor;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @returns what was promised to this visitor and does not hold, one line each. */
export async function findBrokenPromises(visitor: Visitor): Promise<string[]> {
  const { client, promises } = visitor;
  if (promises.isDeleted) return await findWaysBack(visitor);
  const { body: status } = expectStatus(await client.status(), 200);
  const broken: string[] = [];
  const credits = promises.credits - promises.greenImages * GREEN_PRICE;
  if (status.credits !== credits) broken.push(`has ${status.credits} credits instead of ${credits}`);
  if (promises.licenses.size > 1 && promises.since === utcDate(Date.now())) {
    const daily = DAILY_CREDITS - promises.yellowImages * YELLOW_PRICE;
    if (status.yellowToolDailyCredits !== daily)
      broken.push(`has ${status.yellowToolDailyCredits} daily credits instead of ${daily}`);
  }
  for (const key of promises.licenses) {
    const times = status.licenses.filter((license) => license.key === key).length;
    if (times !== 1) broken.push(`has license ${key} ${times} times`);
  }
  return [...broken, ...(await findBrokenImages(visitor))].map((line) => `${client.email} ${line}`);
}

/** A token that was given before is good for minutes, and shows what is left: licenses without their keys. */
async function findWaysBack({ client, promises }: Visitor): Promise<string[]> {
  const { status, body } = await client.status();
  const isSomethingLeft = body.credits > 0 || body.licenses?.some(({ key }) => promises.licenses.has(key));
  const broken = status === 200 && isSomethingLeft ? ['finds credits or keys in a deleted account'] : [];
  // Whoever tries too often is turned away for that, and is not in either.
  await client.signIn().then(
    () => broken.push('can sign in to a deleted account'),
    (error) => {
      if (!(error instanceof UnexpectedAnswer && [401, 429].includes(error.status))) throw error;
    },
  );
  return broken.map((line) => `${client.email} ${line}`);
}

async function findBrokenImages({ client, promises, server }: Visitor): Promise<string[]> {
  const { body: history } = expectStatus(await client.gallery(), 200);
  const broken: string[] = [];
  const found = new Map<string, string>();
  for (const { id, url } of history) {
    const answer = await server().send(url);
    if (answer.status !== 200) broken.push(`cannot open image ${id}: ${answer.status}`);
    found.set(id, hashOf(new Uint8Array(await answer.arrayBuffer())));
  }
  const left = [...promises.leftAlone];
  for (const [id, hash] of found) {
    const promised = promises.saved.get(id);
    const position = left.indexOf(hash);
    if (promised !== undefined && promised !== hash) broken.push(`finds other bytes in image ${id}`);
    if (promised === undefined && position < 0) broken.push(`finds image ${id}, which was never saved`);
    if (promised === undefined && position >= 0) left.splice(position, 1);
    if (promises.deleted.has(id)) broken.push(`finds image ${id}, which was deleted`);
  }
  for (const id of promises.saved.keys()) {
    if (!found.has(id) && !promises.deleted.has(id)) broken.push(`misses image ${id}`);
  }
  if (left.length > 0) broken.push(`misses ${left.length} images that were paid for and left alone`);
  return broken;
}
