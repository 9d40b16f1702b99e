import { colorList, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

const PIECES: Readonly<Record<string, string>> = {
  pawn: '0.1,-0.64 0.1,-0.58 0.17,-0.54 0.09,-0.48 0.1,-0.34 0.17,-0.2 0.26,-0.14 0.28,-0.03',
  bishop:
    '0.02,-1 0.05,-0.95 0.15,-0.82 0.16,-0.72 0.09,-0.62 0.18,-0.58 0.09,-0.52 0.1,-0.34 0.17,-0.2 0.28,-0.14 0.3,-0.03',
  king: '0.03,-0.9 0.19,-0.84 0.22,-0.74 0.11,-0.62 0.2,-0.58 0.1,-0.52 0.11,-0.34 0.18,-0.2 0.3,-0.14 0.32,-0.03',
  rook: '0.22,-0.78 0.21,-0.66 0.14,-0.58 0.12,-0.4 0.16,-0.22 0.27,-0.14 0.29,-0.03',
};

/** One chess piece on a foot at (x, y). */
function drawChessPiece(
  { context, ...tools }: ThingTools,
  name: string,
  x: number,
  y: number,
  size: number,
  color: Rgb,
): void {
  framed(context, { at: [x, y], scale: [size, size] }, () => {
    if (name === 'knight') {
      tools.turned(0, '0.16,-0.26 0.18,-0.2 0.28,-0.14 0.3,-0.03', color, { tilt: 0.16 });
      tools.solid(
        '-0.16,-0.24 -0.1,-0.46 -0.3,-0.5 -0.34,-0.6 -0.14,-0.8 -0.08,-0.94 0.02,-0.84 0.18,-0.72 0.22,-0.48 0.16,-0.24',
        color,
        0.06,
      );
      tools.flat(ellipse(-0.1, -0.7, 0.025), scale(color, 0.25));
      tools.stroke('M0.08 -0.78Q0.16 -0.6 0.13 -0.3', scale(color, 0.6), 0.02);
    } else {
      tools.turned(0, PIECES[name] ?? PIECES.pawn!, color, { tilt: 0.12, contrast: 1.15 });
      if (name === 'pawn') tools.ball(0, -0.76, 0.155, color);
      if (name === 'king')
        tools.solid(
          'M-0.03 -0.88V-0.95H-0.09V-1.01H-0.03V-1.07H0.03V-1.01H0.09V-0.95H0.03V-0.88Z',
          color,
          0.015,
        );
      if (name === 'rook')
        for (const at of [-0.15, 0, 0.15]) tools.solid(box(at, -0.76, 0.085, 0.1, 0.01), color, 0.015);
      tools.gleam(`M${tools.lightSide * 0.07} -0.5V-0.3`, 0.025, 0.4);
    }
  });
}

const IVORY: Rgb = [240, 224, 190];
const EBONY: Rgb = [74, 58, 56];

/** A chess piece: king, knight, bishop, rook or pawn by the prompt's words or by chance. */
export const drawChessPieceAlone = thing(
  { left: -0.4, right: 0.4, top: -1.1 },
  (tools, { random, color, qualities }) => {
    const names = ['king', 'knight', 'pawn', 'rook', 'bishop'];
    const name = names.find((known) => qualities.includes(known)) ?? random.pick(names.slice(0, 3));
    drawChessPiece(tools, name, 0, 0, 0.98, color ?? (random.chance(0.5) ? IVORY : EBONY));
  },
);

/** A chess board seen from the front with its men set up, its foot at y. */
function drawBoard(tools: ThingTools, y: number, half: number, rise: number, size: number): void {
  tools.solid(pathAt(0, y, 'M-1.08 0H1.08V0.06H-1.08Z', half), [116, 74, 44], 0.02);
  const edge = (row: number, column: number) => {
    const t = row / 8;
    const reach = half * (1 - t * 0.22);
    return `${(column / 4 - 1) * reach} ${y - rise * t}`;
  };
  tools.flat(`M${edge(-0.3, -0.2)}L${edge(-0.3, 8.2)}L${edge(8.3, 8.2)}L${edge(8.3, -0.2)}Z`, [136, 88, 52]);
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++)
      tools.flat(
        `M${edge(row, column)}L${edge(row, column + 1)}L${edge(row + 1, column + 1)}L${edge(row + 1, column)}Z`,
        (row + column) % 2 ? [244, 226, 188] : [130, 82, 52],
      );
  const men: Array<[string, number, number, Rgb]> = [];
  const back = ['rook', 'knight', 'bishop', 'king', 'king', 'bishop', 'knight', 'rook'];
  for (const [column, name] of back.entries()) men.push([name, 7.5, column, EBONY]);
  for (const column of [0, 1, 2, 5, 6, 7]) men.push(['pawn', 6.5, column, EBONY]);
  men.push(['pawn', 4.5, 3, EBONY], ['pawn', 3.5, 4, IVORY], ['knight', 2.5, 5, IVORY]);
  for (const column of [0, 1, 2, 3, 6, 7]) men.push(['pawn', 1.5, column, IVORY]);
  for (const [column, name] of back.entries()) men.push([name, 0.5, column, IVORY]);
  for (const [name, row, column, color] of men) {
    const t = row / 8;
    drawChessPiece(
      tools,
      name,
      ((column + 0.5) / 4 - 1) * half * (1 - t * 0.22),
      y - rise * t + 0.01,
      size * (1 - t * 0.22),
      color,
    );
  }
}

