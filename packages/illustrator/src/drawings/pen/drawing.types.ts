import type { Epoch, Expression, Pose, Season } from '../../brief/brief.types.ts';
import type { Worn } from '../../brief/clothes.types.ts';
import type { Region } from '../../brief/place.types.ts';
import type { Canvas } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';

/** A place on a drawing, as fractions of its width and height from the top left corner. */
export interface Anchor {
  x: number;
  y: number;
}

/** Something on a drawing that shines; `radius` is a fraction of the drawing's height. */
export interface LightSpot extends Anchor {
  radius: number;
  color: Rgb;
}

/** An ellipse on a drawing; the radii are fractions of its width and of its height. */
export interface Opening extends Anchor {
  radiusX: number;
  radiusY: number;
}

/** A face on a drawing; `radius` is half the height of the head as a fraction of the drawing's height. */
export interface Face extends Anchor {
  radius: number;
  /** Where it looks: -1 to the left, 0 at us, 1 to the right. */
  turn: number;
}

/**
 * Named places that other drawings attach to. `hat` sits on top of the head, `seat` touches a mount.
 * People tell more, so that two can be joined: `hand` holds things, `other-hand` is the second one,
 * `shoulder` is the one beside `hand`, `waist` the middle of the body, `lap` what someone seated holds a child on.
 */
export type AnchorName =
  | 'hat'
  | 'hand'
  | 'other-hand'
  | 'shoulder'
  | 'waist'
  | 'lap'
  | 'knee'
  | 'toe'
  | 'seat'
  | 'back'
  | 'face'
  /** One of two eyes that look at us; the other is as far on the other side of the face. */
  | 'eye'
  | 'waterline'
  /** Where the head of whoever lies in it is. */
  | 'pillow';

/**
 * One subject, cut out on a transparent canvas that ends at its outermost pixels. The bottom edge
 * is where it touches the ground.
 */
export interface Drawing {
  canvas: Canvas;
  /** Same size as `canvas`: flames, lit windows, lamps. Laid on after the scene's light, at full brightness. */
  glow?: Canvas;
  /** What its shadow on a wall looks like, where that is another's. */
  shadow?: Canvas;
  /** Same size as `canvas`: what of it is before whoever sits in it. */
  front?: Canvas;
  lights: LightSpot[];
  /** Light that shines from behind the drawing: halos and aureoles. */
  backLights?: LightSpot[];
  anchors: Partial<Record<AnchorName, Anchor>>;
  /** Eyes, nose and mouth of whoever shows them; styles keep them clear. */
  face?: Face;
  /** How much of its own color shows whatever the scene's light, 0..1: fire, magic. */
  selfLit?: number;
  /** Where smoke rises from. */
  smoke?: Anchor;
  /** The mouth of a container, as seen from slightly above: things put in show behind its front rim. */
  opening?: Opening;
  /** Width of the head as a fraction of the drawing's width: how large a hat must be. */
  headWidth?: number;
  /** Height in drawing units, when that is not about one: someone who sits is lower than who stands. */
  units?: number;
  /** Shading is painted in already, so that the scene's light needs to add little relief. */
  shaded: boolean;
  /** The way the drawing looks. */
  facing: 'left' | 'right' | 'front';
}

/** Where hands end: from the middle of the face, in heights of a standing figure, as the drawing looks. */
export interface Reach {
  near?: readonly [x: number, y: number];
  far?: readonly [x: number, y: number];
  /** Who cradles somebody has only the forearms before them. */
  hands?: 'grip' | 'relaxed' | 'cradle';
}

/** A piece of clothing in the color that was asked for. */
export interface WornCloth extends Pick<Worn, 'garment' | 'pattern'> {
  color?: Rgb;
}

/** What a procedure or arrangement must know to draw its subject. */
export interface DrawingRequest {
  /** Height in pixels that one drawing unit takes; the subject is about one unit tall. */
  size: number;
  random: Random;
  /** The color the prompt asked for. */
  color?: Rgb;
  /** Skin of people. */
  skin: Rgb;
  /** Windows and lamps burn. */
  lamps: boolean;
  /** Snow lies on roofs and branches. */
  snow: boolean;
  /** -1 when the light comes from the left of the drawing as it will be shown, 1 from the right. */
  lightSide: -1 | 1;
  /** Adjectives of the prompt. */
  qualities: readonly string[];
  /** 0.5 sparse .. 2 intricate. */
  detail: number;
  /** One that a drawer does not know is drawn as the nearest it knows. */
  pose?: Pose;
  /**
   * What someone sits on: the ground when absent, something whose edge lets the legs hang, a stool brought along, or
   * a back with one leg on its other side.
   */
  seat?: 'ground' | 'ledge' | 'stool' | 'mount';
  fromBehind?: boolean;
  /** Faces a partner who takes the same pose: dancers clasp hands. */
  /** Seen from the side, whatever the pose: somebody or something is before them. */
  turned?: boolean;
  partnered?: boolean;
  /** The way someone who faces us looks, where that matters: people of a group look at each other. */
  look?: 'left' | 'right';
  expression?: Expression;
  epoch?: Epoch;
  /** The part of the world whose houses these are. */
  region?: Region;
  /** Changes leaves, blossom and fruit. */
  season?: Season;
  hairColor?: Rgb;
  skinColor?: Rgb;
  eyeColor?: Rgb;
  /** Only head and shoulders, for a portrait; `size` still counts for the whole figure. */
  bust?: boolean;
  /** What people wear by the words of the prompt. */
  clothes?: readonly WornCloth[];
  /** A hat of the prompt will be put on: leave off the usual one. */
  bareHead?: boolean;
  /** The head of the animal that wears a person's clothes. */
  head?: Drawing;
  /** What a person has in place of a head. */
  thingHead?: Drawing;
  /** Seen from straight above, for what lies on a table. */
  fromAbove?: boolean;
  /** What lies on it, by the names of their nouns: candles on a cake. Only what `takesTopping` tells. */
  toppings?: ReadonlyArray<{ name: string; count: number; color?: Rgb }>;
  /** What somebody of this name has in the hand unless busy otherwise, by the name of its noun. */
  uses?: string;
  /** What the near hand holds, by the name of its noun, in place of the usual thing. */
  holding?: { name: string; color?: Rgb };
  /** What the hands of a person touch on others. */
  reach?: Reach;
  /** Draws this arm of a person alone: it lies over what the hand holds. */
  arm?: 'near' | 'far';
}

export type Procedure = (request: DrawingRequest) => Drawing;
export type ArrangementProcedure = (request: DrawingRequest) => Promise<Drawing>;
