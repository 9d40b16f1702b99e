import { PROMPT_FORM_ADDRESS } from '../../../../shared/prompt-form-address.ts';
import { statusPhrase } from '../../../../shared/status-phrase.ts';
import { browserStorage } from '../../../../ui/browser-storage.ts';
import type { ChosenStyle } from '../../../learned-styles/ui/chosen-style.types.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageNotes } from '../../generator.types.ts';
import { receiptKey } from '../../guest-receipts.rules.ts';
import { decodeNotes } from '../../image-notes.rules.ts';
import { imageRequestUrl, isOwnImageService } from '../../image-request.rules.ts';
import { ImageServiceError } from '../../run-failure.rules.ts';
import { IMAGE_TIMEOUT_MS } from '../../run-timing.rules.ts';
import { keepReceipt } from '../guest-pictures/guest-receipts.ts';
import { cutChosenPart } from '../starting-picture/cut-chosen-part.ts';
import type { ChosenPicture } from '../starting-picture/starting-picture.types.ts';
import { imageDataUrl } from './data-url.ts';

export interface ImageRequest {
  tool: Tool;
  /** Shared by the images of one press of Generate. */
  runId: string;
  /** 0 to 3. */
  tile: number;
  /** How many images the run has, where that is fewer than its tool makes. */
  tiles?: number;
  /** The composed prompt. */
  prompt: string;
  width: number;
  height: number;
  seed: number;
  /** Which reading of the seed; the first when missing. */
  variation?: number;
  /** What it is drawn in; null or missing is no style of one's own. */
  learnedStyle?: ChosenStyle | null;
  /** What is painted instead of a scene; only by this site's own service. */
  startingPicture?: ChosenPicture | null;
  /** How many characters at the beginning are the visitor's own, who is asked when none of them is known. */
  askFirst?: number;
  /** What says who asks; empty for guests. */
  identityHeaders: Readonly<Record<string, string>>;
  /** Told, before the image itself has come, which hold pays for it; never for guests and foreign services. */
  onHold?: (holdId: string) => void;
}

export interface GeneratedImage {
  /** A data URL. */
  src: string;
  notes?: ImageNotes;
  /** What it was drawn in; null where another service drew it, which knows no styles. */
  learnedStyle?: ChosenStyle | null;
}

export interface ImageServiceConnection {
  fetch: typeof globalThis.fetch;
  /** Empty is this site. */
  imageServiceUrl: string;
  pageOrigin: string;
  /** Whether the bytes can be shown; an answer that cannot be is a failure and costs nothing. */
  isPicture: (image: Blob) => Promise<boolean>;
  timeoutMs?: number;
}

const TIMEOUT_MESSAGE = 'The image took too long. Please try again.';
const NOT_AN_IMAGE_MESSAGE = 'The image service didn’t send an image. Please try again.';

/**
 * Asks the image service for one image.
 * Rejects with an AbortError when `signal` stops it, with ImageServiceError when the service
 * refuses or takes longer than the time-out, and with whatever fetch rejects with.
 */
export async function requestImage(
  connection: ImageServiceConnection,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<GeneratedImage> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), connection.timeoutMs ?? IMAGE_TIMEOUT_MS);
  try {
    return await load(connection, request, AbortSignal.any([signal, timeout.signal]));
  } catch (error) {
    if (timeout.signal.aborted && !signal.aborted) throw new ImageServiceError(TIMEOUT_MESSAGE);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function load(connection: ImageServiceConnection, request: ImageRequest, signal: AbortSignal) {
  const { fetch, imageServiceUrl } = connection;
  const headers = headersFor(connection, request);
  // Another service draws the words alone.
  const learnedStyle = isOwn(connection) ? request.learnedStyle : null;
  const response =
    request.startingPicture || learnedStyle
      ? await fetch(`${imageServiceUrl.replace(/\/+$/, '')}${PROMPT_FORM_ADDRESS}`, {
          method: 'POST',
          signal,
          headers,
          body: await writePromptForm(request, learnedStyle),
        })
      : await fetch(imageRequestUrl({ imageServiceUrl, ...request }), { signal, headers });
  if (!response.ok) throw await refusal(response);
  const holdId = response.headers.get('X-Dreamseed-Hold');
  if (holdId && isOwn(connection)) request.onHold?.(holdId);
  const image = await response.blob();
  const [isPicture, src] = await Promise.all([connection.isPicture(image), imageDataUrl(image)]);
  signal.throwIfAborted();
  if (!isPicture || !src) throw new ImageServiceError(NOT_AN_IMAGE_MESSAGE, undefined, 'not_an_image');
  const receipt = response.headers.get('X-Dreamseed-Receipt');
  if (receipt && isOwn(connection))
    keepReceipt(browserStorage, { key: receiptKey({ ...request, fullPrompt: request.prompt }), receipt });
  const told = (name: string) => response.headers.get(`X-Dreamseed-${name}`);
  const notes = decodeNotes(told('Notes'), told('Engine'), told('Stand-In'));
  return { src, ...(notes && { notes }), learnedStyle };
}

async function writePromptForm(
  { prompt, width, height, seed, variation = 0, startingPicture }: ImageRequest,
  learnedStyle: ImageRequest['learnedStyle'],
): Promise<FormData> {
  const form = new FormData();
  const fields = { prompt, width, height, seed, variation };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (learnedStyle) {
    form.set('learnedStyle', JSON.stringify(learnedStyle.style));
    form.set('learnedStyleName', learnedStyle.name);
  }
  if (!startingPicture) return form;
  form.set('strength', String(startingPicture.strength));
  form.set('image', await cutChosenPart(startingPicture, { width, height }), 'picture.jpg');
  return form;
}

/** Only our own service is told who asks, and believed what it says of credits. */
function isOwn({ imageServiceUrl, pageOrigin }: ImageServiceConnection): boolean {
  return isOwnImageService(imageServiceUrl, pageOrigin);
}

function headersFor(connection: ImageServiceConnection, request: ImageRequest): Record<string, string> {
  if (!isOwn(connection)) return {};
  return {
    'X-Dreamseed-Tool': request.tool,
    'X-Dreamseed-Run': request.runId,
    'X-Dreamseed-Tile': String(request.tile),
    ...(request.tiles && { 'X-Dreamseed-Tiles': String(request.tiles) }),
    ...(request.askFirst && { 'X-Dreamseed-Ask-First': String(request.askFirst) }),
    ...request.identityHeaders,
  };
}

async function refusal(response: Response): Promise<ImageServiceError> {
  const { message: detail, code } = await explanationOf(response);
  return new ImageServiceError(`Image service error: ${statusPhrase(response)}`, detail, code);
}

/** Our own service explains itself as JSON; others may answer anything. */
async function explanationOf(response: Response): Promise<{ message?: string; code?: string }> {
  try {
    const { message, code } = Object(await response.json());
    const isText = (value: unknown) => typeof value === 'string' && value !== '';
    return { ...(isText(message) && { message }), ...(isText(code) && { code }) };
  } catch {
    return {};
  }
}
