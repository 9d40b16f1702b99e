import type { Fault } from './fault.types.ts';
import type { FaultStage } from './fault-stage.ts';
import type { BucketLie } from './lying-bucket.ts';

const SECOND = 1000;
const STORAGE_AWAY = 'storage.unavailable';

/** What a bucket elsewhere may do, and the way there. */
export function bucketFaults({ wires: { pictures: wire }, bucket }: FaultStage): Fault[] {
  if (!wire || !bucket) return [];
  const lies: [name: string, lie: BucketLie, shows?: string][] = [
    ['answers 500', 'broken', STORAGE_AWAY],
    ['asks for a pause', 'overloaded', STORAGE_AWAY],
    ['forgets objects', 'forgetful'],
    ['answers other bytes', 'other-bytes'],
  ];
  return [
    { name: 'the object store is down', shows: STORAGE_AWAY, inject: wire.unplug, heal: wire.plugIn },
    { name: 'connections to the object store break', inject: wire.breakConnections, heal: () => {} },
    { name: 'the object store is slow', inject: () => wire.delay(SECOND), heal: () => wire.delay(0) },
    ...lies.map(([name, lie, shows]) => ({
      name: `the object store ${name}`,
      shows,
      inject: () => bucket.lie(lie),
      heal: () => bucket.lie(null),
    })),
  ];
}
