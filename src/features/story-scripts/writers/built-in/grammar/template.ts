/** A piece of a template. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  /** One of several wordings. */
  | { kind: 'choice'; options: readonly (readonly Piece[])[] }
  /** By the tense of the story. */
  | { kind: 'tense'; past: readonly Piece[]; present: readonly Piece[] }
  /** Said only when the page has room for it. */
  | { kind: 'optional'; pieces: readonly Piece[] };

export type Template = readonly Piece[];

const parsed = new Map<string, Template>();

/**
 * Reads a template. Its language:
 * `{name}` is a slot; `(one|two)` one of several wordings; `[more]` words that may be left out;
 * `<was|is>` the past or the present form, by the tense of the story. All but slots may hold each other.
 * @throws {SyntaxError} on a bracket that is not closed, or closed without being open.
 */
export function parseTemplate(source: string): Template {
  const known = parsed.get(source);
  if (known) return known;
  const reader = { source, at: 0 };
  const pieces = readPieces(reader, '');
  parsed.set(source, pieces);
  return pieces;
}

interface Reader {
  source: string;
  at: number;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '<': '>' };

function readPieces(reader: Reader, until: string): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  const flush = () => {
    if (text) pieces.push({ kind: 'text', text });
    text = '';
  };
  while (reader.at < reader.source.length) {
    const sign = reader.source[reader.at]!;
    if (until.includes(sign)) break;
    if (')]>}|'.includes(sign)) throw new SyntaxError(`Unexpected ${sign} in: ${reader.source}`);
    if (sign === '{') {
      flush();
      pieces.push(readSlot(reader));
    } else if (CLOSING[sign]) {
      flush();
      pieces.push(readGroup(reader, sign));
    } else {
      text += sign;
      reader.at++;
    }
  }
  flush();
  return pieces;
}

function readSlot(reader: Reader): Piece {
  const end = reader.source.indexOf('}', reader.at);
  if (end === -1) throw new SyntaxError(`A slot is not closed in: ${reader.source}`);
  const name = reader.source.slice(reader.at + 1, end);
  reader.at = end + 1;
  return { kind: 'slot', name };
}

function readGroup(reader: Reader, opening: string): Piece {
  const closing = CLOSING[opening]!;
  const options: Piece[][] = [];
  do {
    reader.at++;
    options.push(readPieces(reader, opening === '[' ? closing : `|${closing}`));
  } while (reader.source[reader.at] === '|');
  if (reader.source[reader.at] !== closing)
    throw new SyntaxError(`${opening} is not closed in: ${reader.source}`);
  reader.at++;
  if (opening === '[') return { kind: 'optional', pieces: options[0]! };
  if (opening === '(') return { kind: 'choice', options };
  if (options.length !== 2) throw new SyntaxError(`Two tenses, please, in: ${reader.source}`);
  return { kind: 'tense', past: options[0]!, present: options[1]! };
}

/** The names of all slots of a template. */
export function slotsOf(template: Template): string[] {
  return template.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.name];
    if (piece.kind === 'optional') return slotsOf(piece.pieces);
    if (piece.kind === 'tense') return [...slotsOf(piece.past), ...slotsOf(piece.present)];
    return piece.kind === 'choice' ? piece.options.flatMap(slotsOf) : [];
  });
}
