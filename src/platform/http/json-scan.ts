/** Beyond these JSON is refused before it is parsed: a megabyte of brackets would become a hundred of objects. */
export const JSON_LIMITS = { depth: 32, tokens: 5_000 } as const;

/** Where a text of JSON stands, without its quotes. */
interface TextSpan {
  start: number;
  end: number;
}

/** Looks at JSON byte by byte as it arrives. It finds what is too much, not what is wrong. */
interface JsonScan {
  /** @returns false when there is too much of it: nothing more need be read. */
  push(bytes: Uint8Array): boolean;
  /** The longest text so far. */
  readonly longest: TextSpan;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `{` and `[`, `}` and `]`: the second of each pair differs in one bit. */
const OPEN = 0x5b;
const CLOSE = 0x5d;
const BRACE_BIT = 0x20;
const COMMA = 0x2c;
const COLON = 0x3a;
const SPACE = 0x20;

export function createJsonScan({ depth: mostDepth, tokens: mostTokens } = JSON_LIMITS): JsonScan {
  let place = 0;
  let depth = 0;
  let tokens = 0;
  let textStart = -1;
  let isEscaped = false;
  let inWord = false;
  let longest: TextSpan = { start: 0, end: 0 };

  const endText = (at: number) => {
    if (at - textStart > longest.end - longest.start) longest = { start: textStart, end: at };
    textStart = -1;
  };
  /** Beyond texts: brackets, and words like `true` and `12`. */
  const readPlain = (byte: number, at: number) => {
    const isSeparator = byte <= SPACE || byte === COMMA || byte === COLON;
    const bracket = byte & ~BRACE_BIT;
    if (byte === QUOTE) textStart = at + 1;
    if (bracket === OPEN) depth += 1;
    if (bracket === CLOSE) depth -= 1;
    const isWord = !isSeparator && byte !== QUOTE && bracket !== OPEN && bracket !== CLOSE;
    if (byte === QUOTE || bracket === OPEN || (isWord && !inWord)) tokens += 1;
    inWord = isWord;
  };

  return {
    push(bytes) {
      for (let index = 0; index < bytes.length; index++) {
        const byte = bytes[index] as number;
        if (textStart < 0) {
          readPlain(byte, place + index);
          if (depth > mostDepth || tokens > mostTokens) return false;
        } else if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) endText(place + index);
      }
      place += bytes.length;
      return true;
    },
    get longest() {
      return longest;
    },
  };
}
