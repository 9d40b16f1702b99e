import { z } from 'zod';
import { isItOursSchema } from '../../../features/known-pictures/is-it-ours.schema.ts';
import { LARGEST_ASKED } from '../../../features/known-pictures/is-it-ours.usecases.ts';
import { LARGEST_CONVERTED } from '../../../features/provenance/conversion/convert-signed.usecases.ts';
import { CONVERT_SIGNED_ADDRESS } from '../../../shared/addresses/convert-signed-address.ts';
import { IS_IT_OURS_CALL } from '../../../shared/addresses/is-it-ours-address.ts';
import type { ApiGroup } from '../api-operation.types.ts';

const LARGEST_MEGABYTES = LARGEST_ASKED / 1024 / 1024;

export const isItOursGroup: ApiGroup = {
  id: 'is-it-ours',
  name: 'Is it ours?',
  introduction:
    'Says of a picture how it was made, and whether it left this site; and converts signed pictures so that they stay signed.',
  operations: [
    {
      id: 'ask-is-it-ours',
      method: 'post',
      path: IS_IT_OURS_CALL,
      summary: 'Ask whether a picture is ours',
      description: [
        'Returns what the file says of itself (XMP and Content Credentials), and whether the site delivered it, or a picture that looks the same, within the last 90 days. Nothing of the file is kept.',
        'Likeness is measured by 64 bits. Pictures that were made smaller or compressed again are found, most of those that lost a percent at each edge too; what was cut further, turned or painted over is not.',
      ],
      token: 'none',
      parameters: [
        {
          name: 'image',
          in: 'form',
          required: true,
          description: `A JPEG, PNG, WebP, GIF or AVIF picture of at most ${LARGEST_MEGABYTES} MB.`,
          schema: z.file(),
          example: 'picture.jpg',
        },
      ],
      answers: [
        { status: 200, description: 'What is known.', body: { name: 'IsItOurs', schema: isItOursSchema } },
      ],
      failures: [
        {
          status: 400,
          codes: [
            'is_it_ours.picture_missing',
            'is_it_ours.picture_unreadable',
            'is_it_ours.picture_too_many_pixels',
          ],
          when: 'There is no picture in the form, or none that can be used; the message says why.',
        },
        {
          status: 403,
          codes: ['is_it_ours.other_site'],
          when: 'The request comes from a page of another site.',
        },
        {
          status: 413,
          codes: ['is_it_ours.picture_too_large', 'request.too_large'],
          when: `The picture is larger than ${LARGEST_MEGABYTES} MB.`,
        },
        {
          status: 429,
          codes: ['is_it_ours.too_many', 'request.too_many_at_once'],
          when: 'Too many questions from this network address within an hour. See Retry-After.',
        },
        {
          status: 503,
          codes: ['is_it_ours.busy', 'request.busy'],
          when: 'Many people are asking. See Retry-After.',
        },
      ],
    },
    {
      id: 'convert-signed-picture',
      method: 'post',
      path: CONVERT_SIGNED_ADDRESS,
      summary: 'Convert a signed picture',
      description: [
        'Returns a picture that this site signed with Content Credentials as a PNG or JPEG file that is signed again. Nothing of it is kept.',
      ],
      token: 'none',
      parameters: [
        {
          name: 'image',
          in: 'form',
          required: true,
          description: `The picture as it left the site, at most ${LARGEST_CONVERTED / 1024 / 1024} MB.`,
          schema: z.file(),
          example: 'picture.jpg',
        },
        {
          name: 'type',
          in: 'form',
          required: true,
          description: 'What to make of it.',
          schema: z.enum(['png', 'jpeg']),
          example: 'png',
        },
      ],
      answers: [{ status: 200, description: 'The file.', contentTypes: ['image/png', 'image/jpeg'] }],
      failures: [
        { status: 400, codes: ['conversion.bad_form'], when: 'A field is missing.' },
        {
          status: 403,
          codes: ['conversion.not_ours', 'conversion.other_site'],
          when: 'This site has not signed the file, somebody changed it since, or a page of another site asks.',
        },
        {
          status: 413,
          codes: ['conversion.too_large', 'request.too_large'],
          when: 'The picture is too large.',
        },
        {
          status: 429,
          codes: ['conversion.too_many', 'request.too_many_at_once'],
          when: 'Too many pictures of this network address within an hour. See Retry-After.',
        },
        {
          status: 503,
          codes: ['conversion.busy', 'request.busy'],
          when: 'Many pictures are being prepared. See Retry-After.',
        },
      ],
    },
  ],
};
