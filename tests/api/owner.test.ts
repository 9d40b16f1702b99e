import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { OWNER_CALLS, type OwnerCallName, ROLES, type Role } from '../../src/features/owner/owner.rules.ts';
import type {
  AuditPage,
  FoundPeople,
  Me,
  Person,
  StatementPage,
} from '../../src/features/owner/owner.types.ts';
import { createStaffList } from '../../src/features/owner/who/staff.usecases.ts';
import {
  type AccountClient,
  createAccountClient,
  expectStatus,
  signUpClient,
} from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

const HOUR_MS = 3_600_000;
const OWNER_EMAIL = 'ada@example.com';
const UNKNOWN = { code: 'api.unknown', message: 'There’s nothing at this address.' };

let site: TestApp;
/** One of each role. */
let staff: Record<Role, AccountClient>;
let visitor: AccountClient;

const send = (path: string, init?: RequestInit) => site.app.request(path, init);
const origin = { origin: 'http://localhost' };

async function confirmEmail(email: string) {
  const database = await site.openData();
  const yes = database.kind === 'sqlite' ? 1 : true;
  await database.writer
    .updateTable('auth_user')
    .set({ emailVerified: yes })
    .where('email', '=', email)
    .execute();
  await database.close();
}

async function signUpStaff(email: string): Promise<AccountClient> {
  const client = await signUpClient(send, { ...origin, email });
  await confirmEmail(email);
  return client;
}

async function idOf(email: string): Promise<string> {
  const found = await staff.owner.call<FoundPeople>(
    'GET',
    `/owner/people?query=${encodeURIComponent(email)}`,
  );
  return expectStatus(found, 200).body.people[0]?.id ?? '';
}

async function signUpPerson(): Promise<AccountClient & { id: string }> {
  const client = await signUpClient(send, origin);
  await client.status();
  return { ...client, id: await idOf(client.email) };
}

const act = (client: AccountClient, path: string, body: object = {}) =>
  client.call('POST', `/owner${path}`, { reason: 'a test', ...body });
const readAudit = async (query = '') =>
  expectStatus(await staff.owner.call<AuditPage>('GET', `/owner/audit?query=${query}`), 200).body.lines;
const read = async (id: string) =>
  expectStatus(await staff.owner.call<Person>('GET', `/owner/people/${id}`), 200).body;

beforeAll(async () => {
  site = await createApiTestSite({ OWNER_EMAILS: ` ${OWNER_EMAIL.toUpperCase()}, ` });
  const list = createStaffList(site.services.database, site.clock);
  await list.put('sue@example.com', 'support');
  await list.put('eve@example.com', 'editor');
  staff = {
    owner: await signUpStaff(OWNER_EMAIL),
    support: await signUpStaff('sue@example.com'),
    editor: await signUpStaff('eve@example.com'),
  };
  visitor = await signUpClient(send, origin);
});
afterEach(async () => {
  expect(listFailures(site)).toEqual([]);
  expect(await findLedgerFaults(site.services.database)).toEqual([]);
});
afterAll(() => site.close());

