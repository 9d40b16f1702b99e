import type {
  CameraAngle,
  Composition,
  Epoch,
  Finish,
  Grade,
  Idea,
  Lens,
  Lighting,
  PlaceName,
  SceneFeature,
  SceneKind,
  Season,
  StyleName,
  TimeOfDay,
  Weather,
} from '../brief.types.ts';
import type { PlaceHint, TableTop } from '../place.types.ts';

/** What a word or an option asks of the picture. */
export interface Wish {
  style?: StyleName;
  grade?: Grade;
  lighting?: Lighting;
  cameraAngle?: CameraAngle;
  /** Living subjects are seen from behind, or pass by in profile. */
  view?: 'behind' | 'profile';
  lens?: Lens;
  composition?: Composition;
  /** The color of a bare ground. */
  backdrop?: string;
  /**
   * Nothing but the subject on a bare ground, where no place is named: 'indoors' only instead of a room. An 'emblem'
   * has none whatever is named.
   */
  sheet?: 'always' | 'indoors' | 'emblem';
  /** What small things stand on. */
  tableTop?: TableTop;
  finish?: Finish;
  /** Multiplies the amount of detail. */
  detail?: number;
  scene?: SceneKind;
  /** A particular place; it counts only where its scene is the picture's. */
  place?: PlaceName;
  /** How firmly the word names the scene: 1 a hint ("snow"), 2 a place ("forest"), 3 a world ("underwater"), 4 a genre ("portrait"). */
  firmness?: 1 | 2 | 3 | 4;
  timeOfDay?: TimeOfDay;
  weather?: Weather;
  season?: Season;
  snow?: boolean;
  /** What an abstract picture shows; drawn only where the scene is abstract. */
  idea?: Idea;
  epoch?: Epoch;
  /** Which kind of place it is; it counts only where the hint's scene is the picture's. */
  hint?: PlaceHint;
  features?: readonly SceneFeature[];
  /** Holds when nothing else says otherwise: an aurora needs a night. */
  implies?: { timeOfDay?: TimeOfDay; weather?: Weather; scene?: SceneKind; season?: Season; snow?: boolean };
}

/** The selectors of a tool, whose options a prompt may carry. */
export type OptionListName =
  | 'style'
  | 'mood'
  | 'lighting'
  | 'colorScheme'
  | 'cameraAngle'
  | 'artist'
  | 'composition'
  | 'artMedium'
  | 'detailLevel'
  | 'timeOfDay'
  | 'weather'
  | 'setting'
  | 'cameraLens'
  | 'renderStyle';

/** What a selector offers. */
export interface Option {
  /** As visitors see it and as the prompt says it. */
  name: string;
  /** Shown at once; the others are searched for. */
  short?: true;
  /** A phrase of its list's terms that means the same; left out where the name says it by its own words. */
  like?: string;
}

export interface Term {
  /** Phrases that mean this wherever they stand in a prompt. */
  words: readonly string[];
  /** Words that mean this only when a whole clause says nothing else, as an option of a tool does. */
  labels: readonly string[];
  wish: Wish;
}

/** `words` and `labels` are comma separated. */
export function term(words: string, wish: Wish, labels = ''): Term {
  return { words: phrasesOf(words), labels: phrasesOf(labels), wish };
}

function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
