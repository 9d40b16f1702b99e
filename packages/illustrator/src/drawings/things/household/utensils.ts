import { colorList, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { coloredRows, points, rows } from '../../../core/number-tables.ts';
import { box, clipped, ellipse, path, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

const STEEL: Rgb = [204, 210, 218];

/** A spoon standing on its handle, bowl up; of wood by chance. */
export const drawSpoon = thing({ left: -0.3, right: 0.3, top: -1.04 }, (tools, { random, color }) => {
  const tone: Rgb = color ?? (random.chance(0.4) ? [185, 132, 80] : STEEL);
  framed(tools.context, { turn: 0.14 }, () => {
    tools.rod('0,0 0,-0.3 0,-0.66', '0.075 0.045 0.05', tone, 0.02);
    tools.solid(ellipse(0, -0.8, 0.15, 0.2), tone, 0.04);
    tools.flat(ellipse(0, -0.8, 0.11, 0.155), scale(tone, 0.78));
    tools.gleam(pathAt(0, 0, 'M0.06 -0.9Q0.09 -0.8 0.05 -0.7', tools.lightSide), 0.026, 0.8);
  });
});

/** A fork and a knife side by side. */
export const drawCutlery = thing({ left: -0.4, right: 0.4, top: -1.04 }, (tools, { color }) => {
  const tone: Rgb = color ?? STEEL;
  tools.rod('-0.16,0 -0.16,-0.5', '0.07 0.045', tone, 0.016);
  tools.solid(
    'M-0.27 -1V-0.64Q-0.27 -0.52 -0.16 -0.48Q-0.05 -0.52 -0.05 -0.64V-1H-0.085V-0.7H-0.125V-1H-0.195V-0.7H-0.235V-1Z',
    tone,
    0.02,
  );
  tools.rod('0.16,0 0.16,-0.42', '0.075 0.06', tone, 0.016);
  tools.solid('M0.12 -0.4V-1Q0.3 -0.9 0.26 -0.4Z', mix(tone, [255, 255, 255], 0.2), 0.03);
});

/** A toaster with two slices jumping out. */
export const drawToaster = thing({ left: -0.72, right: 0.76, top: -1.1 }, (tools, { random, color }) => {
  const shell: Rgb = color ?? pickColor(random, '#c8d0d8 #d8584a #7ab8b0 #f0e2c0');
  for (const [x, lift] of rows<2>('-0.2,-1 0.2,-0.94')) {
    tools.solid(
      `M${x - 0.22} -0.5V${lift + 0.16}C${x - 0.32} ${lift + 0.02} ${x - 0.16} ${lift - 0.02} ${x} ${lift}C${x + 0.16} ${lift - 0.02} ${x + 0.32} ${lift + 0.02} ${x + 0.22} ${lift + 0.16}V-0.5Z`,
      [190, 124, 62],
      0.03,
    );
    tools.flat(box(x, -0.5, 0.34, -lift - 0.62, 0.05), [240, 204, 142]);
  }
  tools.solid(
    'M-0.64 -0.06V-0.5C-0.64 -0.68 -0.5 -0.72 -0.36 -0.72H0.36C0.5 -0.72 0.64 -0.68 0.64 -0.5V-0.06Z',
    shell,
    0.08,
  );
  tools.flat('M-0.5 -0.72H0.5L0.46 -0.66H-0.46Z', scale(shell, 0.4));
  tools.solid(box(0, 0, 1.2, 0.08, 0.03), [60, 58, 62], 0.02);
  tools.solid(box(0.66, -0.36, 0.08, 0.14, 0.03), [60, 58, 62], 0.02);
  tools.stroke(box(0, -0.16, 0.8, 0.34, 0.06), mix(shell, [255, 255, 255], 0.5), 0.016);
  tools.ball(0.24, -0.2, 0.06, [70, 68, 72]);
  tools.gleam(`M${tools.lightSide * 0.52} -0.56V-0.16`, 0.05, 0.6);
});

/** A fishing net heaped over floats, with a few fish's gleam left out. */
export const drawFishingNet = thing({ left: -1.1, right: 1.1, top: -0.86 }, (tools, { random, color }) => {
  const rope: Rgb = color ?? pickColor(random, '#8a9a7a #b09a70 #6a8a94');
  const heap = path(
    'M-1.04 0C-0.9 -0.3 -0.6 -0.36 -0.4 -0.62C-0.2 -0.84 0.2 -0.82 0.4 -0.6C0.6 -0.4 0.9 -0.3 1.04 0Z',
  );
  tools.flat(heap, scale(rope, 0.4));
  const { context } = tools;
  clipped(context, heap, () => {
    for (let strand = -12; strand <= 12; strand++) {
      const x = strand * 0.11;
      tools.stroke(`M${x - 0.5} 0.05Q${x} -0.4 ${x + 0.36} -0.9`, mix(rope, [255, 250, 230], 0.3), 0.018);
      tools.stroke(`M${x + 0.5} 0.05Q${x} -0.4 ${x - 0.36} -0.9`, rope, 0.018);
    }
  });
  tools.stroke(
    'M-1.04 0C-0.9 -0.3 -0.6 -0.36 -0.4 -0.62C-0.2 -0.84 0.2 -0.82 0.4 -0.6C0.6 -0.4 0.9 -0.3 1.04 0',
    mix(rope, [255, 244, 214], 0.5),
    0.035,
  );
  for (const [x, y] of points('-0.86,-0.18 -0.42,-0.6 0.06,-0.78 0.5,-0.5 0.9,-0.2')) {
    tools.ball(x, y, 0.085, [222, 92, 48], 0.07);
    tools.stroke(pathAt(x, y, 'M-0.08 0Q0 0.035 0.08 0'), [250, 240, 226], 0.02);
  }
});

/** A soft cushion with tassels. */
export const drawCushion = thing({ left: -0.6, right: 0.6, top: -0.98 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? pickColor(random, '#c8503c #4f7a94 #d8a43c #7a5a94');
  tools.solid(
    'M-0.46 -0.06Q-0.4 -0.46 -0.48 -0.88Q0 -0.8 0.48 -0.88Q0.4 -0.46 0.46 -0.06Q0 -0.12 -0.46 -0.06Z',
    cloth,
    0.12,
  );
  for (const [x, y] of points('-0.22,-0.64 0.2,-0.64 0,-0.46 -0.22,-0.28 0.2,-0.28'))
    for (let petal = 0; petal < 4; petal++)
      tools.flat(
        ellipse(x + Math.cos(petal * 1.571) * 0.045, y + Math.sin(petal * 1.571) * 0.045, 0.034),
        mix(cloth, [255, 240, 200], 0.5),
      );
  for (const [x, y] of points('-0.48,-0.89 0.48,-0.89 -0.46,-0.05 0.46,-0.05')) {
    tools.ball(x, y, 0.04, [232, 190, 96]);
    for (const lean of [-0.03, 0, 0.03])
      tools.stroke(
        `M${x} ${y}l${lean + Math.sign(x) * 0.03} ${y < -0.5 ? -0.07 : 0.05}`,
        [232, 190, 96],
        0.014,
      );
  }
});

/** A patterned rug lying on the floor. */
export const drawRug = thing(
  { left: -1.3, right: 1.3, top: -0.56, bottom: 0.06 },
  (tools, { random, color }) => {
    const wool: Rgb = color ?? pickColor(random, '#a8383c #2f5f7a #7a5a3a');
    const rim = mix(wool, [255, 226, 160], 0.6);
    tools.solid('M-0.9 -0.48H0.9L1.2 0H-1.2Z', wool, 0.02);
    tools.stroke('M-0.84 -0.43H0.84L1.08 -0.05H-1.08Z', rim, 0.03);
    tools.stroke('M-0.74 -0.37H0.74L0.92 -0.11H-0.92Z', mix(wool, [20, 30, 60], 0.4), 0.024);
    tools.flat('M0 -0.36L0.34 -0.24L0 -0.11L-0.34 -0.24Z', rim);
    tools.flat('M0 -0.31L0.2 -0.24L0 -0.16L-0.2 -0.24Z', wool);
    for (const x of [-0.58, 0.58])
      tools.flat(`M${x} -0.31L${x + 0.14} -0.24L${x} -0.17L${x - 0.14} -0.24Z`, rim);
    for (let fringe = 0; fringe < 17; fringe++)
      for (const side of [-1, 1])
        tools.stroke(
          `M${side * (0.9 + fringe * 0.0185)} ${-0.48 + fringe * 0.03}l${side * 0.06} 0.012`,
          [240, 226, 196],
          0.012,
        );
  },
);

/** An anchor with a rope about it. */
export const drawAnchor = thing({ left: -0.5, right: 0.5, top: -1.06 }, (tools, { random, color }) => {
  const iron: Rgb = color ?? pickColor(random, '#4f5a66 #5f6a70 #6a5a50');
  tools.stroke(ellipse(0, -0.94, 0.075), scale(iron, 0.5), 0.06);
  tools.stroke(ellipse(0, -0.94, 0.075), iron, 0.042);
  tools.rod('0,-0.86 0,-0.04', '0.085 0.1', iron, 0.03);
  tools.rod('-0.24,-0.74 0.24,-0.74', '0.06 0.06', mix(iron, [150, 104, 60], 0.5), 0.02);
  for (const side of [-1, 1]) {
    tools.rod(
      `0,-0.05 ${side * 0.2},-0.07 ${side * 0.36},-0.2 ${side * 0.41},-0.38`,
      '0.1 0.1 0.085 0.06',
      iron,
      0.03,
    );
    tools.solid(pathAt(0, 0, 'M0.45 -0.52L0.5 -0.3L0.3 -0.36Z', side), iron, 0.02);
    tools.ball(side * 0.25, -0.74, 0.04, iron);
  }
  for (const data of [
    'M0.06 -0.98C0.3 -0.9 0.1 -0.66 -0.06 -0.6',
    'M-0.07 -0.6C-0.16 -0.5 0.16 -0.5 0.07 -0.42',
    'M0.07 -0.42C0.1 -0.3 -0.2 -0.32 -0.26 -0.02',
  ]) {
    tools.stroke(data, [140, 108, 64], 0.046);
    tools.stroke(data, [212, 178, 118], 0.03);
  }
});

/** A wooden ship's wheel. */
export const drawShipWheel = thing({ left: -0.56, right: 0.56, top: -1.08 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#9a6236 #7f4a2a');
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke / 8) * Math.PI * 2 + 0.2;
    const at = (reach: number) => `${Math.cos(angle) * reach},${-0.52 + Math.sin(angle) * reach}`;
    tools.rod(`${at(0.05)} ${at(0.3)} ${at(0.42)} ${at(0.51)}`, '0.05 0.04 0.06 0.045', wood, 0.015);
  }
  tools.stroke(ellipse(0, -0.52, 0.33), scale(wood, 0.45), 0.105);
  tools.stroke(ellipse(0, -0.52, 0.33), mix(wood, [255, 230, 190], 0.1), 0.08);
  tools.stroke(ellipse(0, -0.52, 0.33), [222, 178, 92], 0.018);
  tools.ball(0, -0.52, 0.1, wood);
  tools.ball(0, -0.52, 0.05, [222, 178, 92]);
});

