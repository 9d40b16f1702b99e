import { checkInput, readJson } from '../../../platform/http/json-body.ts';
import { type Answer, actorOf, done, PRIVATE, param, readReason } from '../call-answers.ts';
import { findPeopleSchema } from '../owner.schema.ts';
import { giveawaySchema, keySchema, moveSchema } from './owner-licenses.schema.ts';
import type { OwnerLicenses } from './owner-licenses.usecases.ts';

/** What the calls around licenses answer. */
export function createLicenseAnswers(licenses: OwnerLicenses) {
  return {
    findLicenses: async (c) =>
      c.json(await licenses.find(checkInput(c.req.query(), findPeopleSchema).query), 200, PRIVATE),
    readLicense: async (c) => c.json(await licenses.read(param(c, 'id')), 200, PRIVATE),
    async askAboutKey(c) {
      const { key } = await readJson(c.req.raw, keySchema);
      return c.json({ shops: await licenses.askAbout(key) }, 200, PRIVATE);
    },
    async askShop(c, member) {
      return c.json({ answer: await licenses.askShop(actorOf(c, member), param(c, 'id')) }, 200, PRIVATE);
    },
    async revokeLicense(c, member) {
      const revoked = await licenses.revoke(actorOf(c, member), param(c, 'id'), await readReason(c));
      return c.json({ creditsTaken: revoked.creditsTaken }, 200, PRIVATE);
    },
    async moveLicense(c, member) {
      const order = await readJson(c.req.raw, moveSchema);
      const { creditsMoved, timeMoved } = await licenses.move(actorOf(c, member), param(c, 'id'), order);
      return c.json({ creditsMoved, timeMoved }, 200, PRIVATE);
    },
    listBatches: async (c) => c.json({ batches: await licenses.listBatches() }, 200, PRIVATE),
    async makeBatch(c, member) {
      const form = await readJson(c.req.raw, giveawaySchema);
      return c.json(await licenses.makeBatch(actorOf(c, member), form), 200, PRIVATE);
    },
    async endBatch(c, member) {
      await licenses.endBatch(actorOf(c, member), param(c, 'id'), await readReason(c));
      return done(c);
    },
  } satisfies Record<string, Answer>;
}
