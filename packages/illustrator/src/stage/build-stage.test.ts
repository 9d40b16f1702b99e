import { describe, expect, it } from 'vitest';
import { type Brief, SCENE_KINDS } from '../brief/brief.types.ts';
import { pixelsOf } from '../core/canvas.ts';
import { createCheckpoint, IllustrationStopped } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage, drawForeground } from './build-stage.ts';
import { project } from './camera.ts';
import { SKY_DEPTH } from './depth-stamp.ts';
import type { Stage } from './stage.types.ts';
import { plainBrief, plainSubject } from './test-plain-brief.ts';
import { drawWeather } from './weather/weather.ts';

const SMALL = { width: 128, height: 128 };

function build(brief: Brief, size = SMALL, seed = 1): Stage {
  const stage = buildStage(brief, size, createRandom(seed), createCheckpoint());
  drawForeground(stage);
  drawWeather(stage);
  return stage;
}

function bytesOf(stage: Stage): Buffer {
  return Buffer.from(pixelsOf(stage.canvas).data);
}

/** Mean difference per color channel, 0..255. */
function differenceOf(first: Stage, second: Stage): number {
  const a = bytesOf(first);
  const b = bytesOf(second);
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += Math.abs(a[index]! - b[index]!);
  return (sum / a.length) * (4 / 3);
}

const GROUNDED = SCENE_KINDS.filter(
  (kind) => !['space', 'underwater', 'portrait', 'abstract', 'interior'].includes(kind),
);

describe.each(SCENE_KINDS)('the %s scene', (kind) => {
  it.each([
    [64, 64],
    [288, 512],
    [2048, 64],
    [97, 251],
  ])('fills every pixel at %i x %i', (width, height) => {
    const stage = build(plainBrief(kind), { width, height }, width);
    const { data } = pixelsOf(stage.canvas);
    for (let offset = 3; offset < data.length; offset += 4)
      if (data[offset] !== 255) throw new Error(`pixel ${offset >> 2} is not opaque`);
    expect(stage.horizon).toBeGreaterThan(0);
    expect(stage.horizon).toBeLessThan(height);
    expect(stage.depth.every((metres) => metres > 0 && metres <= SKY_DEPTH)).toBe(true);
    expect(Math.hypot(...stage.light)).toBeCloseTo(1, 1);
  });

  it('is the same picture for the same seed', () => {
    const brief = plainBrief(kind, { weather: 'rain', features: new Set(['rays', 'fireflies']) });
    expect(bytesOf(build(brief)).equals(bytesOf(build(brief)))).toBe(true);
  });

  it('is another picture for another seed', () => {
    const stages = [1, 2, 3].map((seed) => build(plainBrief(kind), SMALL, seed));
    expect(differenceOf(stages[0]!, stages[1]!)).toBeGreaterThan(6);
    expect(differenceOf(stages[1]!, stages[2]!)).toBeGreaterThan(6);
  });

  it('looks often whether it is still wanted, and stops wherever it is told to', () => {
    const size = { width: 128, height: 128 };
    let checks = 0;
    const counting = createCheckpoint(() => {
      checks++;
      return false;
    });
    drawForeground(buildStage(plainBrief(kind), size, createRandom(5), counting));
    expect(checks).toBeGreaterThan(6);
    for (const share of [0.1, 0.5, 0.9]) {
      const limit = Math.floor(checks * share);
      let seen = 0;
      const stopping = createCheckpoint(() => ++seen > limit);
      expect(() => drawForeground(buildStage(plainBrief(kind), size, createRandom(5), stopping))).toThrow(
        IllustrationStopped,
      );
    }
  });
});

describe.each(GROUNDED)('the ground of the %s scene', (kind) => {
  it.each([1, 2, 3, 4, 5, 6])('comes nearer from the horizon to the lower edge with seed %i', (seed) => {
    const stage = build(plainBrief(kind), { width: 160, height: 160 }, seed);
    const column = 80;
    const depthAt = (row: number) => stage.depth[row * 160 + column]!;
    const justBelow = Math.min(158, Math.ceil(stage.horizon) + 6);
    expect(depthAt(159)).toBeLessThan(12);
    expect(depthAt(159)).toBeLessThan(depthAt(justBelow));
    expect(stage.ground).toBeDefined();
  });

  it('has sky above', () => {
    const stage = build(
      plainBrief(kind, { vetoes: new Set(['tree', 'planet', 'earth']) }),
      { width: 160, height: 160 },
      3,
    );
    expect(stage.depth.some((metres) => metres === SKY_DEPTH)).toBe(true);
  });
});