/** A crane folded of paper. */
export const drawOrigamiCrane = thing({ left: -0.9, right: 0.9, top: -0.98 }, (tools, { random, color }) => {
  const paper: Rgb = color ?? pickColor(random, '#e0505a #4f9ad0 #f0b23c #8ac06a #f4f0ea');
  const fold = (data: string, tone: number) =>
    tools.solid(data, tone > 1 ? mix(paper, [255, 255, 255], tone - 1) : scale(paper, tone), 0.006);
  fold('M-0.1 -0.3L-0.84 -0.66L-0.3 -0.16Z', 0.72);
  fold('M0.06 -0.3L0.1 -0.96L-0.24 -0.3Z', 0.8);
  fold('M-0.3 -0.3L-0.36 -0.9L0.16 -0.3Z', 1.24);
  fold('M0.1 -0.3L0.62 -0.74L0.26 -0.16Z', 0.9);
  fold('M0.62 -0.74L0.84 -0.62L0.56 -0.66Z', 1.1);
  fold('M-0.36 -0.32H0.34L0 0Z', 1.05);
  fold('M-0.36 -0.32H0L0 0Z', 0.88);
});

/** A dream catcher with beads and feathers. */
export const drawDreamCatcher = thing({ left: -0.4, right: 0.4, top: -1.05 }, (tools, { random, color }) => {
  const cord: Rgb = color ?? pickColor(random, '#a8744a #8a6ab0 #4f8f8a');
  tools.stroke('M0 -1.03V-0.96', cord, 0.016);
  for (let ring = 0; ring < 4; ring++) {
    let data = '';
    for (let knot = 0; knot <= 9; knot++) {
      const angle = ((knot + (ring % 2) * 0.5) / 9) * Math.PI * 2;
      const reach = 0.27 * (1 - ring * 0.24);
      data += `${knot === 0 ? 'M' : 'L'}${Math.cos(angle) * reach} ${-0.68 + Math.sin(angle) * reach}`;
    }
    tools.stroke(data, [244, 236, 220], 0.008);
  }
  tools.stroke(ellipse(0, -0.68, 0.28), scale(cord, 0.55), 0.05);
  tools.stroke(ellipse(0, -0.68, 0.28), cord, 0.034);
  tools.ball(0, -0.68, 0.032, [86, 190, 196]);
  for (const [x, top, tone] of coloredRows<2>('-0.18,-0.45,#f4f0e8 0,-0.4,#c8703c 0.18,-0.45,#5fa0a8')) {
    tools.stroke(`M${x} ${top}v0.1`, cord, 0.012);
    tools.ball(x, top + 0.11, 0.022, [222, 92, 72]);
    const plume = tone;
    tools.solid(
      `${x},${top + 0.12} ${x + 0.05},${top + 0.22} ${x + 0.02},${top + 0.38} ${x - 0.01},${top + 0.42} ${x - 0.05},${top + 0.24}`,
      plume,
      0.016,
    );
    tools.stroke(`M${x} ${top + 0.13}V${top + 0.4}`, scale(plume, 0.7), 0.008);
  }
});

