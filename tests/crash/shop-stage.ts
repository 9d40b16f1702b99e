import { expectStatus } from '../support/account-client.ts';
import { freePort } from '../support/free-port.ts';
import { startShopServers } from '../support/shop-servers.ts';
import { openTrade } from '../support/shop-trade.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import type { KillStage } from './kill-stage.ts';
import { createMailPromises, findStuckMails } from './mail-promises.ts';
import type { ServerProcess } from './server-process.ts';
import { carryMails, shopJourneys } from './shop-journeys.ts';
import { createVisitor, findBrokenPromises, type Visitor } from './visitor.ts';

/** What the mail server does is a window too: it has a mail, and the site does not know yet. */
const MAIL_TAKEN = 'while a mail is taken';

const RESET = /password/i;

export interface ShopStage extends KillStage {
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
      await carryMails(visitor, place);
      const { email } = visitor.client;
      return [
        ...(await findBrokenPromises(visitor)),
        ...mails.findBroken(email, post.mails).map((line) => `${email} ${line}`),
        ...(await findStuckMails(place)),
      ];
    },
    async close() {
      await post.close();
      await servers.close();
    },
  };
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
