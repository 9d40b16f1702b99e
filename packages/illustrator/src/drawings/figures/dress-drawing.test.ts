import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../../core/canvas.ts';
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

  it.each(['husky', 'lion', 'frog'])('sets sunglasses on the eyes of a %s', (name) => {
    const bare = drawProcedure(name, request);
    const dressed = dressDrawing(bare, { ...request, clothes: [{ garment: 'sunglasses' }] });
    const { eye, face } = bare.anchors;
    // Beside the eye, yet behind the lens.
    const beside = (eye!.x + (eye!.x - face!.x) * 0.56) * bare.canvas.width;
    const toneAt = ({ canvas, anchors }: typeof bare) => {
      const x = Math.round(anchors.face!.x * canvas.width + beside - face!.x * bare.canvas.width);
      const y = Math.round(canvas.height - (1 - eye!.y) * bare.canvas.height);
      const [red, green, blue] = pixelsOf(canvas).data.slice((y * canvas.width + x) * 4);
      return red! + green! + blue!;
    };
    expect(toneAt(bare)).toBeGreaterThan(200);
    expect(toneAt(dressed)).toBeLessThan(200);
  });
});
