import type { Expression, Pose } from '../../brief/brief.types.ts';
import type { ClothPattern } from '../../brief/clothes.types.ts';
import type { SKRSContext2D } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing } from '../pen/drawing.types.ts';
import type { Gradient, Point, Shape } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { Headwear } from './hats/headwear.types.ts';
import type { HeldItem } from './held/held-items.types.ts';

export interface FigureBuild {
  /** Half the height of the head, as a fraction of the figure's height: 0.094 adult, 0.13 child. */
  head: number;
  /** Half the width of the shoulders. */
  shoulders: number;
  waist: number;
  hips: number;
  /** Thickness of arms and legs against an adult's; 1 when absent. */
  limbs?: number;
  /** Height against an adult's; 1 when absent. */
  stature?: number;
  /** Degrees by which the back is bent. */
  stoop?: number;
  /** Width of the lower face against the usual one; 1 when absent. */
  cheeks?: number;
}

export type HairStyle =
  | 'bald'
  | 'crop'
  | 'short'
  | 'parted'
  | 'spiky'
  | 'curly'
  | 'afro'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'updo'
  | 'ponytail'
  | 'braids'
  | 'dreadlocks'
  | 'pigtails'
  | 'topknot'
  | 'fringe-only'
  | 'mohawk'
  | 'snakes'
  | 'flames';
type BeardStyle = 'none' | 'stubble' | 'short' | 'long' | 'moustache' | 'goatee';

/** A pattern on cloth. */
export interface ClothPrint {
  kind: ClothPattern;
  color: Rgb;
}

export type Garment =
  | { kind: 'trousers'; color: Rgb; boots: Rgb; cut?: 'slim' | 'wide' | 'shorts'; bootHeight?: number }
  | {
      kind: 'skirt';
      color: Rgb;
      trim?: Rgb;
      length: number;
      flare: number;
      shoes: Rgb;
      stockings?: Rgb;
      print?: ClothPrint;
    }
  | { kind: 'armour'; color: Rgb }
  | { kind: 'space-suit'; color: Rgb }
  | { kind: 'fish-tail'; color: Rgb }
  /** No legs: a ghost or genie ends in a curl of smoke. */
  | { kind: 'wisp'; color: Rgb };

/** What is laid over the trunk, in the order of the list. */
export type DetailKind =
  | 'apron'
  | 'badge'
  | 'bare-chest'
  | 'belly'
  | 'blouse'
  | 'bow-tie'
  | 'breastplate'
  | 'buttons'
  | 'checks'
  | 'chest-strap'
  | 'collar'
  | 'cross'
  | 'dots'
  | 'emblem'
  | 'flowers'
  | 'fur-collar'
  | 'fur-trim'
  | 'garland'
  | 'hood-down'
  | 'hoops'
  | 'kimono'
  | 'knit'
  | 'lab-coat'
  | 'lace'
  | 'lamellar'
  | 'lapels'
  | 'medal'
  | 'necklace'
  | 'number'
  | 'overalls'
  | 'plate'
  | 'rainbow'
  | 'ribs'
  | 'ruff'
  | 'sash'
  | 'shells'
  | 'scarf'
  | 'sparkles'
  | 'stethoscope'
  | 'stripes'
  | 'tie'
  | 'toga'
  | 'vest'
  | 'wraps'
  | 'zip'
  | 'space-suit';

export interface Detail {
  kind: DetailKind;
  color: Rgb;
}

/** What is special about a face. */
export type FaceMark =
  | 'freckles'
  | 'glasses'
  | 'sunglasses'
  | 'monocle'
  | 'eye-patch'
  | 'eye-mask'
  | 'fangs'
  | 'clown'
  | 'geisha'
  | 'stitches'
  | 'wraps'
  | 'third-eye'
  | 'tilak'
  | 'red-nose'
  | 'big-nose'
  | 'visor'
  | 'kohl'
  | 'sunken'
  | 'tusks'
  | 'tongue'
  | 'face-paint'
  | 'half-machine'
  | 'pipe'
  | 'cigar'
  | 'tears'
  | 'laugh'
  | 'wink'
  | 'shout'
  | 'gap-teeth'
  | 'blush'
  | 'tattoo';

export type AnimalHead =
  | 'jackal'
  | 'falcon'
  | 'cat'
  | 'ibis'
  | 'monkey'
  | 'elephant'
  | 'alien'
  | 'skull'
  | 'bull';

