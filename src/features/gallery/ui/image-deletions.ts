import type { Log } from '../../../ui/browser-storage.ts';
import {
  type CallFailure,
  describeCallFailure,
  statusOfAnswer,
} from '../../user-status/call-failure.rules.ts';
import type { ProductApi } from '../../user-status/ui/api-client.types.ts';
import { MOST_AT_ONCE } from '../collections/collections.rules.ts';

const DELETE_FALLBACK = 'We couldn’t delete the image.';
const RESTORE_FALLBACK = 'We couldn’t restore the image.';

/** Deletions count from the moment they are asked for; a failure takes them back and is told. */
interface ImageDeletions {
  isDeleted(id: string): boolean;
  /** Settles when the server has answered; never rejects. */
  remove(ids: readonly string[]): Promise<void>;
  /** Undoes deletions, on the server after the deletions themselves. Never rejects. */
  restore(ids: readonly string[]): Promise<void>;
}

interface ImageDeletionsOptions {
  api: ProductApi;
  /** Deletions or their undoing did not work out, and count no longer. */
  onFailure: (ids: readonly string[], failure: CallFailure) => void;
  log: Log;
}

export function createImageDeletions({ api, onFailure, log }: ImageDeletionsOptions): ImageDeletions {
  const deleted = new Set<string>();
  /** The server did not accept these deletions: there is nothing to bring back. */
  const refused = new Set<string>();
  const turns = new Map<string, Promise<void>>();

  /** What happens to one image happens in order: an undo that overtakes its deletion would be lost. */
  const inTurn = (ids: readonly string[], work: () => Promise<void>): Promise<void> => {
    const before = new Set(ids.map((id) => turns.get(id)));
    const turn = Promise.all(before).then(work);
    for (const id of ids) turns.set(id, turn);
    return turn;
  };

  const sendDeletion = async (ids: readonly string[]): Promise<void> => {
    const [only] = ids;
    try {
      await api.call(
        ids.length === 1 && only !== undefined
          ? { method: 'DELETE', path: `/images/${encodeURIComponent(only)}` }
          : { method: 'POST', path: '/images/delete', body: { ids } },
      );
    } catch (error) {
      // Another tab was faster.
      if (statusOfAnswer(error) === 404) return;
      log('Images were not deleted.', error);
      for (const id of ids) {
        deleted.delete(id);
        refused.add(id);
      }
      onFailure(ids, describeCallFailure(error, DELETE_FALLBACK));
    }
  };

  const sendRestoration = async (asked: readonly string[]): Promise<void> => {
    const ids = asked.filter((id) => !refused.has(id));
    const [only] = ids;
    if (only === undefined) return;
    try {
      await api.call(
        ids.length === 1
          ? { method: 'POST', path: `/images/${encodeURIComponent(only)}/restore` }
          : { method: 'POST', path: '/images/restore', body: { ids } },
      );
    } catch (error) {
      log('Deleted images were not brought back.', error);
      for (const id of ids) deleted.add(id);
      onFailure(ids, describeCallFailure(error, RESTORE_FALLBACK));
    }
  };

  const inParts = (ids: readonly string[], send: (part: readonly string[]) => Promise<void>) => {
    const parts: Promise<void>[] = [];
    for (let start = 0; start < ids.length; start += MOST_AT_ONCE) {
      const part = ids.slice(start, start + MOST_AT_ONCE);
      parts.push(inTurn(part, () => send(part)));
    }
    return Promise.all(parts).then(() => undefined);
  };

  return {
    isDeleted: (id) => deleted.has(id),
    remove(ids) {
      for (const id of ids) {
        deleted.add(id);
        refused.delete(id);
      }
      return inParts(ids, sendDeletion);
    },
    restore(ids) {
      for (const id of ids) deleted.delete(id);
      return inParts(ids, sendRestoration);
    },
  };
}
