import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Mailer } from './mail.types.ts';
import { createTestMailer, createTestOutbox, testMail } from './test-outbox.ts';

const LEASE_MS = 3 * 60_000;

describeOnEveryDatabase('two servers with one outbox', (open) => {
  it('send every mail once between them', async () => {
    const { database, openAgain } = await open();
    const { mailer, sent } = createTestMailer();
    const first = createTestOutbox(database, { mailer });
    const second = createTestOutbox(await openAgain(), { mailer });
    await database.transaction(async (transaction) => {
      for (let number = 0; number < 20; number++)
        await first.outbox.write(transaction, testMail({ subject: `Mail ${number}` }));
    });
    await Promise.all([1, 2, 3].flatMap(() => [first.outbox.deliverDue(), second.outbox.deliverDue()]));
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(20);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it('write one mail for one cause', async () => {
    const { database, openAgain } = await open();
    const first = createTestOutbox(database);
    const second = createTestOutbox(await openAgain());
    const mail = testMail({ idempotencyKey: 'receipt:1' });
    const written = await Promise.all([first.outbox.post(mail), second.outbox.post(mail)]);
    expect(written.sort()).toEqual([false, true]);
    await Promise.all([first.outbox.deliverDue(), second.outbox.deliverDue()]);
    await Promise.all([first.outbox.stop(), second.outbox.stop()]);
    expect([...first.sent, ...second.sent]).toHaveLength(1);
  });

  it('leave a mail to the one that is sending it, and take it over when that one died', async () => {
    const { database, openAgain } = await open();
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const dying: Mailer = {
      kind: 'smtp',
      send() {
        begun();
        return new Promise(() => {});
      },
      close() {},
    };
    const dead = createTestOutbox(database, { mailer: dying });
    const living = createTestOutbox(await openAgain());
    await database.transaction((transaction) => dead.outbox.write(transaction, testMail()));
    void dead.outbox.deliverDue();
    await hasBegun;
    living.clock.advance(LEASE_MS - 1);
    await living.outbox.deliverDue();
    expect(living.sent).toEqual([]);
    living.clock.advance(1);
    await living.outbox.deliverDue();
    expect(living.sent).toHaveLength(1);
  });

  it('let a server that comes back too late change nothing', async () => {
    const { database, openAgain } = await open();
    let answer: (error?: Error) => void = () => {};
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow: Mailer = {
      kind: 'smtp',
      send() {
        begun();
        return new Promise((resolve, reject) => {
          answer = (error) => (error ? reject(error) : resolve());
        });
      },
      close() {},
    };
    const late = createTestOutbox(database, { mailer: slow });
    const quick = createTestOutbox(await openAgain());
    await database.transaction((transaction) => late.outbox.write(transaction, testMail()));
    const delivering = late.outbox.deliverDue();
    await hasBegun;
    quick.clock.advance(LEASE_MS);
    await quick.outbox.deliverDue();
    answer(new Error('The connection was lost.'));
    await delivering;
    const row = await database.reader.selectFrom('mail_outbox').select('state').executeTakeFirstOrThrow();
    expect(row.state).toBe('sent');
  });
});