/** A carnival mask with plumes. */
export const drawMask = thing({ left: -0.66, right: 0.66, top: -1 }, (tools, { random, color }) => {
  const face: Rgb = color ?? pickColor(random, '#f4ead2 #8a3a6a #2f5f8a');
  const gold: Rgb = [232, 186, 84];
  const tones = colorList('#d8437a #4f9ad0 #8a5ac0 #3fae8a');
  for (let plume = 0; plume < 7; plume++) {
    const lean = (plume - 3) * 0.2;
    tools.rod(
      `${lean * 0.5},-0.5 ${lean * 0.9},-0.76 ${lean * 1.3},${-0.98 + Math.abs(lean) * 0.2}`,
      '0.06 0.15 0.03',
      tones[plume % 4]!,
      0.03,
    );
  }
  tools.solid(
    'M-0.6 -0.46C-0.4 -0.62 -0.16 -0.52 0 -0.44C0.16 -0.52 0.4 -0.62 0.6 -0.46C0.62 -0.24 0.44 -0.06 0.24 -0.1C0.12 -0.12 0.08 -0.22 0 -0.22C-0.08 -0.22 -0.12 -0.12 -0.24 -0.1C-0.44 -0.06 -0.62 -0.24 -0.6 -0.46Z',
    face,
    0.05,
  );
  for (const side of [-1, 1]) {
    const eye = pathAt(
      0,
      0,
      'M0.12 -0.28C0.18 -0.4 0.36 -0.42 0.44 -0.34C0.38 -0.22 0.2 -0.2 0.12 -0.28Z',
      side,
    );
    tools.stroke(eye, gold, 0.05);
    tools.flat(eye, [30, 24, 32]);
    tools.stroke(`M${side * 0.5} -0.2q${side * 0.06} -0.1 0 -0.18`, gold, 0.018);
  }
  tools.solid('M0 -0.58L0.07 -0.48L0 -0.38L-0.07 -0.48Z', [224, 64, 74], 0.02);
});
