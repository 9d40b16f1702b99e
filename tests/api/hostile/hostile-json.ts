import fc from 'fast-check';
import type { JsonSchema } from '../../../src/app/api-docs/json-schema.types.ts';
import { hostileText, objectName, textOfLength } from './hostile-texts.ts';

/** JSON as text: not all that can be written is a value of JavaScript. */
export type JsonText = string;

const NASTY_VALUES: readonly JsonText[] = [
  'null',
  'true',
  '[]',
  '{}',
  '[[]]',
  '0',
  '-1',
  '-0',
  '0.5',
  '1e308',
  '1e999',
  '-1e999',
  '1e-999',
  '9007199254740993',
  '123456789012345678901234567890',
  `0.${'1'.repeat(5000)}`,
  `[${'0,'.repeat(5000)}0]`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":"x","valueOf":"y","length":-1}',
  '{"then":"x"}',
  '"\\ud800"',
  '"\\u0000"',
  '{"a":1,"a":2}',
];

const write = (value: unknown): JsonText => JSON.stringify(value) ?? 'null';

/** Any value at all, of no schema. */
export const hostileValue: fc.Arbitrary<JsonText> = fc.oneof(
  fc.constantFrom(...NASTY_VALUES),
  hostileText.map(write),
  fc.json({ maxDepth: 3 }),
  fc.double().map((number) => (Number.isFinite(number) ? write(number) : '1e400')),
);

/** A value for this schema: at its bounds, just beyond them, of another kind, or hostile in itself. */
export function valueFor(schema: JsonSchema): fc.Arbitrary<JsonText> {
  return fc.oneof(
    { weight: 3, arbitrary: atBounds(schema) },
    { weight: 2, arbitrary: hostileValue },
    { weight: 1, arbitrary: atBounds(schema).map((value) => `[${value}]`) },
    { weight: 1, arbitrary: atBounds(schema).map((value) => write(value)) },
  );
}

function atBounds(schema: JsonSchema): fc.Arbitrary<JsonText> {
  if (schema.enum) return ofEnum(schema.enum);
  if (schema.type === 'integer' || schema.type === 'number') return ofNumber(schema);
  if (schema.type === 'string') return ofText(schema);
  if (schema.type === 'array') return ofList(schema);
  if (schema.type === 'object') return ofObject(schema);
  return hostileValue;
}

function ofEnum(values: readonly unknown[]): fc.Arbitrary<JsonText> {
  const spelled = values.flatMap((value) => [value, `${value} `, String(value).toUpperCase(), `${value}\0`]);
  return fc.constantFrom(...spelled).map(write);
}

function ofNumber({ type, minimum = 0, maximum = 2 ** 53 }: JsonSchema): fc.Arbitrary<JsonText> {
  const near = [minimum, maximum].flatMap((bound) => [bound - 1, bound - 0.5, bound, bound + 1]);
  const range = { min: minimum, max: maximum };
  const within = type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true });
  return fc.oneof(fc.constantFrom(...near).map(write), within.map(write));
}

function ofText({ minLength = 0, maxLength = 500 }: JsonSchema): fc.Arbitrary<JsonText> {
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1];
  return fc.oneof(...lengths.map((length) => textOfLength(length)), hostileText).map(write);
}

function ofList({ items = {}, maxItems = 20 }: JsonSchema): fc.Arbitrary<JsonText> {
  return fc
    .tuple(fc.constantFrom(0, 1, maxItems, maxItems + 1, 3000), valueFor(items))
    .map(([length, item]) => `[${Array.from({ length }, () => item).join(',')}]`);
}

function ofObject({ properties = {}, additionalProperties }: JsonSchema): fc.Arbitrary<JsonText> {
  const known = fc.tuple(
    ...Object.entries(properties).map(([name, each]) =>
      fc.option(valueFor(each)).map((value) => [name, value] as const),
    ),
  );
  const inner = typeof additionalProperties === 'object' ? additionalProperties : {};
  const unknown = fc.array(fc.tuple(fc.oneof(hostileText, objectName), valueFor(inner)), { maxLength: 4 });
  return fc.tuple(known, unknown).map(([some, more]) => {
    const fields = [...some, ...more].filter(([, value]) => value !== null);
    return `{${fields.map(([name, value]) => `${write(name)}:${value}`).join(',')}}`;
  });
}
