import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../ui/browser-storage.ts';
import { receiptKey } from '../../generator/guest-receipts.rules.ts';
import { keepReceipt, listReceipts } from '../../generator/ui/run/guest-receipts.ts';
import { ProductApiError } from '../../user-status/ui/api-client.ts';
import type { ApiRequest } from '../../user-status/ui/api-client.types.ts';
import { findMovable, moveIn } from './move-in.ts';

const recipeOf = (seed: number) => ({ prompt: 'a fox', fullPrompt: 'a fox', width: 64, height: 64, seed });

/** A browser with pictures of these seeds, and receipts of those. */
function setUp(pictures: readonly number[], receipts: readonly number[]) {
  const storage = createMemoryStorage();
  const tiles = pictures.map((seed) => ({
    src: `data:image/png;base64,${btoa(String(seed))}`,
    status: 'success',
    recipe: recipeOf(seed),
    isPrivate: seed === 99,
  }));
  storage.setItem('dreamseed.green.images', JSON.stringify(tiles));
  for (const seed of receipts)
    keepReceipt(storage, { key: receiptKey(recipeOf(seed)), receipt: `receipt ${seed}` });
  return storage;
}

test('what has a picture and a receipt can move in; what an account made cannot', async () => {
  const movable = await findMovable(setUp([1, 2, 99], [2, 3, 99]));
  expect(movable.map(({ receipt, tool }) => ({ receipt, tool }))).toEqual([
    { receipt: 'receipt 2', tool: 'green' },
  ]);
});

test('pictures move one by one; only what another try may bring there is kept for it', async () => {
  const storage = setUp([1, 2, 3], [1, 2, 3]);
  const sent: ApiRequest[] = [];
  const answers = [
    null,
    new ProductApiError('Used.', 409, 'receipt.used'),
    new TypeError('The connection broke.'),
  ];
  const api = {
    async call<Answer>(request: ApiRequest): Promise<Answer | null> {
      const answer = answers[sent.push(request) - 1];
      if (answer) throw answer;
      return null;
    },
  };
  const tried: number[] = [];
  const movable = await findMovable(storage);
  const options = { api, storage, log: () => {}, onTried: (count: number) => void tried.push(count) };
  const { moved, left } = await moveIn(options, movable);
  expect([moved, left.map(({ receipt }) => receipt), tried]).toEqual([1, ['receipt 3'], [1, 2, 3]]);
  expect(listReceipts(storage).map(({ receipt }) => receipt)).toEqual(['receipt 3']);
  expect(sent[0]).toMatchObject({
    path: '/images/save',
    body: { base64Image: btoa('1'), fullPrompt: 'a fox', receipt: 'receipt 1' },
  });
});
