import { fromHex, pickColor, type Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { lavender, PUMPKIN, SUNFLOWER, tulips, VINE, WHEAT } from '../../stage/plants/crop-plants.ts';
import type { PlantKind } from '../../stage/plants/plant-stand.ts';

/** A crop: its plants and how the field of it looks from afar. */
export interface Crop {
  /** Metres. */
  tall: number;
  /** Metres between two rows; 0 when it is sown broadcast. */
  pitch: number;
  /** Metres between two plants of a row. */
  spacing: number;
  /** What each row shows from afar, repeating from row to row. */
  rows: Rgb[];
  soil: Rgb;
  /** What shows between the plants of a row. */
  leaves: Rgb;
  /** One for each of `rows`. */
  plants: PlantKind[];
  /** Height of the eye that shows it best, metres. */
  eye: readonly [number, number];
  /** Share of the places that carry a plant. */
  filled: number;
  /** The soil between rows is bare earth rather than the plants' own leaves. */
  furrows: boolean;
}

const TULIP_COLORS = ['#d8283a', '#f2b92c', '#e0609a', '#f6efe4', '#e86a2a', '#8a4ab0'];

export type CropPlace =
  | 'wheat-field'
  | 'lavender-field'
  | 'tulip-field'
  | 'sunflower-field'
  | 'pumpkin-patch'
  | 'vineyard';

export const CROPS: Record<CropPlace, (random: Random) => Crop> = {
  'wheat-field': (random) => ({
    tall: 0.95,
    pitch: 0,
    spacing: 0.42,
    rows: [pickColor(random, '#d9ab4e #dcb457 #cf9f44')],
    soil: [181, 138, 60],
    leaves: [184, 145, 63],
    plants: [WHEAT],
    eye: [1.8, 2.4],
    filled: 1,
    furrows: false,
  }),
  'lavender-field': (random) => {
    const color = pickColor(random, '#7d5bc2 #8a63cc #6f54b4');
    return {
      tall: 0.62,
      pitch: random.range(1.25, 1.5),
      spacing: 0.62,
      rows: [color],
      soil: [169, 138, 104],
      leaves: [93, 100, 80],
      plants: [lavender(color)],
      eye: [1.9, 2.6],
      filled: 1,
      furrows: true,
    };
  },
  'tulip-field': (random) => {
    const start = random.integer(TULIP_COLORS.length);
    const colors = Array.from({ length: 4 }, (_, index) =>
      fromHex(TULIP_COLORS[(start + index) % TULIP_COLORS.length]!),
    );
    return {
      tall: 0.46,
      pitch: random.range(0.95, 1.2),
      spacing: 0.27,
      rows: colors,
      soil: [111, 124, 64],
      leaves: [92, 132, 64],
      plants: colors.map(tulips),
      eye: [1.7, 2.3],
      filled: 1,
      furrows: true,
    };
  },
  'sunflower-field': () => ({
    tall: 1.45,
    pitch: 1.05,
    spacing: 0.72,
    rows: [[217, 169, 46]],
    soil: [83, 117, 47],
    leaves: [63, 100, 41],
    plants: [SUNFLOWER],
    eye: [2.3, 2.9],
    filled: 0.96,
    furrows: false,
  }),
  'pumpkin-patch': () => ({
    tall: 0.5,
    pitch: 1.7,
    spacing: 1.25,
    rows: [[113, 128, 58]],
    soil: [140, 106, 68],
    leaves: [107, 122, 56],
    plants: [PUMPKIN],
    eye: [1.7, 2.2],
    filled: 0.66,
    furrows: true,
  }),
  vineyard: () => ({
    tall: 1.35,
    pitch: 2.3,
    spacing: 1.35,
    rows: [[93, 130, 54]],
    soil: [163, 129, 79],
    leaves: [107, 127, 60],
    plants: [VINE],
    eye: [2.7, 3.4],
    filled: 1,
    furrows: true,
  }),
};
