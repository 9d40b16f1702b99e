import { LRUCache } from 'lru-cache';
import { digestOf } from '../../platform/hash-of.ts';
import { findXmp } from '../provenance/marked-file.rules.ts';
import { readSourceType } from '../provenance/picture-mark.rules.ts';
import { readMark } from '../provenance/read-mark.usecases.ts';
import type { PictureLooker } from './looking/picture-looker.ts';
import { createHeldBackError, createNotLookedAtError } from './picture-safety.errors.ts';
import { isHeldBack, isLookedAt, type PicturePlace, type SafetyMode } from './picture-safety.rules.ts';

export interface PictureSafety {
  /** Whether the site wants pictures there looked at. */
  looksAt(place: PicturePlace): boolean;
  /**
   * Looks at a picture where the site wants that. A shared one that the illustrator drew from words is let through.
   * @throws {AppError} 422 `picture.held_back`; 503 `picture.not_checked`.
   */
  look(place: PicturePlace, bytes: Uint8Array): Promise<void>;
}

interface PictureSafetyOptions {
  mode: SafetyMode;
  looker: Pick<PictureLooker, 'look'>;
  onLooked: (place: PicturePlace, outcome: 'passed' | 'held-back' | 'failed') => void;
  /** Told why a picture could not be looked at. */
  onFailure: (error: unknown) => void;
}

/** Verdicts: all tiles of a run may begin with the same picture, and many people open one link. */
const REMEMBERED = 2_000;

export function createPictureSafety(options: PictureSafetyOptions): PictureSafety {
  const { mode, looker, onLooked, onFailure } = options;
  const remembered = new LRUCache<string, boolean>({ max: REMEMBERED });
  return {
    looksAt: (place) => isLookedAt(mode, place),
    async look(place, bytes) {
      if (!isLookedAt(mode, place)) return;
      // The site puts such a mark into its own files alone; an upload keeps no name of an engine.
      if (place === 'shared' && isDrawnFromWords(bytes)) return;
      const digest = digestOf(bytes);
      let isHeld = remembered.get(digest);
      if (isHeld === undefined) {
        const scores = await looker.look(bytes).catch((error: unknown) => {
          onFailure(error);
          onLooked(place, 'failed');
          throw createNotLookedAtError();
        });
        isHeld = isHeldBack(scores);
        remembered.set(digest, isHeld);
        onLooked(place, isHeld ? 'held-back' : 'passed');
      }
      if (isHeld) throw createHeldBackError(place);
    },
  };
}

function isDrawnFromWords(bytes: Uint8Array): boolean {
  const xmp = findXmp(bytes);
  if (xmp === undefined) return false;
  const { sourceType = '', engine } = readMark(xmp);
  return readSourceType(sourceType) === 'algorithmicMedia' && engine === 'illustrator';
}
