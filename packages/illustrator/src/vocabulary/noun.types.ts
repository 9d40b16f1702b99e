import type { Worn } from '../brief/clothes.types.ts';
import type { Season, TimeOfDay } from '../brief/conditions.types.ts';
import type { PlaceName, SceneKind } from '../brief/place.types.ts';
import type { Material } from '../brief/traits.types.ts';

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

/** Where a drawing comes from: the art pack, a procedure, or an arrangement that composes both. */
export type DrawingSource =
  | { from: 'art'; icon: string }
  | { from: 'procedure'; procedure: string }
  | { from: 'arrangement'; arrangement: string };

/**
 * What is known of a noun beyond its drawing. Every fact stands in the noun's entry and nowhere else; what a
 * noun does not say follows from its kind.
 */
export interface NounFacts {
  /** For portraits and close-ups: an icon that is only a face. */
  face?: string;
  /** Which way the drawing looks before any mirroring. */
  facing?: 'left' | 'right' | 'front';
  /** The scene kind it implies when the prompt names no place. */
  habitat?: SceneKind;
  /** The particular place where it is met when nothing else brings it elsewhere: a tiger in the jungle. */
  home?: PlaceName;
  /** Whoever is with them has come to where they work: a doctor, a barber. */
  serves?: boolean;
  /** "In a church": the place within. */
  inside?: PlaceName;
  /** "At a market stall": the place around it. */
  around?: PlaceName;
  /** Nobody has it in a room: who is at it is outside, and so is what lies or hangs there. */
  openAir?: boolean;
  /** What comes with it unless the prompt says otherwise: a snowman brings snow. */
  brings?: { season?: Season; timeOfDay?: TimeOfDay; snow?: boolean };

  /** Height in the world, in metres. */
  tall?: number;
  /** Many of it are one: flames are a fire. */
  mass?: boolean;
  /** Comes in all colors where there are many of it. */
  colorful?: boolean;
  /** Looks so without being told: a door of wood, a crown of gold. */
  madeOf?: readonly Material[];
  /** Has a body that can take a pose, wear and hold things. */
  alive?: boolean;

  /**
   * How somebody is on it. One sits on a `chair` and on a `ledge` that is no furniture, lies or stands on what
   * is `low` and broad, stands on a `board` and sits astride a `cycle`; the last two are measured by their rider.
   */
  seat?: 'chair' | 'ledge' | 'low' | 'board' | 'cycle';
  /** So many sit on it, one behind the other; one where absent. */
  seats?: number;
  /** Whoever is "on" it rides it. */
  ridden?: boolean;
  /** Where there are many they hang in `rows` on a line; what is drawn on its line reaches `across` the picture. */
  hung?: 'rows' | 'across';
  /** Where there are many they drift in the air. */
  drifts?: boolean;
  /** What it does where there is water: rises from it, swims, lies on the floor, or stands in it like a rock. */
  water?: 'wades' | 'swims' | 'lies' | 'stands';
  /** In a hand it flies on a string, or hangs by its handle. */
  held?: 'string' | 'handle';
  /** Stands on a floor rather than on a table. */
  onFloor?: boolean;
  /** Flat and spreading: it belongs into the valley. */
  low?: boolean;
  /** Somebody fits below it and peeps out. */
  roomBelow?: boolean;
  /** It is over all who are under it, who stand side by side in its middle. */
  spans?: boolean;
  /** Comes in from beside the picture, in mid air, at the height of whoever is on it. */
  crosses?: boolean;
  /** Whoever is behind it is seen from the waist up. */
  barrier?: boolean;
  /** Where an image is seen on it, in shares of its drawing: the middle, the breadth and height, the paint below. */
  screen?: { x: number; y: number; wide: number; high: number; ground?: string };
  /** Small things stand on it. */
  surface?: boolean;
  /** Things lie in it. */
  holds?: boolean;
  /** One can be inside it, though it is no container. */
  roomy?: boolean;
  /** Worn by whoever is "in" it, though it is no hat; what covers the body is not drawn on anybody. */
  worn?: 'eyes' | 'neck' | 'body';
  /** One is at it rather than with it in the hands: a piano, a chess board. */
  playedAt?: boolean;
  /** What lies on it "with" it: candles and fruit on a `cake`, fruit on a `plate`. */
  topped?: 'cake' | 'plate';
  /** Its own drawing holds these already. */
  carries?: readonly string[];

  /** The animal, by its procedure, that wears this person's clothes: "a cat chef". */
  head?: string;
  /** What somebody of this name wears and has in the hand, where the drawing is of somebody plainer. */
  wears?: readonly Worn[];
  uses?: string;
  /** What an animal wears that is said to be such a person: "a wizard cat". */
  costume?: string;
  /** "A golden retriever puppy": the young of the noun before it. */
  young?: boolean;
  /** Says less than a noun before it: "a viking warrior". */
  general?: boolean;
  /** Is water itself: nearly as wide as the picture, and sways on nothing. */
  ofWater?: boolean;
  /** Makes a bedroom a child's. */
  forChildren?: boolean;
  /** Many of them are a feast. */
  festive?: boolean;
}
