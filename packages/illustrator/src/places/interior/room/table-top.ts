import type { TableTop } from '../../../brief/place.types.ts';
import { createLayer } from '../../../core/canvas.ts';
import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fillBox } from '../../../core/ink.ts';
import { setHorizon } from '../../../stage/camera.ts';
import type { Point, Room } from './room.types.ts';
import { traceOutline } from './room-shapes.ts';

/** Things on a table are this far away, metres. */
const NEAR_EDGE = 1.1;
const FAR_EDGE = 2.6;

/** Puts a table before the finished room, which falls out of focus; the stage's horizon becomes the table's far edge. */
export function setTable(room: Room, top: TableTop): void {
  if (top !== 'none') softenRoom(room);
  const { stage } = room;
  // From above the board fills the picture.
  const far = { aerial: 0.14, high: 0.4 }[stage.brief.cameraAngle as string] ?? 0.6;
  const edge = stage.height * (far + room.random.range(-0.015, 0.015));
  const table: Table = { room, edge, grain: room.random.fork('table') };
  if (top !== 'none') {
    layTop(table, top);
    lightTop(table);
  }
  setHorizon(stage, edge);
  writeDepth(table);
}

interface Table {
  room: Room;
  edge: number;
  grain: Room['random'];
}

/** A place on the table: across in half widths of the far edge, down 0 far edge .. 1 near edge of the picture. */
function spot({ room, edge }: Table, across: number, down: number): Point {
  const { width, height } = room.stage;
  const spread = 0.62 + down * 0.62;
  return { x: width * (0.5 + across * spread), y: edge + (height - edge) * down };
}

/** The picture's rows are spaced as a table seen from a chair. */
function rowAt(share: number): number {
  return (share * 0.5) / (1 - share * 0.5);
}

