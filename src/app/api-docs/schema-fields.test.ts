import { expect, test } from 'vitest';
import { z } from 'zod';
import { writeExampleCall } from './page/example-call.ts';
import { writeExampleValue } from './page/example-value.ts';
import { listFields, nameLimits, nameType, referTo } from './schema-fields.ts';

const schemas = {
  Status: {
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 40, description: 'Shown.', example: 'ada' },
      until: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
      licenses: { type: 'array', items: { $ref: referTo('License') } },
    },
    required: ['name', 'licenses'],
  },
  License: { type: 'object', properties: { key: { type: 'string', example: 'A-B' } }, required: ['key'] },
};

test('lists the fields of a body with what lies in them', () => {
  expect(listFields('Status', schemas)).toEqual([
    { name: 'name', type: 'string', required: true, description: 'Shown.', limits: 'at most 40 characters' },
    { name: 'until', type: 'time or null', required: false, description: '', limits: '' },
    { name: 'licenses', type: 'list of object', required: true, description: '', limits: '' },
    { name: 'licenses[].key', type: 'string', required: true, description: '', limits: '' },
  ]);
  expect(() => listFields('Nothing', schemas)).toThrow('There is no schema called Nothing.');
});

test('names limits in words and leaves out those of the number type itself', () => {
  expect(nameLimits({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER })).toBe('at least 0');
  expect(nameLimits({ type: 'integer', minimum: 64, maximum: 2048 })).toBe('64 to 2,048');
  expect(nameLimits({ type: 'string', minLength: 1 })).toBe('not empty');
  expect(nameLimits({ type: 'array', maxItems: 8 })).toBe('at most 8 entries');
  expect(nameType({ enum: ['green', 'yellow'] })).toBe('"green" or "yellow"');
});

test('makes an example of the examples of its fields', () => {
  expect(writeExampleValue({ $ref: referTo('Status') }, schemas)).toEqual({
    name: 'ada',
    until: '…',
    licenses: [{ key: 'A-B' }],
  });
});

test('writes a command that a shell reads back as it was meant', () => {
  const call = writeExampleCall(
    {
      id: 'draw',
      method: 'get',
      path: '/prompt/{prompt}',
      summary: '',
      description: [],
      token: 'required',
      parameters: [
        {
          name: 'prompt',
          in: 'path',
          description: '',
          schema: z.string(),
          example: "it's a fox/hound",
        },
        { name: 'seed', in: 'query', description: '', schema: z.string(), example: '7' },
      ],
      answers: [],
      failures: [],
    },
    { root: 'https://example.com', schemas },
  );
  expect(call).toBe(
    "curl 'https://example.com/prompt/it'\\''s%20a%20fox%2Fhound?seed=7' \\\n  -H \"Authorization: Bearer $TOKEN\"",
  );
});
