import { randomUUID } from 'node:crypto';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../db/database.types.ts';
import { MailDeliveryError } from './mail.errors.ts';
import type { Mailer, MailMessage } from './mail.types.ts';
import type { OutboxMail } from './mail-outbox.store.ts';
import { createMailOutbox, type MailOutboxOptions, type MailTrouble } from './mail-outbox.ts';

/** Takes over every mail, or fails as it is told. */
export function createTestMailer() {
  const sent: MailMessage[] = [];
  const failures: MailDeliveryError[] = [];
  const mailer: Mailer = {
    kind: 'smtp',
    async send(message) {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(message);
    },
    close() {},
  };
  return {
    mailer,
    sent,
    fail(reason: string, { isFinal = false, times = 1 } = {}) {
      for (let time = 0; time < times; time++) failures.push(new MailDeliveryError({ isFinal, reason }));
    },
  };
}

/** An outbox as one server has it, whose clock and chance a test decides. */
export function createTestOutbox(database: Database, options: Partial<MailOutboxOptions> = {}) {
  const clock = createTestClock();
  const { mailer, sent, fail } = createTestMailer();
  const givenUp: MailTrouble[] = [];
  const postponed: MailTrouble[] = [];
  const errors: unknown[] = [];
  const outbox = createMailOutbox({
    database,
    mailer,
    clock,
    newId: randomUUID,
    random: () => 0.5,
    onGivenUp: (trouble) => givenUp.push(trouble),
    onPostponed: (trouble) => postponed.push(trouble),
    onFailure: (error) => errors.push(error),
    ...options,
  });
  return { outbox, clock, sent, fail, givenUp, postponed, errors };
}

/** A mail to Ada that is of use for a day. */
export function testMail(changes: Partial<OutboxMail> = {}): OutboxMail {
  return {
    kind: 'test',
    to: 'ada@example.com',
    subject: 'Hello',
    text: 'Hello Ada',
    html: '<p>Hello Ada</p>',
    idempotencyKey: randomUUID(),
    topic: 'test:ada',
    usefulUntil: createTestClock().now() + 86_400_000,
    ...changes,
  };
}
