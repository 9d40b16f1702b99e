import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows, points } from '../../../core/number-tables.ts';
import { across, around, box, clipped, down, ellipse, fade, type path, pathAt } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const WOODS = ['#8f5f38', '#a9713e', '#754a2c'] as const;

/** A small picture for an easel or a frame: hills, a flower or a boat. */
function paintPicture(
  tools: ThingTools,
  left: number,
  top: number,
  width: number,
  height: number,
  kind: number,
): void {
  const { context } = tools;
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  context.translate(left, top);
  context.scale(width, height);
  tools.flat(
    'M0 0H1V1H0Z',
    down(
      context,
      0,
      1,
      kind === 1 ? fade('#f6e3c4', '#e8c29a') : fade('#7fb8e0', [0.6, '#f6e2b8'], '#f6d8a0'),
    ),
  );
  if (kind === 1) {
    tools.stroke('M0.5 0.95Q0.46 0.7 0.5 0.45', [84, 130, 70], 0.035);
    tools.flat('0.5,0.75 0.3,0.62 0.2,0.7 0.34,0.8', [96, 150, 76]);
    for (let petal = 0; petal < 8; petal++) {
      const angle = (petal / 8) * Math.PI * 2;
      tools.flat(
        ellipse(0.5 + Math.cos(angle) * 0.14, 0.38 + Math.sin(angle) * 0.14, 0.11, 0.065, angle),
        petal % 2 ? [226, 84, 96] : [240, 122, 120],
      );
    }
    tools.flat(ellipse(0.5, 0.38, 0.085), [246, 200, 70]);
  } else if (kind === 2) {
    tools.flat('M0 0.6H1V1H0Z', [70, 140, 180]);
    tools.flat('M0.3 0.66H0.76L0.68 0.78H0.38Z', [150, 74, 48]);
    tools.flat('M0.52 0.16V0.63H0.26Z', [250, 246, 236]);
    tools.flat('M0.55 0.24V0.63H0.76Z', [240, 180, 90]);
    tools.stroke('M0.1 0.84H0.34M0.5 0.9H0.8', 'rgba(255,255,255,0.7)', 0.025);
  } else {
    tools.flat(ellipse(0.72, 0.3, 0.1), [255, 236, 160]);
    tools.flat('M0 0.62L0.26 0.3L0.46 0.56L0.64 0.4L1 0.68V1H0Z', [112, 138, 168]);
    tools.flat('M0 0.72Q0.3 0.54 0.6 0.7T1 0.66V1H0Z', [106, 158, 86]);
    tools.flat('M0 0.86Q0.4 0.72 1 0.86V1H0Z', [78, 128, 66]);
  }
  context.restore();
}

/** A painter's easel with a canvas in work. */
export const drawEasel = thing({ left: -0.5, right: 0.5, top: -1.06 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#b98450 #9a6a3c');
  tools.rod('0,-0.9 0.02,-0.1', '0.035 0.03', scale(wood, 0.6));
  tools.rod('0,-1.03 0,-0.6', '0.04 0.045', wood);
  for (const side of [-1, 1]) tools.rod(`${side * 0.05},-0.98 ${side * 0.36},0`, '0.042 0.045', wood);
  tools.solid(box(0, -0.28, 0.7, 0.045, 0.01), mix(wood, [255, 230, 190], 0.2), 0.012);
  tools.solid(box(0, -0.325, 0.68, 0.6, 0.006), [250, 247, 238], 0.02);
  paintPicture(tools, -0.315, -0.9, 0.63, 0.55, random.integer(3));
  tools.stroke(box(0, -0.35, 0.63, 0.55), 'rgba(80,70,60,0.3)', 0.006);
  tools.solid(box(0, -0.925, 0.09, 0.05, 0.01), wood, 0.01);
  for (const [x, tone] of coloredRows<1>('-0.2,#d8433c -0.08,#3f8fc0 0.06,#f0b23c'))
    tools.flat(ellipse(x, -0.315, 0.022, 0.012), tone);
});

