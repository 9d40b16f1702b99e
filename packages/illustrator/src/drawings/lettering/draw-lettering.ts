import { createLayer, type SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, toCss } from '../../core/color.ts';
import type { Drawing } from '../pen/drawing.types.ts';
import { path } from '../pen/pen.ts';
import { LETTER_STROKES } from './letter-strokes.ts';

interface LetteringOptions {
  /** Breadth over height of the place it is for: the words are broken into lines that fill it. */
  aspect: number;
  /** Height in pixels of that place. */
  high: number;
  color: Rgb;
  /** Breadth of the strokes in tenths of a letter's height. */
  weight?: number;
  /** Around the letters, so that they are read on any ground. */
  halo?: Rgb;
  /** The words shine. */
  lit?: boolean;
}

const HEIGHT = 10;
const SPACE = 4.6;
const LEADING = 1.46;
const MOST_LINES = 4;

const WEIGHT = 1.7;

/** The words in capitals, as all letters here are; undefined where one of them has no drawing. */
export function inCapitals(text: string): string | undefined {
  const capitals = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim();
  return capitals !== '' && [...capitals].every((letter) => letter === ' ' || LETTER_STROKES[letter])
    ? capitals
    : undefined;
}

/** Words as a drawing of their own, in as many lines as fill their place best. */
export function drawLettering(
  capitals: string,
  { aspect, high, color, halo, weight = WEIGHT, lit }: LetteringOptions,
): Drawing {
  const lines = fittingLines(capitals.split(' '), aspect, weight);
  const wide = Math.max(...lines.map((line) => widthOf(line, weight))) + weight * (halo ? 1.9 : 1);
  const tall = HEIGHT * (1 + (lines.length - 1) * LEADING) + weight * 1.6;
  const zoom = Math.max(0.4, Math.min((high * aspect) / wide, high / tall));
  const { canvas, context } = createLayer(wide * zoom, tall * zoom);
  context.scale(zoom, zoom);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (halo) strokeLines(context, lines, { wide, weight, color: halo, breadth: weight * 1.75 });
  strokeLines(context, lines, { wide, weight, color, breadth: weight });
  return {
    canvas,
    glow: lit ? canvas : undefined,
    lights: lit ? [{ x: 0.5, y: 0.5, radius: 1.4, color }] : [],
    anchors: {},
    shaded: true,
    facing: 'front',
  };
}

function strokeLines(
  context: SKRSContext2D,
  lines: readonly string[],
  { wide, weight, color, breadth }: { wide: number; weight: number; color: Rgb; breadth: number },
): void {
  context.strokeStyle = toCss(color);
  context.lineWidth = breadth;
  for (const [row, line] of lines.entries()) {
    context.save();
    context.translate((wide - widthOf(line, weight)) / 2, weight * 0.8 + row * HEIGHT * LEADING);
    for (const letter of line) {
      const [width, strokes] = LETTER_STROKES[letter] ?? [SPACE - weight, ''];
      if (strokes) context.stroke(path(strokes));
      context.translate(width + gap(weight), 0);
    }
    context.restore();
  }
}

function gap(weight: number): number {
  return 1.1 + weight * 0.9;
}

function widthOf(line: string, weight: number): number {
  let width = -gap(weight);
  for (const letter of line) width += (LETTER_STROKES[letter]?.[0] ?? SPACE - weight) + gap(weight);
  return width;
}

/** The words in the number of lines at which the letters are largest. */
function fittingLines(words: readonly string[], aspect: number, weight: number): string[] {
  let best = { lines: [words.join(' ')], size: 0 };
  for (let count = 1; count <= Math.min(MOST_LINES, words.length); count++) {
    const lines = inLines(words, count, weight);
    const wide = Math.max(...lines.map((line) => widthOf(line, weight)));
    const size = Math.min(aspect / wide, 1 / (HEIGHT * (1 + (lines.length - 1) * LEADING)));
    if (size > best.size * 1.02) best = { lines, size };
  }
  return best.lines;
}

/** At most so many lines, about as long as each other. */
function inLines(words: readonly string[], count: number, weight: number): string[] {
  const whole = widthOf(words.join(' '), weight);
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    const isFull = line !== '' && widthOf(longer, weight) > (whole / count) * 1.18;
    if (isFull && lines.length < count - 1) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
