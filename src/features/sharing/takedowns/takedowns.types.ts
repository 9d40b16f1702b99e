import type { ReportedShare, ShareSubject } from '../sharing.types.ts';

/** What staff took down. Times are milliseconds since 1970. */
export interface Takedown {
  id: string;
  /** The link that was reported. */
  linkId: string;
  accountId: string;
  subject: ShareSubject;
  /** What staff told its account; '' for nothing. */
  reason: string;
  createdAt: number;
  /** What its account says to it, once. */
  answer: string | null;
  answeredAt: number | null;
  /** When staff read the answer and left it down. */
  keptAt: number | null;
}

/** One that waits for an answer to be judged, as staff see it. */
export interface AnsweredTakedown
  extends Pick<Takedown, 'id' | 'linkId' | 'accountId' | 'reason' | 'createdAt'>,
    Pick<ReportedShare, 'pictures' | 'collectionName'> {
  kind: ShareSubject['kind'];
  answer: string;
  answeredAt: number;
}

/** One as its account sees it. Times are ISO 8601. */
export interface OwnTakedown {
  id: string;
  /** Null for a collection's. */
  imageId: string | null;
  /** Null for a picture's. */
  collectionId: string | null;
  /** Of the picture; null for a collection, and for one that has gone. */
  prompt: string | null;
  thumbnailUrl: string | null;
  /** Null for a picture, and for a collection that has gone. */
  collectionName: string | null;
  takenDownAt: string;
  reason: string;
  answer: string | null;
  answeredAt: string | null;
  /** Whether staff read the answer and left it down. */
  isKept: boolean;
}
