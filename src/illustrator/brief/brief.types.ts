/**
 * The brief is what the illustrator understood of a prompt: one plain object that
 * every later step reads. `readBrief` (read-brief.ts) makes it; nothing else parses text.
 */

export const SCENE_KINDS = [
  'mountain',
  'snow',
  'meadow',
  'desert',
  'moon',
  'space',
  'sea',
  'beach',
  'underwater',
  'forest',
  'city',
  'interior',
  'portrait',
  'abstract',
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** A particular place inside a scene kind: a kitchen is an interior, a wheat field is a meadow. */
export const PLACE_SCENES = {
  'living-room': 'interior',
  kitchen: 'interior',
  library: 'interior',
  bedroom: 'interior',
  bathroom: 'interior',
  classroom: 'interior',
  'artist-studio': 'interior',
  workshop: 'interior',
  laboratory: 'interior',
  office: 'interior',
  greenhouse: 'interior',
  stage: 'interior',
  cafe: 'interior',
  shop: 'interior',
  tavern: 'interior',
  museum: 'interior',
  'castle-hall': 'interior',
  'church-inside': 'interior',
  'temple-inside': 'interior',
  'spaceship-deck': 'interior',
  attic: 'interior',
  cave: 'interior',
  street: 'city',
  alley: 'city',
  'brick-wall': 'city',
  market: 'city',
  square: 'city',
  park: 'city',
  playground: 'city',
  village: 'city',
  'old-town': 'city',
  harbour: 'city',
  station: 'city',
  rooftop: 'city',
  fairground: 'city',
  skyline: 'city',
  jungle: 'forest',
  swamp: 'forest',
  'bamboo-forest': 'forest',
  'birch-forest': 'forest',
  'pine-forest': 'forest',
  'enchanted-forest': 'forest',
  'wheat-field': 'meadow',
  'lavender-field': 'meadow',
  'tulip-field': 'meadow',
  'sunflower-field': 'meadow',
  'pumpkin-patch': 'meadow',
  vineyard: 'meadow',
  orchard: 'meadow',
  garden: 'meadow',
  farm: 'meadow',
  savanna: 'meadow',
  'rice-terraces': 'meadow',
  hills: 'meadow',
  graveyard: 'meadow',
  pond: 'meadow',
  canal: 'meadow',
  valley: 'mountain',
  cliff: 'mountain',
  canyon: 'mountain',
  'above-the-clouds': 'mountain',
  'floating-island': 'mountain',
  'frozen-lake': 'snow',
  arctic: 'snow',
  'winter-village': 'snow',
  oasis: 'desert',
  'alien-world': 'moon',
  'tropical-island': 'beach',
  pier: 'sea',
  'alien-sea': 'sea',
  'sea-cliff': 'sea',
  'rocky-coast': 'sea',
  'coral-reef': 'underwater',
  seabed: 'underwater',
  'sunken-ruins': 'underwater',
  shapes: 'abstract',
  spiral: 'abstract',
  mandala: 'abstract',
  waves: 'abstract',
  emotion: 'abstract',
} as const satisfies Record<string, SceneKind>;
export type PlaceName = keyof typeof PLACE_SCENES;

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

export type TimeOfDay = 'dawn' | 'day' | 'sunset' | 'twilight' | 'night' | 'neon';
export type Weather = 'clear' | 'cloudy' | 'fog' | 'rain' | 'storm' | 'snowfall' | 'wind';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export const STYLE_NAMES = [
  'photo',
  'oil',
  'impression',
  'watercolour',
  'pixel',
  'anime',
  'ink',
  'pencil',
  'low-poly',
  'pop',
  'stained-glass',
  'papercut',
  'neon',
  'ukiyo-e',
  'comic',
  'pastel',
  'crayon',
  'coloured-pencil',
  'chalk',
  'charcoal',
  'pointillism',
  'mosaic',
  'blueprint',
  'art-nouveau',
  'art-deco',
  'flat',
  'linocut',
  'engraving',
  'gouache',
  'brush-ink',
  'cubism',
  'embroidery',
  'plasticine',
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];

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
  | 'coloured-powder'
  /** The volcano throws lava. */
  | 'erupting'
  /** The sea runs high, whatever the weather. */
  | 'high-waves'
  | 'confetti'
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

/** How a subject behaves in a scene: where it may stand, how it is lit and ordered. */
export type SubjectClass =
  | 'building'
  | 'tree'
  | 'boat'
  | 'sea-creature'
  | 'vehicle'
  | 'animal'
  | 'person'
  | 'item'
  | 'flying'
  | 'celestial'
  | 'hat';

/** Where a drawing comes from: the art pack, a procedure, or a recipe that composes both. */
export type DrawingSource =
  | { from: 'art'; icon: string }
  | { from: 'procedure'; procedure: string }
  | { from: 'recipe'; recipe: string };

/** One entry of the vocabulary: a noun the illustrator can draw. */
export interface Noun {
  /** The canonical singular, e.g. `dragon`. */
  name: string;
  kind: SubjectClass;
  drawing: DrawingSource;
  /** For portraits and close-ups: an icon that is only a face. */
  face?: string;
  /** The drawing is a head without a body; it must be shown as a bust, never floating. */
  headOnly?: boolean;
  /** Natural height as a fraction of the picture's shorter side when it is the main subject. */
  size: number;
  /** Which way the drawing looks before any mirroring. */
  facing?: 'left' | 'right' | 'front';
  /** The scene kind it implies when the prompt names no place. */
  habitat?: SceneKind;
}

export type RelationKind =
  | 'riding'
  | 'wearing'
  | 'holding'
  | 'on'
  | 'above'
  | 'under'
  | 'in-front-of'
  | 'behind'
  | 'next-to'
  | 'inside'
  /** The object is many and fills the subject: a basket of oranges, a bathtub of ducks. */
  | 'full-of'
  | 'looking-at'
  | 'fighting'
  | 'chasing'
  | 'leaning-on';

/** What a living subject does with its body. Who cannot draw a pose draws the nearest one it can. */
export const POSES = [
  'standing',
  'walking',
  'running',
  'riding',
  'sitting',
  'kneeling',
  'lying',
  'sleeping',
  'dancing',
  'jumping',
  'flying',
  'swimming',
  'fighting',
  'waving',
  'throwing',
  'reaching',
  'reading',
  'playing',
  'praying',
  'howling',
  'eating',
  'drinking',
  'pushing',
  'skating',
  'bathing',
] as const;
export type Pose = (typeof POSES)[number];

/** What a thing is made of, when the prompt says so: the drawing keeps its shape and changes its substance. */
export const MATERIALS = [
  'ice',
  'glass',
  'crystal',
  'gold',
  'silver',
  'copper',
  'iron',
  'stone',
  'marble',
  'wood',
  'paper',
  'wool',
  'candy',
  'chocolate',
  'clouds',
  'fire',
  'water',
  'leaves',
  'flowers',
  'bones',
] as const;
export type Material = (typeof MATERIALS)[number];

export type Epoch = 'prehistoric' | 'ancient' | 'medieval' | 'victorian' | 'retro' | 'modern' | 'futuristic';
export type Expression = 'smiling' | 'sad' | 'angry' | 'surprised' | 'scared';

/** `subject` and `object` are positions in `Brief.subjects`. */
export interface Relation {
  kind: RelationKind;
  subject: number;
  object: number;
}

export interface SubjectRequest {
  noun: Noun;
  /** 1..40; plurals without a number become 3, a crowd is 24. */
  count: number;
  /** Shown all over the place, as a part of it: "a street full of lanterns". */
  everywhere?: boolean;
  pose?: Pose;
  /** Seen from behind. */
  fromBehind?: boolean;
  /** Only a dark shape against the light. */
  silhouette?: boolean;
  material?: Material;
  expression?: Expression;
  /** Colour names for people and animals with coloured eyes or hair. */
  eyeColour?: string;
  hairColour?: string;
  /** A colour name of the colour table, e.g. `red`. */
  colour?: string;
  /** Adjectives that change the drawing: `giant`, `tiny`, `old`, `glowing`, ... */
  qualities: string[];
  /** The entry of `Brief.understood` that stands for this subject. */
  mention?: string;
}

/** Which hues a colour scheme lets a picture have. */
export interface ColourFamily {
  /** Every colour turns to the nearest of these (hex); without them hues stay as they are. */
  hues?: readonly string[];
  /** How far colours turn, 0..1; 0.85 when absent. */
  turn?: number;
  /** All hues of the rainbow lie across the picture. */
  rainbow?: boolean;
}

/** Adjustments of the finished picture; every field is a multiplier or an offset with a neutral value. */
export interface Grade {
  /** 1 is neutral. */
  contrast?: number;
  /** 1 is neutral, 0 is monochrome. */
  saturation?: number;
  /** -1 cold .. 1 warm. */
  temperature?: number;
  /** Raises the shadows, 0..0.3. */
  lift?: number;
  /** Exposure, 1 is neutral. */
  gain?: number;
  /** 0..1 darkening of the corners. */
  vignette?: number;
  /** 0..1 film grain. */
  grain?: number;
  /** Added to shadows and highlights (red, green, blue in -60..60). */
  shadowTint?: readonly [number, number, number];
  highlightTint?: readonly [number, number, number];
  /** Maps brightness to shadow, middle and highlight colours (hex), mixed in by `amount`. */
  tones?: { shadow: string; middle: string; highlight: string; amount: number } & ColourFamily;
}

export type CameraAngle = 'eye' | 'low' | 'high' | 'aerial' | 'dutch' | 'close-up' | 'wide';
export type Lens =
  | 'normal'
  | 'wide'
  | 'telephoto'
  | 'fisheye'
  | 'macro'
  | 'tilt-shift'
  | 'bokeh'
  | 'anamorphic';
export type Composition =
  | 'free'
  | 'centred'
  | 'thirds'
  | 'symmetrical'
  | 'leading-lines'
  | 'framed'
  | 'negative-space'
  | 'golden-spiral';
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
export type Finish = 'none' | 'bloom' | 'clay' | 'voxel' | 'toon';

export interface Brief {
  /** The prompt as drawn: trimmed, control characters removed, the part after "avoiding" cut off. */
  prompt: string;
  scene: SceneKind;
  /** Which kind of this scene, when the prompt says so; always one of `scene` by `PLACE_SCENES`. */
  place?: PlaceName;
  /** Describing words of the place, as qualities of subjects: a messy studio, an empty stage. */
  placeQualities?: readonly string[];
  /** The feeling or idea that an abstract picture shows. */
  idea?: Idea;
  /** The figures of an abstract picture, where the prompt names them. */
  shapes?: readonly Shape[];
  /** Changes buildings, clothes and vehicles. */
  epoch?: Epoch;
  timeOfDay: TimeOfDay;
  weather: Weather;
  season: Season;
  /** Snow lies on the ground. */
  snow: boolean;
  features: ReadonlySet<SceneFeature>;
  /** Colour names of the colour table that the prompt gives to the whole picture or to shapes, in its order. */
  colours?: readonly string[];
  subjects: SubjectRequest[];
  relations: Relation[];
  style: StyleName;
  /** The merged wishes of mood, colour scheme and lighting. */
  grade: Grade;
  lighting: Lighting;
  cameraAngle: CameraAngle;
  lens: Lens;
  composition: Composition;
  /** 0.5 sparse .. 1 normal .. 2 intricate. */
  detail: number;
  finish: Finish;
  /** Nouns and effects that a negative prompt forbids, canonical lower case. */
  vetoes: ReadonlySet<string>;
  /** Words of the prompt that the picture shows, in the prompt's order. */
  understood: string[];
  /** Nouns of the prompt that the illustrator does not know. */
  unknown: string[];
}