/** A chess board with its men. */
export const drawChessBoard = thing({ left: -0.95, right: 0.95, top: -0.96 }, (tools) =>
  drawBoard(tools, -0.06, 0.84, 0.56, 0.24),
);

/** A small table with a game of chess on it. */
export const drawChessTable = thing({ left: -0.7, right: 0.7, top: -1.06 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#8f5f38 #a9713e');
  for (const side of [-1, 1])
    tools.rod(`0,-0.18 ${side * 0.2},-0.08 ${side * 0.34},0`, '0.09 0.07 0.05', wood);
  tools.turned(0, '0.06,-0.6 0.05,-0.48 0.09,-0.32 0.05,-0.24 0.1,-0.1', wood);
  tools.solid(box(0, -0.6, 1.24, 0.07, 0.02), wood, 0.02);
  tools.solid('M-0.62 -0.66H0.62L0.5 -0.9H-0.5Z', mix(wood, [255, 232, 196], 0.2), 0.015);
  drawBoard(tools, -0.68, 0.46, 0.19, 0.135);
});

/** A fan of playing cards. */
export const drawPlayingCards = thing({ left: -0.7, right: 0.7, top: -1.04 }, (tools, { random }) => {
  const suits = random.chance(0.5)
    ? ['heart', 'spade', 'diamond', 'club', 'heart']
    : ['spade', 'heart', 'club', 'diamond', 'spade'];
  suits.forEach((suit, index) => {
    const { context } = tools;
    framed(context, { at: [0, -0.06], turn: (index - 2) * 0.27 }, () => {
      tools.solid(box(0, -0.04, 0.46, 0.72, 0.045), [252, 250, 244], 0.02);
      drawSuit(tools, suit, 0, -0.4, 0.13);
      drawSuit(tools, suit, -0.17, -0.66, 0.05);
      drawSuit(tools, suit, 0.17, -0.14, 0.05);
    });
  });
});

function drawSuit(tools: ThingTools, suit: string, x: number, y: number, size: number): void {
  const red: Rgb = [214, 40, 48];
  const black: Rgb = [38, 36, 44];
  const [s, h] = [size, size * 0.5];
  if (suit === 'diamond') tools.flat(pathAt(x, y, 'M0 -1L0.7 0L0 1L-0.7 0Z', s, s), red);
  else if (suit === 'heart')
    tools.flat(
      `M${x} ${y + s}C${x - s * 1.5} ${y - h * 0.2} ${x - s * 0.8} ${y - s * 1.3} ${x} ${y - h * 0.7}C${x + s * 0.8} ${y - s * 1.3} ${x + s * 1.5} ${y - h * 0.2} ${x} ${y + s}Z`,
      red,
    );
  else {
    tools.flat(
      `M${x - h * 0.6} ${y + s}Q${x} ${y + h} ${x} ${y}Q${x} ${y + h} ${x + h * 0.6} ${y + s}Z`,
      black,
    );
    if (suit === 'spade')
      tools.flat(
        `M${x} ${y - s}C${x + s * 1.5} ${y + h * 0.2} ${x + s * 0.7} ${y + s} ${x} ${y + h * 0.7}C${x - s * 0.7} ${y + s} ${x - s * 1.5} ${y + h * 0.2} ${x} ${y - s}Z`,
        black,
      );
    else
      for (const [dx, dy] of rows<2>('-0.48,0.1 0.48,0.1 0,-0.52'))
        tools.flat(ellipse(x + dx * s, y + dy * s, s * 0.44), black);
  }
}