describe('promises of the stage', () => {
  it.each(['mountain', 'snow', 'meadow', 'desert'] as const)(
    'raises a hill inside the picture for a building: %s',
    (kind) => {
      for (const [width, height] of [
        [1024, 1024],
        [576, 1024],
        [1344, 768],
      ] as const) {
        for (let seed = 1; seed <= 4; seed++) {
          const size = { width: width >> 2, height: height >> 2 };
          const stage = build(plainBrief(kind, { subjects: [plainSubject('building')] }), size, seed);
          expect(stage.hill).toBeDefined();
          const { x, z } = stage.hill!;
          const top = project(stage, x, stage.ground!(x, z, 5), z);
          expect(top.x).toBeGreaterThan(size.width * 0.15);
          expect(top.x).toBeLessThan(size.width * 0.85);
          expect(top.y).toBeGreaterThan(size.height * 0.1);
          expect(top.y).toBeLessThan(size.height * 0.95);
        }
      }
    },
  );

  it('says where boats float and where nothing stands', () => {
    expect(build(plainBrief('sea')).water).toBe(true);
    expect(build(plainBrief('beach')).water).toBe(false);
    expect(build(plainBrief('beach', { subjects: [plainSubject('boat')] })).water).toBe(true);
    expect(build(plainBrief('interior')).indoor).toBe(true);
    for (const kind of ['space', 'underwater', 'portrait', 'abstract'] as const) {
      expect(build(plainBrief(kind)).floating).toBe(true);
    }
  });

  it('moves the horizon with the camera angle', () => {
    const horizonAt = (cameraAngle: Brief['cameraAngle']) =>
      build(plainBrief('mountain', { cameraAngle })).horizon / SMALL.height;
    expect(horizonAt('aerial')).toBeLessThan(0.25);
    expect(horizonAt('eye')).toBeGreaterThan(0.4);
    expect(horizonAt('low')).toBeGreaterThan(0.68);
  });

  it.each(['mountain', 'meadow', 'desert'] as const)('builds a symmetrical %s around the middle', (kind) => {
    const stage = build(plainBrief(kind, { composition: 'symmetrical' }));
    expect(stage.sun.x).toBe(SMALL.width / 2);
    for (const x of [1, 4, 20]) expect(stage.ground!(x, 60, 5)).toBeCloseTo(stage.ground!(-x, 60, 5), 0);
  });

  it('draws what the weather and the hour wish, so that each changes the picture', () => {
    const plain = build(plainBrief('mountain'));
    for (const wishes of [
      { timeOfDay: 'sunset' },
      { timeOfDay: 'night' },
      { weather: 'fog' },
      { weather: 'storm' },
      { weather: 'snowfall' },
      { season: 'autumn' },
      { snow: true },
      { lighting: 'golden-hour' },
    ] as const) {
      expect(differenceOf(plain, build(plainBrief('mountain', wishes)))).toBeGreaterThan(2);
    }
  });

  it.each(['mountain', 'meadow', 'forest', 'desert'] as const)(
    'shows water in a %s with a river or lake, and none without',
    (kind) => {
      const wetShare = (features: Brief['features']) => {
        const { wet } = build(plainBrief(kind, { features }), SMALL, 9);
        return wet ? wet.filter((pixel) => pixel === 1).length / wet.length : 0;
      };
      expect(wetShare(new Set(['river']))).toBeGreaterThan(0.01);
      expect(wetShare(new Set(['lake']))).toBeGreaterThan(0.01);
      expect(wetShare(new Set(['path']))).toBe(0);
    },
  );

  it('keeps near trees off a subject at the side', () => {
    const brief = plainBrief('mountain', { composition: 'framed' });
    const rightEdge = (covered: boolean) => {
      const stage = buildStage(brief, SMALL, createRandom(4), createCheckpoint());
      if (covered)
        for (let y = 40; y < 120; y++) stage.mask.fill(1, y * SMALL.width + 108, y * SMALL.width + 126);
      const before = bytesOf(stage);
      drawForeground(stage);
      const after = bytesOf(stage);
      let changed = 0;
      for (let y = 20; y < 100; y++)
        for (let x = 112; x < 128; x++)
          if (before[(y * SMALL.width + x) * 4] !== after[(y * SMALL.width + x) * 4]) changed++;
      return changed;
    };
    expect(rightEdge(false)).toBeGreaterThan(150);
    expect(rightEdge(true)).toBeLessThan(60);
  });

  it('leaves out what is forbidden', () => {
    const trees = build(plainBrief('forest'));
    const bare = build(plainBrief('forest', { vetoes: new Set(['tree']) }));
    expect(differenceOf(trees, bare)).toBeGreaterThan(4);
    const rain = plainBrief('meadow', { weather: 'rain' });
    expect(differenceOf(build(rain), build({ ...rain, vetoes: new Set(['rain']) }))).toBeGreaterThan(0.5);
  });
});
