import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../../core/canvas.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { plainRequest } from '../pen/plain-request.ts';
import { drawsBeastBust } from './beasts.registry.ts';
import { furColor } from './coats.ts';
import { MAMMAL_PROCEDURES } from './mammals.registry.ts';
import { MYTH_PROCEDURES } from './myths.registry.ts';

function bytes({ canvas }: Drawing): string {
  return Buffer.from(pixelsOf(canvas).data.buffer).toString('base64');
}

describe('animals', () => {
  it('take every pose with a body of its own', () => {
    const poses = [
      'standing',
      'running',
      'sitting',
      'lying',
      'sleeping',
      'eating',
      'jumping',
      'reading',
    ] as const;
    const drawings = poses.map((pose) => bytes(MAMMAL_PROCEDURES.cat(plainRequest({ pose }))));
    expect(new Set(drawings).size).toBe(poses.length);
  });

  it('are lower when they sleep than when they stand, and say so', () => {
    for (const name of ['cat', 'wolf', 'horse', 'bear'] as const) {
      const standing = MAMMAL_PROCEDURES[name](plainRequest({ pose: 'standing' })).units!;
      const sleeping = MAMMAL_PROCEDURES[name](plainRequest({ pose: 'sleeping' })).units!;
      expect(sleeping, name).toBeLessThan(standing * 0.85);
    }
  });

  it('lower their head to eat and raise it to howl', () => {
    const mouth = (pose: DrawingRequest['pose']) =>
      MAMMAL_PROCEDURES.wolf(plainRequest({ pose })).anchors.hand!.y;
    expect(mouth('eating')).toBeGreaterThan(0.6);
    expect(mouth('howling')).toBeLessThan(0.25);
  });

  it('offer places for hats, riders and things', () => {
    for (const name of ['cat', 'horse', 'elephant', 'squirrel'] as const) {
      const { anchors, headWidth } = MAMMAL_PROCEDURES[name](plainRequest({ pose: 'standing' }));
      expect(Object.keys(anchors), name).toEqual(
        expect.arrayContaining(['hat', 'face', 'hand', 'seat', 'back']),
      );
      expect(headWidth, name).toBeGreaterThan(0.05);
    }
  });

  it('show head and chest in a portrait', () => {
    expect(drawsBeastBust('cat')).toBe(true);
    expect(drawsBeastBust('castle')).toBe(false);
    const bust = MAMMAL_PROCEDURES.lion(plainRequest({ bust: true }));
    expect(bust.headWidth).toBeGreaterThan(0.35);
  });

  it('leave the ground only to fly', () => {
    const flying = MYTH_PROCEDURES.dragon(plainRequest({ pose: 'flying' }));
    const guarding = MYTH_PROCEDURES.dragon(plainRequest({ pose: 'lying' }));
    expect(guarding.canvas.height / guarding.canvas.width).toBeLessThan(
      flying.canvas.height / flying.canvas.width,
    );
  });
});

describe('fur', () => {
  it('takes colors as people mean them of animals', () => {
    const [red, green] = furColor([216, 38, 44]);
    expect(red).toBeLessThan(210);
    expect(green).toBeGreaterThan(70);
    expect(furColor([37, 99, 216])[2]).toBeGreaterThan(200);
  });
});
