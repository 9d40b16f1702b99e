import { pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, pointsAt } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, down, ellipse, fill, line, modelled, path, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawDoorway } from './parts/house-parts.ts';

/** A row of lit or dark portholes. */
function drawPorthole(sheet: Sketch, x: number, y: number, radius: number, { lamps }: DrawingRequest): void {
  fill(sheet.context, ellipse(x, y, radius * 1.35), [112, 120, 134]);
  for (const target of lamps ? [sheet.context, sheet.glow] : [sheet.context])
    fill(target, ellipse(x, y, radius), lamps ? [255, 220, 140] : [96, 152, 190]);
  fill(sheet.context, ellipse(x - radius * 0.3, y - radius * 0.3, radius * 0.25), 'rgba(255,255,255,0.8)');
}

/** A base on another world: white domes joined by tunnels, a dish, solar panels. */
export function drawMoonBase(request: DrawingRequest): Drawing {
  const { size, random, lightSide, lamps } = request;
  const white: Rgb = request.color ?? [232, 236, 240];
  return sketch({ size: size * 1.1, left: -1.1, right: 1.1, top: -0.82 }, (sheet) => {
    const { context } = sheet;
    modelled(context, 'M-0.9 -0.02V-0.14H0.9V-0.02Z', scale(white, 0.8), { depth: 0.04, lightSide });
    for (const [x, radius, glass] of [
      [-0.66, 0.24, false],
      [0.64, 0.28, true],
      [0, 0.42, random.chance(0.5)],
    ] as const) {
      const dome = path(`M${x - radius} 0V-0.06A${radius} ${radius} 0 0 1 ${x + radius} -0.06V0Z`);
      fill(
        context,
        dome,
        across(context, x - radius, x + radius, barrel(glass ? [134, 186, 208] : white, lightSide)),
      );
      context.save();
      context.clip(dome);
      if (glass)
        for (let leaf = 0; leaf < 30; leaf++)
          fill(
            context,
            ellipse(x + random.range(-0.85, 0.85) * radius, -(random.next() ** 1.5) * radius * 0.6, 0.035),
            toCss(pickColor(random, '#4f9a4c #6fb058 #3f7f42'), 0.8),
          );
      for (const bend of [-0.6, -0.2, 0.2, 0.6])
        line(
          context,
          `M${x} ${-0.06 - radius}Q${x + bend * radius * 1.8} ${-0.06 - radius * 0.6} ${x + bend * radius * 1.5} 0`,
          'rgba(90,100,116,0.5)',
          0.01,
        );
      line(
        context,
        `M${x - radius} ${-0.06 - radius * 0.45}Q${x} ${-0.02 - radius * 0.45} ${x + radius} ${-0.06 - radius * 0.45}`,
        'rgba(90,100,116,0.5)',
        0.01,
      );
      fill(
        context,
        ellipse(x + lightSide * radius * 0.4, -radius * 0.8, radius * 0.2, radius * 0.12, 0.5 * lightSide),
        'rgba(255,255,255,0.55)',
      );
      context.restore();
      line(context, dome, 'rgba(60,68,84,0.8)', 0.01);
      fill(context, box(x, 0.01, radius * 2.1, 0.05, 0.01), [130, 138, 150]);
      if (glass && lamps) sheet.light(x, -0.2, radius * 1.6, [190, 240, 200]);
    }
    for (const x of [-0.2, 0.2]) drawPorthole(sheet, x, -0.2, 0.05, request);
    drawPorthole(sheet, -0.66, -0.16, 0.04, request);
    drawDoorway(sheet, { x: 0, bottom: 0, width: 0.15, height: 0.2 }, [212, 120, 52], {
      arched: true,
      frame: [150, 158, 170],
      steps: 0,
    });
    line(context, 'M-0.4 -0.14V-0.56', [150, 156, 168], 0.022);
    modelled(context, 'M-0.56 -0.66Q-0.4 -0.46 -0.24 -0.66Q-0.4 -0.6 -0.56 -0.66Z', white, {
      depth: 0.02,
      lightSide,
    });
    line(context, 'M-0.4 -0.58V-0.7', [110, 116, 128], 0.014);
    for (const x of [-1.0, 0.99]) {
      line(context, `M${x} 0V-0.2`, [120, 126, 138], 0.02);
      fill(context, polygon(pointsAt(x, 0, '-0.1,-0.14 0.04,-0.34 0.1,-0.3 -0.03,-0.1')), [54, 92, 164]);
    }
  });
}

