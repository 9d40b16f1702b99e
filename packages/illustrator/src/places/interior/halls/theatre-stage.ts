import { drawSoftly } from '../../../core/canvas.ts';
import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fillBox, fillDisc, fillOval } from '../../../core/ink.ts';
import { TAU } from '../../../core/maths.ts';
import type { PaintPlace, Room } from '../room/room.types.ts';
import { fillOutline } from '../room/room-shapes.ts';
import { paintShell } from '../room/room-shell.ts';

const VELVETS: readonly Rgb[] = colorList('#a81c28 #8c1a3c #243e82 #961e22 #54226e');

/** A theatre's stage: boards, velvet at both sides and above, a spotlight, and heads in the dark before it. */
export const paintTheatreStage: PaintPlace = (room) => {
  const { random } = room;
  const velvet = random.pick(VELVETS);
  const back = pickColor(random, '#26223e #3a1a28 #1a303e #3c2c28');
  paintShell(room, {
    wall: back,
    ceiling: scale(back, 0.5),
    floor: pickColor(random, '#b07444 #96603a #be8854'),
    floorFinish: 'planks',
  });
  hangBackdrop(room, velvet, back);
  throwSpotlight(room);
  drapeSides(room, velvet);
  drapeTop(room, velvet);
  setFootlights(room);
  seatAudience(room, velvet);
};

function hangBackdrop(room: Room, velvet: Rgb, back: Rgb): void {
  const { context, stage } = room;
  const foot = room.point(0, 0, 0).y;
  const cloth = mix(velvet, back, 0.62);
  const folds = context.createLinearGradient(0, 0, stage.width, 0);
  const count = 26;
  for (let fold = 0; fold <= count; fold++)
    folds.addColorStop(fold / count, toCss(scale(cloth, fold % 2 ? 0.72 : 1.16)));
  fillBox(context, folds, 0, 0, stage.width, foot);
  const dark = context.createLinearGradient(0, 0, 0, foot);
  dark.addColorStop(0, 'rgba(10,4,14,0.6)');
  dark.addColorStop(0.5, 'rgba(10,4,14,0.1)');
  dark.addColorStop(1, 'rgba(10,4,14,0.5)');
  fillBox(context, dark, 0, 0, stage.width, foot);
}

/** One cone from above and its bright disc on the boards. */
function throwSpotlight(room: Room): void {
  const { stage, context, unit, near, random } = room;
  const { width, height } = stage;
  // Players stand a little off the middle, away from the light's side.
  const spot = { x: width * (0.5 - room.side * 0.05), y: room.point(0, 0, near * 0.66).y };
  const source = { x: width * (0.5 + room.side * random.range(0.05, 0.2)), y: -height * 0.12 };
  const radius = Math.min(unit * 0.4, width * 0.36);
  context.save();
  context.globalCompositeOperation = 'multiply';
  const dim = context.createRadialGradient(
    spot.x,
    spot.y - unit * 0.22,
    unit * 0.2,
    spot.x,
    spot.y - unit * 0.22,
    unit * 0.85,
  );
  dim.addColorStop(0, 'rgb(255,246,226)');
  dim.addColorStop(1, 'rgb(92,70,92)');
  fillBox(context, dim, 0, 0, width, height);
  context.restore();
  drawSoftly(context, width, height, { blur: unit * 0.012, blend: 'screen', resolution: 0.25 }, (soft) => {
    const beam = soft.createLinearGradient(0, source.y, 0, spot.y);
    beam.addColorStop(0, 'rgba(255,240,204,0.62)');
    beam.addColorStop(1, 'rgba(255,232,186,0.16)');
    soft.fillStyle = beam;
    soft.beginPath();
    soft.moveTo(source.x - unit * 0.03, source.y);
    soft.lineTo(source.x + unit * 0.03, source.y);
    soft.lineTo(spot.x + radius, spot.y);
    soft.lineTo(spot.x - radius, spot.y);
    soft.fill();
    fillOval(soft, 'rgba(255,236,190,0.4)', spot.x, spot.y, radius * 1.04, radius * 0.3);
  });
}

