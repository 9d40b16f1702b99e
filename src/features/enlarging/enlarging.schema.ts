import { z } from 'zod';
import { ENLARGED_FORMATS, ENLARGED_SIDES, type EnlargedSize } from './enlarging.rules.ts';

const SIZES = Object.keys(ENLARGED_SIDES) as [EnlargedSize, ...EnlargedSize[]];

export const enlargementSchema = z.object({
  size: z
    .enum(SIZES)
    .describe('`4k` has 4096 pixels on its long side, `8k` has 8192.')
    .meta({ example: '4k' }),
  format: z.enum(ENLARGED_FORMATS).describe('What kind of file it is to be.').meta({ example: 'png' }),
});

export const enlargementProgressSchema = z.object({
  state: z
    .enum(['none', 'waiting', 'working'])
    .describe('`none`: no image is being enlarged for this account on this server.'),
  done: z.number().min(0).max(1).describe('How much of it is done. It never falls.'),
});
