import { z } from 'zod';
import { MOST_SHOWN, SHARE_LIVES } from '../../features/sharing/sharing.rules.ts';
import {
  foundShareSchema,
  ownShareSchema,
  ownSharesSchema,
  reportSchema,
  shareTermsSchema,
  takedownAnswerSchema,
} from '../../features/sharing/sharing.schema.ts';
import {
  ALL_REPORTS,
  REPORTS_OF_ADDRESS,
  SHARE_LISTS,
  SHARES,
  TAKEDOWN_ANSWERS,
} from '../../features/sharing/sharing-limits.rules.ts';
import { COLLECTED_PICTURES } from '../limits/address-limits.rules.ts';
import type { ApiFailure, ApiGroup, ApiOperation, ApiParameter } from './api-operation.types.ts';
import { BODY_TOO_LARGE, INVALID_BODY, NEEDS_TOKEN, READ_ONLY } from './shared-failures.ts';

const IMAGE_ID: ApiParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The ID from the history.',
  schema: z.string(),
  example: '0b9f3c1e-7f0a-4d2c-9a53-5a1f6b7c8d90',
};

const TOKEN: ApiParameter = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'What the link ends in.',
  schema: z.string(),
  example: 'dG9vIGxvbmcgdG8gYmUgZ3Vlc3NlZCBh',
};

const KEY: ApiParameter = {
  name: 'key',
  in: 'path',
  required: true,
  description: 'What names the picture on the page.',
  schema: z.string(),
  example: 'dG9vIGxvbmcgdG8g',
};

/** What can be shared, and how it is spoken of. */
const SUBJECTS = {
  image: {
    id: '',
    noun: 'image',
    article: 'an image',
    path: '/api/images/{id}/share',
    shows: 'the image',
    parameter: IMAGE_ID,
    unknown: {
      status: 404,
      codes: ['image.unknown'],
      when: "There is no image with this ID in this account's gallery.",
    },
  },
  collection: {
    id: '-collection',
    noun: 'collection',
    article: 'a collection',
    path: '/api/images/collections/{id}/share',
    shows: `its name and the newest ${MOST_SHOWN} images that are in it when somebody looks`,
    parameter: { ...IMAGE_ID, description: 'The ID from the list of collections.' },
    unknown: {
      status: 404,
      codes: ['collection.unknown'],
      when: "There is no collection with this ID in this account's gallery.",
    },
  },
} as const satisfies Record<
  string,
  { parameter: ApiParameter; unknown: ApiFailure } & Record<string, unknown>
>;

type Subject = (typeof SUBJECTS)[keyof typeof SUBJECTS];

const NO_SHARE: readonly ApiFailure[] = [
  { status: 404, codes: ['share.unknown'], when: 'There never was such a link.' },
  {
    status: 410,
    codes: ['share.ended'],
    when: 'The link has ended: by its owner, by its time, or with its image or its account.',
  },
];

const share = ({ noun, article, path, shows, parameter, unknown }: Subject): ApiOperation => ({
  id: `share-${noun}`,
  method: 'post',
  path,
  summary: `Share ${article}`,
  description: [
    `Makes a link to one ${noun}. Whoever has it sees a page with ${shows} at \`url\`, until it expires (${SHARE_LIVES.join(', ')}) or ends. No search engine is shown the page, and it does not say whose it is.`,
    `There is one link of ${article}. Calling again gives the same link these terms; without \`expires\` it keeps its end. A link that has ended never works again; the next call makes another one.`,
  ],
  token: 'required',
  parameters: [parameter],
  body: { name: 'ShareTerms', schema: shareTermsSchema },
  answers: [{ status: 200, description: 'The link.', body: { name: 'Share', schema: ownShareSchema } }],
  failures: [
    INVALID_BODY,
    NEEDS_TOKEN,
    {
      status: 403,
      codes: ['share.taken_down'],
      when: `The owner of the site took down a link to this ${noun}. It is not shared again.`,
    },
    unknown,
    BODY_TOO_LARGE,
    {
      status: 429,
      codes: [SHARES.code],
      when: `More than ${SHARES.most} links in an hour. See Retry-After.`,
    },
    READ_ONLY,
  ],
});

const find = ({ id, noun, article, path, parameter, unknown }: Subject): ApiOperation => ({
  id: `get${id}-share`,
  method: 'get',
  path,
  summary: `Look for the link of ${article}`,
  description: [`\`share\` is null when the ${noun} is not shared.`],
  token: 'required',
  parameters: [parameter],
  answers: [
    {
      status: 200,
      description: 'The link, if there is one.',
      body: { name: 'FoundShare', schema: foundShareSchema },
    },
  ],
  failures: [NEEDS_TOKEN, unknown],
});

const end = ({ id, article, path, parameter, unknown }: Subject): ApiOperation => ({
  id: `end${id}-share`,
  method: 'delete',
  path,
  summary: `Stop sharing ${article}`,
  description: ['From then on the page and its pictures answer 410. What was not shared stays so.'],
  token: 'required',
  parameters: [parameter],
  answers: [{ status: 204, description: 'Ended.' }],
  failures: [NEEDS_TOKEN, unknown],
});

