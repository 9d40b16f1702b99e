import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ReusedSettings } from '../generator/reused-settings.rules.ts';
import type { createShareTokens } from './share-tokens.ts';
import { createEndedShareError, createUnknownShareError } from './sharing.errors.ts';
import { hasExpired, MOST_SHOWN, mayBeToken } from './sharing.rules.ts';
import type { createShareStore } from './sharing.store.ts';
import type {
  CollectedPicture,
  KeptPictures,
  PictureFacts,
  PictureFile,
  Share,
  SharedCollection,
  SharedPicture,
  ShownPicture,
} from './sharing.types.ts';

/** What whoever has a link gets to see. */
export interface ShareViewing {
  /** What a link shows. @throws {AppError} 404 when there never was one, 410 when it has ended. */
  look(token: string): Promise<SharedPicture | SharedCollection>;
  /** The one picture of a link. @throws {AppError} as `look` does; 404 for a collection's. */
  open(token: string): Promise<OpenedPicture>;
  /**
   * A picture of a collection, whole or small.
   * @throws {AppError} as `look` does; 404 when it is not, or no longer, among those that are shown.
   */
  openCollected(token: string, key: string, size: 'whole' | 'small'): Promise<OpenedPicture>;
}

export interface OpenedPicture {
  /** Names the bytes, which never change, and no image. */
  tag: string;
  /** @throws {AppError} 410 when it has gone meanwhile. */
  read(): Promise<PictureFile>;
}

interface ShareViewingOptions {
  store: Pick<ReturnType<typeof createShareStore>, 'findByHash' | 'listTakenDown'>;
  tokens: ReturnType<typeof createShareTokens>;
  pictures: KeptPictures;
  clock: Clock;
}

export function createShareViewing({ store, tokens, pictures, clock }: ShareViewingOptions) {
  const requireLive = async (token: string): Promise<Share> => {
    const share = mayBeToken(token) ? await store.findByHash(tokens.hash(token)) : undefined;
    if (!share) throw createUnknownShareError();
    if (share.endedAt !== null || hasExpired(share, clock.now())) throw createEndedShareError();
    return share;
  };
  /** A picture that was deleted takes its link with it, and brings it back when it is brought back itself. */
  const lookAtPicture = async (share: Share, token: string): Promise<SharedPicture> => {
    const image = await pictures.find(share.accountId, share.subject.id);
    if (!image) throw createEndedShareError();
    return { kind: 'image', token, ...showPicture(image, share) };
  };
  /** Those that are in it now, but for what the owner of the site took down. */
  const listShown = async ({ accountId, subject }: Share) => {
    const { ids, isMore } = await pictures.collections.newest(accountId, subject.id, MOST_SHOWN);
    const takenDown = new Set(await store.listTakenDown(ids));
    return { ids: ids.filter((id) => !takenDown.has(id)), isMore };
  };
  const lookAtCollection = async (share: Share, token: string): Promise<SharedCollection> => {
    const { accountId, subject } = share;
    const all = await pictures.collections.list(accountId);
    const collection = all.find(({ id }) => id === subject.id);
    if (!collection) throw createEndedShareError();
    const { ids, isMore } = await listShown(share);
    const images = new Map((await pictures.findAll(accountId, ids)).map((image) => [image.id, image]));
    const shown = ids.flatMap((id): CollectedPicture[] => {
      const image = images.get(id);
      return image ? [{ key: tokens.keyOf(share.id, id), ...showPicture(image, share) }] : [];
    });
    return { kind: 'collection', token, name: collection.name, pictures: shown, isMore };
  };
  const opened = (tag: string, read: () => Promise<PictureFile>): OpenedPicture => ({
    tag,
    read: () =>
      read().catch((error: unknown) => {
        throw error instanceof AppError && error.status === 404 ? createEndedShareError() : error;
      }),
  });
  const viewing: ShareViewing = {
    async look(token) {
      const share = await requireLive(token);
      return await (share.subject.kind === 'image' ? lookAtPicture : lookAtCollection)(share, token);
    },
    async open(token) {
      const share = await requireLive(token);
      if (share.subject.kind !== 'image') throw createUnknownShareError();
      await lookAtPicture(share, token);
      const { id, accountId, subject } = share;
      return opened(tokens.keyOf(id, subject.id), () => pictures.open(accountId, subject.id));
    },
    async openCollected(token, key, size) {
      const share = await requireLive(token);
      const { accountId, subject, id } = share;
      const { ids } = subject.kind === 'collection' ? await listShown(share) : { ids: [] };
      const imageId = ids.find((shown) => tokens.keyOf(id, shown) === key);
      if (imageId === undefined) throw createUnknownShareError();
      const read = size === 'small' ? pictures.openSmall : pictures.open;
      return opened(key, () => read(accountId, imageId));
    },
  };
  return { ...viewing, requireLive };
}

function showPicture(image: PictureFacts, { showsRecipe }: Share): ShownPicture {
  const { width, height } = image;
  return { width, height, origin: originOf(image), recipe: showsRecipe ? settingsOf(image) : null };
}

/** The built-in illustrator draws by rules that nothing was trained for. */
function originOf({ recipe }: PictureFacts): ShownPicture['origin'] {
  return recipe?.engine === 'illustrator' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia';
}

/** What a tool needs to make it again: never what it began with, nor when or whose it was. */
function settingsOf({ generatorType, prompt, width, height, recipe }: PictureFacts): ReusedSettings {
  return {
    tool: generatorType,
    prompt,
    width,
    height,
    ...(recipe?.options && { options: recipe.options }),
    ...(recipe?.negativePrompt && { negativePrompt: recipe.negativePrompt }),
    ...(recipe?.seed !== undefined && { seed: recipe.seed }),
  };
}
