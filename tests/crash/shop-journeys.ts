import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopName, ShopServers } from '../support/shops/shop-servers.ts';
import {
  type Sale,
  type ShopLetter,
  type ShopTrade,
  writeNothing,
  writeRefund,
} from '../support/shops/shop-trade.ts';
import { age } from './ageing.ts';
import type { CreateJourney, JourneySurroundings } from './journeys.ts';
import type { JourneyKind } from './kill-plan.ts';
import type { MailPromises } from './mail-promises.ts';
import type { Visitor } from './visitor.ts';

interface ShopStory {
  servers: ShopServers;
  trade: ShopTrade;
  mails: MailPromises;
  /** Whether the mail to a forgotten password has come to an address. */
  hasReset(to: string): boolean;
}

/** What is done where real shops sell: buying, giving back, and asking for mails. */
export function shopJourneys(story: ShopStory): JourneyKind[] {
  return [
    { name: 'purchase at Gumroad', create: createPurchase(story, 'gumroad') },
    { name: 'purchase at Lemon Squeezy', create: createPurchase(story, 'lemon-squeezy') },
    { name: 'purchase at Polar', create: createPurchase(story, 'polar') },
    {
      name: 'refund that Lemon Squeezy signs',
      create: createRefund(story, signedRefund(story, 'lemon-squeezy')),
    },
    { name: 'refund that Polar signs', create: createRefund(story, signedRefund(story, 'polar')) },
    { name: 'refund that Gumroad hints at', create: createRefund(story, hintedRefund(story)) },
    { name: 'refund before the activation', create: createEarlyRefund(story) },
    { name: 'forgotten password', create: createForgottenPassword(story) },
  ];
}

const createPurchase =
  (story: ShopStory, shop: ShopName): CreateJourney =>
  (visitor, surroundings) => {
    const sale = story.trade.sell(shop, visitor.client.email);
    const use = createActivation(story, { visitor, sale });
    return {
      async walk() {
        await use();
        await carryMails(visitor, surroundings);
      },
    };
  };

interface RefundWay {
  shop: ShopName;
  /** The money goes back; the site does not know of it yet. */
  giveBack(sale: Sale): void;
  /** How the site is told. */
  letter(sale: Sale): ShopLetter;
  before?: RefundStep;
  after?: RefundStep;
}

/** What the site does at every walk, on this side of the letter or that. */
type RefundStep = (visitor: Visitor, surroundings: JourneySurroundings) => Promise<unknown>;

/** A shop repeats a message until it is answered, and not after. */
const createRefund =
  (story: ShopStory, { shop, giveBack, letter, before, after }: RefundWay): CreateJourney =>
  (visitor, surroundings) => {
    const sale = story.trade.sell(shop, visitor.client.email);
    let isAcknowledged = false;
    return {
      async prepare() {
        await createActivation(story, { visitor, sale })();
        await carryMails(visitor, surroundings);
        giveBack(sale);
      },
      async walk() {
        await before?.(visitor, surroundings);
        if (!isAcknowledged) {
          await deliver(visitor, letter(sale));
          isAcknowledged = true;
          visitor.promises.credits -= sale.credits;
        }
        await after?.(visitor, surroundings);
      },
    };
  };

/**
 * What was noted before the server died is carried out by the next round, and the message that comes
 * again then must take nothing more.
 */
function signedRefund({ trade }: ShopStory, shop: 'lemon-squeezy' | 'polar'): RefundWay {
  return {
    shop,
    giveBack: trade.refund,
    letter: writeRefund,
    before: (visitor) => visitor.server().steer('check-licenses'),
  };
}

/** Gumroad proves nothing: its word makes the license due, and the next round asks. */
function hintedRefund({ servers }: ShopStory): RefundWay {
  return {
    shop: 'gumroad',
    giveBack(sale) {
      const sold = servers.gumroad.sales.get(sale.key);
      if (sold) sold.facts = { refunded: true };
    },
    letter: (sale) => writeNothing(servers, sale),
    async after(visitor, surroundings) {
      await age(surroundings, 'checks');
      await visitor.server().steer('check-licenses');
    },
  };
}

/** The shop's word comes first: the key opens nothing, however often it is tried. */
const createEarlyRefund =
  ({ trade }: ShopStory): CreateJourney =>
  (visitor) => {
    const sale = trade.sell('lemon-squeezy', visitor.client.email);
    trade.refund(sale);
    return {
      async walk() {
        await deliver(visitor, writeRefund(sale));
        const { status } = await visitor.client.activate(sale.key);
        if (status !== 400) throw new Error(`A refunded key was answered ${status}.`);
      },
    };
  };

const RESET_TRIES = 50;
const RESET_PAUSE_MS = 100;

/** The answer tells nobody whether there is an account, so it comes before the mail is written; whoever gets none asks again. */
const createForgottenPassword =
  ({ hasReset }: ShopStory): CreateJourney =>
  ({ client, server }, surroundings) => ({
    async walk() {
      const answer = await server().send('/api/auth/request-password-reset', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: server().url },
        body: JSON.stringify({ email: client.email }),
      });
      if (answer.status !== 202) throw new Error(`A forgotten password was answered ${answer.status}.`);
      for (let tries = 0; tries < RESET_TRIES && !hasReset(client.email); tries++) {
        await sleep(RESET_PAUSE_MS);
        await carryMails({ server }, surroundings);
      }
      if (!hasReset(client.email)) throw new Error('The mail to a forgotten password did not come.');
    },
  });

/** Whoever lost the answer is told that the license is theirs already. */
function createActivation({ mails }: ShopStory, { visitor, sale }: { visitor: Visitor; sale: Sale }) {
  const { client, promises } = visitor;
  const countOnce = onceOnly(() => {
    promises.credits += sale.credits;
    promises.licenses.add(sale.key);
    mails.promiseReceipt(client.email, sale.key);
  });
  return async () => {
    const { status, body } = await client.activate(sale.key);
    if (status !== 200 && status !== 409) {
      throw new Error(`A key of ${sale.shop} was answered ${status}: ${JSON.stringify(body)}`);
    }
    countOnce();
  };
}

async function deliver(visitor: Visitor, { path, headers, body }: ShopLetter): Promise<void> {
  const answer = await visitor.server().send(path, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`A letter to ${path} was answered ${answer.status}.`);
}

/** Lets leases of dead servers run out, and sends what waits. */
export async function carryMails(
  { server }: Pick<Visitor, 'server'>,
  surroundings: JourneySurroundings,
): Promise<void> {
  await age(surroundings, 'mails');
  await server().steer('send-mails');
}

function onceOnly(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}
