import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '../../src/app/api-docs/api-groups.registry.ts';
import { writeSchemas } from '../../src/app/api-docs/openapi-document.ts';
import { writeExampleValue } from '../../src/app/api-docs/page/example-value.ts';
import { referTo } from '../../src/app/api-docs/schema-fields.ts';
import { type AccountClient, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { addressOf, listCalls } from './api-calls.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

let site: TestApp;
let account: AccountClient;

beforeAll(async () => {
  site = await createApiTestSite();
  account = await signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
});
afterAll(() => site.close());

/** Makes a call as its description says, and checks that the answer is the one described. */
async function ask<Body>(callId: string, { body, id }: { body?: unknown; id?: string } = {}): Promise<Body> {
  const call = listCalls().find((candidate) => candidate.id === callId);
  if (!call) throw new Error(`There is no call ${callId}.`);
  const { status, body: answer } = await account.call<Body>(
    call.method.toUpperCase(),
    addressOf(call, id).replace(/^\/api/, ''),
    body,
  );
  const described = call.answers.find((candidate) => candidate.status === status);
  expect(described, `${callId} answered ${status}: ${JSON.stringify(answer)}`).toBeDefined();
  // Zod leaves out what it does not know, so an undescribed field shows as a difference.
  if (described?.body) expect(described.body.schema.parse(answer)).toEqual(answer);
  else expect(answer).toBeUndefined();
  return answer;
}

const saveBody = async (holdId?: string) => ({
  base64Image: (
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
  ).toString('base64'),
  prompt: 'a red fox',
  fullPrompt: 'a red fox, in ink',
  width: 64,
  height: 64,
  generatorType: 'green',
  recipe: { options: { style: 'Ink' }, seed: 7, engine: 'illustrator' },
  ...(holdId ? { holdId } : {}),
});

describe('answers are what the API says they are', () => {
  test('API-08, API-09: status, purchase and activation', async () => {
    await ask('get-user-status');
    const { licenseKey } = await ask<{ licenseKey: string }>('buy-test-license', {
      body: { plan: 'unlimited', email: account.email },
    });
    const status = await ask<{ licenses: { key: string }[] }>('activate-license', {
      body: { email: account.email, key: licenseKey },
    });
    expect(status.licenses.map(({ key }) => key)).toEqual([licenseKey]);
    await ask('get-user-status');
  });

  test('API-10, API-12: save, history, delete and restore', async () => {
    const { image } = await ask<{ image: { id: string } }>('save-image', { body: await saveBody() });
    const history = await ask<{ id: string }[]>('list-images');
    expect(history.map(({ id }) => id)).toEqual([image.id]);
    await ask('delete-image', { id: image.id });
    await ask('restore-image', { id: image.id });
  });

  test('an image by its hold, and one that is given back', async () => {
    const runId = randomUUID();
    const [first, second] = await Promise.all(
      [0, 1].map((tile) => account.draw({ tool: 'green', runId, tile, seed: tile })),
    );
    for (const header of ['X-Dreamseed-Hold', 'X-Dreamseed-Engine', 'X-Dreamseed-Seed'])
      expect(first?.headers.get(header), header).toBeTruthy();
    await ask('save-image', { body: await saveBody(first?.holdId ?? '') });
    const released = await ask<{ released: string[] }>('release-images', {
      body: { holdIds: [second?.holdId], runId },
    });
    expect(released.released).toEqual([second?.holdId]);
  });
});

test('the examples of the API are accepted by its own schemas', () => {
  const schemas = writeSchemas(describeApi({ sandboxShop: true }));
  const bodies = listCalls().flatMap(({ body, answers }) => [body, ...answers.map((answer) => answer.body)]);
  for (const body of bodies.filter((each) => each !== undefined)) {
    const example = writeExampleValue({ $ref: referTo(body.name) }, schemas);
    const { error } = body.schema.safeParse(example);
    expect(error?.issues, `${body.name}: ${JSON.stringify(example)}`).toBeUndefined();
  }
});

test('nothing of all this failed on our side', () => {
  expect(listFailures(site)).toEqual([]);
});
