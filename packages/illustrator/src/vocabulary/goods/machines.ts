import { entriesOf, procedure } from '../noun-entry.ts';

const machine = entriesOf('item', { facing: 'front', habitat: 'interior', onFloor: true });

/** What runs by an engine, a coin or a current. */
export const MACHINES = [
  machine('engine', procedure('engine'), 0.52, {
    also: 'car engine, motor, engine block, truck engine, v8 engine, v8',
    ambiguous: true,
    tall: 0.9,
    home: 'workshop',
    madeOf: ['iron'],
  }),
];