function drapeSides(room: Room, velvet: Rgb): void {
  const { context, stage, unit } = room;
  const { width, height } = stage;
  const wide = Math.max(unit * 0.2, width * 0.17);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : width;
    const folds = context.createLinearGradient(edge, 0, edge - side * wide, 0);
    for (let fold = 0; fold <= 8; fold++)
      folds.addColorStop(fold / 8, toCss(scale(velvet, fold % 2 ? 0.56 : 1.1)));
    context.fillStyle = folds;
    context.beginPath();
    context.moveTo(edge, 0);
    context.lineTo(edge - side * wide * 1.15, 0);
    context.quadraticCurveTo(
      edge - side * wide * 1.1,
      height * 0.36,
      edge - side * wide * 0.62,
      height * 0.58,
    );
    context.quadraticCurveTo(
      edge - side * wide * 0.9,
      height * 0.7,
      edge - side * wide * 0.95,
      height * 0.84,
    );
    context.lineTo(edge, height * 0.86);
    context.fill();
    context.save();
    context.clip();
    context.fillStyle = toCss([226, 182, 84]);
    context.beginPath();
    context.ellipse(edge - side * wide * 0.36, height * 0.58, wide * 0.42, unit * 0.014, side * 0.22, 0, TAU);
    context.fill();
    context.restore();
  }
}

function drapeTop({ context, stage, unit }: Room, velvet: Rgb): void {
  const { width, height } = stage;
  const swags = Math.max(4, Math.round((width / unit) * 5));
  const wide = width / swags;
  for (let swag = 0; swag < swags; swag++) {
    const x = swag * wide;
    const drop = height * 0.12;
    const fill = context.createRadialGradient(x + wide / 2, 0, 0, x + wide / 2, 0, drop * 1.25);
    for (let fold = 0; fold <= 6; fold++)
      fill.addColorStop(fold / 6, toCss(scale(velvet, fold % 2 ? 0.66 : 1.08)));
    context.fillStyle = fill;
    context.strokeStyle = toCss([226, 182, 84]);
    context.lineWidth = unit * 0.008;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, drop * 0.5);
    context.quadraticCurveTo(x + wide / 2, drop * 1.5, x + wide, drop * 0.5);
    context.lineTo(x + wide, 0);
    context.fill();
    context.beginPath();
    context.moveTo(x, drop * 0.5);
    context.quadraticCurveTo(x + wide / 2, drop * 1.5, x + wide, drop * 0.5);
    context.stroke();
  }
}

function setFootlights(room: Room): void {
  const { stage, unit } = room;
  const { width, height } = stage;
  const edge = height * 0.925;
  fillOutline(
    room,
    [
      { x: 0, y: edge },
      { x: width, y: edge },
      { x: width, y: height },
      { x: 0, y: height },
    ],
    [48, 26, 24],
  );
  fillOutline(
    room,
    [
      { x: 0, y: edge },
      { x: width, y: edge },
      { x: width, y: edge + unit * 0.012 },
      { x: 0, y: edge + unit * 0.012 },
    ],
    [214, 166, 84],
  );
  for (let lamp = 0; lamp < 9; lamp++) {
    const x = (width * (lamp + 0.5)) / 9;
    room.lamps.push({ x, y: edge, radius: unit * 0.1, color: [255, 214, 140], strength: 0.8 });
  }
}

/** Rows of velvet seats with dark heads above them along the lower edge, drawn after the players. */
function seatAudience(room: Room, velvet: Rgb): void {
  const random = room.random.fork('audience');
  room.stage.foreground.push(({ context, width, height }) => {
    const unit = Math.min(width, height);
    for (const [row, size] of [unit * 0.042, unit * 0.06].entries()) {
      const foot = height * (row === 0 ? 0.965 : 1.02);
      for (let x = row * size; x < width + size * 2; x += size * 2.1) {
        if (random.chance(0.62)) {
          const head = x + random.range(-0.2, 0.2) * size;
          fillDisc(context, 'rgb(26,14,22)', head, foot - size * 1.35, size * 0.5);
          fillOval(context, 'rgb(26,14,22)', head, foot - size * 0.5, size * 0.9, size * 0.6);
        }
        const back = context.createLinearGradient(0, foot - size * 1.1, 0, foot + size * 0.6);
        back.addColorStop(0, toCss(scale(velvet, 0.95)));
        back.addColorStop(1, toCss(scale(velvet, 0.34)));
        context.fillStyle = back;
        context.strokeStyle = 'rgb(40,18,20)';
        context.lineWidth = size * 0.1;
        context.beginPath();
        context.roundRect(x - size * 0.94, foot - size * 1.02, size * 1.88, size * 2, size * 0.5);
        context.fill();
        context.stroke();
      }
    }
  });
}
