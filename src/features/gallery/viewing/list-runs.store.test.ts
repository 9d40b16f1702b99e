import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { SAVE_GRACE_MS } from '../gallery.rules.ts';
import { callerOf, createTestGallery, drawPng, PRICE, saveInput, WELCOME } from '../test-gallery.ts';
import { accountRunsSchema } from './account-runs.schema.ts';

const ann = callerOf('ann');
const RUN = 'd1a2b3c4-0f1e-4d2c-9b3a-4f5e6d7c8b9a';
const OTHER_RUN = 'e1a2b3c4-0f1e-4d2c-9b3a-4f5e6d7c8b9a';

describeOnEveryDatabase('what became of runs', (open) => {
  async function setUp() {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann');
    const statesOf = async (ids = RUN) =>
      (await site.gallery.listRuns('ann', ids)).runs.flatMap(({ tiles }) => tiles.map(({ state }) => state));
    return { ...site, statesOf };
  }

  test('is told as it goes, to their account alone', async () => {
    const site = await setUp();
    const [first] = await site.openRun('ann', { runId: RUN });
    await site.drawHold('ann', { runId: OTHER_RUN });
    expect(await site.statesOf()).toEqual(['open', 'open']);
    await site.deliver(first!, await drawPng(1));
    expect(await site.statesOf()).toEqual(['delivered', 'open']);
    expect(await site.statesOf(`${OTHER_RUN},${RUN.toUpperCase()}`)).toEqual([
      'delivered',
      'open',
      'delivered',
    ]);
    expect(await site.gallery.listRuns('bob', RUN)).toEqual({ runs: [] });
  });

  test('a page that was gone saves what was made by its hold alone, with its own words', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann', { runId: RUN });
    const { base64Image: _, ...input } = await saveInput({ holdId: hold.id, prompt: 'as typed' });
    const { image, userStatus } = await site.gallery.save(ann, input);
    expect(image).toMatchObject({ prompt: 'as typed', fullPrompt: 'a fox, Anime style' });
    expect(userStatus.credits).toBe(WELCOME - PRICE);
    expect(await site.gallery.save(ann, input)).toMatchObject({ image: { id: image.id } });
    const listed = accountRunsSchema.parse(await site.gallery.listRuns('ann', RUN));
    expect(listed.runs).toEqual([
      { run: RUN, tiles: [{ tile: 0, state: 'captured', holdId: hold.id, image }] },
    ]);
    await site.gallery.remove('ann', image.id);
    expect((await site.gallery.listRuns('ann', RUN)).runs[0]?.tiles[0]?.image).toBeNull();
    expect(await findLedgerFaults(site.database)).toEqual([]);
  });

  test('what nobody came back for is in the gallery and paid; what was never made is given back', async () => {
    const site = await setUp();
    const [first] = await site.openRun('ann', { runId: RUN });
    await site.deliver(first!, await drawPng(1));
    // The server died: nobody renews the lease of the second.
    site.clock.advance(SAVE_GRACE_MS + 1);
    await site.jobs.runOnce();
    expect(await site.statesOf()).toEqual(['captured', 'released']);
    expect((await site.gallery.list('ann')).map(({ fullPrompt }) => fullPrompt)).toEqual([
      'a fox, Anime style',
    ]);
    expect(await site.balance('ann')).toEqual({ balance: WELCOME - PRICE, held: 0 });
    expect(await findLedgerFaults(site.database)).toEqual([]);
  });

  test('a run that was stopped before it began is remembered long enough, and then forgotten', async () => {
    const site = await setUp();
    await site.gallery.release(ann, { runId: RUN });
    expect(await site.openRun('ann', { runId: RUN })).toEqual([]);
    site.clock.advance(SAVE_GRACE_MS + 1);
    await site.jobs.runOnce();
    expect(await site.openRun('ann', { runId: RUN })).toHaveLength(2);
  });

  const TOO_MANY = Array.from({ length: 101 }, (_, number) => `run-${number}`).join(',');

  test.each(['', 'a,,b', 'a b', '\0', TOO_MANY])('refuses the ids %j', async (ids) => {
    const site = await setUp();
    await expect(site.gallery.listRuns('ann', ids)).rejects.toMatchObject({ status: 400 });
  });
});
