import type { Pose } from '../../brief/brief.types.ts';
import type { Rgb } from '../../core/colour.ts';
import type { Point } from '../pen.ts';

export interface FigureBuild {
  /** Half the height of the head, as a fraction of the figure's height: 0.078 adult, 0.12 child. */
  head: number;
  /** Half the width of the shoulders. */
  shoulders: number;
  waist: number;
  hips: number;
  /** Thickness of the arms against an adult's; 1 when absent. */
  limbs?: number;
}

export type HairStyle =
  | 'short'
  | 'long'
  | 'bun'
  | 'bald'
  | 'braids'
  | 'topknot'
  | 'ponytail'
  | 'curly'
  | 'wavy';
export type BeardStyle = 'none' | 'stubble' | 'short' | 'long' | 'moustache';
export type Headwear =
  | 'crown'
  | 'tiara'
  | 'wizard-hat'
  | 'witch-hat'
  | 'knight-helmet'
  | 'horned-helmet'
  | 'kabuto'
  | 'straw-hat'
  | 'cowboy-hat'
  | 'pirate-hat'
  | 'wool-cap'
  | 'ninja-hood'
  | 'space-helmet'
  | 'laurel'
  | 'peacock-crown';
export type HeldItem =
  | 'staff'
  | 'sword'
  | 'katana'
  | 'axe'
  | 'wand'
  | 'broom'
  | 'sceptre'
  | 'fishing-rod'
  | 'umbrella'
  | 'trident'
  | 'lightning'
  | 'flower'
  | 'flag'
  | 'flute';

export type Garment =
  | { kind: 'trousers'; colour: Rgb; boots: Rgb }
  | { kind: 'skirt'; colour: Rgb; trim?: Rgb; length: number; flare: number; shoes: Rgb; stockings?: Rgb }
  | { kind: 'armour'; colour: Rgb }
  | { kind: 'space-suit'; colour: Rgb }
  | { kind: 'fish-tail'; colour: Rgb };

export interface FigureLook {
  build: FigureBuild;
  skin: Rgb;
  hair: { style: HairStyle; colour: Rgb };
  beard?: BeardStyle;
  feminine?: boolean;
  /** Wrinkles. */
  old?: boolean;
  lower: Garment;
  torso: Rgb;
  /** Plate, space suit and bare torsos have their own surface. */
  torsoSurface?: 'cloth' | 'plate' | 'lamellar' | 'bare' | 'space-suit' | 'coat' | 'sash';
  sleeves: { colour: Rgb; wide?: boolean; length: 'none' | 'short' | 'long' };
  trim?: Rgb;
  belt?: Rgb;
  cape?: Rgb;
  headwear?: { kind: Headwear; colour: Rgb };
  held?: { kind: HeldItem; colour: Rgb };
  shield?: Rgb;
  wings?: { kind: 'feathered' | 'fairy'; colour: Rgb };
  halo?: boolean;
  /** How this person stands when nothing else is asked for. */
  pose?: Pose;
}

/** The joints of a posed figure, in drawing units; the near side is the right one. */
export interface Skeleton {
  head: Point;
  headRadius: number;
  chin: number;
  neck: Point;
  nearShoulder: Point;
  farShoulder: Point;
  nearElbow: Point;
  farElbow: Point;
  nearHand: Point;
  farHand: Point;
  waist: number;
  hip: number;
  nearKnee: Point;
  farKnee: Point;
  nearFoot: Point;
  farFoot: Point;
  /** 0 looks at us, 1 looks to the right. */
  turn: number;
  /** Length from shoulders to ground when standing. */
  length: number;
}
