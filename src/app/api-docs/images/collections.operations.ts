import { z } from 'zod';
import { MOST_AT_ONCE, MOST_COLLECTIONS } from '../../../features/gallery/collections/collections.rules.ts';
import {
  collectionNameSchema,
  collectionSchema,
  collectionsSchema,
  imageIdsSchema,
  membersSchema,
  starSchema,
} from '../../../features/gallery/collections/collections.schema.ts';
import { foundImageSchema } from '../../../features/gallery/finding/image-search.schema.ts';
import type { ApiFailure, ApiOperation, ApiParameter } from '../api-operation.types.ts';
import { INVALID_BODY, NEEDS_TOKEN } from '../shared-failures.ts';

const UNKNOWN_IMAGES: ApiFailure = {
  status: 404,
  codes: ['image.unknown'],
  when: "One of the images is not in this account's gallery. Nothing is changed then.",
};

const TOO_MANY_CHANGES: ApiFailure = {
  status: 429,
  codes: ['gallery.too_many_changes'],
  when: 'More than 240 changes in a minute. See Retry-After.',
};

const UNKNOWN_COLLECTION: ApiFailure = {
  status: 404,
  codes: ['collection.unknown'],
  when: 'The account has no collection with this ID. Collections of other accounts get the same answer.',
};

const NAME_TAKEN: ApiFailure = {
  status: 409,
  codes: ['collection.name_taken'],
  when: 'The account has a collection with this name.',
};

const COLLECTION_ID: ApiParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The ID from the list of collections.',
  schema: z.string(),
  example: '5f0c9f4e-2a0e-4d2b-8f1c-7c6f2f5f9a10',
};

/** What every call that changes something has in common. */
const CHANGE = { method: 'post', token: 'required' } as const;
const REFUSALS = [INVALID_BODY, NEEDS_TOKEN, TOO_MANY_CHANGES];

const star: ApiOperation = {
  ...CHANGE,
  id: 'star-images',
  path: '/api/images/star',
  summary: 'Star images, or take their stars',
  description: [`Up to ${MOST_AT_ONCE} at once.`],
  body: { name: 'Star', schema: starSchema },
  answers: [{ status: 204, description: 'Done.' }],
  failures: [...REFUSALS, UNKNOWN_IMAGES],
};

const removeAll: ApiOperation = {
  ...CHANGE,
  id: 'delete-images',
  path: '/api/images/delete',
  summary: 'Delete several images',
  description: [`Up to ${MOST_AT_ONCE} at once, each as by deleting it alone. Unknown IDs change nothing.`],
  body: { name: 'ImageIds', schema: imageIdsSchema },
  answers: [{ status: 204, description: 'Deleted.' }],
  failures: [...REFUSALS, { ...UNKNOWN_IMAGES, when: "None of the images is in this account's gallery." }],
};

const restoreAll: ApiOperation = {
  ...CHANGE,
  id: 'restore-images',
  path: '/api/images/restore',
  summary: 'Undo several deletions',
  description: ['Within 10 minutes of each.'],
  body: { name: 'ImageIds', schema: imageIdsSchema },
  answers: [
    {
      status: 200,
      description: 'Those that are in the history again.',
      body: { name: 'RestoredImages', schema: z.object({ images: z.array(foundImageSchema) }) },
    },
  ],
  failures: [...REFUSALS, { ...UNKNOWN_IMAGES, when: 'It is too late for all of them.' }],
};

const collections: ApiOperation = {
  id: 'list-collections',
  method: 'get',
  path: '/api/images/collections',
  summary: 'List collections',
  description: ['By name. `collection` of the history lists the images of one.'],
  token: 'required',
  answers: [
    {
      status: 200,
      description: 'The collections.',
      body: { name: 'Collections', schema: collectionsSchema },
    },
  ],
  failures: [NEEDS_TOKEN],
};

const create: ApiOperation = {
  ...CHANGE,
  id: 'create-collection',
  path: '/api/images/collections',
  summary: 'Begin a collection',
  description: [`An account has up to ${MOST_COLLECTIONS}.`],
  body: { name: 'CollectionName', schema: collectionNameSchema },
  answers: [{ status: 201, description: 'Made.', body: { name: 'Collection', schema: collectionSchema } }],
  failures: [
    ...REFUSALS,
    {
      ...NAME_TAKEN,
      codes: [...NAME_TAKEN.codes, 'collection.too_many'],
      when: 'The name is taken, or there are as many collections as there may be.',
    },
  ],
};