describe('who may call what', () => {
  const names = Object.keys(OWNER_CALLS) as OwnerCallName[];
  const addressOf = (name: OwnerCallName) => OWNER_CALLS[name].path.replace(/:\w+/g, 'x');
  const callAs = (client: AccountClient | null, name: OwnerCallName) => {
    const { method } = OWNER_CALLS[name];
    const body = method === 'POST' ? {} : undefined;
    if (client) return client.call<{ code?: string }>(method, `/owner${addressOf(name)}`, body);
    return createAccountClient(send, origin).call<{ code?: string }>(
      method,
      `/owner${addressOf(name)}`,
      body,
    );
  };

  test.each(names)('guests and visitors learn nothing of %s', async (name) => {
    for (const client of [null, visitor]) {
      const answer = await callAs(client, name);
      expect(answer).toMatchObject({ status: 404, body: UNKNOWN });
      const { method } = OWNER_CALLS[name];
      const body = method === 'POST' ? {} : undefined;
      const unknown = await visitor.call<object>(method, '/nothing-here', body);
      const headersOf = ({ headers }: typeof answer) =>
        [...headers].filter(([header]) => header !== 'x-request-id');
      expect(headersOf(answer)).toEqual(headersOf(unknown as typeof answer));
      expect(Object.keys(answer.body)).toEqual(Object.keys(unknown.body));
    }
  });

  test.each(names.flatMap((name) => ROLES.map((role) => [role, name] as const)))(
    'the table decides whether %s may %s',
    async (role, name) => {
      const mayCall = (OWNER_CALLS[name].roles as readonly Role[]).includes(role);
      const { status, body } = await callAs(staff[role], name);
      expect([status === 404 && body?.code === 'api.unknown', status], name).toEqual([
        !mayCall,
        mayCall ? expect.any(Number) : 404,
      ]);
    },
  );

  test('another method at one of its addresses is as unknown', async () => {
    for (const method of ['DELETE', 'PUT', 'OPTIONS', 'PATCH'])
      expect((await send('/api/owner/me', { method })).status, method).toBe(404);
    expect((await send('/api/owner')).status).toBe(404);
  });

  test('an address that nobody confirmed gives no role, and neither does another spelling of it', async () => {
    const list = createStaffList(site.services.database, site.clock);
    await list.put('new@example.com', 'owner');
    const client = await signUpClient(send, { ...origin, email: 'new@example.com' });
    expect((await client.call('GET', '/owner/me')).status).toBe(404);
    await confirmEmail('new@example.com');
    expect((await client.call('GET', '/owner/me')).status).toBe(200);
    expect(await list.remove('new@example.com')).toBe('owner');
    expect((await client.call('GET', '/owner/me')).status).toBe(404);
    const near = await signUpStaff('ada+1@example.com');
    expect((await near.call('GET', '/owner/me')).status).toBe(404);
    const lines = await readAudit('new@example.com');
    expect(lines.map(({ action, actor }) => `${action} by ${actor}`).sort()).toEqual([
      'staff.add by command line',
      'staff.remove by command line',
    ]);
  });

  test('where no mail is sent the command says whose account it is, if there is one', async () => {
    const list = createStaffList(site.services.database, site.clock);
    const email = 'alone@example.com';
    await expect(list.put(email, 'owner', true)).rejects.toMatchObject({ code: 'owner.unknown_account' });
    const client = await signUpClient(send, { ...origin, email });
    await list.put(email, 'owner', true);
    expect((await client.call('GET', '/owner/me')).status).toBe(200);
    const [line] = await readAudit(email);
    expect(JSON.parse(line?.after ?? '')).toEqual({ role: 'owner', confirmed: true });
    await list.remove(email);
  });

  test('says what a role sees', async () => {
    const pagesOf = async (role: Role) => (await staff[role].call<Me>('GET', '/owner/me')).body.pages;
    expect(await pagesOf('owner')).toEqual([
      'overview',
      'reports',
      'people',
      'licenses',
      'posts',
      'site',
      'audit',
    ]);
    expect(await pagesOf('support')).toEqual(['overview', 'reports', 'people', 'licenses']);
    expect(await pagesOf('editor')).toEqual(['posts']);
  });
});

