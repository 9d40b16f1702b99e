/**
 * The brief is what the illustrator understood of a prompt: one plain object that
 * every later step reads. `readBrief` (read-brief.ts) makes it; nothing else parses text.
 */

import type { Season, TimeOfDay, Weather } from './conditions.types.ts';
import type { Grade, StyleName } from './look.types.ts';
import type { PlaceHint, PlaceName, Region, RoomPart, SceneKind, TableTop } from './place.types.ts';
import type { Relation, SubjectRequest } from './subject.types.ts';

export type { Season, TimeOfDay, Weather } from './conditions.types.ts';
export { type ColorFamily, type Grade, STYLE_NAMES, type StyleName } from './look.types.ts';
export {
  PLACE_SCENES,
  type PlaceName,
  SCENE_KINDS,
  type SceneKind,
} from './place.types.ts';
export type { Relation, RelationKind, SubjectRequest } from './subject.types.ts';
export {
  type Expression,
  MATERIALS,
  type Material,
  POSES,
  type Pose,
} from './traits.types.ts';

export const IDEAS = [
  'joy',
  'hope',
  'love',
  'peace',
  'freedom',
  'sadness',
  'loneliness',
  'anger',
  'fear',
  'chaos',
  'time',
  'dream',
  'music',
  'energy',
  'memory',
  'growth',
  'death',
] as const;
export type Idea = (typeof IDEAS)[number];