const rename: ApiOperation = {
  ...create,
  id: 'rename-collection',
  method: 'patch',
  path: '/api/images/collections/{id}',
  summary: 'Rename a collection',
  description: ['Its images stay in it.'],
  parameters: [COLLECTION_ID],
  answers: [{ status: 200, description: 'Renamed.', body: { name: 'Collection', schema: collectionSchema } }],
  failures: [...REFUSALS, UNKNOWN_COLLECTION, NAME_TAKEN],
};

const remove: ApiOperation = {
  id: 'delete-collection',
  method: 'delete',
  path: '/api/images/collections/{id}',
  summary: 'Delete a collection',
  description: ['Its images stay in the gallery.'],
  token: 'required',
  parameters: [COLLECTION_ID],
  answers: [{ status: 204, description: 'Deleted.' }],
  failures: [NEEDS_TOKEN, UNKNOWN_COLLECTION, TOO_MANY_CHANGES],
};

const include: ApiOperation = {
  ...CHANGE,
  id: 'change-collection',
  path: '/api/images/collections/{id}/images',
  summary: 'Put images into a collection, or take them out',
  description: [`Up to ${MOST_AT_ONCE} at once.`],
  parameters: [COLLECTION_ID],
  body: { name: 'Members', schema: membersSchema },
  answers: [{ status: 204, description: 'Done.' }],
  failures: [
    ...REFUSALS,
    {
      ...UNKNOWN_IMAGES,
      codes: [...UNKNOWN_COLLECTION.codes, ...UNKNOWN_IMAGES.codes],
      when: "The collection or one of the images is not this account's. Nothing is changed then.",
    },
  ],
};

const prepareArchive: ApiOperation = {
  ...CHANGE,
  id: 'prepare-archive',
  path: '/api/images/archive',
  summary: 'Get a URL to download several images',
  description: ['The URL works for six hours without a token, so that a browser can download by itself.'],
  body: { name: 'ImageIds', schema: imageIdsSchema },
  answers: [
    {
      status: 200,
      description: 'The URL, and how many bytes it answers.',
      body: {
        name: 'Archive',
        schema: z.object({
          url: z.string().meta({ example: '/api/images/archive?ids=5f0c9f4e...&signature=kP3v' }),
          bytes: z.int().meta({ example: 2_400_000 }),
        }),
      },
    },
  ],
  failures: [INVALID_BODY, NEEDS_TOKEN, UNKNOWN_IMAGES],
};

const archive: ApiOperation = {
  id: 'download-archive',
  method: 'get',
  path: '/api/images/archive',
  summary: 'Download several images',
  description: [
    `A ZIP of up to ${MOST_AT_ONCE} images, each with a JSON file that says how it was made. Its length is known, and \`Range\` with \`If-Range\` goes on where a download broke.`,
    'With an identity token, or with the URL from the request above.',
  ],
  token: 'required',
  parameters: [
    {
      ...{ name: 'ids', in: 'query', required: true, schema: z.string() },
      description: 'IDs from the history with commas between them.',
      example: '5f0c9f4e-2a0e-4d2b-8f1c-7c6f2f5f9a10',
    },
    { name: 'Range', in: 'header', description: 'A stretch of the bytes.', schema: z.string() },
  ],
  answers: [
    { status: 200, description: 'The archive.', contentTypes: ['application/zip'] },
    { status: 206, description: 'That stretch of it.', contentTypes: ['application/zip'] },
  ],
  failures: [
    { ...INVALID_BODY, codes: ['request.invalid'], when: 'No IDs, or too many.' },
    NEEDS_TOKEN,
    { status: 403, codes: ['gallery.archive_refused'], when: 'The URL has expired or was changed.' },
    UNKNOWN_IMAGES,
    { status: 416, codes: ['request.range'], when: 'The archive is shorter.' },
    {
      status: 429,
      codes: ['gallery.too_many_archives', 'gallery.archives_running'],
      when: 'More than 120 downloads in an hour, or three of this account are running. See Retry-After.',
    },
    {
      status: 503,
      codes: ['gallery.archives_busy'],
      when: 'Too many downloads are running. See Retry-After.',
    },
  ],
};

export const collectionsOperations: readonly ApiOperation[] = [
  ...[star, removeAll, restoreAll, collections, create, rename, remove, include],
  ...[prepareArchive, archive],
];