describe('a sign-in', () => {
  test('confirms for half an hour, then the password does, and after 12 hours nothing but a new one', async () => {
    const { id } = await signUpPerson();
    const client = await signUpStaff('old@example.com');
    const list = createStaffList(site.services.database, site.clock);
    await list.put('old@example.com', 'support');
    const give = () => act(client, `/people/${id}/credits`, { amount: 1, key: randomUUID() });
    const confirm = (password?: string) => client.call('POST', '/owner/confirm', { password });
    /** As if it had begun, and was confirmed, so much earlier. */
    const later = async (ms: number) => {
      const database = await site.openData();
      const userId = await idOf('old@example.com');
      const begun = new Date(site.clock.now() - ms);
      const createdAt = database.kind === 'sqlite' ? begun.toISOString() : begun;
      await database.writer
        .updateTable('auth_session')
        .set({ createdAt })
        .where('userId', '=', userId)
        .execute();
      await database.writer
        .updateTable('staff_confirmation')
        .set((row) => ({ confirmed_at: row('confirmed_at', '-', ms) }))
        .execute();
      await database.close();
    };
    expect((await give()).status).toBe(200);
    await later(HOUR_MS / 2 + 1);
    expect(await give()).toMatchObject({ status: 403, body: { code: 'owner.confirm' } });
    expect((await client.call('GET', `/owner/people/${id}`)).status).toBe(200);
    expect(await confirm('wrong')).toMatchObject({ status: 403, body: { code: 'account.wrong_password' } });
    expect(await confirm()).toMatchObject({ status: 403, body: { code: 'account.wrong_password' } });
    expect((await give()).status).toBe(403);
    expectStatus(await confirm(client.password), 204);
    expect((await give()).status).toBe(200);
    await later(12 * HOUR_MS + 1);
    for (const call of [client.call('GET', '/owner/me'), confirm(client.password), give()])
      expect(await call).toMatchObject({ status: 401, body: { code: 'owner.sign_in_again' } });
    await client.signIn();
    expect((await give()).status).toBe(200);
  });

  test('refuses a password after too many wrong ones', async () => {
    const strict = await createApiTestSite({ OWNER_EMAILS: OWNER_EMAIL, AUTH_WRONG_PASSWORDS: '2' });
    const client = await signUpClient((path, init) => strict.app.request(path, init), {
      ...origin,
      email: OWNER_EMAIL,
    });
    const yes = strict.services.database.kind === 'sqlite' ? 1 : true;
    await strict.services.database.writer.updateTable('auth_user').set({ emailVerified: yes }).execute();
    const confirm = (password: string) => client.call('POST', '/owner/confirm', { password });
    const statuses = [];
    for (const password of ['wrong', 'wrong', client.password])
      statuses.push((await confirm(password)).status);
    await strict.close();
    expect(statuses).toEqual([403, 403, 429]);
  });
});

