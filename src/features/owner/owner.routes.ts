import { Hono } from 'hono';
import { limitLargeBody } from '../../platform/http/body-limit.ts';
import { checkInput, readJson } from '../../platform/http/json-body.ts';
import type { AppError } from '../../shared/app-error.ts';
import {
  type Answer,
  actorOf,
  done,
  PRIVATE,
  param,
  type RouteEnvironment,
  readReason,
} from './call-answers.ts';
import { createLicenseAnswers } from './licenses/license-answers.ts';
import type { Overview } from './overview/overview.usecases.ts';
import { OWNER_CALLS, type OwnerCallName, pagesOf } from './owner.rules.ts';
import {
  allowanceSchema,
  auditSchema,
  bannerSchema,
  confirmSchema,
  creditsSchema,
  daysSchema,
  findPeopleSchema,
  mailSchema,
  pageSchema,
  readOnlySchema,
  removeSchema,
  takeDownSchema,
  tryWordsSchema,
} from './owner.schema.ts';
import type { ResetLink } from './owner.types.ts';
import type { Owner } from './owner.usecases.ts';
import { grantsSchema } from './people/bulk-grants.schema.ts';
import { createPostAnswers, mostBytesOf, type PostPages } from './posts/post-answers.ts';
import type { ChangeSite } from './site/change-site.usecases.ts';
import type { SiteRoom } from './site/site-room.usecases.ts';
import type { DrawTestPicture } from './site/trial-picture.usecases.ts';
import type { TryWords } from './try-words.usecases.ts';

interface OwnerRoutesOptions {
  owner: Owner & {
    overview: Overview;
    site: SiteRoom & ChangeSite & { drawTestPicture: DrawTestPicture };
    tryWords: TryWords;
  };
  /** What an unknown address of the API answers. */
  createUnknownCallError: () => AppError;
  postPages: PostPages;
}

/** Everything under `/api/owner`: made from the table of who may call what. */
export function createOwnerRoutes({ owner, createUnknownCallError, postPages }: OwnerRoutesOptions) {
  const routes = new Hono<RouteEnvironment>();
  const answers = createAnswers(owner, postPages);
  for (const name of Object.keys(OWNER_CALLS) as OwnerCallName[]) {
    const { method, path } = OWNER_CALLS[name];
    const address = `/api/owner${path}`;
    // Before the body is read: whoever may not call need not be listened to.
    routes.on(method, address, async (c, next) => {
      c.set('member', await owner.staff.admit(c.req.header('Authorization'), name));
      await next();
    });
    routes.on(
      method,
      address,
      limitLargeBody(mostBytesOf(name), {
        senderOf(c) {
          const { id } = c.get('member').identity;
          return { account: id, address: id };
        },
      }),
    );
    routes.on(method, address, (c) => answers[name](c, c.get('member')));
  }
  // Nobody learns by another method which of its addresses there are.
  routes.all('/api/owner/*', () => {
    throw createUnknownCallError();
  });
  return routes;
}

