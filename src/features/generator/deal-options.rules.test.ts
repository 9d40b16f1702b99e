import { describe, expect, it } from 'vitest';
import { neutralChoices } from './composed-prompt.rules.ts';
import { DEALS, dealOptions, newDeal } from './deal-options.rules.ts';
import { OPTION_LIST_NAMES } from './options/option-list-descriptions.rules.ts';
import { SHORT_OPTION_LISTS } from './options/short-option-lists.generated.ts';

const order = {
  lists: SHORT_OPTION_LISTS,
  number: 4711,
  to: OPTION_LIST_NAMES,
  locked: [],
  now: neutralChoices().options,
};

describe('a deal', () => {
  it('is the same for the same number, and another for another', () => {
    expect(dealOptions(order)).toEqual(dealOptions(order));
    const deals = Array.from({ length: 200 }, (_, index) => dealOptions({ ...order, number: index + 1 }));
    expect(new Set(deals.map((deal) => JSON.stringify(deal))).size).toBe(200);
    // Neighbors have nothing in common that a visitor would notice.
    for (const list of OPTION_LIST_NAMES)
      expect(new Set(deals.map((deal) => deal[list])).size).toBeGreaterThan(20);
  });

  it('leaves what is locked, and gives the others what they get without the lock', () => {
    const now = { ...order.now, mood: 'Cozy', weather: 'Fog' };
    const all = dealOptions({ ...order, now });
    expect(dealOptions({ ...order, now, locked: ['mood', 'weather'] })).toEqual({
      ...all,
      mood: 'Cozy',
      weather: 'Fog',
    });
  });

  it('gives nothing to selectors that its tool does not have', () => {
    const dealt = dealOptions({ ...order, to: ['style', 'mood'] });
    expect(
      Object.keys(dealt).filter((list) => dealt[list as 'style'] !== order.now[list as 'style']),
    ).toEqual(['style', 'mood']);
  });

  it('has a number of at most six digits', () => {
    expect(newDeal(() => 0)).toBe(1);
    expect(newDeal(() => 0.999_999_999)).toBe(DEALS);
  });
});
