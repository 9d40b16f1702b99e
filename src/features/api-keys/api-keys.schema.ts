import { z } from 'zod';
import { LONGEST_KEY_NAME, MOST_ADDRESSES, MOST_DAILY_CAP, SCOPE_NAMES } from './api-keys.rules.ts';

const MOST_DAYS = 3650;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const PRINTABLE = /^[^\u0000-\u001f\u007f]+$/;

const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must be addresses like 203.0.113.7 or networks like 203.0.113.0/24',
});

const nameSchema = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(LONGEST_KEY_NAME)
  .regex(PRINTABLE)
  .meta({ description: 'What its owner calls it.', example: 'Thumbnails' });

const scopesSchema = z
  .array(z.enum(SCOPE_NAMES))
  .min(1, 'choose what the key may do')
  .meta({ description: 'What it may do.', example: ['images'] });

const wholeNumber = (most: number) => {
  const error = `must be a whole number from 1 to ${most.toLocaleString('en-US')}`;
  return z.int(error).min(1, error).max(most, error);
};

const addresses = z
  .array(address)
  .max(MOST_ADDRESSES)
  .meta({
    description: 'Addresses and networks that it may be used from; empty for any.',
    example: ['203.0.113.0/24'],
  });

const dailyCap = wholeNumber(MOST_DAILY_CAP)
  .nullable()
  .describe('The most credits that it may spend in a UTC day; null for no end but the balance.');

export const newApiKeySchema = z.strictObject({
  name: nameSchema,
  scopes: scopesSchema,
  addresses: addresses.default([]),
  dailyCap: dailyCap.default(null),
  days: wholeNumber(MOST_DAYS).nullable().default(null).describe('Days until it ends; null for no end.'),
});

const EXAMPLE = '2026-01-15T12:00:00.000Z';
const moment = z.iso.datetime().nullable().meta({ example: EXAMPLE });

const apiKeySchema = z.object({
  id: z.string(),
  name: nameSchema,
  hint: z.string().meta({ description: 'The end of the key.', example: 'ds_…x7Qw' }),
  scopes: scopesSchema,
  addresses,
  dailyCap,
  createdAt: z.iso.datetime().meta({ example: EXAMPLE }),
  expiresAt: moment,
  lastUsedAt: moment.meta({ description: 'To the minute; null while nobody has used it.', example: EXAMPLE }),
  revokedAt: moment,
});

export const apiKeysSchema = z.object({
  keys: z.array(apiKeySchema).describe('The newest first; those that were revoked are told of for 90 days.'),
  most: z.int().describe('How many may work at a time.'),
  mayMake: z.boolean().describe('Whether the plan of the account has API access.'),
});

export const madeApiKeySchema = z.object({
  key: z.string().meta({
    description: 'The key itself. It is shown this once and stored hashed.',
    example: 'ds_kT3vB0mXo4b1nZ7cQwE9rUyIaSdFgHjKlPzXcVbNm12',
  }),
  id: z.string().describe('Of the key, to revoke it by.'),
});

export const apiUsageSchema = z.object({
  days: z
    .array(
      z.object({
        keyId: z.string(),
        name: z.string(),
        date: z.iso.date().meta({ example: '2026-01-15' }),
        calls: z.int(),
        errors: z.int().describe('Calls that were not answered with what was asked for.'),
        pictures: z.int(),
        credits: z.int(),
        milliseconds: z.int().describe('How long a call took on average.'),
      }),
    )
    .describe('By key and UTC day, the newest first, at most 90 days back.'),
});

export type ApiKeysAnswer = z.infer<typeof apiKeysSchema>;
export type MadeApiKey = z.infer<typeof madeApiKeySchema>;
export type ApiUsage = z.infer<typeof apiUsageSchema>;
