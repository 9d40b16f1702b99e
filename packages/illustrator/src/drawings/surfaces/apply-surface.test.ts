import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../../core/canvas.ts';
import { createRandom } from '../../core/random.ts';
import { drawProcedure } from '../drawings.registry.ts';
import type { Drawing } from '../pen/drawing.types.ts';
import { plainRequest } from '../pen/plain-request.ts';
import { applySurface, isSurface } from './apply-surface.ts';

const SURFACES = [
  ...[
    'striped',
    'rainbow',
    'checkered',
    'spotted',
    'polka-dotted',
    'floral',
    'patterned',
    'broken',
    'ruined',
    'rusty',
  ],
  ...[
    'mossy',
    'overgrown',
    'dusty',
    'dirty',
    'shiny',
    'metallic',
    'wet',
    'sparkling',
    'burning',
    'transparent',
    'melting',
  ],
];

const castle = () => drawProcedure('castle', plainRequest());

const bytesOf = ({ canvas }: Drawing) => Buffer.from(pixelsOf(canvas).data);

describe('what is laid on a drawing', () => {
  it.each(SURFACES)('%s changes a thing, the same way each time', (quality) => {
    const plain = castle();
    const first = applySurface(plain, [quality], createRandom(5));
    expect(isSurface(quality, 'building')).toBe(true);
    expect(bytesOf(first).equals(bytesOf(plain))).toBe(false);
    expect(bytesOf(first).equals(bytesOf(applySurface(plain, [quality], createRandom(5))))).toBe(true);
  });

  it('leaves the drawing it was given as it was', () => {
    const plain = castle();
    const before = bytesOf(plain);
    applySurface(plain, SURFACES, createRandom(5));
    expect(bytesOf(plain).equals(before)).toBe(true);
  });

  it('lets smoke rise from what smokes', () => {
    expect(applySurface({ ...castle(), smoke: undefined }, ['smoking'], createRandom(5)).smoke).toBeDefined();
  });

  it('breaks nobody who lives', () => {
    expect(isSurface('ruined', 'person')).toBe(false);
    expect(isSurface('wet', 'animal')).toBe(true);
  });
});
