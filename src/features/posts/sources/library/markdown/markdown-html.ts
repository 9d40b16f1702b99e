import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { ContentError } from './content-error.ts';

/** A picture that the text asks for; texts are plain, '' for none. */
export interface MarkdownImage {
  address: string;
  alt: string;
  caption: string;
}

/** Draws the figure of a picture, or throws an error that says why there is none. */
type DrawFigure = (image: MarkdownImage) => string;

/** A problem at a piece of the text; the piece tells the line. */
class MarkdownError extends Error {
  override name = 'MarkdownError';
  readonly near: string;
  /** The parser adds to the message of every error where its own mistakes are reported. */
  readonly problem: string;

  constructor(problem: string, near: string) {
    super(problem);
    this.near = near;
    this.problem = problem;
  }
}

/** The parser leaves the backslashes in the words of a picture, but not in its title. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

const TOO_DEEP = 'cannot be read: quotes, lists or emphasis are nested too deeply';

/**
 * Turns GitHub's Markdown into HTML, which is not safe yet: raw HTML passes through.
 * A picture on a line of its own becomes what `drawFigure` makes of it.
 * @throws {ContentError} with the line, counted from `firstLine` on.
 */
export function renderMarkdown(text: string, drawFigure: DrawFigure, firstLine = 1): string {
  try {
    const marked = new Marked({ gfm: true, async: false, renderer: createRenderer(drawFigure) });
    return marked.parse(text, { async: false });
  } catch (error) {
    if (error instanceof MarkdownError) throw atLine(error, text, firstLine);
    if (error instanceof RangeError) throw new ContentError(TOO_DEEP, firstLine);
    throw error;
  }
}

/**
 * The pictures of a text that holds nothing else, in their order.
 * @throws {ContentError} at the first thing that is no picture.
 */
export function readPictureLines(text: string, firstLine = 1): (MarkdownImage & { line: number })[] {
  const images: (MarkdownImage & { line: number })[] = [];
  const lineOf = createLineFinder(text, firstLine);
  for (const token of new Marked({ gfm: true, async: false }).lexer(text)) {
    if (token.type === 'space' || isComment(token)) continue;
    const pictures = token.type === 'paragraph' ? onlyImages((token as Tokens.Paragraph).tokens) : undefined;
    if (!pictures) {
      throw new ContentError(
        'holds pictures only, each as ![Caption](picture:key) on its line',
        lineOf(token.raw),
      );
    }
    for (const picture of pictures) images.push({ ...readImage(picture), line: lineOf(picture.raw) });
  }
  return images;
}

function createRenderer(drawFigure: DrawFigure): RendererObject {
  const draw = (token: Tokens.Image) => {
    try {
      return drawFigure(readImage(token));
    } catch (error) {
      if (error instanceof ContentError) throw new MarkdownError(error.message, token.raw);
      throw error;
    }
  };
  return {
    // The title of the page is its only first heading.
    heading({ tokens, depth }) {
      const level = Math.max(2, depth);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    paragraph({ tokens }) {
      const images = onlyImages(tokens);
      return images ? images.map(draw).join('') : `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    image(token) {
      throw new MarkdownError('a picture stands on a line of its own', token.raw);
    },
  };
}

/** The images of a paragraph that holds nothing else. */
function onlyImages(tokens: readonly Token[]): Tokens.Image[] | undefined {
  const solid = tokens.filter((token) => token.type !== 'br' && token.raw.trim() !== '');
  const images = solid.filter((token): token is Tokens.Image => token.type === 'image');
  return images.length > 0 && images.length === solid.length ? images : undefined;
}

function readImage({ href, text, title }: Tokens.Image): MarkdownImage {
  return { address: href, alt: text.replaceAll(ESCAPED, '$1').trim(), caption: title?.trim() ?? '' };
}

function isComment(token: Token): boolean {
  return token.type === 'html' && /^\s*<!--[\s\S]*-->\s*$/.test(token.raw);
}

function atLine({ problem, near }: MarkdownError, text: string, firstLine: number): ContentError {
  return new ContentError(problem, createLineFinder(text, firstLine)(near));
}

/** Finds pieces of a text one after the other, so that the same piece further down has its own line. */
function createLineFinder(text: string, firstLine: number): (piece: string) => number {
  const plain = text.replaceAll(/\r\n?/g, '\n');
  let from = 0;
  return (piece) => {
    const found = plain.indexOf(piece.trim(), from);
    if (found < 0) return firstLine;
    from = found;
    return firstLine + plain.slice(0, found).split('\n').length - 1;
  };
}
