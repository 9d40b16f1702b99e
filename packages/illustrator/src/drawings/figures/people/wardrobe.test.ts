import { expect, it } from 'vitest';
import { plainRequest } from '../../pen/plain-request.ts';
import { hidesFarSide } from '../head/head-frame.ts';
import { ROYAL_PEOPLE } from './people-royal.ts';

it('lets a costume have the hair that is told of', () => {
  const styles = ['long-haired', 'dreadlocked'].map(
    (quality) => ROYAL_PEOPLE.princess({ ...plainRequest(), qualities: [quality] }).hair.style,
  );
  expect(styles).toEqual(['long', 'dreadlocks']);
});

it('hides what hangs beside the far cheek of a head that has turned', () => {
  expect([0.05, 0.4, 0.95].map(hidesFarSide)).toEqual([false, true, false]);
});
