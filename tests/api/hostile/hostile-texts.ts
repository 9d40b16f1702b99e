import fc from 'fast-check';

const NAMES_OF_OBJECTS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];

/** Each has broken somebody's server. */
const NASTY: readonly string[] = [
  ...NAMES_OF_OBJECTS,
  '',
  ' ',
  '\t\r\n',
  '\0',
  'fox\0.png',
  '\ud800',
  '\udc00\ud800',
  'fox \ud83d',
  '\u202egnp.exe\u202c',
  '\u2066\u2067\u2068 fox \u2069',
  '\ufeff',
  '\uffff\ufffe',
  '\u0085\u2028\u2029',
  `Z${'\u0351'.repeat(3000)}`,
  '\u{1f98a}'.repeat(1500),
  '\u{10ffff}',
  'İıſK',
  '％２ｅ％２ｅ',
  "' or 1=1 --",
  '"; drop table account; --',
  '$' + '{7*7}{{7*7}}<%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '%00%ff%zz',
  '%s%n%x',
  '\r\nSet-Cookie: a=b\r\n\r\n<html>',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x41',
  '００１',
  '1_000',
  '9007199254740993',
  'a'.repeat(4001),
  'a@b.c',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
  'a@b@c.example',
  '"a b"@example.com',
  'ada@exämple.com',
  'ada@example.com\r\nBcc: all@example.com',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
];

/** Texts that are hard to handle: known ones, and any sixteen-bit units, characters and bytes. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: fc.integer({ min: 5_000, max: 60_000 }).map((length) => 'x'.repeat(length)) },
);

export const objectName: fc.Arbitrary<string> = fc.constantFrom(...NAMES_OF_OBJECTS);

/** A text of just so many characters, of one, two or four bytes each. */
export function textOfLength(length: number): fc.Arbitrary<string> {
  return fc
    .constantFrom('x', 'é', '城', '\u{1f98a}')
    .map((character) => character.repeat(Math.max(0, length)));
}
