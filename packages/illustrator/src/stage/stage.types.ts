import type { Brief } from '../brief/brief.types.ts';
import type { Canvas, Layer, SKRSContext2D } from '../core/canvas.ts';
import type { Checkpoint } from '../core/checkpoint.ts';
import type { Rgb } from '../core/color.ts';
import type { Noise } from '../core/noise.ts';
import type { Plane } from '../core/plane.ts';
import type { Random } from '../core/random.ts';
import type { Forms } from '../styles/shared/forms/form.types.ts';
import type { Way } from './ground/way.types.ts';

/** The colors of light and air, chosen by time of day and weather. */
export interface Palette {
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  sun: Rgb;
  ambient: Rgb;
  fog: Rgb;
  /** Height of the sun above the horizon as a fraction of the picture's height. */
  sunElevation: number;
  night: boolean;
}

/** The height of the ground at world position (x, z), in metres; `octaves` limits detail for far columns. */
export type GroundHeight = (x: number, z: number, octaves: number) => number;

/** Middle of a face and half the height of its head. Pixels. */
export interface FaceSpot {
  x: number;
  y: number;
  radius: number;
}

/**
 * The picture in the making. Camera at the origin, `cameraHeight` metres above the
 * ground, looking along +z; world units are metres. A world point projects to
 * screenX = width/2 + focal*x/z and screenY = horizon + focal*(cameraHeight - y)/z.
 *
 * `depth` and `mask` are carried to the styles: outlines, depth of field, paper layers
 * and leaded glass all need to know what is near and which pixels belong to which subject.
 */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly brief: Brief;
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
  /** Distance in metres per pixel; 10,000 for sky. */
  readonly depth: Plane;
  /** Subject number per pixel, 0 where there is none. Written by the subjects step. */
  readonly mask: Uint8Array;
  /**
   * Subjects as the pen drew them, without the scene's light; for styles that have their own. Pieces that dress a place
   * and silhouettes are on it with the scene's light.
   */
  readonly plain?: Layer;
  /** Where faces are on the picture, in pixels; styles keep them clear. Written by the subjects step. */
  readonly faces: FaceSpot[];
  /**
   * The starting picture that everything else was guessed from, in the tones in which its subject and the rest
   * differ most (mostly its brightness, about 0..1); nothing for a scene that was built. Borders of depth and mask
   * count only where they change.
   */
  readonly pictureTones?: Plane;
  /** The areas of one color that a starting picture or the ground of a scene falls into, where its style paints those. */
  readonly forms?: Forms;
  readonly noise: Noise;
  /** The dice of all that may be otherwise in another reading of the motif. */
  readonly random: Random;
  /** Those of what every reading shares: its colors, its view, its light, and who is in it. */
  readonly motif: Random;
  readonly checkpoint: Checkpoint;
  palette: Palette;
  /** Screen y of the horizon; indoors, of the line where the wall meets the table or floor. */
  horizon: number;
  /** Focal length in pixels. */
  focal: number;
  cameraHeight: number;
  /** Screen position of the sun or moon. */
  sun: { x: number; y: number };
  /** Direction towards the light: x right, y up, z towards the viewer is negative. Unit length. */
  light: readonly [number, number, number];
  /** Present when the scene has ground to stand on. */
  ground?: GroundHeight;
  /** A hill made for a building to stand on: world position of its top. */
  hill?: { x: number; z: number };
  /** The way that leads through the place. */
  way?: Way;
  /** Where the main subject belongs, when the place has one such spot: the tip of a cliff, the end of a pier. */
  perch?: { x: number; z: number };
  /** The ground is water from this screen row down. */
  water: boolean;
  /** 1 per pixel that shows water (lake, river, sea), for subjects that must keep dry feet. */
  wet?: Uint8Array;
  /** Nothing stands on the ground here: space, underwater, portrait, abstract. */
  floating: boolean;
  indoor: boolean;
  /** In space and on the moon: the half of the picture (0..1) that a planet leaves free. */
  freeSide?: number;
  /** Drawn after the subjects: near trees, wave crests, falling snow, rain. */
  readonly foreground: Array<(stage: Stage) => void>;
}
