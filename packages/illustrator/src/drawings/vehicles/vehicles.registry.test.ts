import { describe, expect, it } from 'vitest';
import { BUILDING_PROCEDURES } from '../buildings/buildings.registry.ts';
import { plainRequest } from '../pen/plain-request.ts';
import { FRONTAL_VEHICLE_PROCEDURES, VEHICLE_PROCEDURES } from './vehicles.registry.ts';

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
    const { waterline } = VEHICLE_PROCEDURES[name](plainRequest()).anchors;
    expect(waterline?.y).toBeGreaterThan(0.7);
    expect(waterline?.y).toBeLessThan(1);
  });

  it.each(['bicycle', 'motorcycle', 'scooter', 'sleigh', 'tractor'] as const)('%s has a seat', (name) => {
    const { seat } = VEHICLE_PROCEDURES[name](plainRequest()).anchors;
    expect(seat?.y).toBeLessThan(0.75);
  });

  it('stands a starting rocket on fire that shines', () => {
    const { rocket } = FRONTAL_VEHICLE_PROCEDURES;
    const starting = rocket(plainRequest({ qualities: ['launching'] }));
    expect(starting.glow).toBeDefined();
    expect(starting.lights.length).toBeGreaterThan(0);
    expect(rocket(plainRequest({ pose: 'standing' })).lights).toEqual([]);
  });
});

describe('buildings', () => {
  it('burn lamps at night, and none where nobody lives', () => {
    const { factory } = BUILDING_PROCEDURES;
    expect(factory(plainRequest({ lamps: true })).lights.length).toBeGreaterThan(3);
    expect(factory(plainRequest({ lamps: true, qualities: ['ruined'] })).lights).toEqual([]);
  });

  it('smoke from a chimney only while someone lives there', () => {
    const { cottage } = BUILDING_PROCEDURES;
    expect(cottage(plainRequest()).smoke).toBeDefined();
    expect(cottage(plainRequest({ qualities: ['ruined'] })).smoke).toBeUndefined();
  });
});