/** What a hand does: hangs at ease, spreads its fingers, closes around a thing or about nothing, holds it by its edge, or shows the way. */
export type HandShape = 'relaxed' | 'open' | 'grip' | 'pinch' | 'fist' | 'point';

/** Upper and lower part of a limb as drawn: degrees from straight down, growing towards the right. */
export type LimbAngles = readonly [upper: number, lower: number];

export interface ExtraArm {
  side: 'near' | 'far';
  angles: LimbAngles;
  item?: { kind: HeldItem; color: Rgb };
}

export interface FigureLook {
  build: FigureBuild;
  skin: Rgb;
  hair: { style: HairStyle; color: Rgb };
  beard?: BeardStyle;
  feminine?: boolean;
  /** Wrinkles. */
  old?: boolean;
  /** Round cheeks, large eyes, hardly a nose. */
  young?: boolean;
  lower: Garment;
  torso: Rgb;
  sleeves: { color: Rgb; wide?: boolean; length: 'none' | 'short' | 'long'; puffed?: boolean };
  details?: readonly Detail[];
  /** A long shirt or coat over the legs; `length` as for skirts. */
  tails?: { color: Rgb; length: number; flare: number; open?: boolean };
  gloves?: Rgb;
  trim?: Rgb;
  belt?: Rgb;
  cape?: Rgb;
  headwear?: { kind: Headwear; color: Rgb };
  held?: { kind: HeldItem; color: Rgb };
  /** What the other hand holds. */
  offhand?: { kind: HeldItem; color: Rgb };
  shield?: { kind: 'kite' | 'round' | 'long'; color: Rgb };
  extraArms?: readonly ExtraArm[];
  wings?: { kind: 'feathered' | 'fairy' | 'bat'; color: Rgb };
  halo?: boolean;
  earrings?: Rgb;
  pack?: { kind: 'rucksack' | 'quiver' | 'air-tank' | 'sack'; color: Rgb };
  ears?: 'pointed';
  marks?: readonly FaceMark[];
  animalHead?: AnimalHead;
  /** The drawn head of an animal that wears these clothes. */
  beast?: Drawing;
  /** A thing in place of a head. */
  thingHead?: Drawing;
  eyeColor?: Rgb;
  lipColor?: Rgb;
  expression?: Expression;
  /** Skates, skis or wheels under the feet. */
  underfoot?:
    | 'stool'
    | 'crate'
    | 'skates'
    | 'skis'
    | 'surfboard'
    | 'snowboard'
    | 'skateboard'
    | 'wheel'
    | 'cloud'
    | 'lotus'
    | 'waves';
  /** Shines faintly, and what is behind shines through. */
  spectral?: boolean;
  /** Too young to walk. */
  crawls?: boolean;
  /** Stands and dances on the tips of the toes. */
  ballet?: boolean;
  /** How this person stands when nothing else is asked for. */
  pose?: Pose;
}

/** The joints of a posed figure, in drawing units with the ground at y = 0; the near side is the right one. */
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
  /** The same of the head, which may look the other way: -1 is to the left. */
  headTurn: number;
  /** Length from shoulders to ground when standing. */
  length: number;
  /** Radians by which everything above the hip leans to the right. The joints above it are given unleaned. */
  lean: number;
  /** How far the line of the shoulders falls towards the near side, for each unit across; that of the hips. */
  tilt: number;
  sway: number;
  /** Radians by which the head bows. */
  nod: number;
  /** Thighs lie level: skirts lie in the lap. */
  seated: boolean;
  /** Feet stretched like a dancer's. */
  pointed: boolean;
  /** What empty hands do; by the position of the arms when absent. */
  hands?: HandShape;
  /** The same of the far hand, where it does something else. */
  farHandShape?: HandShape;
}

/** All that the parts of a figure need to be drawn. */
export interface FigureTools {
  sheet: Sketch;
  context: SKRSContext2D;
  look: FigureLook;
  bones: Skeleton;
  lightSide: -1 | 1;
  random: Random;
  /** Large enough for strands of hair, lashes and seams. */
  fine: boolean;
  /** Large enough for each finger. */
  fingers: boolean;
  fromBehind: boolean;
  /** The far leg is on the other side of the mount. */
  astride: boolean;
  asleep: boolean;
  expression?: Expression;
  /** Fills a shape with volume and outline; depths in the units of the current frame. `side` is -1 in a mirrored one. */
  model(shape: Shape, color: Rgb | Gradient, depth?: number, outline?: number, side?: -1 | 1): void;
}
