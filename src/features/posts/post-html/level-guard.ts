import { Parser } from 'htmlparser2';

/** Parsers look at all open elements again and again, so a post with very many takes very long. */
const MAX_OPEN_ELEMENTS = 2000;

/** What a parser calls at each start and end of an element. */
export interface LevelGuard {
  open(): void;
  close(): void;
}

class TooManyOpenElements extends Error {
  override name = 'TooManyOpenElements';
}

/**
 * Runs `parse` on a piece of HTML, giving it what to call at each start and end of an element. When
 * thousands of elements are open at once, it runs again on what stands before.
 */
export function withLevelGuard<Result>(
  html: string,
  parse: (html: string, guard: LevelGuard) => Result,
): Result {
  try {
    return parse(html, createGuard());
  } catch (error) {
    if (!(error instanceof TooManyOpenElements)) throw error;
    return parse(beforeTooMany(html), createGuard());
  }
}

function createGuard(): LevelGuard {
  let open = 0;
  return {
    open() {
      open++;
      if (open > MAX_OPEN_ELEMENTS) throw new TooManyOpenElements();
    },
    close() {
      open--;
    },
  };
}

function beforeTooMany(html: string): string {
  const guard = createGuard();
  const parser = new Parser({ onopentagname: guard.open, onclosetag: guard.close });
  try {
    parser.end(html);
    return html;
  } catch (error) {
    if (!(error instanceof TooManyOpenElements)) throw error;
    return html.slice(0, parser.startIndex);
  }
}
