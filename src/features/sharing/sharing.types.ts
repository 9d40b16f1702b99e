import type { ReusedSettings } from '../generator/reused-settings.rules.ts';
import type { Tool } from '../plans/plans.types.ts';
import type { ReportReason, ShareLife } from './sharing.rules.ts';

/** What a link shows: one picture, or a collection as it is when somebody looks. */
export interface ShareSubject {
  kind: 'image' | 'collection';
  id: string;
}

/** What an owner decides about a link. */
export interface ShareTerms {
  /** Without it a new link does not end by itself, and one that there is ends when it would have. */
  expires?: ShareLife;
  /** Whether whoever has the link sees how the pictures were made. */
  showsRecipe: boolean;
}

/** What there is to know of a picture in an account's gallery. */
export interface PictureFacts {
  prompt: string;
  width: number;
  height: number;
  generatorType: Tool;
  recipe: {
    options?: Readonly<Record<string, string>>;
    negativePrompt?: string;
    seed?: number;
    engine?: string;
  } | null;
  /** Signed, for its owner. */
  thumbnailUrl: string;
}

/** The galleries of accounts, as far as links need them. */
export interface KeptPictures {
  /** Undefined when the account has no such picture, or has deleted it. */
  find(accountId: string, imageId: string): Promise<PictureFacts | undefined>;
  /** Those of them that `find` finds, in no order. */
  findAll(accountId: string, imageIds: readonly string[]): Promise<(PictureFacts & { id: string })[]>;
  /** @throws {AppError} 404 when there is none. */
  open(accountId: string, imageId: string): Promise<PictureFile>;
  /** A small copy. @throws {AppError} as `open` does. */
  openSmall(accountId: string, imageId: string): Promise<PictureFile>;
  collections: {
    list(accountId: string): Promise<{ id: string; name: string }[]>;
    /** Ids of the newest pictures in it, newest first, and whether there are more. */
    newest(accountId: string, id: string, most: number): Promise<{ ids: string[]; isMore: boolean }>;
  };
}

export interface PictureFile {
  bytes: Uint8Array;
  contentType: string;
}

/** A link as it is kept. Times are milliseconds since 1970. */
export interface Share {
  id: string;
  accountId: string;
  subject: ShareSubject;
  showsRecipe: boolean;
  createdAt: number;
  /** Null when it ends by its owner alone. */
  expiresAt: number | null;
}

/** Where a link stands among all of its account. */
export type SharePlace = Pick<Share, 'id' | 'createdAt'>;

/** A link as its owner sees it. */
export interface OwnShare {
  /** Null for a collection's. */
  imageId: string | null;
  /** Null for a picture's. */
  collectionId: string | null;
  /** The path of the page, for whoever shall see it. */
  url: string;
  showsRecipe: boolean;
  /** ISO 8601, like every time here. */
  createdAt: string;
  expiresAt: string | null;
}

/** A link beside what it shows. */
export interface ListedShare extends OwnShare {
  /** Of the picture; null for a collection. */
  prompt: string | null;
  thumbnailUrl: string | null;
  /** Null for a picture. */
  collectionName: string | null;
}

/** A picture as anybody sees it who has the link: nothing that says whose it is. */
export interface ShownPicture {
  /** Pixels. */
  width: number;
  height: number;
  /** What IPTC calls the way that it came to be: by rules alone, or by a trained model. */
  origin: 'algorithmicMedia' | 'trainedAlgorithmicMedia';
  /** How it was made, as a tool takes it; null when its owner keeps that private. */
  recipe: ReusedSettings | null;
}

/** A link to one picture. */
export interface SharedPicture extends ShownPicture {
  kind: 'image';
  token: string;
}

/** A picture of a collection. */
export interface CollectedPicture extends ShownPicture {
  /** Names it under its link, and is no other name of it. */
  key: string;
}

/** A link to a collection. */
export interface SharedCollection {
  kind: 'collection';
  token: string;
  name: string;
  /** The newest first. */
  pictures: readonly CollectedPicture[];
  /** Whether there are more than are shown. */
  isMore: boolean;
}

export interface ShareReport {
  id: string;
  shareId: string;
  reason: ReportReason;
  words: string;
  createdAt: number;
}

/** What visitors say about one link, and what it shows, for whoever runs the site. */
export interface ReportedShare {
  linkId: string;
  /** The end of its page's address. */
  token: string;
  /** Whose it is. */
  accountId: string;
  kind: ShareSubject['kind'];
  /** Whether its page still works. */
  isLive: boolean;
  /** Null for a picture, and for a collection that has gone. */
  collectionName: string | null;
  /** By their names under this link; the prompt is null where its page does not show it. */
  pictures: readonly { key: string; prompt: string | null }[];
  /** The oldest first. */
  reports: readonly Omit<ShareReport, 'shareId'>[];
}
