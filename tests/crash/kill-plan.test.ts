import { expect, test } from 'vitest';
import { createFailPoints } from '../support/failures/fail-point.ts';
import { JOURNEY_KINDS, planKills, type Sighting } from './kill-plan.ts';

const [kind] = JOURNEY_KINDS;
if (!kind) throw new Error('There is no journey.');
const sightings: Sighting[] = Array.from({ length: 12 }, (_, index) => ({
  kind,
  window: `window ${index % 6}`,
  hits: 3,
}));

test('every window is visited at least once, however few kills are asked for', () => {
  for (const kills of [1, 6, 40]) {
    const plan = planKills(sightings, { kills, random: Math.random });
    expect(plan).toHaveLength(Math.max(kills, 6));
    const visited = new Set(plan.flatMap((kill) => (kill.at === 'window' ? kill.window : [])));
    expect(visited.size).toBe(6);
    for (const kill of plan) if (kill.at === 'window') expect([1, 2, 3]).toContain(kill.hit);
  }
});

test('with kills enough every hit is visited', () => {
  const plan = planKills(sightings, { kills: 80, random: Math.random });
  const visited = new Set(plan.flatMap((kill) => (kill.at === 'window' ? `${kill.window} ${kill.hit}` : [])));
  expect(visited.size).toBe(6 * 3);
});

test('some kills come at any moment', () => {
  const plan = planKills(sightings, { kills: 50, random: Math.random });
  expect(plan.filter(({ at }) => at === 'any moment')).toHaveLength(10);
});

test('a process dies at the hit that was asked for, counted from then on', () => {
  let deaths = 0;
  const points = createFailPoints(() => {
    deaths += 1;
  });
  points.reach('here');
  points.arm('here', 2);
  points.reach('there');
  points.reach('here');
  expect(deaths).toBe(0);
  points.reach('here');
  expect(deaths).toBe(1);
  points.reach('here');
  expect(deaths).toBe(1);
  expect(points.takeHits()).toEqual({ here: 4, there: 1 });
  expect(points.takeHits()).toEqual({});
});
