import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../db/database.types.ts';
import { createMailPurge } from './mail-outbox.ts';
import { MOST_ATTEMPTS, retryPause } from './mail-retry.ts';
import { createTestOutbox, testMail } from './test-outbox.ts';

const DAY = 86_400_000;

const readRow = (database: Database) =>
  database.reader.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();

describeOnEveryDatabase('the outbox', (open) => {
  it('sends a mail once and forgets to whom and what it was', async () => {
    const { database } = await open();
    const { outbox, sent } = createTestOutbox(database);
    await database.transaction((transaction) => outbox.write(transaction, testMail()));
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect(sent).toEqual([
      {
        id: expect.any(String),
        to: 'ada@example.com',
        subject: 'Hello',
        text: 'Hello Ada',
        html: '<p>Hello Ada</p>',
      },
    ]);
    const row = await readRow(database);
    expect(row).toMatchObject({ state: 'sent', recipient: null, text_body: null, html_body: null });
    expect(JSON.stringify(row)).not.toMatch(/Hello|example\.com/);
  });

  it('sends nothing for what was not committed', async () => {
    const { database } = await open();
    const { outbox, sent } = createTestOutbox(database);
    const failing = database.transaction(async (transaction) => {
      await outbox.write(transaction, testMail());
      throw new Error('The cause did not come about.');
    });
    await expect(failing).rejects.toThrow('did not come about');
    await outbox.deliverDue();
    expect(sent).toEqual([]);
  });

  it('sends one mail for one cause, also when it left already', async () => {
    const { database } = await open();
    const { outbox, sent } = createTestOutbox(database);
    const mail = testMail({ idempotencyKey: 'receipt:1' });
    expect(await outbox.post(mail)).toBe(true);
    expect(await outbox.post(mail)).toBe(false);
    await outbox.deliverDue();
    expect(await outbox.post(mail)).toBe(false);
    await outbox.deliverDue();
    expect(sent).toHaveLength(1);
  });

  it('tries again later, and later still, under the same id', async () => {
    const { database } = await open();
    const { outbox, clock, sent, fail, postponed } = createTestOutbox(database);
    fail('EENVELOPE 450', { times: 2 });
    await database.transaction((transaction) => outbox.write(transaction, testMail()));
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect(postponed).toEqual([
      { mailId: expect.any(String), kind: 'test', attempts: 1, reason: 'EENVELOPE 450' },
    ]);
    clock.advance(retryPause(1, 0.5));
    await outbox.deliverDue();
    expect(postponed).toHaveLength(2);
    clock.advance(retryPause(2, 0.5) - 1);
    await outbox.deliverDue();
    expect(sent).toEqual([]);
    clock.advance(1);
    await outbox.deliverDue();
    expect(sent.map(({ id }) => id)).toEqual([postponed[0]?.mailId]);
  });

  it('gives up at once where another try meets the same answer', async () => {
    const { database } = await open();
    const { outbox, sent, fail, givenUp } = createTestOutbox(database);
    fail('EENVELOPE 550', { isFinal: true });
    await outbox.post(testMail());
    await outbox.deliverDue();
    expect(givenUp).toEqual([
      { mailId: expect.any(String), kind: 'test', attempts: 1, reason: 'EENVELOPE 550' },
    ]);
    expect(JSON.stringify(givenUp)).not.toContain('ada@');
    expect(sent).toEqual([]);
    expect(await readRow(database)).toMatchObject({ state: 'given-up', recipient: null, text_body: null });
  });

  it('gives up after its last try', async () => {
    const { database } = await open();
    const { outbox, clock, fail, givenUp, postponed } = createTestOutbox(database);
    fail('ECONNECTION', { times: 100 });
    const usefulUntil = clock.now() + 100 * DAY;
    await database.transaction((transaction) => outbox.write(transaction, testMail({ usefulUntil })));
    for (let round = 0; round < MOST_ATTEMPTS + 3; round++) {
      await outbox.deliverDue();
      clock.advance(DAY);
    }
    expect(postponed).toHaveLength(MOST_ATTEMPTS - 1);
    expect(givenUp).toMatchObject([{ attempts: MOST_ATTEMPTS, reason: 'ECONNECTION' }]);
  });

  it('sends nothing that has lost its use, and does not wait for a try after that', async () => {
    const { database } = await open();
    const { outbox, clock, sent, fail, givenUp } = createTestOutbox(database);
    const write = (usefulUntil: number) =>
      database.transaction((transaction) => outbox.write(transaction, testMail({ usefulUntil })));
    await write(clock.now());
    await outbox.deliverDue();
    fail('ETIMEDOUT');
    await write(clock.now() + 1_000);
    await outbox.deliverDue();
    expect(givenUp.map(({ reason }) => reason)).toEqual(['too late', 'ETIMEDOUT, then too late']);
    expect(sent).toEqual([]);
  });

  it('counts the mails of a topic, and forgets old ones', async () => {
    const { database } = await open();
    const { outbox, clock } = createTestOutbox(database);
    const start = clock.now();
    await outbox.post(testMail());
    await outbox.post(testMail({ topic: 'test:ben' }));
    await outbox.deliverDue();
    clock.advance(1_000);
    await outbox.post(testMail());
    await outbox.deliverDue();
    expect(await outbox.countSince('test:ada', start)).toBe(2);
    expect(await outbox.countSince('test:ada', start + 1)).toBe(1);
    clock.advance(14 * DAY);
    await outbox.purge();
    expect(await outbox.countSince('test:ada', start)).toBe(1);
  });

  it('forgets the words of mails that nobody sends any more, as after mail was switched off', async () => {
    const { database } = await open();
    const { outbox, clock } = createTestOutbox(database);
    await database.transaction(async (transaction) => {
      await outbox.write(transaction, testMail({ usefulUntil: clock.now() + 1_000 }));
      await outbox.write(transaction, testMail({ subject: 'Later', usefulUntil: clock.now() + 2 * DAY }));
    });
    const purge = createMailPurge(database, clock);
    const readWords = async () =>
      (
        await database.reader
          .selectFrom('mail_outbox')
          .select(['subject', 'text_body', 'recipient'])
          .execute()
      )
        .map(({ subject, text_body: text, recipient }) => [subject, text, recipient].join(' ').trim())
        .toSorted();
    await purge();
    expect(await readWords()).toEqual(['Hello Hello Ada ada@example.com', 'Later Hello Ada ada@example.com']);
    clock.advance(DAY);
    await purge();
    expect(await readWords()).toEqual(['', 'Later Hello Ada ada@example.com']);
    clock.advance(15 * DAY);
    await purge();
    expect(await readWords()).toEqual(['']);
  });
});