/** A space station: a wheel of modules round a hub, with solar wings. */
export function drawSpaceStation(request: DrawingRequest): Drawing {
  const { size, lightSide, lamps, random } = request;
  const white: Rgb = request.color ?? [224, 228, 234];
  return sketch({ size: size * 1.05, left: -1.1, right: 1.1, top: -1.05 }, (sheet) => {
    const { context, glow } = sheet;
    for (const target of lamps ? [context, glow] : [context]) {
      target.save();
      target.translate(0, -0.5);
      target.rotate(-0.2);
    }
    for (const side of [-1, 1]) {
      line(context, `M0 0H${side * 1.0}`, [150, 156, 168], 0.026);
      for (const y of [-0.16, 0.02]) {
        fill(
          context,
          box(side * 0.84, y + 0.14, 0.3, 0.14),
          down(context, y, y + 0.14, coloredRows<1>('0,#6898dc 1,#2c488c')),
        );
        for (let cell = 1; cell < 5; cell++)
          line(context, `M${side * 0.84 - 0.15 + cell * 0.06} ${y}v0.14`, 'rgba(220,230,244,0.8)', 0.007);
      }
    }
    line(context, ellipse(0, 0, 0.56, 0.3), scale(white, 0.5), 0.15);
    line(context, ellipse(0, 0, 0.56, 0.3), white, 0.12);
    line(context, ellipse(0, 0.02, 0.56, 0.3), scale(white, 0.74), 0.05);
    for (let spoke = 0; spoke < 4; spoke++) {
      const angle = spoke * 1.5708 + 0.5;
      line(context, `M0 0L${Math.cos(angle) * 0.54} ${Math.sin(angle) * 0.28}`, scale(white, 0.85), 0.06);
    }
    for (let window = 0; window < 30; window++) {
      const angle = (window / 30) * 6.2832;
      if (!random.chance(0.8)) continue;
      for (const target of lamps ? [context, glow] : [context])
        fill(target, ellipse(Math.cos(angle) * 0.57, Math.sin(angle) * 0.305, 0.014), [255, 216, 130]);
    }
    line(context, 'M0 0V-0.34', [150, 156, 168], 0.04);
    modelled(context, 'M-0.1 0.26H0.1L0.14 -0.2Q0 -0.28 -0.14 -0.2Z', white, {
      depth: 0.05,
      lightSide,
    });
    modelled(context, 'M-0.14 -0.4Q0 -0.24 0.14 -0.4Q0 -0.35 -0.14 -0.4Z', white, {
      depth: 0.02,
      lightSide,
    });
    for (const target of lamps ? [context, glow] : [context]) target.restore();
    if (lamps) sheet.light(0, -0.5, 0.6, [200, 220, 255]);
  });
}

/** An observatory: a silver dome with an open slit and its telescope. */
export function drawObservatory(request: DrawingRequest): Drawing {
  const { size, random, lightSide, color, lamps } = request;
  const wall: Rgb = [236, 230, 218];
  const silver: Rgb = color ?? pickColor(random, '#c0c8d0 #8aa0a8 #b5806a');
  return sketch({ size, left: -0.75, right: 0.75, top: -1.05 }, (sheet) => {
    const { context } = sheet;
    fill(context, box(0, 0, 0.96, 0.42), across(context, -0.48, 0.48, barrel(wall, lightSide)));
    for (const x of [-0.34, -0.17, 0.17, 0.34])
      for (const target of lamps ? [context, sheet.glow] : [context])
        fill(target, box(x, -0.12, 0.075, 0.17, 0.03), lamps ? [255, 214, 130] : [96, 128, 152]);
    drawDoorway(sheet, { x: 0, bottom: 0, width: 0.13, height: 0.24 }, [96, 66, 48], { arched: true });
    fill(
      context,
      box(0, -0.4, 1.04, 0.06, 0.01),
      across(context, -0.52, 0.52, barrel(scale(silver, 0.85), lightSide)),
    );
    const dome = 'M-0.5 -0.45A0.5 0.5 0 0 1 0.5 -0.45Z';
    fill(context, dome, across(context, -0.5, 0.5, barrel(silver, lightSide)));
    for (const bend of [-0.75, -0.45, -0.15])
      line(
        context,
        `M0 -0.95Q${bend * 0.7} -0.85 ${bend * 0.6} -0.46`,
        toCss(scale(silver, 0.55), 0.5),
        0.008,
      );
    const slit = 'M0.04 -0.94Q0.14 -0.9 0.2 -0.46H0.36Q0.34 -0.78 0.16 -0.92Z';
    for (const target of lamps ? [context, sheet.glow] : [context])
      fill(target, slit, lamps ? [255, 176, 90] : [36, 38, 52]);
    line(context, 'M0.12 -0.6L0.44 -0.96', [74, 78, 90], 0.13);
    line(context, 'M0.12 -0.6L0.44 -0.96', [236, 238, 242], 0.1);
    line(context, 'M0.4 -0.92L0.45 -0.975', [60, 100, 150], 0.1);
    line(context, dome, toCss(scale(silver, 0.35), 0.8), 0.01);
    if (lamps) sheet.light(0.2, -0.7, 0.4, [255, 180, 90]);
  });
}