describe('people', () => {
  test('are found by the beginning of email, name, id and license key', async () => {
    const person = await signUpPerson();
    const { licenseKey } = expectStatus(await person.buy('booster'), 200).body;
    expectStatus(await person.activate(licenseKey), 200);
    const findIds = async (query: string) => {
      const path = `/owner/people?query=${encodeURIComponent(query)}`;
      const { people } = expectStatus(await staff.support.call<FoundPeople>('GET', path), 200).body;
      return people.map(({ id }) => id);
    };
    for (const query of [
      person.email,
      person.email.slice(0, 12).toUpperCase(),
      person.id,
      person.id.slice(0, 8),
      licenseKey,
      licenseKey.slice(0, 9).toLowerCase(),
    ])
      expect(await findIds(query), query).toEqual([person.id]);
    for (const query of ['%%', '_____', "' or 1=1", person.email.slice(1, 12)])
      expect(await findIds(query), query).toEqual([]);
    expect((await staff.owner.call('GET', '/owner/people?query=a')).status).toBe(400);
    const facts = await read(person.id);
    expect(facts).toMatchObject({
      email: person.email,
      emailVerified: false,
      isSuspended: false,
      isStaff: false,
      plan: 'Booster',
      held: 0,
      signIns: 1,
      pictures: 0,
      licenses: [{ keyEnd: licenseKey.slice(-5), revokedAt: null }],
    });
    expect(JSON.stringify(facts)).not.toContain(licenseKey);
    const statement = await staff.owner.call<StatementPage>('GET', `/owner/people/${person.id}/statement`);
    expect(statement.body.lines.map(({ reason }) => reason).sort()).toEqual(['license', 'welcome']);
    expect(statement.body.lines.map(({ balanceAfter }) => balanceAfter)).toContain(facts.balance);
    expect((await staff.owner.call('GET', `/owner/people/${randomUUID()}`)).body).toMatchObject({
      code: 'owner.unknown_account',
    });
  });

  test('are told of every change of credits, page by page, each once', async () => {
    const { id } = await signUpPerson();
    const { changeCredits } = site.services.owner.acts;
    const actor = { id: await idOf(OWNER_EMAIL), role: 'owner', requestId: 'request' } as const;
    for (let amount = 1; amount <= 60; amount++) {
      site.clock.advance(1000);
      await changeCredits(actor, id, { amount, reason: 'a test', key: randomUUID() });
    }
    const readPage = async (before = '') => {
      const path = `/owner/people/${id}/statement${before && `?before=${before}`}`;
      return expectStatus(await staff.owner.call<StatementPage>('GET', path), 200).body;
    };
    const first = await readPage();
    const second = await readPage(first.next ?? '');
    expect([first.lines.length, second.lines.length, second.next]).toEqual([50, 11, null]);
    expect(new Set([...first.lines, ...second.lines].map((line) => line.id)).size).toBe(61);
    expect(second.lines.at(-1)?.reason).toBe('welcome');
  });

  test('that never opened a page have their welcome credits still to come', async () => {
    const { email } = await signUpClient(send, origin);
    const id = await idOf(email);
    expect(await read(id)).toMatchObject({ balance: 0, welcomeCredits: 500 });
    const { id: visitorId } = await signUpPerson();
    expect(await read(visitorId)).toMatchObject({ balance: 500, welcomeCredits: 0 });
  });

  test('get credits with a reason, and every word of it stands in the audit', async () => {
    const { id } = await signUpPerson();
    const { balance } = await read(id);
    const path = `/people/${id}/credits`;
    const key = randomUUID();
    const reason = '=HYPERLINK("x") for the outage';
    const first = await act(staff.owner, path, { amount: 250, key, reason });
    expect(first).toMatchObject({ status: 200, body: { balance: balance + 250, isRepeated: false } });
    expect((await act(staff.owner, path, { amount: 250, key, reason })).body).toMatchObject({
      balance: balance + 250,
      isRepeated: true,
    });
    const statement = await staff.owner.call<StatementPage>('GET', `/owner/people/${id}/statement`);
    expect(statement.body.lines.map((entry) => [entry.reason, entry.note]).sort()).toEqual([
      ['owner', reason],
      ['welcome', ''],
    ]);
    const [line] = await readAudit(id);
    expect(line).toMatchObject({
      actorEmail: OWNER_EMAIL,
      action: 'credits.give',
      subject: id,
      reason,
      before: JSON.stringify({ balance }),
      after: JSON.stringify({ balance: balance + 250, amount: 250 }),
      requestId: first.headers.get('X-Request-Id'),
    });
    const file = await send(`/api/owner/audit.csv?query=${id}`, {
      headers: { Authorization: `Bearer ${staff.owner.token()}` },
    });
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const text = await file.text();
    expect(text).toContain(`"'=HYPERLINK(""x"") for the outage"`);
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });

  test.each([
    [{ amount: 0 }, 400],
    [{ amount: 1.5 }, 400],
    [{ amount: 1e9 }, 400],
    [{ amount: '5' }, 400],
    [{ amount: 5, key: 'x' }, 400],
    [{ amount: 5, reason: ' ' }, 400],
    [{ amount: -1e6 }, 409],
  ])('change no credits for %j', async (order, status) => {
    const { id } = await signUpPerson();
    const before = await read(id);
    const answer = await act(staff.owner, `/people/${id}/credits`, { key: randomUUID(), ...order });
    expect(answer.status).toBe(status);
    expect((await read(id)).balance).toBe(before.balance);
    expect(await readAudit(id)).toEqual([]);
  });

  test('are kept out by a suspension in the middle of a run, and let in again', async () => {
    const person = await signUpPerson();
    const { balance } = await read(person.id);
    const runId = randomUUID();
    const { credits } = site.services;
    await credits.openRun({
      accountId: person.id,
      runId,
      tool: 'green',
      tiles: 2,
      quote: { balance: { kind: 'standard', utcDate: '' }, price: 50, isFreePlan: false },
      now: site.clock.now(),
    });
    expect((await read(person.id)).held).toBe(100);
    const path = `/people/${person.id}`;
    expectStatus(await act(staff.support, `${path}/suspend`), 204);
    expect(await act(staff.owner, `${path}/suspend`)).toMatchObject({
      status: 409,
      body: { code: 'owner.suspended' },
    });
    expect(await read(person.id)).toMatchObject({
      isSuspended: true,
      suspension: { reason: 'a test' },
      signIns: 0,
      balance,
      held: 0,
    });
    expect((await credits.findRun(person.id, runId)).map(({ state }) => state)).toEqual([
      'released',
      'released',
    ]);
    expect(await person.status()).toMatchObject({ status: 401, body: { code: 'auth.invalid_token' } });
    const enter = () =>
      person.call('POST', '/auth/sign-in/email', { email: person.email, password: person.password });
    expect(await enter()).toMatchObject({
      status: 403,
      body: { code: 'auth.account_suspended', message: expect.stringContaining('suspended') },
    });
    site.clock.advance(1);
    expectStatus(await act(staff.owner, `${path}/lift`), 204);
    expect((await act(staff.owner, `${path}/lift`)).status).toBe(409);
    expect((await enter()).status).toBe(200);
    const lines = await readAudit(person.id);
    expect(lines.map(({ action }) => action)).toEqual(['account.lift', 'account.suspend']);
    expect(JSON.parse(lines[1]?.after ?? '')).toEqual({
      suspended: true,
      signInsEnded: 1,
      holdsReleased: 2,
    });
  });

  test('who run the site are suspended by nobody', async () => {
    for (const client of [staff.owner, staff.support]) {
      const id = await idOf(OWNER_EMAIL);
      expect(await act(client, `/people/${id}/suspend`)).toMatchObject({
        status: 409,
        body: { code: 'owner.staff' },
      });
    }
    expect((await staff.owner.call('GET', '/owner/me')).status).toBe(200);
  });

  test('are signed out everywhere, and may sign in again', async () => {
    const person = await signUpPerson();
    await person.signIn();
    expect((await read(person.id)).signIns).toBe(2);
    const { body } = await act(staff.owner, `/people/${person.id}/end-sign-ins`);
    expect(body).toEqual({ ended: 2 });
    expect((await person.status()).status).toBe(401);
    await person.signIn();
    expect((await person.status()).status).toBe(200);
  });
});

