import type { ChosenStyle } from '../learned-styles/ui/chosen-style.types.ts';
import type { OptionListName } from './options/option-lists.types.ts';
import type { ChosenPicture } from './ui/starting-picture/starting-picture.types.ts';

/** What a visitor chose; the green tool uses the first four option lists and the negative prompt. */
export interface ToolChoices {
  prompt: string;
  options: Readonly<Record<OptionListName, string>>;
  negativePrompt: string;
}

export type AspectRatio = '1:1' | '3:4' | '4:3' | '9:16' | '16:9';

export interface ImageSize {
  name: string;
  aspectRatio: AspectRatio;
  /** Gives a tile the shape of the image. */
  className: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What a form shows for settings that were handed over. */
export interface FilledForm {
  choices: ToolChoices;
  aspectRatio: AspectRatio;
  /** Undefined when the image service did not tell. */
  seed: number | undefined;
}

/** Pixels. */
export type PictureShape = Pick<ImageSize, 'width' | 'height'>;

/** What the image service says about the picture it drew. */
export interface ImageNotes {
  /** Words of the prompt that the picture shows. */
  understood: readonly string[];
  /** Nouns of the prompt that it could not draw. */
  unknown: readonly string[];
  /** A sentence of the service about the picture, as it is. */
  says?: string;
  engine?: string;
  /** The engine drew it because those before it could not. */
  standIn?: boolean;
}

/** One picture of a run whose pictures differ by more than their seeds. */
export interface PlannedPicture {
  seed: number;
  variation?: number;
  choices: ToolChoices;
  fullPrompt: string;
  /** Null or missing is none. */
  learnedStyle?: ChosenStyle | null;
}

/** How a finished image came to be. */
export interface PictureRecipe {
  /** As the visitor typed it. */
  prompt: string;
  /** With the options of the tool composed into it. */
  fullPrompt: string;
  width: number;
  height: number;
  seed: number;
  /** What the full prompt was composed from; missing with pictures that an older version of the page kept. */
  choices?: ToolChoices;
  /** Which reading of the seed; the first when missing. */
  variation?: number;
  /** How much of a starting picture was covered; missing when it began with words alone. */
  strength?: number;
  /** What it was drawn in; null or missing where that was no style of one's own. */
  learnedStyle?: ChosenStyle | null;
  notes?: ImageNotes;
}

export interface QueuePlace {
  /** Counted from 1. */
  place: number;
  /** In about how many seconds it should be there. */
  seconds: number;
}

type TileStatus = 'placeholder' | 'loading' | 'success' | 'error';

export interface ImageTile {
  key: string;
  /** The image as a data URL, or its address in the gallery; empty unless the status is success. */
  src: string;
  status: TileStatus;
  /** What went wrong; empty unless the status is error. */
  error: string;
  /** The server's own explanation, shown under the error. */
  errorDetail?: string;
  /** The site draws no such words: to try again would be for nothing. */
  isRefused?: boolean;
  recipe?: PictureRecipe;
  /** What it began with, as long as this page is open. */
  startingPicture?: ChosenPicture;
  /** The shape of its frame; that of the form when missing. */
  frame?: PictureShape;
  /** Made with an account: shown to nobody else in this browser. */
  isPrivate?: boolean;
  /** The credits set aside for it on the server, until it is saved. */
  holdId?: string;
  /** Made just now: only such an image gets the success animation. */
  isFresh?: boolean;
  /** How much of it is drawn, 0..1; only while it is loading, where an engine tells. */
  done?: number;
  /** Where it waits for its turn; only while it is loading. */
  waiting?: QueuePlace;
  /** As which image of which run it was asked for: the server knows by that what became of it. */
  run?: { id: string; tile: number };
  /** Credits it costs. */
  cost?: number;
  /** Its ID in the account's gallery, once it is there. */
  imageId?: string;
  /** A small copy of it, where there is one. */
  thumbnail?: string;
}
