import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { HoldTool } from '../credits/credits.types.ts';
import type {
  GeneratedImage,
  ImageRequest,
  PicturePreview,
  StyleInUse,
} from '../image-engines/image-engines.types.ts';
import type { ToolModel } from '../image-engines/tool-models.rules.ts';

/** Everything that decides how a picture looks. */
export type ImageRecipe = ImageRequest;

/** What one address of the image service asks for. */
export interface PromptRequest {
  recipe: ImageRecipe;
  /** Whether the caller chose the seed: only then does the address always mean the same picture. */
  seedGiven: boolean;
}

export interface DrawnImage extends GeneratedImage {
  /** How long the engine drew, in milliseconds, without any waiting before it. */
  durationMs: number;
  /** Identifies these very bytes; missing when the engine does not promise to draw them again. */
  tag?: string;
}

/** Where a task waits. */
export interface QueuePlace {
  /** Counted from 1. */
  place: number;
  /** In about how many seconds it should be done. */
  seconds: number;
}

/** Undefined once it waits no more. */
export type AskPlace = () => QueuePlace | undefined;

/** What is known of an image that is asked for. */
export interface DrawingNews {
  /** How much of it is drawn, 0..1; missing as long as that is not known any more. */
  done?: number;
  /** Where it waits for its turn, as long as it does. */
  askPlace?: AskPlace;
  /** Alone, and only for whoever wishes for previews. */
  preview?: PicturePreview;
}

/** What an answer carries. */
export interface Delivery {
  image: DrawnImage;
  /** Added to the headers that describe the image. */
  headers: Record<string, string>;
}

/**
 * The right to one image: a guest's from the daily allowance, an account's from its credits.
 * `deliver` ends it well; `giveBack` ends it otherwise, also after a `deliver` that threw.
 */
export interface Admission {
  /** Whose turn it is: the queue is fair between visitors. */
  readonly visitor: string;
  /** Who may keep a copy of the answer: anyone, the visitor's browser, or nobody. */
  readonly caching: 'public' | 'browser' | 'private';
  /** Which model it may be drawn with; the standard one when missing. */
  readonly toolModel?: ToolModel;
  /** Pictures that are kept with the learned style of the request. */
  readonly referencePictures?: StyleInUse['referencePictures'];
  /** What its drawing shares with other requests for the same right; missing where each stands for itself. */
  readonly drawing?: AdmittedDrawing;
  /** What was delivered for this right before: it is answered again, and nothing is left to end. */
  readonly earlier?: Delivery;
  /**
   * The image exists and its answer is about to leave. What must be stored first is stored here.
   * @param signal aborted when nobody waits for the answer any more.
   * @returns what to answer: the image, or the one that another request delivered meanwhile.
   * @throws {AppError} when the image may not be delivered after all.
   * @throws {DOMException} named AbortError when the signal was aborted before anything was final.
   */
  deliver(image: DrawnImage, signal: AbortSignal): Promise<Delivery>;
  /** There is no image: it failed, or nobody waits for it any more. */
  giveBack(reason: GiveBackReason): Promise<void>;
}

/** How a drawing for a right to one image begins and ends. */
export interface AdmittedDrawing {
  /** Requests with the same key share one drawing. */
  readonly key: string;
  readonly seed: number;
  /** Aborted when the right was given back by another request, which ends the drawing. */
  readonly lost: AbortSignal;
  /**
   * Called right before an engine begins.
   * @returns what was drawn for it elsewhere; then nothing is drawn.
   * @throws {AppError} 409 or 429 when nothing may be drawn.
   */
  begin(): Promise<DrawnImage | undefined>;
}

/**
 * - `not-made`: it failed, and that is not the caller's doing.
 * - `left`: the caller does not want it any more.
 * - `work-lost`: an engine drew, and nobody gets the image because the caller left or time ran out.
 */
export type GiveBackReason = 'not-made' | 'left' | 'work-lost';

/** Which image of which run is asked for. */
export interface RunTile {
  tool: HoldTool;
  runId: string;
  /** Counted from 0. */
  tile: number;
  /** How many images the run has. */
  tiles: number;
}

/** Who calls, as far as the connection and the headers tell. */
export interface Caller {
  address: string;
  header(name: string): string | undefined;
  /** Whom another part of the site has let in, and what for; then no header is asked. */
  letIn?: { identity: AccountIdentity; run: RunTile };
}

/** One image, as somebody asks for it. */
export interface ImageOrder {
  caller: Caller;
  request: PromptRequest;
  /** Aborted when the caller wants nothing any more. */
  gone: AbortSignal;
  /** Aborted then too, and when the service stops. */
  signal: AbortSignal;
  onNews?: (news: DrawingNews) => void;
  /** How many previews are wished for among the news; none when left out. */
  previews?: number;
}

/**
 * Decides whether a caller may have an image.
 * @param claimPlace asks for room in the queue; called before anything is stored, because refusing
 * must be cheap.
 * @throws {AppError} 400, 401, 402, 403, 409, 410 or 429 with the reason, or what `claimPlace` throws.
 */
export type Admit = (
  caller: Caller,
  request: PromptRequest,
  claimPlace: (visitor: string) => void,
) => Promise<Admission>;

/** What is told of a picture that left for a visitor, for figures. */
export interface AnsweredPicture {
  engine: string;
  isGuest: boolean;
  /** Whether it is the first of what was asked for at once. */
  beginsRun: boolean;
}