function softenRoom({ stage, context, unit }: Room): void {
  const { width, height } = stage;
  const small = createLayer(width * 0.5, height * 0.5);
  small.context.filter = `blur(${unit * 0.0018}px)`;
  small.context.drawImage(stage.canvas, 0, 0, small.canvas.width, small.canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(small.canvas, 0, 0, width, height);
}

function layTop(table: Table, top: TableTop): void {
  const { room } = table;
  const { scheme } = room;
  switch (top) {
    case 'wood':
      layBoards(table, mix(scheme.wood, [190, 130, 80], 0.4));
      break;
    case 'dark-wood':
      layBoards(table, scale(mix(scheme.wood, [110, 64, 40], 0.6), 0.8));
      break;
    case 'check-cloth':
      layChecks(table, pickColor(table.grain, '#ce3e38 #4674a8 #588c5c #e2a042'));
      break;
    case 'cloth':
      layFolds(table, fromHex(room.stage.brief.backdrop ?? '#5a2430'));
      break;
    case 'linen':
      layPlain(table, [240, 230, 212], 0.5);
      break;
    case 'marble':
      layPlain(table, [232, 230, 228], 1);
      break;
    default:
      layPlain(table, [168, 160, 150], 1);
      break;
  }
}

function fill({ room }: Table, outline: readonly Point[], color: Rgb, alpha = 1): void {
  traceOutline(room, outline);
  room.context.fillStyle = toCss(color, alpha);
  room.context.fill();
}

function layBoards(table: Table, color: Rgb): void {
  const boards = 7;
  for (let board = -boards; board < boards; board++) {
    const [left, right] = [board / boards, (board + 1) / boards];
    const tone = scale(color, table.grain.range(0.88, 1.1));
    fill(
      table,
      [spot(table, left, 0), spot(table, right, 0), spot(table, right, 1), spot(table, left, 1)],
      tone,
    );
    for (let vein = 0; vein < 7; vein++) {
      const at = left + table.grain.next() / boards;
      const end = Math.min(right, Math.max(left, at + table.grain.range(-0.03, 0.03)));
      fill(
        table,
        [spot(table, at, 0), spot(table, at + 0.003, 0), spot(table, end + 0.004, 1), spot(table, end, 1)],
        scale(tone, 0.78),
        0.5,
      );
    }
    fill(
      table,
      [
        spot(table, left - 0.002, 0),
        spot(table, left + 0.002, 0),
        spot(table, left + 0.002, 1),
        spot(table, left - 0.002, 1),
      ],
      scale(color, 0.5),
    );
  }
}

function layChecks(table: Table, color: Rgb): void {
  const white: Rgb = [248, 242, 230];
  fill(table, [spot(table, -1, 0), spot(table, 1, 0), spot(table, 1, 1), spot(table, -1, 1)], white);
  const columns = 11;
  const rows = 8;
  for (let column = -columns; column < columns; column += 2)
    fill(
      table,
      [
        spot(table, column / columns, 0),
        spot(table, (column + 1) / columns, 0),
        spot(table, (column + 1) / columns, 1),
        spot(table, column / columns, 1),
      ],
      color,
      0.55,
    );
  for (let row = 0; row < rows; row += 2) {
    const [far, near] = [rowAt(row / rows), rowAt((row + 1) / rows)];
    fill(
      table,
      [spot(table, -1, far), spot(table, 1, far), spot(table, 1, near), spot(table, -1, near)],
      color,
      0.55,
    );
  }
}

/** Stone with veins, or cloth with folds. */
function layPlain(table: Table, color: Rgb, veins: number): void {
  const { room, grain } = table;
  fill(table, [spot(table, -1, 0), spot(table, 1, 0), spot(table, 1, 1), spot(table, -1, 1)], color);
  const { context, unit } = room;
  context.lineCap = 'round';
  for (let vein = 0; vein < 26 * veins; vein++) {
    let [x, y] = [grain.range(-1, 1), grain.next()];
    context.strokeStyle = toCss(scale(color, grain.range(0.7, 0.9)), grain.range(0.12, 0.4));
    context.lineWidth = unit * grain.range(0.001, 0.006);
    context.beginPath();
    for (let step = 0; step < 9; step++) {
      const at = spot(table, x, y);
      context.lineTo(at.x, at.y);
      x += grain.range(-0.02, 0.1);
      y += grain.range(-0.03, 0.06);
    }
    context.stroke();
  }
}

/** Velvet or silk that lies in soft folds and hangs over the near edge. */
function layFolds(table: Table, color: Rgb): void {
  const { room, grain } = table;
  fill(table, [spot(table, -1, 0), spot(table, 1, 0), spot(table, 1, 1), spot(table, -1, 1)], color);
  const { context, unit } = room;
  context.save();
  context.filter = `blur(${unit * 0.012}px)`;
  context.lineCap = 'round';
  for (let fold = 0; fold < 22; fold++) {
    const [x, y, lean] = [grain.range(-1, 1), grain.next(), grain.range(-0.3, 0.3)];
    for (const [shift, tone] of [
      [0, mix(color, [255, 236, 220], 0.34)],
      [0.05, scale(color, 0.5)],
    ] as const) {
      const [from, to] = [spot(table, x + shift, y), spot(table, x + shift + lean, y + 0.34)];
      context.strokeStyle = toCss(tone, 0.4);
      context.lineWidth = unit * grain.range(0.012, 0.034);
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.quadraticCurveTo(from.x + unit * 0.06, (from.y + to.y) / 2, to.x, to.y);
      context.stroke();
    }
  }
  context.restore();
}

/** Light from the room's side, a bright far edge and a darker near one. */
function lightTop({ room, edge }: Table): void {
  const { context, stage, side, unit, daylight, cosy } = room;
  const { width, height } = stage;
  const across = context.createLinearGradient(side < 0 ? 0 : width, edge, side < 0 ? width : 0, height);
  const dim = daylight > 0 && !cosy ? 1 : 0.8;
  across.addColorStop(0, toCss(scale([255, 244, 226], dim)));
  across.addColorStop(0.5, toCss(scale([236, 216, 200], dim)));
  across.addColorStop(1, toCss(scale([172, 146, 142], dim)));
  context.save();
  context.globalCompositeOperation = 'multiply';
  fillBox(context, across, 0, edge, width, height - edge);
  context.restore();
  fillBox(context, 'rgba(20,10,12,0.32)', 0, edge - unit * 0.004, width, unit * 0.004);
  const rim = context.createLinearGradient(0, edge, 0, edge + unit * 0.05);
  rim.addColorStop(0, 'rgba(255,246,226,0.5)');
  rim.addColorStop(0.12, 'rgba(255,246,226,0.2)');
  rim.addColorStop(1, 'rgba(255,246,226,0)');
  fillBox(context, rim, 0, edge, width, unit * 0.05);
}

function writeDepth({ room, edge }: Table): void {
  const { width, height, depth } = room.stage;
  for (let y = Math.max(0, Math.ceil(edge)); y < height; y++) {
    const down = (y - edge) / (height - edge);
    depth.fill(1 / (1 / FAR_EDGE + (1 / NEAR_EDGE - 1 / FAR_EDGE) * down), y * width, (y + 1) * width);
  }
}
