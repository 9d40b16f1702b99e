import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../core/canvas.ts';
import { createRandom } from '../core/random.ts';
import { drawOnce } from '../core/test-draw-once.ts';
import { ARRANGEMENT_NAMES, drawArrangement } from './arrangements.registry.ts';
import { drawProcedure, facingOfProcedure, PROCEDURE_NAMES } from './drawings.registry.ts';
import type { Drawing, DrawingRequest } from './pen/drawing.types.ts';
import { plainRequest } from './pen/plain-request.ts';

const requestOf = (size: number, changes: Partial<DrawingRequest> = {}): DrawingRequest =>
  plainRequest({ size, random: createRandom(7), ...changes });

function coverage({ canvas }: Drawing): number {
  const { data } = pixelsOf(canvas);
  let covered = 0;
  for (let offset = 3; offset < data.length; offset += 4) if (data[offset]! > 128) covered++;
  return covered / (data.length / 4);
}

function bytes({ canvas }: Drawing): Buffer {
  return Buffer.from(pixelsOf(canvas).data.buffer);
}

const proceed = drawOnce((name: string, size: number) => drawProcedure(name, requestOf(size)));
const arrange = drawOnce((name: string, size: number) => drawArrangement(name, requestOf(size)));

describe.each(PROCEDURE_NAMES)('procedure %s', (name) => {
  it.each([64, 160])('draws something that fills its canvas at %i px', (size) => {
    const drawing = proceed(name, size);
    expect(Math.max(drawing.canvas.width, drawing.canvas.height)).toBeGreaterThan(size * 0.4);
    expect(Math.max(drawing.canvas.width, drawing.canvas.height)).toBeLessThan(size * 3);
    expect(coverage(drawing)).toBeGreaterThan(0.04);
  });

  it('draws the same pixels for the same seed', () => {
    expect(bytes(drawProcedure(name, requestOf(64))).equals(bytes(proceed(name, 64)))).toBe(true);
  });

  it('tells the way it looks as the registry does', () => {
    expect(proceed(name, 64).facing).toBe(facingOfProcedure(name));
  });
});

