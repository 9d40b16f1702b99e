import { entriesOf, procedure } from './noun-entry.ts';

const truck = entriesOf('vehicle', { facing: 'right', habitat: 'city', tall: 3, home: 'street' });
const machine = entriesOf('vehicle', { facing: 'right', habitat: 'meadow' });

/** What hauls, digs and lifts. */
export const WORK_VEHICLES = [
  truck('tow truck', procedure('tow-truck'), 0.36, {
    also: 'wrecker truck, breakdown truck, recovery truck',
  }),
  truck('dump truck', procedure('dump-truck'), 0.36, { also: 'tipper truck, dumper, dumper truck, tipper' }),
  truck('cement mixer', procedure('mixer-truck'), 0.36, {
    also: 'concrete mixer, cement truck, concrete truck, mixer truck, cement mixer truck',
  }),
  truck('garbage truck', procedure('garbage-truck'), 0.36, {
    also: 'trash truck, bin lorry, recycling truck, refuse truck, dustbin lorry',
  }),
  truck('food truck', procedure('food-truck'), 0.42, {
    also: 'taco truck, burger truck, coffee truck, street food truck, hot dog truck',
    tall: 2.9,
  }),
  truck('ice cream truck', procedure('food-truck'), 0.42, {
    also: 'ice cream van, ice cream car',
    qualities: ['sweet'],
    tall: 2.9,
  }),
  machine('excavator', procedure('excavator'), 0.42, {
    also: 'digger, backhoe, steam shovel, power shovel, mechanical digger',
    tall: 3.2,
  }),
  machine('bulldozer', procedure('bulldozer'), 0.38, {
    also: 'dozer, snowplow, snow plow, front loader',
    tall: 2.8,
  }),
  machine('forklift', procedure('forklift'), 0.42, {
    also: 'forklift truck, fork lift, pallet truck',
    tall: 2.1,
    habitat: 'city',
  }),
];
