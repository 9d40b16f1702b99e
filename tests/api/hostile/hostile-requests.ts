import fc from 'fast-check';
import type { DocumentedCall, DocumentedParameter } from './api-document.ts';
import { type HostileBody, hostileJsonBody } from './hostile-bodies.ts';
import { hostileForm } from './hostile-forms.ts';
import type { HostileRequest } from './hostile-request.types.ts';
import { hostileText } from './hostile-texts.ts';
import { rightBody, rightParameter } from './right-values.ts';

/** Requests that attack one call, most by one thing alone. */
export function hostileRequest(call: DocumentedCall): fc.Arbitrary<HostileRequest> {
  const attacks: fc.WeightedArbitrary<HostileRequest>[] = [
    { weight: 2, arbitrary: withHeaders(call) },
    { weight: 1, arbitrary: withAnotherMethod(call) },
    { weight: 1, arbitrary: withQueryStorm(call) },
  ];
  if (call.body)
    attacks.push({ weight: 8, arbitrary: hostileJsonBody(call).map((body) => withBody(call, body)) });
  if (call.form) attacks.push({ weight: 8, arbitrary: hostileForm.map((body) => withBody(call, body)) });
  if (call.parameters.length > 0) attacks.push({ weight: 8, arbitrary: withParameter(call) });
  return fc.oneof(...attacks);
}

interface Changes {
  parameters?: ReadonlyMap<string, string | undefined>;
  /** Added to the address as it is. */
  query?: string;
  headers?: Record<string, string | readonly string[]>;
  body?: HostileBody | undefined;
  method?: string;
  signedIn?: boolean;
}

function write(call: DocumentedCall, what: string, changes: Changes = {}): HostileRequest {
  const values = new Map(
    call.parameters.map((parameter) => [
      parameter,
      changes.parameters?.has(parameter.name)
        ? changes.parameters.get(parameter.name)
        : rightParameter(parameter),
    ]),
  );
  const given = [...values].filter((entry): entry is [DocumentedParameter, string] => entry[1] !== undefined);
  const at = (place: DocumentedParameter['in']) => given.filter(([parameter]) => parameter.in === place);
  const query = [...at('query').map(([{ name }, value]) => `${name}=${value}`), changes.query ?? ''].filter(
    Boolean,
  );
  const path = call.path.replace(
    /\{([^}]+)\}/g,
    (_, name: string) => at('path').find(([each]) => each.name === name)?.[1] ?? '',
  );
  const body = changes.body ?? defaultBody(call);
  return {
    call: call.id,
    what,
    method: changes.method ?? call.method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {
      ...(body?.headers ?? {}),
      ...Object.fromEntries(at('header').map(([{ name }, value]) => [name, value])),
      ...changes.headers,
    },
    ...(body ? { body: body.bytes } : {}),
    signedIn: changes.signedIn ?? call.takesToken,
    ...(hasDotSegment(path) ? { undescribed: true } : {}),
  };
}

/** Servers fold such an address, escaped or not, before they look whose it is: another one answers. */
const hasDotSegment = (path: string) => path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment));

function defaultBody(call: DocumentedCall): HostileBody | undefined {
  if (!call.body) return undefined;
  const fields = [...rightBody(call)].map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  return {
    what: '',
    bytes: Buffer.from(`{${fields.join(',')}}`),
    headers: { 'Content-Type': 'application/json' },
  };
}

const withBody = (call: DocumentedCall, body: HostileBody) => write(call, body.what, { body });

/** Escaped for addresses, where lone surrogates have no spelling. */
const percentEncode = (text: string) => encodeURIComponent(text.toWellFormed());

const [TAB, SPACE, DELETE] = [0x09, 0x20, 0x7f];
const fitsHeader = (byte: number) => byte === TAB || (byte >= SPACE && byte !== DELETE);

/** Headers carry bytes; controls other than a tab are refused by the client already. */
const forHeader = (text: string) =>
  Buffer.from([...Buffer.from(text)].map((byte) => (fitsHeader(byte) ? byte : SPACE)))
    .toString('latin1')
    .slice(0, 8000);

const RAW_VALUES = [
  '%',
  '%zz',
  '%ff',
  '%c0%ae',
  '%00',
  '%ed%a0%80',
  '..%2f..%2f',
  '%2e%2e',
  '.',
  '..',
  '%0d%0aX:%20y',
  '',
  '+',
  '%25%32%35',
  `${'%61'.repeat(3000)}`,
];
const NUMBERS = [
  '-1',
  '0',
  '1',
  '63',
  '64',
  '65',
  '2048',
  '2049',
  '1e3',
  '0x40',
  '64.0',
  '+64',
  '%2064',
  '064',
  '64abc',
  '999999999',
  '1000000000',
  '%D9%A6%D9%A4',
  '99999999999999999999',
  'NaN',
  '64;rm',
];