describe('reports', () => {
  interface Links {
    links: { linkId: string; accountId: string; pictures: { key: string; prompt: string | null }[] }[];
  }
  async function report(terms: object) {
    const person = await signUpPerson();
    const background = { r: 9, g: 120, b: 40 };
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
    const order = { bytes: new Uint8Array(png), tool: 'green', prompt: 'a heron' } as const;
    const saved = expectStatus(await person.save({ ...order, idempotencyKey: randomUUID() }), 200);
    const shared = await person.call<{ url: string }>('POST', `/images/${saved.body.image.id}/share`, terms);
    const { url } = expectStatus(shared, 200).body;
    const words = { reason: 'copied', words: 'It is mine.' };
    expectStatus(await visitor.call('POST', `/shares/${url.slice('/s/'.length)}/report`, words), 204);
    const { links } = expectStatus(await staff.support.call<Links>('GET', '/owner/reports'), 200).body;
    const link = links.find(({ accountId }) => accountId === person.id)!;
    const picture = `/api/owner/reports/${link.linkId}/pictures/${link.pictures[0]?.key}`;
    return {
      url,
      link,
      askPicture: async (client: AccountClient) =>
        await send(picture, { headers: { Authorization: `Bearer ${client.token()}` } }),
    };
  }

  test('show the picture to staff alone, and its prompt where its owner shows that', async () => {
    const { link, askPicture } = await report({ showsRecipe: true });
    expect(link).toMatchObject({
      isLive: true,
      kind: 'image',
      pictures: [{ prompt: 'a heron' }],
      reports: [{ reason: 'copied', words: 'It is mine.' }],
    });
    const shown = await askPicture(staff.support);
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    for (const client of [visitor, staff.editor]) expect((await askPicture(client)).status).toBe(404);
    expect((await report({})).link.pictures).toEqual([expect.objectContaining({ prompt: null })]);
  });

  test('end with a link that is taken down, and the picture is seen no more', async () => {
    const { url, link, askPicture } = await report({});
    expectStatus(await act(staff.support, `/reports/${link.linkId}/take-down`), 204);
    expect((await send(`${url}/picture`)).status).toBe(410);
    expect((await askPicture(staff.support)).status).toBe(404);
    expect((await readAudit(link.linkId))[0]).toMatchObject({
      action: 'report.take-down',
      actorEmail: 'sue@example.com',
      before: JSON.stringify({ openReports: 1 }),
    });
  });

  test('end with a link that is left, which works on', async () => {
    const { url, link, askPicture } = await report({});
    expectStatus(await act(staff.owner, `/reports/${link.linkId}/dismiss`), 204);
    expect((await send(`${url}/picture`)).status).toBe(200);
    expect((await askPicture(staff.owner)).status).toBe(404);
    expect((await readAudit(link.linkId)).map(({ action }) => action)).toEqual(['report.dismiss']);
    expect((await act(staff.owner, '/reports/nothing/dismiss')).body).toMatchObject({
      code: 'report.unknown',
    });
  });
});

