import type { SubjectRequest } from '../../brief/brief.types.ts';
import { type Canvas, pixelsOf, resample } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { drawLettering, inCapitals } from '../../drawings/lettering/draw-lettering.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import { isSign } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { NounFacts } from '../../vocabulary/noun.types.ts';
import { depictOn, screenHeight } from './depict.ts';

type Screen = NonNullable<NounFacts['screen']>;

/** Without a screen or a label: what is carved or cast. */
const BARE: Screen = { x: 0.5, y: 0.56, wide: 0.7, high: 0.36 };

/** Where words are on things that have no screen for pictures. */
const FACES: Readonly<Record<string, Screen>> = {
  cake: { x: 0.5, y: 0.7, wide: 0.62, high: 0.22 },
  'birthday cake': { x: 0.5, y: 0.76, wide: 0.6, high: 0.17 },
  'jar of jam': { x: 0.5, y: 0.64, wide: 0.84, high: 0.3, ground: '#f4ead2' },
  book: { x: 0.48, y: 0.42, wide: 0.72, high: 0.36 },
  door: { x: 0.46, y: 0.4, wide: 0.44, high: 0.17, ground: '#f4ead2' },
  tombstone: BARE,
  'neon sign': { x: 0.5, y: 0.5, wide: 0.84, high: 0.6 },
};

/** A label, where nothing else is known. */
const LABEL: Screen = { x: 0.5, y: 0.6, wide: 0.62, high: 0.28, ground: '#f4ead2' };

const NAME = { aspect: 6, color: [44, 40, 44], weight: 2.1 } as const;
const TITLE = { aspect: 3.4, color: [250, 246, 234], halo: [34, 28, 30], weight: 2.1 } as const;

const DARK: Rgb = [52, 38, 32];
const PALE: Rgb = [250, 246, 234];
const PINK: Rgb = [255, 96, 140];

/** The drawing with the words of the prompt on its board, label or icing. */
export function inscribe(
  { brief }: Pick<Stage, 'brief'>,
  drawing: Drawing,
  { noun, lettering }: SubjectRequest,
): Drawing {
  const capitals = lettering && inCapitals(lettering);
  if (!capitals) return drawing;
  const { width, height } = drawing.canvas;
  if (noun.name === 'lettering')
    return drawLettering(capitals, {
      high: Math.max(height, width / 3.4),
      ...(isSign(brief) ? NAME : TITLE),
    });
  const screen = FACES[noun.name] ?? noun.screen ?? LABEL;
  const lit = noun.name === 'neon sign';
  const ground = screen.ground ? undefined : toneAt(drawing.canvas, screen);
  const isDark = screen.ground ? isDarkHex(screen.ground) : brightnessOf(ground!) < 120;
  const words = drawLettering(capitals, {
    aspect: (width * screen.wide) / (height * screen.high),
    high: screenHeight(drawing, screen),
    color: lit ? PINK : isDark ? PALE : DARK,
    lit,
  });
  return depictOn(drawing, words, screen);
}

function brightnessOf([red, green, blue]: Rgb): number {
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

function isDarkHex(hex: string): boolean {
  const number = Number.parseInt(hex.slice(1), 16);
  return brightnessOf([number >> 16, (number >> 8) & 255, number & 255]) < 120;
}

/** The mean color of what is covered there. */
function toneAt(canvas: Canvas, { x, y, wide, high }: Screen): Rgb {
  const small = resample(canvas, 40, 40);
  const { data } = pixelsOf(small);
  const sum = [0, 0, 0, 0];
  for (let row = Math.floor((y - high / 2) * 40); row < (y + high / 2) * 40; row++)
    for (let column = Math.floor((x - wide / 2) * 40); column < (x + wide / 2) * 40; column++) {
      const at = (row * 40 + column) * 4;
      if (!((data[at + 3] ?? 0) > 128)) continue;
      for (let part = 0; part < 3; part++) sum[part] = sum[part]! + data[at + part]!;
      sum[3] = sum[3]! + 1;
    }
  const count = sum[3] || 1;
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count];
}
