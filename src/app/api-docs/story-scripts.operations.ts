import { z } from 'zod';
import {
  LARGEST_IMAGE_BYTES,
  LONGEST_TITLE,
  SCRIPT_FIELDS,
} from '../../features/story-scripts/script-request.rules.ts';
import { writtenScriptSchema } from '../../features/story-scripts/story-script.schema.ts';
import type { ApiFailure, ApiGroup, ApiParameter } from './api-operation.types.ts';
import { READ_ONLY } from './shared-failures.ts';

const LARGEST_MEGABYTES = LARGEST_IMAGE_BYTES / 1024 / 1024;

export const STORY_FIELDS: readonly ApiParameter[] = [
  {
    name: SCRIPT_FIELDS.title,
    in: 'form',
    required: true,
    description: 'The title of the story.',
    schema: z.string().min(1).max(LONGEST_TITLE),
    example: 'The lighthouse that dreamt',
  },
  {
    name: SCRIPT_FIELDS.image,
    in: 'form',
    required: true,
    description: `A JPEG, PNG, WebP, GIF or AVIF picture of at most ${LARGEST_MEGABYTES} MB and 50 million pixels; 12 million for a GIF, an animation and a progressive or interlaced file, 5 million for an AVIF, half of that with more than 8 bits. It is made smaller and stripped of camera metadata first, and it is not stored.`,
    schema: z.file(),
    example: 'photo.jpg',
  },
];

const failures: readonly ApiFailure[] = [
  {
    status: 400,
    codes: [
      'story_script.incomplete',
      'story_script.title_too_long',
      'story_script.picture_unreadable',
      'story_script.picture_too_many_pixels',
    ],
    when: 'The title or the image is missing or cannot be used; the message says why.',
  },
  { status: 403, codes: ['story_script.other_site'], when: 'The request comes from a page of another site.' },
  {
    status: 413,
    codes: ['story_script.picture_too_large', 'request.too_large'],
    when: `The image is larger than ${LARGEST_MEGABYTES} MB.`,
  },
  {
    status: 422,
    codes: ['policy.refused', 'story_script.refused'],
    when: 'The site’s word policy refuses the title (`rule` says by which rule), or the writer declined this title or picture.',
  },
  {
    status: 429,
    codes: ['story_script.too_many', 'story_script.site_limit'],
    when: 'Too many scripts for this network address within an hour, or for the whole site within a day. See Retry-After.',
  },
  {
    status: 502,
    codes: ['story_script.invalid_format', 'story_script.out_of_reach'],
    when: 'The writer returned no script or couldn’t be reached.',
  },
  {
    status: 503,
    codes: ['story_script.busy', 'story_script.misconfigured', ...READ_ONLY.codes],
    when: 'The writer is busy (see Retry-After) or not set up correctly, or new scripts are paused.',
  },
  { status: 504, codes: ['story_script.too_slow'], when: 'The writer took too long.' },
];

export const storyScriptsGroup: ApiGroup = {
  id: 'story-scripts',
  name: 'Story scripts',
  introduction: 'Turns a title and a picture into a web story script.',
  operations: [
    {
      id: 'write-story-script',
      method: 'post',
      path: '/api/story-script',
      summary: 'Write a story script',
      description: [
        'Returns the pages of a web story for the title and the image, usually five, each with a short title and a paragraph of about 20 to 30 words. Neither the request nor the answer is stored.',
        'The site owner chooses the writer. The built-in writer needs no model and always returns the same script for the same input. It leaves gaps in [brackets] for what only the author can know; `note` says so.',
      ],
      token: 'none',
      parameters: STORY_FIELDS,
      answers: [
        {
          status: 200,
          description: 'The script.',
          body: { name: 'WrittenScript', schema: writtenScriptSchema },
        },
      ],
      failures,
    },
  ],
};
