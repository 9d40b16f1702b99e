/** A picture of the site or of a post, kept as the words it is drawn from. */
export interface MediaRecipe {
  prompt: string;
  /** Choices of the tools by the names of their lists, e.g. `style`. */
  options?: Readonly<Record<string, string>>;
  negativePrompt?: string;
  seed: number;
  width: number;
  height: number;
  /**
   * What its addresses carry, where pages know many pictures by their names alone; it changes when any of
   * them does. Without it each picture has its own.
   */
  version?: string;
}

/** A picture of a post that is a file. */
export interface MediaFile {
  /** How whoever keeps the file knows it. */
  file: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  /** As the picture is shown, in pixels: upright, and a large one made smaller. */
  width: number;
  height: number;
}

/** Where the pixels of a picture come from. */
export type MediaSource = MediaRecipe | MediaFile;

/** The recipes by the name that addresses carry: lower-case letters, digits and hyphens. */
export type MediaRecipes = Readonly<Record<string, MediaRecipe>>;

/** A recipe as an engine draws it: its choices have become part of the prompt. */
export type MediaDrawing = Pick<MediaRecipe, 'prompt' | 'seed' | 'width' | 'height'>;

/** What a page needs to show a picture without its layout moving. */
export interface MediaImage {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** The words it was drawn from. */
  alt: string;
}

export type MediaFormat = 'webp' | 'jpg';

/** Everything a picture is offered in. Lengths are in pixels. */
export type MediaShape =
  | { kind: 'full' }
  | { kind: 'width'; width: number }
  | { kind: 'longest'; side: number }
  | { kind: 'square'; side: number }
  /** What other sites show with a link: 1200 by 630. */
  | { kind: 'card' }
  /** What a Web Story is offered with: 720 by 960. */
  | { kind: 'poster' };

/** What one address asks for. */
export interface MediaRequest {
  name: string;
  /** A width of a picture of the site itself, or a size in the words of Blogger's addresses. */
  size: { width: number } | MediaSize;
  format: MediaFormat;
}

/** A size token read: `s640`, `s72-c`, `w400-h300-p`, `h600`. 0 and undefined leave a length open. */
export interface MediaSize {
  longest?: number;
  maxWidth?: number;
  maxHeight?: number;
  /** The box is to be filled, and what does not fit cut off. */
  cropped: boolean;
}

/** The bytes of one picture and what their address must carry to be kept for ever. */
export interface MediaPicture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  version: string;
}

/** A picture that is still being drawn, and the shape that it will have. */
export interface PendingMedia {
  pending: { width: number; height: number };
}
