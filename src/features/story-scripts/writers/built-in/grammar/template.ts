/** A piece of a template. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  /** By the tense of the story. */
  | { kind: 'tense'; past: readonly Piece[]; present: readonly Piece[] };

export type Template = readonly Piece[];

const parsed = new Map<string, Template>();

/**
 * Reads a template. Its language: `{name}` is a slot; `<was|is>` the past or the present form, by the
 * tense of the story, and may hold slots.
 * @throws {SyntaxError} on a bracket that is not closed, or closed without being open.
 */
export function parseTemplate(source: string): Template {
  const known = parsed.get(source);
  if (known) return known;
  const pieces = readPieces({ source, at: 0 }, '');
  parsed.set(source, pieces);
  return pieces;
}

interface Reader {
  source: string;
  at: number;
}

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
    if ('|>}()[]'.includes(sign)) throw new SyntaxError(`Unexpected ${sign} in: ${reader.source}`);
    if (sign === '{' || sign === '<') {
      flush();
      pieces.push(sign === '{' ? readSlot(reader) : readTenses(reader));
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

function readTenses(reader: Reader): Piece {
  const past = readUntil(reader, '|');
  const present = readUntil(reader, '>');
  reader.at++;
  return { kind: 'tense', past, present };
}

function readUntil(reader: Reader, end: string): Piece[] {
  reader.at++;
  const pieces = readPieces(reader, '|>');
  if (reader.source[reader.at] !== end) throw new SyntaxError(`Two tenses, please, in: ${reader.source}`);
  return pieces;
}

/** The names of all slots of a template. */
export function slotsOf(template: Template): string[] {
  return template.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.name];
    return piece.kind === 'tense' ? [...slotsOf(piece.past), ...slotsOf(piece.present)] : [];
  });
}
