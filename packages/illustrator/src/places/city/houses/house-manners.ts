import type { Region } from '../../../brief/place.types.ts';
import { colorList, type Rgb } from '../../../core/color.ts';

/** How houses are built in a part of the world. */
export interface HouseManner {
  walls: readonly Rgb[];
  roofs: readonly Rgb[];
  /** Flat with a parapet, tiled and sloping, or with wide eaves above every storey. */
  roof: 'flat' | 'sloping' | 'eaves';
  shutters?: readonly Rgb[];
  /** Doors and windows end in a round arch. */
  arched?: boolean;
  /** Windows are dark wooden lattices. */
  lattice?: boolean;
  /** Flower boxes and balconies with plants. */
  flowers?: boolean;
  /** Red lanterns hang along the first floor. */
  lanterns?: boolean;
  /** What rises over the roofs. */
  tower: 'minaret' | 'bell-tower' | 'dome' | 'pagoda' | 'iron-tower' | 'clock-tower';
  /** Its great cities are known by high towers rather than by old roofs. */
  highRise?: true;
}

/** Where nothing is named, and in the north, houses are those of an old town north of the Alps. */
export const HOUSE_MANNERS: Readonly<Record<Exclude<Region, 'northern'>, HouseManner>> = {
  french: {
    walls: colorList('#eee2c8 #e6d8bc #f2e8d4 #dccfb4 #e9dcc6'),
    roofs: colorList('#5c6a7c #66748a #536073'),
    shutters: colorList('#8a98a0 #f0ecde #7c8a86'),
    roof: 'sloping',
    flowers: true,
    tower: 'iron-tower',
  },
  british: {
    walls: colorList('#a8604a #b8745a #8f5646 #e8dcc4 #f0e8d8 #c49a72'),
    roofs: colorList('#5a5e68 #6a5a52 #4f545e'),
    roof: 'sloping',
    tower: 'clock-tower',
  },
  moorish: {
    walls: colorList('#e2b48a #d8a070 #ecd2ae #cf8e66 #f0e2c8'),
    roofs: colorList('#c08a60 #d8b48a'),
    shutters: colorList('#2f7d8c #2a5f96 #3f8f7a'),
    roof: 'flat',
    arched: true,
    tower: 'minaret',
  },
  southern: {
    walls: colorList('#e8b878 #d98a5c #f0d8a0 #e6c4a0 #d87a5a #f2e4c4'),
    roofs: colorList('#c06a42 #b5603c #cc7a50'),
    shutters: colorList('#3f7a5c #4a6a58 #5c7f8a #7a5236'),
    roof: 'sloping',
    flowers: true,
    tower: 'bell-tower',
  },
  greek: {
    walls: colorList('#fbfaf6 #f6f6f4 #ffffff'),
    roofs: colorList('#f4f4f2'),
    shutters: colorList('#1f62b8 #2a74c8'),
    roof: 'flat',
    flowers: true,
    tower: 'dome',
  },
  latin: {
    walls: colorList('#f0b02e #e2583e #3fa0a8 #e87aa0 #6cae5a #4f7ec4 #f4e2b8'),
    roofs: colorList('#c8693e #b85c38'),
    shutters: colorList('#2f6a8c #8c3a2e #f4ecd8 #3f7a50'),
    roof: 'flat',
    arched: true,
    flowers: true,
    tower: 'bell-tower',
  },
  japanese: {
    walls: colorList('#e8dcc4 #8a6a4c #d8c8a8 #6e523c #efe6d4'),
    roofs: colorList('#4a5058 #565c62 #3f444c'),
    roof: 'eaves',
    lattice: true,
    lanterns: true,
    tower: 'pagoda',
    highRise: true,
  },
  chinese: {
    walls: colorList('#a8483a #e6d8bc #b8604a #d8c4a0 #8c3a30'),
    roofs: colorList('#4a6a5c #545a5c #5c6a52'),
    roof: 'eaves',
    lattice: true,
    lanterns: true,
    tower: 'pagoda',
    highRise: true,
  },
  indian: {
    walls: colorList('#e89a7a #f0b86a #e0785e #f4d8a8 #6a9cc8 #e8a0a8'),
    roofs: colorList('#d88a66 #e2b080'),
    shutters: colorList('#2f7a6a #7a3a5c #2a5a96'),
    roof: 'flat',
    arched: true,
    tower: 'dome',
  },
};