const list: ApiOperation = {
  id: 'list-shares',
  method: 'get',
  path: '/api/shares',
  summary: 'List the links that work',
  description: ['The newest 200 links of the account, newest first, and everything that is taken down.'],
  token: 'required',
  answers: [{ status: 200, description: 'The links.', body: { name: 'Shares', schema: ownSharesSchema } }],
  failures: [
    NEEDS_TOKEN,
    {
      status: 429,
      codes: [SHARE_LISTS.code],
      when: `More than ${SHARE_LISTS.most} lists in a minute. See Retry-After.`,
    },
  ],
};

const answerTakedown: ApiOperation = {
  id: 'answer-takedown',
  method: 'post',
  path: '/api/shares/taken-down/{id}/answer',
  summary: 'Respond to a takedown',
  description: [
    'Tells the owner of the site why it should be shared again. Each takedown can be answered once.',
  ],
  token: 'required',
  parameters: [{ ...IMAGE_ID, description: 'The ID from `takenDown` of the list of links.' }],
  body: { name: 'TakedownAnswer', schema: takedownAnswerSchema },
  answers: [{ status: 204, description: 'Sent.' }],
  failures: [
    INVALID_BODY,
    NEEDS_TOKEN,
    {
      status: 404,
      codes: ['takedown.unknown'],
      when: 'The account has no takedown with this ID, or it was restored.',
    },
    { status: 409, codes: ['takedown.answered'], when: 'This takedown was answered already.' },
    BODY_TOO_LARGE,
    {
      status: 429,
      codes: [TAKEDOWN_ANSWERS.code],
      when: `More than ${TAKEDOWN_ANSWERS.most} answers in an hour. See Retry-After.`,
    },
  ],
};

const PICTURE_ANSWERS: ApiOperation['answers'] = [
  {
    status: 200,
    description: 'The picture.',
    contentTypes: ['image/png', 'image/jpeg', 'image/webp'],
    headers: { ETag: 'Ask with If-None-Match to learn whether a kept copy may still be shown.' },
  },
  { status: 304, description: 'The copy that is kept may still be shown.' },
];

const picture: ApiOperation = {
  id: 'get-shared-picture',
  method: 'get',
  path: '/s/{token}/picture',
  summary: 'Get a shared picture',
  description: ['The picture of the page at `/s/{token}`, whole. It stops with its link.'],
  token: 'none',
  parameters: [TOKEN],
  answers: PICTURE_ANSWERS,
  failures: [
    ...NO_SHARE,
    {
      status: 429,
      codes: ['http.too_many_requests'],
      when: 'This network asks for many pages and pictures a minute. See Retry-After.',
    },
  ],
};

const collected = (size: 'whole' | 'small'): ApiOperation => ({
  id: `get-collected-${size === 'whole' ? 'picture' : 'thumbnail'}`,
  method: 'get',
  path: `/s/{token}/pictures/{key}${size === 'whole' ? '' : '/thumbnail'}`,
  summary: `Get ${size === 'whole' ? 'a picture' : 'a small picture'} of a shared collection`,
  description: [
    'A picture of the page at `/s/{token}`. It stops with its link, and when it is taken out of the collection or deleted.',
  ],
  token: 'none',
  parameters: [TOKEN, KEY],
  answers: PICTURE_ANSWERS,
  failures: [
    ...NO_SHARE,
    {
      status: 429,
      codes: [COLLECTED_PICTURES.code],
      when: `More than ${COLLECTED_PICTURES.most.toLocaleString('en-US')} of them a minute. See Retry-After.`,
    },
  ],
});

const report: ApiOperation = {
  id: 'report-share',
  method: 'post',
  path: '/api/shares/{token}/report',
  summary: 'Report what is shared',
  description: ['Tells the owner of the site what is wrong with it. Nothing is kept of who reports.'],
  token: 'none',
  parameters: [TOKEN],
  body: { name: 'Report', schema: reportSchema },
  answers: [{ status: 204, description: 'Reported.' }],
  failures: [
    INVALID_BODY,
    {
      status: 403,
      codes: ['share.other_site'],
      when: 'The request comes from a page of another site.',
    },
    ...NO_SHARE,
    BODY_TOO_LARGE,
    {
      status: 429,
      codes: [REPORTS_OF_ADDRESS.code],
      when: `More than ${REPORTS_OF_ADDRESS.most} reports from this network in an hour, or ${ALL_REPORTS.most} from everybody. See Retry-After.`,
    },
  ],
};

export const sharingGroup: ApiGroup = {
  id: 'sharing',
  name: 'Sharing',
  introduction: 'Shows an image or a collection of a gallery to whoever has its link.',
  operations: [
    ...Object.values(SUBJECTS).flatMap((subject) => [share(subject), find(subject), end(subject)]),
    list,
    picture,
    collected('whole'),
    collected('small'),
    report,
    answerTakedown,
  ],
};
