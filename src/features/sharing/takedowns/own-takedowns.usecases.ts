import type { Database } from '../../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import type { Clock } from '../../../shared/clock.ts';
import { subjectIds } from '../share-subjects.ts';
import {
  createAnsweredTakedownError,
  createTooManyAnswersError,
  createUnknownTakedownError,
} from '../sharing.errors.ts';
import type { KeptPictures } from '../sharing.types.ts';
import { TAKEDOWN_ANSWERS } from '../sharing-limits.rules.ts';
import { describeSubjects } from '../subject-words.ts';
import { createTakedownStore } from './takedowns.store.ts';
import type { OwnTakedown } from './takedowns.types.ts';

/** More than anybody reads; the newest count. */
const LIST_LENGTH = 100;

/** What an account sees of what staff took down, and how it answers. */
export interface OwnTakedowns {
  /** The newest first, without what was restored. */
  list(accountId: string): Promise<OwnTakedown[]>;
  /** Sends staff an answer. @throws {AppError} 404; 409 after the first; 429. */
  answer(accountId: string, id: string, words: string): Promise<void>;
}

interface OwnTakedownsOptions {
  database: Database;
  pictures: Pick<KeptPictures, 'findAll' | 'collections'>;
  limits: AttemptLimits;
  clock: Clock;
}

export function createOwnTakedowns({ database, pictures, limits, clock }: OwnTakedownsOptions): OwnTakedowns {
  const store = createTakedownStore(database);
  const limit = limits.open(TAKEDOWN_ANSWERS);
  return {
    async list(accountId) {
      const takedowns = await store.listOfAccount(accountId, LIST_LENGTH);
      const wordsOf = await describeSubjects(
        pictures,
        accountId,
        takedowns.map(({ subject }) => subject),
      );
      return takedowns.map(({ id, subject, reason, createdAt, answer, answeredAt, keptAt }) => ({
        id,
        ...subjectIds(subject),
        ...(wordsOf(subject) ?? { prompt: null, thumbnailUrl: null, collectionName: null }),
        takenDownAt: new Date(createdAt).toISOString(),
        reason,
        answer,
        answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
        isKept: keptAt !== null,
      }));
    },
    async answer(accountId, id, words) {
      // A takedown of another account is answered like one that does not exist.
      if ((await store.find(id))?.accountId !== accountId) throw createUnknownTakedownError();
      await takeOrRefuse(limit, accountId, createTooManyAnswersError);
      if (!(await store.answer({ id, accountId }, words, clock.now()))) throw createAnsweredTakedownError();
    },
  };
}
