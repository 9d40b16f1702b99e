import { describe, expect, it } from 'vitest';
import { type Brief, PLACE_SCENES, type PlaceName } from '../brief/brief.types.ts';
import { pixelsOf } from '../core/canvas.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { drawOnce } from '../core/test-draw-once.ts';
import { buildStage, drawForeground } from '../stage/build-stage.ts';
import { project } from '../stage/camera.ts';
import { SKY_DEPTH } from '../stage/depth-stamp.ts';
import type { Stage } from '../stage/stage.types.ts';
import { plainBrief, plainSubject } from '../stage/test-plain-brief.ts';
import { PLACES } from './scenes.registry.ts';

const OUTDOORS = (Object.keys(PLACES) as PlaceName[]).filter((place) =>
  ['mountain', 'snow', 'meadow', 'desert', 'moon', 'sea', 'beach', 'underwater', 'forest'].includes(
    PLACE_SCENES[place],
  ),
);

function build(
  place: PlaceName,
  wishes: Partial<Brief> = {},
  size = { width: 96, height: 96 },
  seed = 1,
): Stage {
  const brief = plainBrief(PLACE_SCENES[place], { place, ...wishes });
  const stage = buildStage(brief, size, createRandom(seed), createCheckpoint());
  drawForeground(stage);
  return stage;
}

/** As it usually is, for what only looks at it. */
const buildPlain = drawOnce((place: PlaceName, seed: number) => build(place, {}, undefined, seed));

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

describe.each(OUTDOORS)('the place %s', (place) => {
  it.each([
    [64, 64],
    [300, 64],
    [61, 151],
  ])('fills every pixel at %i x %i', (width, height) => {
    const stage = build(place, {}, { width, height }, width);
    const { data } = pixelsOf(stage.canvas);
    for (let offset = 3; offset < data.length; offset += 4)
      if (data[offset] !== 255) throw new Error(`pixel ${offset >> 2} is not opaque`);
    expect(stage.depth.every((metres) => metres > 0 && metres <= SKY_DEPTH)).toBe(true);
  });

  it('is the same picture for the same seed and another for another', () => {
    const [first, other, third] = [1, 2, 3].map((seed) => buildPlain(place, seed));
    expect(bytesOf(first!).equals(bytesOf(build(place)))).toBe(true);
    expect(differenceOf(first!, other!)).toBeGreaterThan(4);
    expect(differenceOf(other!, third!)).toBeGreaterThan(4);
  });

  it('changes with the hour and the weather', () => {
    expect(
      differenceOf(buildPlain(place, 1), build(place, { timeOfDay: 'night', weather: 'storm' })),
    ).toBeGreaterThan(1);
  });

  it('is drawn with whatever water, way, snow or building the prompt names', () => {
    for (const wishes of [
      { snow: true, season: 'winter' },
      { cameraAngle: 'aerial', season: 'autumn', features: new Set(['river', 'path']) },
      {
        composition: 'symmetrical',
        features: new Set(['lake', 'waterfall']),
        subjects: [plainSubject('building')],
      },
    ] as const satisfies ReadonlyArray<Partial<Brief>>) {
      expect(() => build(place, wishes)).not.toThrow();
    }
  });

  it('keeps its one good spot inside the picture', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const stage = buildPlain(place, seed);
      if (!stage.perch) continue;
      const { x, z } = stage.perch;
      const spot = project(stage, x, stage.ground?.(x, z, 5) ?? 0, z);
      expect(spot.x).toBeGreaterThan(stage.width * 0.1);
      expect(spot.x).toBeLessThan(stage.width * 0.9);
      expect(spot.y).toBeGreaterThan(stage.height * 0.3);
      expect(spot.y).toBeLessThan(stage.height);
    }
  });
});
