import { setTimeout as sleep } from 'node:timers/promises';
import { createSignUp } from '../../crash/journeys.ts';
import type { ServerProcess } from '../../crash/server-process.ts';
import { createVisitor, findBrokenPromises, type Visitor } from '../../crash/visitor.ts';
import { expectStatus } from '../../support/identity/account-client.ts';
import {
  ALL_SHOPS,
  type Sale,
  type ShopTrade,
  SIGNING_SHOPS,
  writeRefund,
} from '../../support/shops/shop-trade.ts';
import {
  type CreatePersistentVisitor,
  type MayGoOn,
  type PersistentVisitor,
  persist,
} from './persistent-visitors.ts';

/** A status lists every license, so whoever has bought so often comes with another account. */
const MOST_PURCHASES = 20;
const PAUSE_MS = 200;
/** Refunds whose storing failed after their message was answered follow with the next round, a minute later. */
const SETTLED_WITHIN_MS = 75_000;
const LOOK_AGAIN_MS = 1000;

/** Buys in all shops, activates what they bought, and sometimes wants their money back. */
export function createBuyer(trade: ShopTrade): CreatePersistentVisitor {
  return (server, random): PersistentVisitor => {
    const accounts: Visitor[] = [];
    const complaints = new Set<string>();
    let purchases = 0;
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    const findAccount = async (mayGoOn: MayGoOn): Promise<Visitor> => {
      const current = accounts.at(-1);
      if (current && purchases % MOST_PURCHASES !== 0) return current;
      const visitor = await signUp(server, mayGoOn);
      accounts.push(visitor);
      return visitor;
    };
    return {
      async visit(mayGoOn) {
        const visitor = await findAccount(mayGoOn);
        const act = pick(BUYER_ACTS) ?? keep;
        const shop = pick(act === keep ? ALL_SHOPS : SIGNING_SHOPS) ?? 'polar';
        const sale = trade.sell(shop, visitor.client.email);
        await act({ trade, visitor, sale, server, mayGoOn, complain: (line) => complaints.add(line) });
        purchases += 1;
        await sleep(PAUSE_MS);
      },
      async findBrokenPromises() {
        const broken: string[] = [...complaints];
        for (const visitor of accounts) broken.push(...(await findUnsettled(visitor)));
        return broken;
      },
      forgetTheDay: () => {},
    };
  };
}

async function signUp(server: ServerProcess, mayGoOn: MayGoOn): Promise<Visitor> {
  const visitor = createVisitor(server);
  const journey = createSignUp(visitor, { databaseUrl: '', dataDir: '' });
  await persist(() => journey.walk(), mayGoOn, visitor);
  // None of these plans has daily credits.
  visitor.promises.since = '';
  return visitor;
}

async function findUnsettled(visitor: Visitor): Promise<string[]> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  await visitor.client.refreshToken();
  for (;;) {
    const broken = await findBrokenPromises(visitor);
    if (broken.length === 0 || performance.now() > deadline) return broken;
    await sleep(LOOK_AGAIN_MS);
  }
}

interface Purchase {
  trade: ShopTrade;
  visitor: Visitor;
  sale: Sale;
  server: ServerProcess;
  mayGoOn: MayGoOn;
  complain: (line: string) => void;
}

type BuyerAct = (purchase: Purchase) => Promise<void>;

const keep: BuyerAct = async (purchase) => {
  const { visitor, sale } = purchase;
  await activate(purchase);
  visitor.promises.credits += sale.credits;
  visitor.promises.licenses.add(sale.key);
};

/** What was given is taken back, and what was taken back stays so. */
const returnAfter: BuyerAct = async (purchase) => {
  const { trade, visitor, sale } = purchase;
  await activate(purchase);
  visitor.promises.licenses.add(sale.key);
  trade.refund(sale);
  await tellOfRefund(purchase);
};

/** The shop's word comes first: the key opens nothing any more. */
const returnBefore: BuyerAct = async (purchase) => {
  purchase.trade.refund(purchase.sale);
  await tellOfRefund(purchase);
  await expectWithdrawn(purchase);
};

/** Both at once, in the order of chance: in the end there is nothing, either way. */
const returnMeanwhile: BuyerAct = async (purchase) => {
  const { visitor, sale, mayGoOn } = purchase;
  const use = async () => {
    const answer = await visitor.client.activate(sale.key);
    if (answer.status !== 400) expectOneOf(answer, [200, 409]);
  };
  const writeDuring = async () => {
    purchase.trade.refund(sale);
    await tellOfRefund(purchase);
  };
  await Promise.all([persist(use, mayGoOn, visitor), writeDuring()]);
};

const BUYER_ACTS: readonly BuyerAct[] = [keep, keep, keep, returnAfter, returnBefore, returnMeanwhile];

/** Whoever lost the answer to an activation is told that it is theirs already. */
async function activate({ visitor, sale, mayGoOn, complain }: Purchase): Promise<void> {
  const use = async () => {
    const answer = await visitor.client.activate(sale.key);
    // Whatever a shop does, nobody may hear that their purchase is none.
    if (answer.status === 400) complain(`a buyer was told of a good key: ${JSON.stringify(answer.body)}`);
    expectOneOf(answer, [200, 409]);
  };
  await persist(use, mayGoOn, visitor);
}

async function expectWithdrawn({ visitor, sale, mayGoOn, complain }: Purchase): Promise<void> {
  const use = async () => {
    const answer = await visitor.client.activate(sale.key);
    if (answer.status === 200) complain(`a refunded ${sale.shop} key was activated`);
    if (answer.status !== 200) expectStatus(answer, 400);
  };
  await persist(use, mayGoOn, visitor);
}

/** A shop repeats a message until it is answered 200. */
async function tellOfRefund({ sale, server, mayGoOn }: Purchase): Promise<void> {
  await persist(async () => {
    const { path, headers, body } = writeRefund(sale);
    const answer = await server.send(path, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(`A message of ${sale.shop} was answered ${answer.status}.`);
  }, mayGoOn);
}

function expectOneOf(answer: Parameters<typeof expectStatus>[0], expected: readonly number[]): void {
  if (!expected.includes(answer.status)) expectStatus(answer, expected[0] ?? 200);
}