function withParameter(call: DocumentedCall): fc.Arbitrary<HostileRequest> {
  return fc.constantFrom(...call.parameters).chain((parameter) =>
    valuesOf(parameter).map((value) =>
      write(call, `${parameter.in} ${parameter.name} = ${value?.slice(0, 60)}`, {
        parameters: new Map([[parameter.name, value]]),
      }),
    ),
  );
}

function valuesOf(parameter: DocumentedParameter): fc.Arbitrary<string | undefined> {
  const { name, schema } = parameter;
  if (parameter.in === 'header') {
    const choices = [
      ...(schema.enum ?? []).map((value) => `${value}, ${value}`),
      '',
      '0',
      '4',
      '-1',
      '1e0',
      'a'.repeat(200),
      'a'.repeat(201),
    ];
    return fc.oneof(fc.constantFrom(...choices), hostileText.map(forHeader), fc.constant(undefined));
  }
  const longest = (schema.maxLength ?? 4000) + 1;
  const lengths = [longest - 1, longest].map((length) => percentEncode('城'.repeat(length)));
  // A whole picture of a large size takes longer than a refusal may.
  const numbers =
    schema.type === 'integer'
      ? NUMBERS.filter((text) => !/^(1|2048|64\.0)$/.test(text) || name === 'seed')
      : NUMBERS;
  const twice =
    parameter.in === 'query'
      ? [`64&${name}=65`, `64&${name}[]=1`, `64&${name}[__proto__]=1`, `64&__proto__[x]=1`]
      : [];
  return fc.oneof(
    hostileText.map(percentEncode).map((text) => text.slice(0, 40_000)),
    fc.constantFrom(...RAW_VALUES, ...numbers, ...twice, ...lengths),
    fc.constant(parameter.in === 'path' ? '' : undefined),
  );
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'LOCK',
  'SEARCH',
  'QUERY',
];

function withAnotherMethod(call: DocumentedCall): fc.Arbitrary<HostileRequest> {
  return fc
    .constantFrom(...METHODS.filter((method) => method !== call.method))
    .map((method) => ({ ...write(call, `method ${method}`, { method }), undescribed: true }));
}

function withQueryStorm(call: DocumentedCall): fc.Arbitrary<HostileRequest> {
  const storms = [
    'a&'.repeat(10_000),
    '__proto__[a]=b&constructor[prototype][a]=b',
    `${'a[]=1&'.repeat(3000)}`,
    '%ff=%fe',
    '=&=&==',
    '?#?',
    `${'a'.repeat(30_000)}=1`,
  ];
  return fc
    .constantFrom(...storms)
    .map((query) => write(call, `query ${query.slice(0, 40)}`, { query: query.replaceAll('#', '%23') }));
}

const many = (length: number, value: string) => Array.from({ length }, () => value);

const HEADERS: readonly Record<string, string | readonly string[]>[] = [
  { Authorization: '' },
  { Authorization: 'Bearer' },
  { Authorization: 'Bearer a.b.c' },
  { Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' },
  { Authorization: `Bearer ${'x'.repeat(30_000)}` },
  { Authorization: many(50, 'Bearer a.b.c') },
  { Authorization: 'Basic OjpyOg==' },
  { Authorization: 'bearer \xff\xfe' },
  { Cookie: 'a=b; '.repeat(4000) },
  { Cookie: many(500, '__proto__=x; dreamseed.session_token=%ff') },
  { Cookie: 'dreamseed.session_token=x.y; dreamseed.session_token=%00%ff%zz' },
  { 'X-Forwarded-For': many(300, '1.2.3.4, ::1, evil') },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Original-URL': '/api/admin' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
  { Origin: '\xff://' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-origin, cross-site' },
  { Range: `bytes=${'0-0,'.repeat(3000)}1-1` },
  { 'If-None-Match': '"a", '.repeat(8000) },
  { 'If-Modified-Since': 'the day before yesterday' },
  { Accept: 'a/b;q=0.1, '.repeat(4000) },
  { 'Accept-Encoding': 'gzip;q=1e999, *;q=-1, br;q=\xff' },
  { 'Accept-Language': 'x-'.repeat(10_000) },
  { 'Idempotency-Key': '\xe9' },
  { 'User-Agent': '() { :; }; echo $\x7fENV'.replace('\x7f', '') },
  Object.fromEntries(Array.from({ length: 1500 }, (_, number) => [`X-Storm-${number}`, 'x'])),
  { 'X-Long': 'x'.repeat(60_000) },
  { Host: 'evil.example:99999' },
  { Host: 'a b' },
  { Host: '<script>' },
  { Host: '[::1' },
  { Host: 'ex\xe9mple.com' },
];

function withHeaders(call: DocumentedCall): fc.Arbitrary<HostileRequest> {
  return fc
    .tuple(fc.constantFrom(...HEADERS), fc.boolean())
    .map(([headers, signedIn]) =>
      write(call, `headers ${JSON.stringify(headers).slice(0, 60)}`, { headers, signedIn }),
    );
}
