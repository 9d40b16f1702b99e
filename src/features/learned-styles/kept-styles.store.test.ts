import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { neverReadOnly } from '../../shared/read-only.ts';
import { createCredits } from '../credits/credits.usecases.ts';
import type { PlanId } from '../plans/plans.types.ts';
import { createKeptStyles } from './kept-styles.usecases.ts';

const { style } = JSON.parse(readFileSync(new URL('test-example.style.json', import.meta.url), 'utf8'));

describeOnEveryDatabase('kept styles', (open) => {
  async function start(plan: PlanId) {
    const { database } = await open();
    let now = 1_768_478_400_000;
    return createKeptStyles({
      database,
      credits: createCredits({ database, newId: randomUUID }),
      planOf: async () => plan,
      pictures: { most: 0, listObjects: async () => [], purge: async () => {} },
      isReadOnly: neverReadOnly,
      clock: { now: () => now++ },
      newId: randomUUID,
    });
  }

  it('are 24 with a plan that has custom style training, also when the last ones arrive at once', async () => {
    const styles = await start('PREMIUM');
    for (let count = 1; count <= 22; count++) await styles.keep('ann', { name: `Style ${count}`, style });
    const last = await Promise.allSettled(
      [23, 24, 25].map((count) => styles.keep('ann', { name: `${count}`, style })),
    );
    expect(last.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { status: 409, code: 'styles.full', message: expect.stringContaining('24 styles') } },
    ]);
    const { styles: kept, most } = await styles.list('ann');
    expect([kept.length, most]).toEqual([24, 24]);
    expect(kept.at(-1)?.name).toBe('Style 1');
    await styles.keep('ben', { name: 'His own', style });
  });
});
