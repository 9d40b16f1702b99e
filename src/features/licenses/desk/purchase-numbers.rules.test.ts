import { expect, test } from 'vitest';
import { saleReference } from '../shops/gumroad/gumroad-purchase.rules.ts';
import { orderReference } from '../shops/lemon-squeezy/lemon-squeezy-purchase.rules.ts';
import { keyReference, orderReference as polarReference } from '../shops/polar/polar-purchase.rules.ts';
import { namesPurchase, numberOf, referencesTo, spellingsOf } from './purchase-numbers.rules.ts';

test('a key counts in the spellings of every shop', () => {
  expect(spellingsOf(' 7kq2m oxw9t-hj4rb-5pz8c-e3vna ')).toContain('7KQ2M-0XW9T-HJ4RB-5PZ8C-E3VNA');
  expect(spellingsOf('a1b2c3d4-E5')).toEqual(
    expect.arrayContaining(['a1b2c3d4-E5', 'A1B2C3D4-E5', 'a1b2c3d4-e5']),
  );
});

test('a number finds what every shop calls it', () => {
  for (const refer of [saleReference, orderReference, polarReference, keyReference]) {
    expect(referencesTo(' 4711')).toContain(refer('4711'));
    expect(numberOf(refer('4711'))).toBe('4711');
  }
});

test('an order counts by its whole number, and by nothing less', () => {
  const references = ['order:4711', 'license-key:9f-AB'];
  for (const typed of ['4711', ' 4711 ', '9F-ab']) expect(namesPurchase(typed, references), typed).toBe(true);
  for (const typed of ['471', '', 'order:', 'order:4711', '47110'])
    expect(namesPurchase(typed, references), typed).toBe(false);
});
