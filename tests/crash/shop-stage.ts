import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../machine/free-port.ts';
import { expectStatus } from '../support/identity/account-client.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { startShopServers } from '../support/shops/shop-servers.ts';
import { openTrade } from '../support/shops/shop-trade.ts';
import type { DataPlace } from './data-faults.ts';
import type { KillStage } from './kill-stage.ts';
import { createMailPromises, findStuckMails } from './mail-promises.ts';
import type { ServerProcess } from './server-process.ts';
import { carryMails, shopJourneys } from './shop-journeys.ts';
import { createVisitor, findBrokenPromises, type Visitor } from './visitor.ts';

/** What the mail server does is a window too: it has a mail, and the site does not know yet. */
const MAIL_TAKEN = 'while a mail is taken';

const RESET = /password/i;

const CARRY_TRIES = 20;
const CARRY_PAUSE_MS = 250;

interface ShopStage extends KillStage {
  close(): Promise<void>;
}

/** Three real shops sell, and a real mail server carries mails. */
export async function openShopStage(): Promise<ShopStage> {
  let site: ServerProcess | undefined;
  const servers = await startShopServers();
  const post = await startSmtpServer({
    // Whoever dies of this answers no more.
    onTaken: async () => void (await site?.steer('reach', { window: MAIL_TAKEN }).catch(() => {})),
  });
  const mails = createMailPromises();
  const hasReset = (to: string) =>
    post.mails.some((mail) => mail.to.includes(to) && RESET.test(mail.headers.get('subject') ?? ''));
  const port = await freePort();
  return {
    kinds: shopJourneys({ servers, trade: openTrade(servers), mails, hasReset }),
    environment: {
      ...servers.settings,
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: post.url,
    },
    hasFirstStarts: false,
    welcome: welcomeToShops,
    moveTo(server) {
      site = server;
    },
    async findBrokenPromises(visitor, place) {
      const stuck = await carryAllMails(visitor, place);
      const { email } = visitor.client;
      return [
        ...(await findBrokenPromises(visitor)),
        ...mails.findBroken(email, post.mails).map((line) => `${email} ${line}`),
        ...stuck,
      ];
    },
    async close() {
      await post.close();
      await servers.close();
    },
  };
}

/**
 * A forgotten password is answered before its mail is written, so that one may come while others are
 * carried. @returns what is still there when nothing more comes.
 */
async function carryAllMails(visitor: Visitor, place: DataPlace): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    await carryMails(visitor, place);
    const stuck = await findStuckMails(place);
    if (stuck.length === 0 || tries === CARRY_TRIES) return stuck;
    await sleep(CARRY_PAUSE_MS);
  }
}

async function welcomeToShops(server: ServerProcess): Promise<Visitor> {
  const visitor = createVisitor(server);
  await visitor.client.signUp();
  expectStatus(await visitor.client.status(), 200);
  await server.steer('send-mails');
  // None of these plans has daily credits.
  visitor.promises.since = '';
  return visitor;
}