export const SHAPES = ['circle', 'triangle', 'square', 'line', 'star', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

/** Things in a scene that change how it is drawn but are not subjects. */
export type SceneFeature =
  | 'path'
  | 'road'
  | 'lake'
  | 'river'
  | 'waterfall'
  | 'flowers'
  | 'aurora'
  | 'rainbow'
  | 'stars'
  | 'full-moon'
  | 'volcano'
  | 'rays'
  | 'divine'
  | 'fireflies'
  | 'cosy-light'
  | 'neon-signs'
  | 'falling-leaves'
  | 'mars'
  | 'joyful'
  | 'autumn-leaves'
  /** The mountain is Mount Fuji: one broad cone with a white top. */
  | 'fuji'
  /** Bursts in the night sky. */
  | 'fireworks'
  /** Blossom petals fall through the air. */
  | 'petals'
  /** Embers glow on the ground and sparks rise. */
  | 'ashes'
  /** Clouds of bright powder hang in the air, as at Holi. */
  | 'colored-powder'
  /** The volcano throws lava. */
  | 'erupting'
  /** Water stands on the ground, street or floor. */
  | 'flooded'
  /** The sea runs high, whatever the weather. */
  | 'high-waves'
  | 'confetti'
  /** A logo, whatever it is painted with. */
  | 'emblem'
  /** Whoever is there throws a large shadow on what is behind. */
  | 'wall-shadow'
  /** Hearts rise through the air. */
  | 'hearts'
  /** Cut to the upper half of the subjects, to three quarters of them, or close to their heads. */
  | 'half-length'
  | 'three-quarter-length'
  | 'heads-only'
  /** Less, or more, of the weather than usual: a drizzle, a blizzard. */
  | 'gentle-weather'
  | 'fierce-weather'
  | 'sandstorm'
  | 'hail'
  | 'tornado'
  | 'double-rainbow'
  | 'meteors'
  | 'heat-shimmer'
  /** Clouds with blue between them, or heavy dark ones. */
  | 'broken-clouds'
  | 'dark-clouds'
  | 'solar-eclipse'
  | 'lunar-eclipse'
  /** The room has a burning fireplace. */
  | 'fireplace';

export type Epoch = 'prehistoric' | 'ancient' | 'medieval' | 'victorian' | 'retro' | 'modern' | 'futuristic';

export type CameraAngle = 'eye' | 'low' | 'high' | 'aerial' | 'dutch' | 'close-up' | 'wide';
export type Lens =
  | 'normal'
  | 'wide'
  | 'telephoto'
  | 'fisheye'
  | 'macro'
  | 'tilt-shift'
  | 'bokeh'
  | 'anamorphic'
  | 'ultra-wide'
  | 'super-telephoto'
  | 'portrait'
  | 'vintage'
  | 'pinhole'
  | 'zoom';
export type Composition =
  | 'free'
  | 'centred'
  | 'thirds'
  | 'symmetrical'
  | 'leading-lines'
  | 'framed'
  | 'negative-space'
  | 'golden-spiral'
  | 'filled'
  | 'diagonal'
  | 'dynamic'
  | 'circular'
  | 'vertical'
  | 'horizontal'
  | 'panoramic'
  | 'grid'
  | 'repeating'
  | 'pattern'
  | 'juxtaposed'
  | 'radial'
  | 'triangular'
  | 'cross'
  | 'closed';
export type Lighting =
  | 'natural'
  | 'soft'
  | 'hard'
  | 'golden-hour'
  | 'backlit'
  | 'rim'
  | 'low-key'
  | 'high-key'
  | 'neon'
  | 'candle'
  | 'volumetric'
  | 'divine'
  | 'daylight'
  | 'even'
  | 'diffused'
  | 'window'
  | 'dappled'
  | 'spotlight'
  | 'studio'
  | 'dramatic'
  | 'cinematic'
  | 'chiaroscuro'
  | 'silhouette'
  | 'moonlight'
  | 'fireside'
  | 'lantern'
  | 'fluorescent'
  | 'bioluminescent'
  | 'iridescent';
export type Finish =
  | 'none'
  | 'bloom'
  | 'clay'
  | 'voxel'
  | 'toon'
  | 'crisp'
  | 'soft-focus'
  | 'textured'
  | 'flat'
  | 'lined'
  | 'ornate'
  | 'wireframe'
  | 'ray-traced';

export interface BorrowedWord {
  /** As the prompt has it: "schooners". */
  word: string;
  /** What is drawn for it: "ship". */
  drawn: string;
}

/** What has a color of its own in the whole picture: its light, its fog or its sky. */
export interface Air {
  color: string;
  of: 'light' | 'fog' | 'sky';
}

export interface Brief {
  /** The prompt as drawn: trimmed, control characters removed, the part after "avoiding" cut off. */
  prompt: string;
  scene: SceneKind;
  /** Which kind of this scene, when the prompt says so; always one of `scene` by `PLACE_SCENES`. */
  place?: PlaceName;
  /** Describing words of the place, as qualities of subjects: a messy studio, an empty stage. */
  placeQualities?: readonly string[];
  /** Parts of the room that are told of, by the name of their color. */
  roomParts?: ReadonlyMap<RoomPart, string | undefined>;
  /** Which kind of its place it is; always of `scene` by `PLACE_HINTS`. */
  placeHints?: ReadonlySet<PlaceHint>;
  /** The feeling or idea that an abstract picture shows. */
  idea?: Idea;
  /** The figures of an abstract picture, where the prompt names them. */
  shapes?: readonly Shape[];
  /** Changes buildings, clothes and vehicles. */
  epoch?: Epoch;
  /** Changes the houses of a town and the trees of the country. */
  region?: Region;
  timeOfDay: TimeOfDay;
  weather: Weather;
  season: Season;
  /** Snow lies on the ground. */
  snow: boolean;
  features: ReadonlySet<SceneFeature>;
  /** Color names of the color table that the prompt gives to the whole picture or to shapes, in its order. */
  colors?: readonly string[];
  /** "green fog": the air is colored, whatever the place. */
  air?: Air;
  subjects: SubjectRequest[];
  relations: Relation[];
  style: StyleName;
  /** The merged wishes of mood, color scheme and lighting. */
  grade: Grade;
  lighting: Lighting;
  cameraAngle: CameraAngle;
  lens: Lens;
  composition: Composition;
  /** The color of a bare ground or of a cloth on the table (hex), where the prompt names it. */
  backdrop?: string;
  /** What small things stand on, where the prompt says so. */
  tableTop?: TableTop;
  /** 0.5 sparse .. 1 normal .. 2 intricate. */
  detail: number;
  finish: Finish;
  /** Nouns and effects that a negative prompt forbids, canonical lower case. */
  vetoes: ReadonlySet<string>;
  /** Words of the prompt that the picture shows, in the prompt's order. */
  understood: string[];
  /** Nouns of the prompt that the illustrator does not know. */
  unknown: string[];
  /** Nouns that it has no drawing for and whose nearest kind it shows; they are among the understood too. */
  borrowed: BorrowedWord[];
}