/** A framed picture as it hangs on a wall. */
export const drawFramedPicture = thing(
  { left: -0.62, right: 0.62, top: -1.03 },
  (tools, { random, color }) => {
    const gold: Rgb = color ?? pickColor(random, '#c89a4a #8f5f38 #d8b060');
    tools.solid(box(0, 0, 1.16, 0.98, 0.03), gold, 0.05);
    tools.solid(box(0, -0.06, 1.04, 0.86, 0.02), mix(gold, [255, 245, 210], 0.25), 0.02);
    tools.flat(box(0, -0.1, 0.94, 0.78), [246, 240, 226]);
    paintPicture(tools, -0.42, -0.83, 0.84, 0.68, random.integer(3));
    for (const x of [-0.56, 0.56])
      for (const y of [-0.03, -0.95]) tools.ball(x, y, 0.035, mix(gold, [255, 245, 210], 0.3));
  },
);

/** Glass that mirrors a pale room: diagonal streaks over blue-gray. */
function drawGlass(tools: ThingTools, shape: ReturnType<typeof path>, reach: number): void {
  const { context } = tools;
  tools.flat(
    shape,
    across(context, -reach, reach, coloredRows<1>('0,#cfe4ee 0.45,#f4fafc 0.6,#b8d2e0 1,#8fb0c4')),
  );
  clipped(context, shape, () => {
    tools.stroke(pathAt(0, 0, 'M-1 -0.3L0.6 -1.1M-0.6 -0.1L1 -0.9', reach), 'rgba(255,255,255,0.55)', 0.07);
    tools.stroke(`M${-reach * 0.9} -0.12L${reach} -1.06`, 'rgba(255,255,255,0.4)', 0.025);
  });
}

/** A mirror as tall as a person in a carved frame on feet. */
export const drawStandingMirror = thing(
  { left: -0.44, right: 0.44, top: -1.06 },
  (tools, { random, color }) => {
    const frame: Rgb = color ?? pickColor(random, '#c89a4a #8f5f38 #b8c0c8');
    for (const side of [-1, 1]) {
      tools.rod(`${side * 0.33},-0.86 ${side * 0.33},-0.06`, '0.04 0.045', scale(frame, 0.8));
      tools.rod(
        `${side * 0.33},-0.1 ${side * 0.22},-0.03 ${side * 0.4},0`,
        '0.05 0.04 0.05',
        scale(frame, 0.8),
      );
      tools.ball(side * 0.33, -0.88, 0.034, frame);
      tools.ball(side * 0.31, -0.52, 0.03, frame);
    }
    tools.solid(ellipse(0, -0.54, 0.29, 0.47), frame, 0.04);
    drawGlass(tools, ellipse(0, -0.54, 0.235, 0.41), 0.24);
    tools.stroke(ellipse(0, -0.54, 0.235, 0.41), scale(frame, 0.55), 0.012);
    tools.solid(
      '-0.1,-0.99 -0.06,-1.04 0,-1.01 0.06,-1.04 0.1,-0.99 0,-0.95',
      mix(frame, [255, 245, 210], 0.25),
      0.02,
    );
    tools.sheet.anchor('face', 0, -0.6);
  },
);

/** A mirror to hold in the hand. */
export const drawHandMirror = thing({ left: -0.4, right: 0.4, top: -1.04 }, (tools, { random, color }) => {
  const frame: Rgb = color ?? pickColor(random, '#d8b060 #c0c8d0 #c87a8a');
  tools.turned(0, '0.05,-0.42 0.035,-0.3 0.055,-0.16 0.04,-0.06 0.06,-0.02', frame, { tilt: 0.1 });
  tools.solid(ellipse(0, -0.69, 0.34, 0.34), frame, 0.05);
  drawGlass(tools, ellipse(0, -0.69, 0.265), 0.28);
  tools.stroke(ellipse(0, -0.69, 0.265), scale(frame, 0.55), 0.012);
  for (let bead = 0; bead < 12; bead++) {
    const angle = (bead / 12) * Math.PI * 2;
    tools.ball(
      Math.cos(angle) * 0.302,
      -0.69 + Math.sin(angle) * 0.302,
      0.022,
      mix(frame, [255, 250, 225], 0.4),
    );
  }
});