/** A wooden toy train: engine and waggons on rails, looking right. */
export const drawToyTrain = thing(
  { left: -1.24, right: 1.24, top: -0.72, facing: 'right' },
  (tools, { random, color }) => {
    const red: Rgb = color ?? pickColor(random, '#d8382e #2f6fb8 #3f9a5a');
    const [second, third] = random.chance(0.5)
      ? colorList<2>('#f0b82e #3f8fd0')
      : colorList<2>('#3f9a6a #f0782e');
    tools.stroke('M-1.2 -0.03H1.2', [150, 104, 62], 0.035);
    for (let sleeper = 0; sleeper < 13; sleeper++)
      tools.solid(box(-1.14 + sleeper * 0.19, 0.02, 0.07, 0.04, 0.008), [112, 76, 48], 0.008);
    for (const [x, paint] of [
      [-0.86, third],
      [-0.22, second],
    ] as const) {
      tools.solid(box(x, -0.14, 0.52, 0.25, 0.04), paint, 0.04);
      tools.solid(box(x, -0.36, 0.58, 0.05, 0.02), mix(paint, [255, 255, 255], 0.2), 0.015);
      if (x < -0.5)
        for (const [dx, tone] of coloredRows<1>('-0.14,#e0505a 0.02,#f2d27a 0.16,#7ac07a'))
          tools.solid(box(x + dx, -0.4, 0.14, 0.13, 0.02), tone, 0.02);
      else for (const dx of [-0.15, 0, 0.15]) tools.ball(x + dx, -0.44, 0.085, [166, 112, 68]);
      tools.stroke(`M${x + 0.26} -0.2h0.12`, [90, 70, 60], 0.03);
      for (const dx of [-0.15, 0.15]) drawWheel(tools, x + dx, -0.1, 0.1);
    }
    tools.solid(box(0.28, -0.14, 0.32, 0.46, 0.03), red, 0.04);
    tools.flat(box(0.28, -0.38, 0.18, 0.15, 0.03), [206, 232, 244]);
    tools.solid(box(0.28, -0.6, 0.42, 0.06, 0.02), scale(red, 0.75), 0.02);
    tools.solid(
      'M0.42 -0.14V-0.42H0.86C0.98 -0.42 1 -0.14 0.86 -0.14Z',
      mix(red, [255, 255, 255], 0.12),
      0.05,
    );
    tools.ball(0.93, -0.28, 0.1, third, 0.13);
    tools.turned(0.76, '0.085,-0.62 0.05,-0.54 0.05,-0.42', second, { tilt: 0.2, inside: [70, 50, 40] });
    tools.ball(0.58, -0.44, 0.06, [240, 200, 90]);
    drawWheel(tools, 0.3, -0.12, 0.125);
    for (const x of [0.62, 0.86]) drawWheel(tools, x, -0.09, 0.095);
    for (const [x, y, radius] of rows<3>('0.7,-0.66,0.05 0.6,-0.69,0.035'))
      tools.flat(ellipse(x, y, radius), 'rgba(255,255,255,0.75)');
  },
);

function drawWheel(tools: ThingTools, x: number, y: number, radius: number): void {
  tools.ball(x, y, radius, [74, 62, 62]);
  tools.ball(x, y, radius * 0.62, [236, 200, 120]);
  tools.flat(ellipse(x, y, radius * 0.18), [110, 80, 50]);
}
