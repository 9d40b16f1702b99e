import { z } from 'zod';
import { SHARE_LIVES } from '../../features/sharing/sharing.rules.ts';
import {
  foundShareSchema,
  ownShareSchema,
  ownSharesSchema,
  reportSchema,
  shareTermsSchema,
} from '../../features/sharing/sharing.schema.ts';
import {
  ALL_REPORTS,
  REPORTS_OF_ADDRESS,
  SHARE_LISTS,
  SHARES,
} from '../../features/sharing/sharing-limits.rules.ts';
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

const UNKNOWN_IMAGE: ApiFailure = {
  status: 404,
  codes: ['image.unknown'],
  when: "There is no image with this ID in this account's gallery.",
};

const NO_SHARE: readonly ApiFailure[] = [
  { status: 404, codes: ['share.unknown'], when: 'There never was such a link.' },
  {
    status: 410,
    codes: ['share.ended'],
    when: 'The link has ended: by its owner, by its time, or with its image or its account.',
  },
];

const share: ApiOperation = {
  id: 'share-image',
  method: 'post',
  path: '/api/images/{id}/share',
  summary: 'Share an image',
  description: [
    `Makes a link to one image. Whoever has it sees a page with the image at \`url\`, until it expires (${SHARE_LIVES.join(', ')}) or ends. No search engine is shown the page, and it does not say whose image it is.`,
    'An image has one link. Calling again gives the same link these terms; without `expires` it keeps its end. A link that has ended never works again; the next call makes another one.',
  ],
  token: 'required',
  parameters: [IMAGE_ID],
  body: { name: 'ShareTerms', schema: shareTermsSchema },
  answers: [{ status: 200, description: 'The link.', body: { name: 'Share', schema: ownShareSchema } }],
  failures: [
    INVALID_BODY,
    NEEDS_TOKEN,
    {
      status: 403,
      codes: ['share.taken_down'],
      when: 'The owner of the site took down a link to this image. It is not shared again.',
    },
    UNKNOWN_IMAGE,
    BODY_TOO_LARGE,
    {
      status: 429,
      codes: [SHARES.code],
      when: `More than ${SHARES.most} links in an hour. See Retry-After.`,
    },
    READ_ONLY,
  ],
};

const find: ApiOperation = {
  id: 'get-share',
  method: 'get',
  path: '/api/images/{id}/share',
  summary: 'Look for the link of an image',
  description: ['`share` is null when the image is not shared.'],
  token: 'required',
  parameters: [IMAGE_ID],
  answers: [
    {
      status: 200,
      description: 'The link, if there is one.',
      body: { name: 'FoundShare', schema: foundShareSchema },
    },
  ],
  failures: [NEEDS_TOKEN, UNKNOWN_IMAGE],
};

const end: ApiOperation = {
  id: 'end-share',
  method: 'delete',
  path: '/api/images/{id}/share',
  summary: 'Stop sharing an image',
  description: ['From then on the page and its picture answer 410. An image that was not shared stays so.'],
  token: 'required',
  parameters: [IMAGE_ID],
  answers: [{ status: 204, description: 'Ended.' }],
  failures: [NEEDS_TOKEN, UNKNOWN_IMAGE],
};

const list: ApiOperation = {
  id: 'list-shares',
  method: 'get',
  path: '/api/shares',
  summary: 'List the links that work',
  description: ['The newest 200 links of the account, newest first.'],
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

const picture: ApiOperation = {
  id: 'get-shared-picture',
  method: 'get',
  path: '/s/{token}/picture',
  summary: 'Get a shared picture',
  description: ['The picture of the page at `/s/{token}`, whole. It stops with its link.'],
  token: 'none',
  parameters: [TOKEN],
  answers: [
    {
      status: 200,
      description: 'The picture.',
      contentTypes: ['image/png', 'image/jpeg', 'image/webp'],
      headers: { ETag: 'Ask with If-None-Match to learn whether a kept copy may still be shown.' },
    },
    { status: 304, description: 'The copy that is kept may still be shown.' },
  ],
  failures: [
    ...NO_SHARE,
    {
      status: 429,
      codes: ['http.too_many_requests'],
      when: 'This network asks for many pages and pictures a minute. See Retry-After.',
    },
  ],
};

const report: ApiOperation = {
  id: 'report-share',
  method: 'post',
  path: '/api/shares/{token}/report',
  summary: 'Report a shared picture',
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
  introduction: 'Shows one image of a gallery to whoever has its link.',
  operations: [share, find, end, list, picture, report],
};
