import type { KeptPictures, ListedShare, ShareSubject } from './sharing.types.ts';
import type { TakenDownThing } from './takedowns/takedown-mail-texts.ts';

type SubjectWords = Pick<ListedShare, 'prompt' | 'thumbnailUrl' | 'collectionName'>;

/** What they are called: undefined for what the account does not have any more. */
export async function describeSubjects(
  pictures: Pick<KeptPictures, 'findAll' | 'collections'>,
  accountId: string,
  subjects: readonly ShareSubject[],
): Promise<(subject: ShareSubject) => SubjectWords | undefined> {
  const imageIds = subjects.flatMap(({ kind, id }) => (kind === 'image' ? id : []));
  const [images, collections] = await Promise.all([
    pictures.findAll(accountId, imageIds),
    pictures.collections.list(accountId),
  ]);
  const words = new Map<string, SubjectWords>([
    ...images.map(({ id, prompt, thumbnailUrl }) => {
      return [`image ${id}`, { prompt, thumbnailUrl, collectionName: null }] as const;
    }),
    ...collections.map(({ id, name }) => {
      return [`collection ${id}`, { prompt: null, thumbnailUrl: null, collectionName: name }] as const;
    }),
  ]);
  return ({ kind, id }) => words.get(`${kind} ${id}`);
}

/** Where the words of what is shared come from. */
export interface SubjectSources {
  findAll(accountId: string, imageIds: readonly string[]): Promise<{ prompt: string }[]>;
  collections: Pick<KeptPictures['collections'], 'list'>;
}

/** How a mail speaks of something. */
export async function findThing(
  { findAll, collections }: SubjectSources,
  accountId: string,
  { kind, id }: ShareSubject,
): Promise<TakenDownThing> {
  if (kind === 'image') return { kind, words: (await findAll(accountId, [id]))[0]?.prompt ?? '' };
  const named = (await collections.list(accountId)).find((collection) => collection.id === id);
  return { kind, words: named?.name ?? '' };
}