/** A window with panes, a sill with a flower pot, and curtains by chance. */
export const drawWindow = thing(
  { left: -0.66, right: 0.66, top: -1.04 },
  (tools, { random, color, lamps }) => {
    const frame: Rgb = pickColor(random, '#f2eee2 #8f5f38 #6a8a7a');
    const { context, sheet } = tools;
    tools.solid(box(0, -0.06, 0.86, 0.94, 0.02), frame, 0.03);
    const glass = box(0, -0.11, 0.74, 0.83);
    tools.flat(
      glass,
      lamps
        ? around(context, 0, -0.4, 0.6, coloredRows<1>('0,#ffe9a8 1,#f0a848'))
        : down(context, -0.95, -0.1, coloredRows<1>('0,#8fc4ea 0.7,#dff0f6 1,#bfe0c0')),
    );
    if (lamps) {
      sheet.glow.fillStyle = 'rgba(255,206,110,0.7)';
      sheet.glow.fill(glass);
      sheet.light(0, -0.5, 0.8, [255, 196, 100]);
    } else {
      clipped(context, glass, () => {
        for (const [x, y] of points('-0.2,-0.74 -0.1,-0.78 0,-0.73'))
          tools.flat(ellipse(x, y, 0.1, 0.06), 'rgba(255,255,255,0.9)');
        tools.flat('-0.6,0 -0.6,-0.3 -0.2,-0.4 0.1,-0.28 0.4,-0.36 0.6,-0.26 0.6,0', [120, 174, 100]);
      });
    }
    tools.solid(box(0, -0.11, 0.05, 0.83), frame, 0.012);
    tools.solid(box(0, -0.5, 0.74, 0.05), frame, 0.012);
    if (color || random.chance(0.6)) {
      const cloth = color ?? pickColor(random, '#d8655a #f0e2c0 #7fa8c0');
      for (const side of [-1, 1])
        tools.solid(
          pathAt(0, 0, 'M0.5 -0.98H0.06Q0.1 -0.6 0.36 -0.46Q0.3 -0.3 0.34 -0.1H0.5Z', side),
          cloth,
          0.04,
        );
      tools.rod('-0.58,-0.99 0.58,-0.99', '0.035 0.035', [120, 82, 50], 0.012);
    }
    tools.solid(box(0, 0, 1.06, 0.075, 0.015), mix(frame, [255, 255, 255], 0.2), 0.02);
    for (const lean of [-0.12, -0.05, 0.04, 0.11]) {
      tools.stroke(`M0.24 -0.18Q${0.24 + lean * 0.4} -0.26 ${0.24 + lean} -0.3`, [86, 140, 70], 0.014);
      tools.ball(0.24 + lean, -0.31, 0.042, [230, 82, 84]);
    }
    tools.turned(0.24, '0.09,-0.19 0.065,-0.07', [196, 106, 68]);
  },
);

/** A flight of stairs with a banister. */
export const drawStairs = thing(
  { left: -0.86, right: 0.92, top: -1.12 },
  (tools, { random, color, qualities }) => {
    const stone = qualities.includes('stone') || random.chance(0.3);
    const tread: Rgb = color ?? (stone ? [190, 184, 176] : fromHex(random.pick(WOODS)));
    const steps = 7;
    for (let step = steps - 1; step >= 0; step--) {
      const width = 1.5 - step * 0.13;
      const height = (step + 1) * 0.104;
      tools.block(
        0.04 + step * 0.018,
        -height + 0.104,
        width,
        0.104,
        0.1,
        scale(tread, 0.84 + (step / steps) * 0.16),
      );
    }
    for (let step = 0; step < steps; step++) {
      const width = 1.5 - step * 0.13;
      tools.solid(
        box(0.04 + step * 0.018, -step * 0.104, width, 0.104, 0.004),
        scale(tread, 0.82 + step * 0.02),
        0.012,
      );
      tools.solid(
        box(0.04 + step * 0.018, -step * 0.104 - 0.092, width + 0.03, 0.024, 0.008),
        mix(tread, [255, 240, 215], 0.35),
        0.006,
      );
      tools.flat(
        box(0.04 + step * 0.018, -step * 0.104 - 0.002, 0.62 - step * 0.04, 0.1),
        toCss([168, 50, 52], 0.85),
      );
    }
    for (const side of [-1, 1]) {
      for (let step = 0; step < steps; step++) {
        const x = 0.04 + step * 0.018 + side * (0.7 - step * 0.062);
        tools.rod(
          `${x},${-step * 0.104 - 0.09} ${x},${-step * 0.104 - 0.36}`,
          '0.026 0.026',
          mix(tread, [255, 240, 215], 0.15),
          0.01,
        );
      }
      tools.rod(
        `${0.03 + side * 0.72},-0.46 ${0.16 + side * 0.32},-1.06`,
        '0.05 0.042',
        scale(tread, 0.8),
        0.016,
      );
      tools.ball(0.03 + side * 0.72, -0.46, 0.045, mix(tread, [255, 240, 215], 0.3));
    }
  },
);
