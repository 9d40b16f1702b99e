import fc from 'fast-check';
import type { HostileBody } from './hostile-bodies.ts';
import { hostileText } from './hostile-texts.ts';
import { RIGHT_PICTURE } from './right-values.ts';

const BOUNDARY = '----dreamseed';
const PICTURE = Buffer.from(RIGHT_PICTURE, 'base64');

interface Part {
  /** Everything after `Content-Disposition: form-data`. */
  head: string;
  content: Buffer | string;
}

const title = (content = 'A fox'): Part => ({ head: '; name="title"', content });
const image = (
  content: Buffer | string = PICTURE,
  head = '; name="image"; filename="a.png"\r\nContent-Type: image/png',
): Part => ({ head, content });

function writeForm(parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

const send = (
  what: string,
  bytes: Buffer,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
): HostileBody => ({
  what,
  bytes,
  headers: { 'Content-Type': type },
});

const right = writeForm([title(), image()]);
const repeat = (length: number, part: (number: number) => Part) =>
  Array.from({ length }, (_, number) => part(number));

const WRONG: readonly HostileBody[] = [
  send(
    '10,000 parts',
    writeForm([
      title(),
      image(),
      ...repeat(10_000, (number) => ({ head: `; name="f${number}"`, content: 'x' })),
    ]),
  ),
  send('10,000 titles', writeForm([...repeat(10_000, () => title()), image()])),
  send('2,000 files', writeForm([title(), ...repeat(2_000, () => image('x'))])),
  send(
    'a name of a megabyte',
    writeForm([{ head: `; name="${'n'.repeat(1_000_000)}"`, content: 'x' }, title(), image()]),
  ),
  send(
    'a head of 100,000 lines',
    writeForm([{ head: `; name="x"${'\r\nX-A: b'.repeat(100_000)}`, content: '' }, title(), image()]),
  ),
  send('no boundary', right, 'multipart/form-data'),
  send('an empty boundary', right, 'multipart/form-data; boundary='),
  send('another boundary', right, 'multipart/form-data; boundary=other'),
  send('two boundaries', right, `multipart/form-data; boundary=other; boundary=${BOUNDARY}`),
  send('a boundary of 60,000 characters', right, `multipart/form-data; boundary=${'b'.repeat(30_000)}`),
  send('no end', writeForm([title(), image()], '')),
  send('nothing after the boundary', Buffer.from(`--${BOUNDARY}`)),
  send('the end alone', Buffer.from(`--${BOUNDARY}--`)),
  send('boundaries alone', Buffer.from(`--${BOUNDARY}\r\n`.repeat(50_000))),
  send('line ends alone', Buffer.from('\r\n'.repeat(500_000))),
  send('JSON', Buffer.from('{"title":"a","image":"b"}'), 'application/json'),
  send(
    'a form of the other kind',
    Buffer.from(`title=a&image=${'b'.repeat(10_000)}`),
    'application/x-www-form-urlencoded',
  ),
  send('no type', right, ''),
  send(
    'a part that is a form',
    writeForm([
      { head: '; name="title"\r\nContent-Type: multipart/mixed; boundary=x', content: '--x--' },
      image(),
    ]),
  ),
  send(
    'a base64 image',
    writeForm([
      title(),
      image(RIGHT_PICTURE, '; name="image"; filename="a.png"\r\nContent-Transfer-Encoding: base64'),
    ]),
  ),
  send(
    'an image that is a text',
    writeForm([title(), { head: '; name="image"', content: PICTURE.toString('base64') }]),
  ),
  send(
    'a title that is a file',
    writeForm([{ head: '; name="title"; filename="t"', content: 'A fox' }, image()]),
  ),
  send(
    'a path as the name of the file',
    writeForm([title(), image(PICTURE, '; name="image"; filename="../../../etc/passwd\\0.png"')]),
  ),
  send('quotes that never end', writeForm([title(), image(PICTURE, '; name="image; filename="a')])),
  send(
    'names of objects',
    writeForm([
      { head: '; name="__proto__"', content: 'x' },
      { head: '; name="constructor"', content: 'x' },
      title(),
      image(),
    ]),
  ),
];

/** Forms for the call that takes one. */
export const hostileForm: fc.Arbitrary<HostileBody> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WRONG) },
  {
    weight: 2,
    arbitrary: hostileText.map((text) =>
      send(`title ${JSON.stringify(text).slice(0, 60)}`, writeForm([title(text), image()])),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .uint8Array({ maxLength: 300 })
      .map((bytes) => send('an image of any bytes', writeForm([title(), image(Buffer.from(bytes))]))),
  },
  {
    weight: 2,
    arbitrary: fc
      .nat(PICTURE.length - 1)
      .map((end) => send('a cut image', writeForm([title(), image(PICTURE.subarray(0, end))]))),
  },
  { weight: 1, arbitrary: fc.nat(right.length - 1).map((end) => send('a cut form', right.subarray(0, end))) },
);
