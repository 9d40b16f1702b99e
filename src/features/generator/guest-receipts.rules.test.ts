import { describe, expect, test } from 'vitest';
import { addReceipt, decodeReceipts, receiptKey } from './guest-receipts.rules.ts';

describe('the receipts of a guest', () => {
  test('are found by what their pictures were drawn from', () => {
    const drawn = { fullPrompt: 'a fox', width: 64, height: 64, seed: 1 };
    expect(receiptKey({ ...drawn, variation: 0 })).toBe(receiptKey(drawn));
    for (const change of [{ fullPrompt: 'a crow' }, { width: 65 }, { seed: 2 }, { variation: 1 }])
      expect(receiptKey({ ...drawn, ...change })).not.toBe(receiptKey(drawn));
  });

  test('are one for each picture, the newest sixty', () => {
    const of = (number: number) => ({ key: `picture ${number}`, receipt: `receipt ${number}` });
    const all = Array.from({ length: 70 }, (_, number) => of(number)).reduce(addReceipt, []);
    expect([all.length, all[0], all.at(-1)]).toEqual([60, of(69), of(10)]);
    const again = addReceipt(all, { ...of(20), receipt: 'newer' });
    expect(again.filter(({ key }) => key === 'picture 20')).toEqual([
      { key: 'picture 20', receipt: 'newer' },
    ]);
  });

  test.each([null, '', '{', '{}', '[1, null, {"key": 1}]'])('are none in %s', (stored) => {
    expect(decodeReceipts(stored)).toEqual([]);
  });
});
