import { describe, expect, it } from 'vitest';
import { plainRequest } from '../../pen/plain-request.ts';
import type { FigureLook } from '../figure.types.ts';
import { adjustLook } from './adjust-look.ts';

describe('the look of somebody in one picture', () => {
  it('has no scarf about the neck while one is in the hand', () => {
    const dressed = {
      lower: { kind: 'robe' },
      hair: { style: 'bald', color: [0, 0, 0] },
      details: [{ kind: 'scarf', color: [200, 40, 40] }],
    } as unknown as FigureLook;
    const detailsOf = (name: string) =>
      adjustLook(plainRequest({ holding: { name } }), dressed, 'standing').details?.map(({ kind }) => kind);
    expect(detailsOf('scarf')).toEqual([]);
    expect(detailsOf('book')).toEqual(['scarf']);
  });
});
