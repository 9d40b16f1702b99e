import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { DocumentedCall } from './api-document.ts';
import { hostileValue, type JsonText, valueFor } from './hostile-json.ts';
import { hostileText, objectName } from './hostile-texts.ts';
import { rightBody } from './right-values.ts';

export interface HostileBody {
  what: string;
  bytes: Buffer;
  headers: Record<string, string>;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const MEGABYTE = 1024 * 1024;

const writeObject = (fields: Iterable<readonly [string, JsonText]>): JsonText =>
  `{${[...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

const asJson = (what: string, text: JsonText): HostileBody => ({
  what,
  bytes: Buffer.from(text),
  headers: JSON_TYPE,
});

/** Bodies for a call that takes JSON: one thing is wrong with most of them. */
export function hostileJsonBody(call: DocumentedCall): fc.Arbitrary<HostileBody> {
  const right = rightBody(call);
  const rightText = writeObject(right);
  const fields = Object.entries(call.body?.properties ?? {});
  return fc.oneof(
    { weight: 12, arbitrary: withOneField(fields, right) },
    { weight: 3, arbitrary: withSeveralFields(fields, right) },
    { weight: 2, arbitrary: withUnknownFields(right) },
    { weight: 1, arbitrary: withTwice(fields, right) },
    { weight: 1, arbitrary: hostileValue.map((value) => asJson('no object', value)) },
    { weight: 2, arbitrary: broken(Buffer.from(rightText)) },
    { weight: 2, arbitrary: otherwiseSent(rightText) },
  );
}

type Fields = readonly (readonly [string, Parameters<typeof valueFor>[0]])[];

function withOneField(fields: Fields, right: ReadonlyMap<string, JsonText>): fc.Arbitrary<HostileBody> {
  const choices = fields.map(([name, schema]) =>
    valueFor(schema).map((value) =>
      asJson(`${name} = ${value.slice(0, 60)}`, writeObject(new Map(right).set(name, value))),
    ),
  );
  return fc.oneof(...choices);
}

function withSeveralFields(fields: Fields, right: ReadonlyMap<string, JsonText>): fc.Arbitrary<HostileBody> {
  const values = fields.map(([name, schema]) =>
    fc.option(valueFor(schema)).map((value) => [name, value ?? right.get(name) ?? 'null'] as const),
  );
  return fc.tuple(...values).map((all) => asJson('several fields', writeObject(all)));
}

function withUnknownFields(right: ReadonlyMap<string, JsonText>): fc.Arbitrary<HostileBody> {
  const one = fc.tuple(fc.oneof(objectName, hostileText), hostileValue);
  const many = fc.constant(
    Array.from({ length: 3000 }, (_, number) => [`field${number}`, '0'] as [string, string]),
  );
  return fc
    .oneof(fc.array(one, { minLength: 1, maxLength: 5 }), many)
    .map((more) => asJson(`${more.length} unknown fields`, writeObject([...right, ...more])));
}

function withTwice(fields: Fields, right: ReadonlyMap<string, JsonText>): fc.Arbitrary<HostileBody> {
  return fc
    .tuple(fc.constantFrom(...fields.map(([name]) => name)), hostileValue)
    .map(([name, value]) => asJson(`${name} twice`, writeObject([...right, [name, value]])));
}

/** JSON that was cut off, has something before or after it, or is no UTF-8. */
function broken(right: Buffer): fc.Arbitrary<HostileBody> {
  const cut = fc.nat(right.length - 1).map((end) => right.subarray(0, end));
  const flipped = fc
    .tuple(fc.nat(right.length - 1), fc.integer({ min: 1, max: 255 }))
    .map(([at, change]) =>
      Buffer.from(right.map((byte, position) => (position === at ? byte ^ change : byte))),
    );
  const around = fc
    .tuple(fc.constantFrom('\ufeff', '\ufeff\ufeff', ")]}',\n", ' ', '\0', '{}'), fc.boolean())
    .map(([extra, first]) =>
      Buffer.concat(first ? [Buffer.from(extra), right] : [right, Buffer.from(extra)]),
    );
  const bytes = fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some));
  return fc
    .oneof(cut, flipped, around, bytes)
    .map((each) => ({ what: `broken: ${each.toString('latin1', 0, 40)}`, bytes: each, headers: JSON_TYPE }));
}

/** Right JSON, sent under another name, in another spelling, or packed. */
function otherwiseSent(text: JsonText): fc.Arbitrary<HostileBody> {
  const packed = gzipSync(Buffer.alloc(40 * MEGABYTE));
  const wrong: HostileBody[] = [
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/html',
      'image/png',
      '',
      '*/*',
      'application/json; charset=utf-16',
      'application/json; charset=__proto__',
      `application/json; ${'a=b; '.repeat(500)}`,
    ].map((type) => ({
      what: `content type ${type.slice(0, 50)}`,
      bytes: Buffer.from(text),
      headers: { 'Content-Type': type },
    })),
    ...['[', '{"a":', '0,', '"a":0,', '[],'].map((piece) => ({
      what: `2 MB of ${piece}`,
      bytes: Buffer.from(`[${piece.repeat((2 * MEGABYTE) / piece.length)}`),
      headers: JSON_TYPE,
    })),
    { what: 'UTF-16', bytes: Buffer.from(`\ufeff${text}`, 'utf16le'), headers: JSON_TYPE },
    { what: 'gzip', bytes: gzipSync(text), headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' } },
    ...['gzip', 'br', 'deflate', 'gzip, gzip', 'x-none'].map((encoding) => ({
      what: `40 MB of zeros as ${encoding}`,
      bytes: packed,
      headers: { ...JSON_TYPE, 'Content-Encoding': encoding },
    })),
    { what: 'nothing', bytes: Buffer.alloc(0), headers: JSON_TYPE },
  ];
  return fc.constantFrom(...wrong);
}
