import type { Log } from '../../../ui/browser-storage.ts';
import {
  type CallFailure,
  describeCallFailure,
  statusOfAnswer,
} from '../../user-status/call-failure.rules.ts';
import type { ProductApi } from '../../user-status/ui/api-client.types.ts';

const DELETE_FALLBACK = 'We couldn’t delete the image.';
const RESTORE_FALLBACK = 'We couldn’t restore the image.';

/** Deletions count from the moment they are asked for; a failure takes them back and is told. */
interface ImageDeletions {
  isDeleted(id: string): boolean;
  /** Settles when the server has answered; never rejects. */
  remove(id: string): Promise<void>;
  /** Undoes a deletion, on the server after the deletion itself. Never rejects. */
  restore(id: string): Promise<void>;
}

interface ImageDeletionsOptions {
  api: ProductApi;
  /** A deletion or its undoing did not work out, and counts no longer. */
  onFailure: (id: string, failure: CallFailure) => void;
  log: Log;
}

export function createImageDeletions({ api, onFailure, log }: ImageDeletionsOptions): ImageDeletions {
  const deleted = new Set<string>();
  /** The server did not accept these deletions: there is nothing to bring back. */
  const refused = new Set<string>();
  const turns = new Map<string, Promise<void>>();

  /** What happens to one image happens in order: an undo that overtakes its deletion would be lost. */
  const inTurn = (id: string, work: (id: string) => Promise<void>): Promise<void> => {
    const turn = (turns.get(id) ?? Promise.resolve()).then(() => work(id));
    turns.set(id, turn);
    return turn;
  };

  const sendDeletion = async (id: string): Promise<void> => {
    try {
      await api.call({ method: 'DELETE', path: `/images/${encodeURIComponent(id)}` });
    } catch (error) {
      // Another tab was faster.
      if (statusOfAnswer(error) === 404) return;
      log('An image was not deleted.', error);
      deleted.delete(id);
      refused.add(id);
      onFailure(id, describeCallFailure(error, DELETE_FALLBACK));
    }
  };

  const sendRestoration = async (id: string): Promise<void> => {
    if (refused.has(id)) return;
    try {
      await api.call({ method: 'POST', path: `/images/${encodeURIComponent(id)}/restore` });
    } catch (error) {
      log('A deleted image was not brought back.', error);
      deleted.add(id);
      onFailure(id, describeCallFailure(error, RESTORE_FALLBACK));
    }
  };

  return {
    isDeleted: (id) => deleted.has(id),
    remove(id) {
      deleted.add(id);
      refused.delete(id);
      return inTurn(id, sendDeletion);
    },
    restore(id) {
      deleted.delete(id);
      return inTurn(id, sendRestoration);
    },
  };
}
