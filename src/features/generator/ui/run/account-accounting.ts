import type { AccountSession } from '../../../accounts/ui/account-session.types.ts';
import type { ProductApi } from '../../../user-status/ui/api-client.types.ts';
import type { UserStatus } from '../../../user-status/user-status.types.ts';
import { describeSaveRequest, type SaveRequest } from '../../save-request.rules.ts';
import { decodeDataUrl } from './data-url.ts';
import type { RunAccounting, SettledRun } from './run-accounting.ts';

/** How long one call may take: the next run waits for it, and a finished image is safe on the server anyway. */
const ANSWER_TIMEOUT_MS = 30_000;

export interface AccountAccountingOptions {
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

interface SaveAnswer {
  userStatus?: UserStatus;
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

  return {
    isPrivate: true,
    async identityHeaders() {
      const token = await session.getToken();
      // Going on without it would spend the guest's allowance of somebody who was signed in.
      if (token === null) throw new Error('Your sign-in has ended. Please sign in again.');
      return { Authorization: `Bearer ${token}` };
    },
    async settle({ tool, successes }) {
      // A run that was refused whole says that the balance on the screen, or the sign-in, is no longer true.
      if (successes.length === 0) void options.refreshStatus();
      const failures: unknown[] = [];
      // One at a time, so that each answer's credits are newer than those of the answer before.
      for (const tile of successes) {
        try {
          takeOver(tool, (await save(options, describeSaveRequest(tool, tile)))?.userStatus);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw readable(failures[0]);
    },
    async giveBack({ tool, runId, holdIds }) {
      const answer = await api.call<ReleaseAnswer>({
        method: 'POST',
        path: '/images/release',
        body: { holdIds, ...(runId && { runId }) },
        // Also when the page is being left.
        keepalive: true,
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      takeOver(tool, answer?.userStatus);
      return describeKept(answer?.kept?.length ?? 0);
    },
  };
}

/** Saving the same hold again is charged once, so a broken connection is worth a second try. */
async function save(
  { api, takesForms }: AccountAccountingOptions,
  picture: SaveRequest,
): Promise<SaveAnswer | null> {
  const body = takesForms() ? toForm(picture) : picture;
  const post = () =>
    api.call<SaveAnswer>({
      method: 'POST',
      path: '/images/save',
      body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  return post().catch((error: unknown) => {
    if (picture.holdId && isNetworkError(error)) return post();
    throw error;
  });
}

/** A third fewer bytes than base64, and nothing for the server to decode. */
function toForm({ base64Image, ...details }: SaveRequest): FormData {
  const form = new FormData();
  form.append('details', JSON.stringify(details));
  form.append('image', decodeDataUrl(`data:application/octet-stream;base64,${base64Image}`), 'image');
  return form;
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
