import { isAbortError, isEngineTimeout } from '../image-engines/image-engines.errors.ts';
import { isHeldBackError } from '../picture-safety/picture-safety.errors.ts';
import { createHoldReleasedError, isHoldReleased } from './account-runs/account-run.errors.ts';
import type {
  Admission,
  Admit,
  AnsweredPicture,
  Delivery,
  GiveBackReason,
  ImageOrder,
} from './image-service.types.ts';
import type { ImageServiceUsecases } from './image-service.usecases.ts';
import { findRunTile, showsSignIn } from './run-headers.rules.ts';

interface MakeImageOptions {
  usecases: Pick<ImageServiceUsecases, 'claimPlace' | 'draw'>;
  admit: Admit;
  onGiveBackFailed?: (error: unknown) => void;
  /** Told of each picture that leaves for the first time. */
  onAnswered?: (picture: AnsweredPicture) => void;
  /** Told of each picture that leaves. */
  onDelivered?: (bytes: Uint8Array) => void;
}

interface MadeImage {
  admission: Admission;
  /** Missing when the caller holds the picture already. */
  delivery?: Delivery;
}

/**
 * Lets a caller in, has the picture drawn and delivers it; whatever goes wrong, the right to it is given back.
 * @param held the tag of the picture that the caller holds already.
 * @throws {AppError} with the reason.
 * @throws {DOMException} named AbortError when the caller wants nothing any more, or the service stops.
 */
export type MakeImage = (order: ImageOrder, held?: string) => Promise<MadeImage>;

export function createMakeImage(options: MakeImageOptions): MakeImage {
  const { usecases, admit, onGiveBackFailed = () => {}, onDelivered } = options;
  return async (order, held) => {
    const { caller, request, gone } = order;
    let leavePlace = () => {};
    const claimPlace = (visitor: string) => {
      if (!held) leavePlace = usecases.claimPlace(request.recipe, visitor);
    };
    const admission = await admit(caller, request, claimPlace).catch((error) => {
      leavePlace();
      throw error;
    });
    let isDrawn = false;
    // Nothing is awaited from here until the image is in the queue, so nobody gets in between.
    leavePlace();
    if (held) return { admission };
    const onLeftDrawing = () => {
      isDrawn = true;
    };
    try {
      const delivery =
        admission.earlier ?? (await drawAndDeliver(options, order, { admission, onLeftDrawing }));
      onDelivered?.(delivery.image.bytes);
      return { admission, delivery };
    } catch (error) {
      const hasLeft = gone.aborted;
      const cause =
        isAbortError(error) && admission.drawing?.lost.aborted ? createHoldReleasedError() : error;
      // What went wrong first is what the caller needs to know.
      await admission.giveBack(reasonFor(cause, { hasLeft, isDrawn })).catch(onGiveBackFailed);
      throw cause;
    }
  };
}

/** A service that stops, an engine that fails and a picture that cannot be stored are not the caller's doing. */
function reasonFor(
  error: unknown,
  { hasLeft, isDrawn }: { hasLeft: boolean; isDrawn: boolean },
): GiveBackReason {
  if (isEngineTimeout(error) || isHeldBackError(error)) return 'work-lost';
  if (hasLeft) return isDrawn ? 'work-lost' : 'left';
  return isHoldReleased(error) ? 'left' : 'not-made';
}

async function drawAndDeliver(
  { usecases, onAnswered }: MakeImageOptions,
  { caller, request, signal: wanted, onNews, previews }: ImageOrder,
  { admission, onLeftDrawing }: { admission: Admission; onLeftDrawing: () => void },
): Promise<Delivery> {
  const { visitor, toolModel, drawing, referencePictures } = admission;
  const signal = drawing ? AbortSignal.any([wanted, drawing.lost]) : wanted;
  const { learnedStyle } = request.recipe;
  const recipe = {
    ...request.recipe,
    ...(drawing && { seed: drawing.seed }),
    learnedStyle: learnedStyle && { ...learnedStyle, referencePictures },
    toolModel,
  };
  const image = await usecases.draw(recipe, {
    ...{ visitor, signal, onNews, previews, onLeftDrawing },
    shared: drawing,
  });
  const delivery = await admission.deliver(image, signal);
  const beginsRun = (findRunTile(caller)?.tile ?? 0) === 0;
  onAnswered?.({ engine: delivery.image.engine, isGuest: !showsSignIn(caller), beginsRun });
  return delivery;
}