describe('words', () => {
  const tryWords = (prompt: unknown) => act(staff.support, '/words/try', { prompt });

  test('are tried under the policy that visitors meet, and nothing is drawn', async () => {
    expect(await tryWords('a fox in the snow, avoiding a nude woman')).toMatchObject({
      status: 200,
      body: { action: 'allow' },
    });
    const refused = await tryWords('how to hang yourself in a forest');
    expect(refused).toMatchObject({ status: 200, body: { action: 'refuse', category: 'self-harm' } });
    const visitors = await send(`/prompt/${encodeURIComponent('how to hang yourself in a forest')}`);
    expect(visitors.status).toBe(422);
    expect(await visitors.json()).toMatchObject({ message: (refused.body as { message: string }).message });
    for (const wrong of [undefined, '', ' ', 'x'.repeat(4001)])
      expect((await tryWords(wrong)).status).toBe(400);
  });
});

describe('the audit', () => {
  test('finds an account by its email, whoever did something to it', async () => {
    const { id, email } = await signUpPerson();
    expect((await act(staff.support, `/people/${id}/suspend`)).status).toBe(204);
    expect(await readAudit(email)).toContainEqual(
      expect.objectContaining({ action: 'account.suspend', subject: id, subjectEmail: email }),
    );
  });

  test('is read page by page, and forgets what is older than a year', async () => {
    const first = expectStatus(await staff.owner.call<AuditPage>('GET', '/owner/audit'), 200).body;
    expect(first.lines).toHaveLength(50);
    const next = `/owner/audit?before=${first.next}`;
    const second = expectStatus(await staff.owner.call<AuditPage>('GET', next), 200).body;
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await staff.owner.call('GET', '/owner/audit?before=x')).status).toBe(400);
    const kept = ids.length;
    const database = await site.openData();
    const old = site.clock.now() - 366 * 24 * HOUR_MS;
    await database.writer.updateTable('audit_entry').set({ at: old }).where('id', '=', ids.at(-1)!).execute();
    await database.close();
    await site.services.owner.sweep();
    const rows = await site.services.database.reader.selectFrom('audit_entry').select('id').execute();
    const left = new Set(rows.map(({ id }) => id));
    expect(ids.filter((id) => left.has(id))).toEqual(ids.slice(0, kept - 1));
  });
});
