import { describe, expect, it } from 'vitest';
import { personOfRole } from './roles.ts';

describe('personOfRole', () => {
  it.each([
    ['zookeeper', false, 'person'],
    ['gatekeepers', false, 'people'],
    ['ombudsman', false, 'man'],
    ['gunmen', false, 'men'],
    ['juror', false, undefined],
    ['juror', true, 'person'],
    ['lobbyists', true, 'people'],
    ['specimen', false, undefined],
    ['quasar', true, undefined],
  ])('%s, acting %s: %s', (word, acts, drawn) => {
    expect(personOfRole(word, acts)).toBe(drawn);
  });
});