describe('procedures', () => {
  it('paint in the color that is asked for', () => {
    for (const name of ['dragon', 'castle', 'sports-car', 'robot', 'fox', 'woman'] as const) {
      const red = drawProcedure(name, requestOf(128, { color: [216, 38, 44] }));
      const blue = drawProcedure(name, requestOf(128, { color: [37, 99, 216] }));
      expect(redness(red), name).toBeGreaterThan(redness(blue) + 4);
    }
  });

  it('light lamps on a sheet of their own', () => {
    for (const name of ['castle', 'cabin', 'lighthouse', 'train', 'tent'] as const) {
      const drawing = drawProcedure(name, requestOf(128, { lamps: true }));
      expect(drawing.glow, name).toBeDefined();
      expect(drawing.lights.length, name).toBeGreaterThan(0);
    }
  });

  it('give people a head for hats, a hand and a seat', () => {
    for (const name of ['man', 'queen', 'astronaut', 'samurai'] as const) {
      const { anchors, headWidth } = drawProcedure(name, requestOf(128));
      expect(Object.keys(anchors), name).toEqual(expect.arrayContaining(['hat', 'face', 'hand', 'seat']));
      expect(anchors.hat!.y, name).toBeLessThan(anchors.face!.y);
      expect(headWidth, name).toBeGreaterThan(0.05);
    }
  });

  it('tell where the face of someone is, standing or lying, and none from behind', () => {
    const standing = drawProcedure('woman', requestOf(128));
    expect(standing.face!.y).toBeLessThan(0.3);
    expect(standing.face!.radius * standing.canvas.height).toBeCloseTo(0.1 * 128, -1);
    const lying = drawProcedure('woman', requestOf(128, { pose: 'sleeping' }));
    expect(Math.abs(lying.face!.x - 0.5)).toBeGreaterThan(0.25);
    expect(drawProcedure('woman', requestOf(128, { fromBehind: true })).face).toBeUndefined();
  });

  it('put into a hand what the prompt says', () => {
    const empty = drawProcedure('girl', requestOf(128));
    const sheltered = drawProcedure('girl', requestOf(128, { holding: { name: 'umbrella' } }));
    expect(sheltered.canvas.width).toBeGreaterThan(empty.canvas.width * 1.2);
  });

  it('turn heads by seed, at most so far that one eye is left, and both ways', () => {
    const turns = Array.from({ length: 24 }, (_, seed) => {
      const random = createRandom(seed);
      return drawProcedure('woman', plainRequest({ size: 64, random, bust: true })).face!.turn;
    });
    expect(turns.some((turn) => turn > 0.4)).toBe(true);
    expect(turns.some((turn) => turn < -0.4)).toBe(true);
    expect(turns.some((turn) => Math.abs(turn) === 1)).toBe(true);
  });

  it('look to the side that is asked for', () => {
    for (let seed = 0; seed < 8; seed++)
      for (const [look, way] of [
        ['left', -1],
        ['right', 1],
      ] as const) {
        const random = createRandom(seed);
        const { face } = drawProcedure('man', plainRequest({ size: 64, random, bust: true, look }));
        expect(Math.sign(face!.turn)).toBe(way);
      }
  });

  it('stand on one leg with the shoulders aslant, but guards upright', () => {
    const slope = (name: 'man' | 'knight', seed: number) => {
      const random = createRandom(seed);
      const { anchors } = drawProcedure(name, plainRequest({ size: 200, random, pose: 'standing' }));
      return Math.abs(anchors.waist!.x - anchors.face!.x);
    };
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const average = (name: 'man' | 'knight') =>
      seeds.reduce((sum, seed) => sum + slope(name, seed), 0) / seeds.length;
    expect(average('man')).toBeGreaterThan(average('knight') * 1.3);
  });

  it('give every age its own height and size of head', () => {
    const measure = (name: 'man' | 'boy' | 'old-man', qualities: string[]) => {
      const request = plainRequest({ size: 300, random: createRandom(3), pose: 'standing', qualities });
      const { canvas, face } = drawProcedure(name, request);
      return { height: canvas.height, heads: 1 / (face!.radius * 2) };
    };
    const ages = [
      measure('boy', ['toddler']),
      measure('boy', []),
      measure('man', ['young']),
      measure('man', ['tall']),
    ];
    for (const [index, { height, heads }] of ages.entries()) {
      if (index === 0) continue;
      expect(height).toBeGreaterThan(ages[index - 1]!.height);
      expect(heads).toBeGreaterThan(ages[index - 1]!.heads);
    }
    expect(measure('man', ['old']).height).toBeLessThan(measure('man', ['tall']).height);
  });

  it('refuse a name they do not know', () => {
    expect(() => drawProcedure('gryphon', requestOf(64))).toThrow('gryphon');
  });
});

describe.each(ARRANGEMENT_NAMES)('arrangement %s', (name) => {
  it.each([64, 160])('draws something that fills its canvas at %i px', async (size) => {
    const drawing = await arrange(name, size);
    expect(drawing.canvas.height).toBeGreaterThan(size * 0.6);
    expect(coverage(drawing)).toBeGreaterThan(0.1);
  });

  it('draws the same pixels for the same seed', async () => {
    const first = bytes(await arrange(name, 64));
    expect(first.equals(bytes(await drawArrangement(name, requestOf(64))))).toBe(true);
  });
});

function redness({ canvas }: Drawing): number {
  const { data } = pixelsOf(canvas);
  let sum = 0;
  let count = 0;
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset + 3]! < 128) continue;
    sum += data[offset]! - data[offset + 2]!;
    count++;
  }
  return sum / count;
}
