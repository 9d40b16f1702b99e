import type { AccountSession } from '../../../accounts/ui/account-session.types.ts';
import type { ProductApi } from '../../../user-status/ui/api-client.types.ts';
import type { UserStatus } from '../../../user-status/user-status.types.ts';
import { describeSaveRequest, type SaveRequest } from '../../save-request.rules.ts';
import { locatePictures } from '../strips/locate-pictures.ts';
import type { RunsOfAccount } from '../strips/runs-of-account.ts';
import { decodeDataUrl } from './data-url.ts';
import type { FoundImage, RunAccounting, SettledRun } from './run-accounting.ts';

/** How long one call may take: the next run waits for it, and a finished image is safe on the server anyway. */
const ANSWER_TIMEOUT_MS = 30_000;

interface AccountAccountingOptions {
  /** Whose it is. */
  owner: string;
  runs: RunsOfAccount;
  api: ProductApi;
  session: Pick<AccountSession, 'getToken'>;
  /** Takes over everything the server said of the account. */
  applyStatus: (status: UserStatus) => void;
  /** Takes over the green tool's credits alone. */
  applyGreenCredits: (credits: number) => void;
  /** Asks the server what the account may spend; never rejects. */
  refreshStatus: () => Promise<unknown>;
  /** Whether this site answers, which takes pictures as they are; of others only JSON with base64 is known. */
  takesForms: () => boolean;
}

interface SavedEntry {
  id: string;
  url: string;
  thumbnailUrl: string;
}

interface SaveAnswer {
  userStatus?: UserStatus;
  image?: SavedEntry;
}

interface ReleaseAnswer extends SaveAnswer {
  /** The images that could no longer be given back. */
  kept?: readonly string[];
}

/** Accounts pay on the server: by saving an image, for which the credits were set aside before. */
export function createAccountAccounting(options: AccountAccountingOptions): RunAccounting {
  const { api, session } = options;

  const takeOver = (tool: SettledRun['tool'], status: UserStatus | undefined): void => {
    if (!status) return;
    if (tool === 'yellow') options.applyStatus(status);
    else if (typeof status.credits === 'number') options.applyGreenCredits(status.credits);
  };

  const giveBack: RunAccounting['giveBack'] = async ({ tool, runId, holdIds }) => {
    const body = { holdIds, ...(runId && { runId }) };
    // Also when the page is being left.
    const release = { path: '/images/release', body, keepalive: true };
    const answer = await twice(() => postTo<ReleaseAnswer>(api, release));
    takeOver(tool, answer?.userStatus);
    return describeKept(answer?.kept?.length ?? 0);
  };

  return {
    owner: options.owner,
    async identityHeaders() {
      const token = await session.getToken();
      // Going on without it would spend the guest's allowance of somebody who was signed in.
      if (token === null) throw new Error('Your sign-in has ended. Please sign in again.');
      return { Authorization: `Bearer ${token}` };
    },
    async settle({ tool, successes, onSaved }) {
      // A run that was refused whole says that the balance on the screen, or the sign-in, is no longer true.
      if (successes.length === 0) void options.refreshStatus();
      const failures: unknown[] = [];
      // One at a time, so that each answer's credits are newer than those of the answer before.
      for (const tile of successes.filter(({ imageId }) => imageId === undefined)) {
        try {
          const answer = await save(options, describeSaveRequest(tool, tile));
          takeOver(tool, answer?.userStatus);
          if (answer?.image) onSaved?.(tile, answer.image.id);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw readable(failures[0]);
    },
    giveBack,
    locate: (strips) => locatePictures(options.runs, strips),
    async recover(tool, tile, signal) {
      if (!tile.run) return null;
      const found = await options.runs.waitFor(tile.run, signal);
      if (!found) {
        // It never got there. Now it will not any more, however late it comes.
        await giveBack({ tool, runId: tile.run.id, holdIds: [] });
        return null;
      }
      if (found.image) return describeFound(found.image);
      if (found.state !== 'delivered') return null;
      const order = describeSaveRequest(tool, { ...tile, src: '', holdId: found.holdId });
      const answer = await save(options, order);
      takeOver(tool, answer?.userStatus);
      return answer?.image ? describeFound(answer.image) : null;
    },
  };
}

/** Saving the same hold again is charged once. */
async function save(
  { api, takesForms }: AccountAccountingOptions,
  picture: SaveRequest,
): Promise<SaveAnswer | null> {
  const body = takesForms() && picture.base64Image !== undefined ? toForm(picture) : picture;
  const post = () => postTo<SaveAnswer>(api, { path: '/images/save', body });
  return await (picture.holdId ? twice(post) : post());
}

type Post = Pick<Parameters<ProductApi['call']>[0], 'path' | 'body' | 'keepalive'>;

function postTo<Answer>(api: ProductApi, request: Post): Promise<Answer | null> {
  return api.call<Answer>({
    method: 'POST',
    ...request,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
}

/** What may be said again without harm is worth a second try on a broken connection. */
function twice<Answer>(post: () => Promise<Answer>): Promise<Answer> {
  return post().catch((error: unknown) => {
    if (isNetworkError(error)) return post();
    throw error;
  });
}

/** A third fewer bytes than base64, and nothing for the server to decode. */
function toForm({ base64Image = '', ...details }: SaveRequest): FormData {
  const form = new FormData();
  form.append('details', JSON.stringify(details));
  form.append('image', decodeDataUrl(`data:application/octet-stream;base64,${base64Image}`), 'image');
  return form;
}

function describeFound({ id, url, thumbnailUrl }: SavedEntry): FoundImage {
  return { imageId: id, src: url, thumbnail: thumbnailUrl };
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/** What browsers say of a broken connection is not made for reading. */
function readable(error: unknown): unknown {
  return isNetworkError(error) ? new Error('', { cause: error }) : error;
}

function describeKept(count: number): string | null {
  if (count === 0) return null;
  const [images, them] = count === 1 ? ['One image was', 'it is'] : [`${count} images were`, 'they are'];
  return `${images} already finished. You’ve stopped many finished images today, so ${them} kept in your gallery and charged.`;
}
