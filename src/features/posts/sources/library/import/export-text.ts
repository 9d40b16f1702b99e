import { ExportError } from './blogger-export.types.ts';

/** How much of a file says which encoding it has. */
const HEAD_BYTES = 256;

/**
 * Decodes an XML file by its byte order mark, else by what its first line says, else as UTF-8.
 * @throws {ExportError} when it is no text of that encoding.
 */
export async function* decodeExport(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let head = new Uint8Array();
  for await (const chunk of bytes) {
    if (decoder) {
      yield decode(decoder, chunk, true);
      continue;
    }
    head = joined(head, chunk);
    if (head.length < HEAD_BYTES) continue;
    decoder = chooseDecoder(head);
    yield decode(decoder, head, true);
  }
  if (!decoder) {
    decoder = chooseDecoder(head);
    yield decode(decoder, head, true);
  }
  yield decode(decoder, new Uint8Array(), false);
}

function chooseDecoder(head: Uint8Array): TextDecoder {
  const start = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  if (start.startsWith('PK')) {
    throw new ExportError(
      'This is a ZIP archive. Unpack it and import the feed.atom inside, in Takeout/Blogger/Blogs.',
    );
  }
  if (start.startsWith('\u001f\u008b')) throw new ExportError('This file is compressed. Unpack it first.');
  const [, declared] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  const name = start.startsWith('\u00ff\u00fe')
    ? 'utf-16le'
    : start.startsWith('\u00fe\u00ff')
      ? 'utf-16be'
      : declared;
  try {
    return new TextDecoder(name ?? 'utf-8', { fatal: true });
  } catch {
    throw new ExportError(`The file says that it is written in "${name}", which is unknown here.`);
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    throw new ExportError(
      `The file is not written in ${decoder.encoding}, though it says so or says nothing.`,
    );
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
