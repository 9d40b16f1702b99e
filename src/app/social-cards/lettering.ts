import { readFileSync } from 'node:fs';
import { type Font, create as readFont } from 'fontkit';

const FILES = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';

/** The files of the display type, in the order in which they are asked for a letter. */
const PARTS = ['latin', 'latin-ext', 'vietnamese'];

/** Words as an SVG fragment, standing on the line y = 0 and beginning at x = 0. */
interface SetLine {
  svg: string;
  width: number;
}

/**
 * Sets words in the display type of the site as outlines, so that they look the same on every machine,
 * whatever fonts it has.
 */
export interface Lettering {
  /** Whether the type has every letter of the text. */
  has(text: string): boolean;
  /** @param size the height of the type in pixels. Letters that it does not have are left out. */
  setLine(text: string, size: number): SetLine;
}

/** Reading a part of the type takes a good part of a second, so that each is read when it is needed. */
export function createLettering(): Lettering {
  const known = new Map<string, Font>();
  const partOf = (part: string): Font => {
    const font = known.get(part) ?? readPart(part);
    known.set(part, font);
    return font;
  };
  const fontOf = (character: string): Font | undefined => {
    const codePoint = character.codePointAt(0) ?? 0;
    const part = PARTS.find((name) => partOf(name).hasGlyphForCodePoint(codePoint));
    return part === undefined ? undefined : partOf(part);
  };

  return {
    has: (text) => Array.from(text.normalize()).every(fontOf),
    setLine(text, size) {
      const outlines: string[] = [];
      let width = 0;
      for (const { font, words } of splitByFont(text.normalize(), fontOf)) {
        const { glyphs, positions } = font.layout(words);
        const scale = size / font.unitsPerEm;
        for (const [place, glyph] of glyphs.entries()) {
          const { xAdvance = 0, xOffset = 0 } = positions[place] ?? {};
          outlines.push(drawOutline(glyph.path.toSVG(), scale, width + xOffset * scale));
          width += xAdvance * scale;
        }
      }
      return { svg: outlines.join(''), width };
    },
  };
}

function readPart(part: string): Font {
  const file = new URL(import.meta.resolve(`${FILES}-${part}-wght-normal.woff2`));
  const font = readFont(readFileSync(file));
  if (!('unitsPerEm' in font)) throw new Error(`${file} holds more than one font.`);
  return font;
}

/** Outlines of letters have their y axis upwards. */
function drawOutline(outline: string, scale: number, x: number): string {
  return outline && `<path transform="matrix(${scale} 0 0 ${-scale} ${x} 0)" d="${outline}"/>`;
}

/** Neighbouring letters of one font are set together, so that they stand as far apart as they should. */
function splitByFont(text: string, fontOf: (character: string) => Font | undefined) {
  const runs: { font: Font; words: string }[] = [];
  for (const character of text) {
    const font = fontOf(character);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.words += character;
    else runs.push({ font, words: character });
  }
  return runs;
}