function createAnswers(
  {
    overview,
    site,
    tryWords,
    staff,
    reports,
    people,
    acts,
    grants,
    licenses,
    posts,
    audit,
    describe,
  }: OwnerRoutesOptions['owner'],
  postPages: PostPages,
): Record<OwnerCallName, Answer> {
  return {
    ...createLicenseAnswers(licenses),
    ...createPostAnswers(posts, postPages),
    me: async (c, member) =>
      c.json({ ...(await describe(member)), pages: pagesOf(member.role) }, 200, PRIVATE),
    async confirm(c, member) {
      await staff.confirm(member, (await readJson(c.req.raw, confirmSchema)).password);
      return done(c);
    },
    readNeeds: async (c) => c.json({ needs: await overview.readNeeds() }, 200, PRIVATE),
    readDays: async (c) =>
      c.json(await overview.readDays(checkInput(c.req.query(), daysSchema).days), 200, PRIVATE),
    listReports: async (c) => c.json(await reports.list(), 200, PRIVATE),
    async showReported(c) {
      const { bytes, contentType } = await reports.openPicture(param(c, 'link'), param(c, 'key'));
      return c.body(new Uint8Array(bytes), 200, {
        ...PRIVATE,
        'Content-Type': contentType,
        'X-Content-Type-Options': 'nosniff',
      });
    },
    async takeDown(c, member) {
      const { reason, picture } = await readJson(c.req.raw, takeDownSchema);
      await reports.takeDown(actorOf(c, member), { linkId: param(c, 'link'), picture, reason });
      return done(c);
    },
    async dismiss(c, member) {
      await reports.dismiss(actorOf(c, member), { linkId: param(c, 'link'), reason: await readReason(c) });
      return done(c);
    },
    async restoreShared(c, member) {
      await reports.restore(actorOf(c, member), param(c, 'id'), await readReason(c));
      return done(c);
    },
    async keepDown(c, member) {
      await reports.keepDown(actorOf(c, member), param(c, 'id'), await readReason(c));
      return done(c);
    },
    tryWords: async (c) => c.json(tryWords((await readJson(c.req.raw, tryWordsSchema)).prompt), 200, PRIVATE),
    findPeople: async (c) =>
      c.json(await people.find(checkInput(c.req.query(), findPeopleSchema).query), 200, PRIVATE),
    readPerson: async (c) => c.json(await people.read(param(c, 'id')), 200, PRIVATE),
    async readStatement(c) {
      const { before } = checkInput(c.req.query(), pageSchema);
      return c.json(await people.readStatement(param(c, 'id'), before), 200, PRIVATE);
    },
    async changeCredits(c, member) {
      const order = await readJson(c.req.raw, creditsSchema);
      await people.require(param(c, 'id'));
      return c.json(await acts.changeCredits(actorOf(c, member), param(c, 'id'), order), 200, PRIVATE);
    },
    async suspend(c, member) {
      await acts.suspend(actorOf(c, member), param(c, 'id'), await readReason(c));
      return done(c);
    },
    async lift(c, member) {
      await acts.lift(actorOf(c, member), param(c, 'id'), await readReason(c));
      return done(c);
    },
    async endSignIns(c, member) {
      const ended = await acts.endSignIns(actorOf(c, member), param(c, 'id'), await readReason(c));
      return c.json({ ended }, 200, PRIVATE);
    },
    async endSecondFactor(c, member) {
      await acts.endSecondFactor(actorOf(c, member), param(c, 'id'), await readReason(c));
      return done(c);
    },
    readSite: async (c) => c.json(await site.read(), 200, PRIVATE),
    runDoctor: async (c, member) => c.json({ lines: await site.runDoctor(actorOf(c, member)) }, 200, PRIVATE),
    async drawTestPicture(c, member) {
      const order = { engine: param(c, 'engine'), reason: await readReason(c) };
      return c.json(await site.drawTestPicture(actorOf(c, member), order), 200, PRIVATE);
    },
    async switchReadOnly(c, member) {
      await site.switchReadOnly(actorOf(c, member), await readJson(c.req.raw, readOnlySchema));
      return done(c);
    },
    async setBanner(c, member) {
      await site.setBanner(actorOf(c, member), await readJson(c.req.raw, bannerSchema));
      return done(c);
    },
    async setAllowance(c, member) {
      await site.setAllowance(actorOf(c, member), await readJson(c.req.raw, allowanceSchema));
      return done(c);
    },
    async makeResetLink(c, member) {
      const path = await acts.makeResetLink(actorOf(c, member), param(c, 'id'), await readReason(c));
      return c.json({ path } satisfies ResetLink, 200, PRIVATE);
    },
    async mailPerson(c, member) {
      await acts.mail(actorOf(c, member), param(c, 'id'), await readJson(c.req.raw, mailSchema));
      return done(c);
    },
    async mailExport(c, member) {
      await acts.mailExport(actorOf(c, member), param(c, 'id'), await readReason(c));
      return done(c);
    },
    async deletePerson(c, member) {
      await acts.remove(actorOf(c, member), param(c, 'id'), await readJson(c.req.raw, removeSchema));
      return done(c);
    },
    async checkGrants(c) {
      return c.json(await grants.check(await readJson(c.req.raw, grantsSchema)), 200, PRIVATE);
    },
    async runGrants(c, member) {
      const order = await readJson(c.req.raw, grantsSchema);
      return c.json(await grants.run(actorOf(c, member), order), 200, PRIVATE);
    },
    async readAudit(c) {
      const { query: words, show, before } = checkInput(c.req.query(), auditSchema);
      return c.json(await audit.list({ words, show }, before), 200, PRIVATE);
    },
    async exportAudit(c) {
      const { query: words, show } = checkInput(c.req.query(), auditSchema);
      return c.body(await audit.writeCsv({ words, show }), 200, {
        ...PRIVATE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit.csv"',
        'X-Content-Type-Options': 'nosniff',
      });
    },
  };
}
