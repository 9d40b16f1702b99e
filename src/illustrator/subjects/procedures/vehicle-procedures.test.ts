import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import type { DrawingRequest } from '../drawing.types.ts';
import { BUILDING_PROCEDURES } from './building-procedures.ts';
import { FRONTAL_VEHICLE_PROCEDURES, VEHICLE_PROCEDURES } from './vehicle-procedures.ts';

function requestOf(changes: Partial<DrawingRequest> = {}): DrawingRequest {
  return {
    size: 128,
    random: createRandom(11),
    skin: [199, 147, 104],
    lamps: false,
    snow: false,
    lightSide: -1,
    qualities: [],
    detail: 1,
    ...changes,
  };
}

const BOATS = [
  'sailing-boat',
  'rowing-boat',
  'canoe',
  'venetian-gondola',
  'raft',
  'fishing-boat',
  'liner',
  'container-ship',
  'yacht',
  'ferry',
  'viking-ship',
] as const;

describe('vehicles', () => {
  it.each(BOATS)('%s tells how deep it lies in the water', (name) => {
    const { waterline } = VEHICLE_PROCEDURES[name](requestOf()).anchors;
    expect(waterline?.y).toBeGreaterThan(0.7);
    expect(waterline?.y).toBeLessThan(1);
  });

  it.each(['bicycle', 'motorcycle', 'scooter', 'sleigh', 'tractor'] as const)('%s has a seat', (name) => {
    const { seat } = VEHICLE_PROCEDURES[name](requestOf()).anchors;
    expect(seat?.y).toBeLessThan(0.75);
  });

  it('stands a starting rocket on fire that shines', () => {
    const { rocket } = FRONTAL_VEHICLE_PROCEDURES;
    const starting = rocket(requestOf({ qualities: ['launching'] }));
    expect(starting.glow).toBeDefined();
    expect(starting.lights.length).toBeGreaterThan(0);
    expect(rocket(requestOf({ pose: 'standing' })).lights).toEqual([]);
  });
});

describe('buildings', () => {
  it('burn lamps at night, and none where nobody lives', () => {
    const { factory } = BUILDING_PROCEDURES;
    expect(factory(requestOf({ lamps: true })).lights.length).toBeGreaterThan(3);
    expect(factory(requestOf({ lamps: true, qualities: ['ruined'] })).lights).toEqual([]);
  });

  it('smoke from a chimney only while someone lives there', () => {
    const { cottage } = BUILDING_PROCEDURES;
    expect(cottage(requestOf()).smoke).toBeDefined();
    expect(cottage(requestOf({ qualities: ['ruined'] })).smoke).toBeUndefined();
  });
});
