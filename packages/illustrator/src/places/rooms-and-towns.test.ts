import { describe, expect, it } from 'vitest';
import { IDEAS, PLACE_SCENES, type PlaceName } from '../brief/brief.types.ts';
import { pixelsOf } from '../core/canvas.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage, drawForeground } from '../stage/build-stage.ts';
import type { Stage } from '../stage/stage.types.ts';
import { plainBrief, plainSubject } from '../stage/test-plain-brief.ts';
import { FORMS } from './abstract/forms.registry.ts';
import { TOWN_PLACES } from './city/towns.registry.ts';
import { INTERIORS } from './interior/interiors.registry.ts';

const OURS = [INTERIORS, TOWN_PLACES, FORMS].flatMap((places) => Object.keys(places)) as PlaceName[];

function build(place: PlaceName, wishes: Parameters<typeof plainBrief>[1] = {}, side = 96, seed = 1): Stage {
  const brief = plainBrief(PLACE_SCENES[place], { place, ...wishes });
  const stage = buildStage(brief, { width: side, height: side }, createRandom(seed), createCheckpoint());
  drawForeground(stage);
  return stage;
}

function bytesOf(stage: Stage): Buffer {
  return Buffer.from(pixelsOf(stage.canvas).data);
}

function differenceOf(first: Stage, second: Stage): number {
  const [a, b] = [bytesOf(first), bytesOf(second)];
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += Math.abs(a[index]! - b[index]!);
  return (sum / a.length) * (4 / 3);
}

describe('places of rooms, towns and forms', () => {
  it('overgrows a room that is left to itself', () => {
    const left = build('greenhouse', { placeQualities: ['ruined'] });
    expect(differenceOf(left, build('greenhouse'))).toBeGreaterThan(4);
  });

  it('decorates a home for a party', () => {
    const party = build('living-room', { features: new Set(['confetti']) }, 160);
    const [x, y] = [80, 20];
    const at = (stage: Stage) => bytesOf(stage).subarray((y * 160 + x) * 4 - 120, (y * 160 + x) * 4 + 120);
    expect(at(party).equals(at(build('living-room', {}, 160)))).toBe(false);
  });

  it('builds the streets of another part of the world otherwise', () => {
    expect(differenceOf(build('alley', { region: 'greek' }), build('alley'))).toBeGreaterThan(8);
  });

  it('leaves a hall whole below what hangs from its ceiling', () => {
    const lamp = { ...plainSubject('item'), qualities: ['hanging'] };
    const nearest = (stage: Stage) => stage.depth[96 * 95 + 48]!;
    const onTable = build('castle-hall', { subjects: [plainSubject('item')] });
    expect(nearest(build('castle-hall', { subjects: [lamp] }))).not.toBe(nearest(onTable));
  });

  it('is darker in a gloomy room, and not black', () => {
    const brightness = (stage: Stage) => bytesOf(stage).reduce((sum, value) => sum + value, 0);
    const room = (hint?: 'dim' | 'unlit') =>
      brightness(build('castle-hall', hint ? { placeHints: new Set([hint]) } : {}));
    expect(room('dim')).toBeLessThan(room() * 0.95);
    expect(room('dim')).toBeGreaterThan(room('unlit') * 1.1);
  });

  it('has water below a bridge in an old town, and a house in its square', () => {
    const noun = (procedure: string) => ({
      ...plainSubject('building'),
      noun: { ...plainSubject('building').noun, drawing: { from: 'procedure', procedure } as const },
    });
    const bridge = build('old-town', { place: undefined, region: 'french', subjects: [noun('bridge')] });
    expect(bridge.wet?.some((pixel) => pixel === 1)).toBe(true);
    const house = build('old-town', { place: undefined, region: 'french', subjects: [noun('house')] });
    expect(house.wet?.some((pixel) => pixel === 1) ?? false).toBe(false);
  });

  it('lets a steep street climb', () => {
    const steep = build('street', { placeHints: new Set(['steep']) });
    expect(steep.horizon).toBeLessThan(steep.height * 0.4);
    expect(build('street').horizon).toBeGreaterThan(steep.height * 0.4);
  });

  it('has every interior and every town place that can be named', () => {
    for (const [place, scene] of Object.entries(PLACE_SCENES)) {
      if (scene === 'interior') expect(Object.keys(INTERIORS)).toContain(place);
      if (scene === 'city') expect(Object.keys(TOWN_PLACES)).toContain(place);
    }
  });

  it.each(OURS)('draws %s at every shape, the same each time, and another with another seed', (place) => {
    const brief = plainBrief(PLACE_SCENES[place], { place });
    for (const [width, height] of [
      [64, 64],
      [300, 64],
      [64, 300],
    ] as const) {
      const stage = buildStage(brief, { width, height }, createRandom(3), createCheckpoint());
      drawForeground(stage);
      const { data } = pixelsOf(stage.canvas);
      for (let offset = 3; offset < data.length; offset += 4)
        if (data[offset] !== 255) throw new Error(`pixel ${offset >> 2} of ${place} is not opaque`);
      expect(stage.horizon).toBeGreaterThan(0);
      expect(stage.horizon).toBeLessThan(height);
      expect(stage.depth.every((metres) => metres > 0)).toBe(true);
    }
    expect(bytesOf(build(place)).equals(bytesOf(build(place)))).toBe(true);
    expect(differenceOf(build(place, {}, 96, 1), build(place, {}, 96, 2))).toBeGreaterThan(1.5);
  });

  it.each(['living-room', 'kitchen', 'church-inside', 'street', 'market', 'harbour'] as const)(
    'shows the hour in %s',
    (place) => {
      expect(differenceOf(build(place), build(place, { timeOfDay: 'night' }))).toBeGreaterThan(8);
    },
  );

  it.each(IDEAS)('has a picture of its own for the idea of %s', (idea) => {
    const other = idea === 'joy' ? 'time' : 'joy';
    expect(differenceOf(build('emotion', { idea }), build('emotion', { idea: other }))).toBeGreaterThan(10);
  });

  it('puts small things on a table and leaves people the floor', () => {
    const onFloor = build('kitchen', { subjects: [plainSubject('person')] });
    const onTable = build('kitchen', { subjects: [plainSubject('item')] });
    expect(onFloor.indoor && onTable.indoor).toBe(true);
    const nearest = (stage: Stage) => stage.depth[96 * 95 + 48]!;
    expect(nearest(onTable)).toBeLessThan(nearest(onFloor));
  });
});
