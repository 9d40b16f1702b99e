import { describe, expect, it } from 'vitest';
import { drawProcedure } from '../drawings.registry.ts';
import { plainRequest } from '../pen/plain-request.ts';
import { dressDrawing } from './dress-drawing.ts';

const request = plainRequest();

describe('what is worn by whoever has no figure', () => {
  it.each(['cat', 'owl', 'horse', 'snowman'])('puts a tall hat on top of a %s', (name) => {
    const bare = drawProcedure(name, request);
    const dressed = dressDrawing(bare, { ...request, clothes: [{ garment: 'top-hat' }] });
    expect(dressed.canvas.height).toBeGreaterThan(bare.canvas.height);
    // Its feet and its face are where they were.
    const faceOf = ({ anchors, canvas }: typeof bare) => canvas.height * (1 - (anchors.face?.y ?? 0.5));
    expect(faceOf(dressed)).toBeCloseTo(faceOf(bare), 0);
  });

  it('changes nothing of the size for a scarf', () => {
    const bare = drawProcedure('cat', request);
    const dressed = dressDrawing(bare, { ...request, clothes: [{ garment: 'scarf', color: [200, 40, 40] }] });
    expect(dressed.canvas.height).toBe(bare.canvas.height);
  });
});
