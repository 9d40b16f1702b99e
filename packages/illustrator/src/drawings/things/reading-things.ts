import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { points } from '../../core/number-tables.ts';
import { box, clipped, ellipse, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

const COVERS = ['#a23b35', '#2f5f7a', '#3f6b45', '#c08a35', '#5d4a7a', '#7a4a30', '#2f4a5a'] as const;

/** A closed book lying flat, its spine to the viewer. */
function drawLyingBook(
  tools: ThingTools,
  x: number,
  bottom: number,
  width: number,
  height: number,
  cover: Rgb,
): void {
  const [left, right] = [x - width / 2, x + width / 2];
  tools.solid(
    `M${left} ${bottom - height}L${left + width * 0.16} ${bottom - height - 0.12}H${right + width * 0.1}L${right} ${bottom - height}Z`,
    mix(cover, [255, 250, 235], 0.16),
    0.02,
  );
  tools.flat(
    `M${right} ${bottom - height * 0.86}L${right + width * 0.1} ${bottom - height - 0.1}V${bottom - 0.1}L${right} ${bottom - height * 0.14}Z`,
    [232, 222, 196],
  );
  for (let page = 1; page < 4; page++)
    tools.stroke(
      `M${right} ${bottom - height * (0.2 * page + 0.05)}L${right + width * 0.095} ${bottom - 0.1 - height * 0.24 * page}`,
      [190, 176, 146],
      0.006,
    );
  tools.solid(box(x, bottom, width, height, height * 0.2), cover, height * 0.3);
  for (const at of [-0.36, 0.36])
    tools.flat(box(x + at * width, bottom, width * 0.035, height), [226, 188, 104]);
  tools.stroke(pathAt(x, bottom, 'M-0.18 -0.5H0.18', width, height), [240, 212, 140], height * 0.12);
}

/** A stack of old books; who lies on it lies at `seat`. */
export const drawBookStack = thing({ left: -0.9, right: 0.95, top: -1.04 }, (tools, { random, color }) => {
  const first = random.integer(COVERS.length);
  let bottom = 0;
  const count = 5;
  for (let book = 0; book < count; book++) {
    const height = random.range(0.13, 0.17);
    const width = random.range(1.2, 1.5) - book * 0.05;
    drawLyingBook(
      tools,
      random.range(-0.07, 0.05),
      bottom,
      width,
      height,
      book === 2 && color ? color : fromHex(COVERS[(first + book) % COVERS.length]!),
    );
    bottom -= height;
  }
  tools.sheet.anchor('seat', 0.03, bottom - 0.06);
});

/** A thick closed book standing up, its cover tooled in gold. */
export const drawBook = thing(
  { left: -0.5, right: 0.56, top: -1.04 },
  (tools, { random, color, qualities }) => {
    const cover: Rgb = color ?? fromHex(random.pick(COVERS));
    const gold: Rgb = [232, 192, 100];
    tools.flat('M0.36 -0.02L0.46 -0.07V-0.97L0.36 -0.98Z', [236, 226, 200]);
    for (let page = 1; page < 5; page++)
      tools.stroke(`M${0.36 + page * 0.02} -0.03V-0.97`, [200, 186, 156], 0.006);
    tools.solid('M0.36 -1L0.48 -0.97V-0.99L0.4 -1.03H-0.3L-0.36 -1Z', scale(cover, 0.7), 0.01);
    tools.solid(box(0, 0, 0.74, 1, 0.02), cover, 0.04);
    tools.flat(box(-0.31, 0, 0.1, 1, 0.01), scale(cover, 0.78));
    tools.stroke(box(0.05, -0.07, 0.54, 0.86, 0.02), gold, 0.014);
    for (const [x, y] of points('-0.2,-0.07 0.3,-0.07 -0.2,-0.93 0.3,-0.93')) tools.ball(x, y, 0.036, gold);
    tools.solid('M0.05 -0.72L0.16 -0.52L0.05 -0.32L-0.06 -0.52Z', gold, 0.02);
    tools.ball(0.05, -0.52, 0.05, pickColor(random, '#d8404a #4fa8d8 #5fc080'));
    tools.solid('M-0.18 0L-0.18 0.02L-0.12 0.02L-0.12 0Z', [206, 50, 56], 0.005);
    if (qualities.includes('glowing')) tools.sheet.light(0.05, -0.5, 0.8, [255, 220, 140]);
  },
);

/** An open book with lines of writing and a ribbon. */
export const drawOpenBook = thing(
  { left: -0.98, right: 0.98, top: -0.72 },
  (tools, { random, color, qualities }) => {
    const cover: Rgb = color ?? fromHex(random.pick(COVERS));
    tools.solid(
      'M-0.94 -0.06L-0.8 -0.58H0.8L0.94 -0.06Q0.5 0.02 0 -0.02Q-0.5 0.02 -0.94 -0.06Z',
      cover,
      0.03,
    );
    const paper: Rgb = [250, 243, 224];
    for (const side of [-1, 1]) {
      tools.solid(
        pathAt(0, 0, 'M0 -0.08C0.2 -0.2 0.6 -0.16 0.86 -0.1L0.74 -0.6C0.5 -0.68 0.18 -0.7 0 -0.58Z', side),
        side === tools.lightSide ? paper : scale(paper, 0.92),
        0.03,
      );
      for (let row = 0; row < 7; row++) {
        const t = row / 7;
        const y = -0.56 + t * 0.38;
        const reach = 0.66 + t * 0.1;
        const end = row === 6 ? 0.6 : random.range(0.86, 1);
        tools.stroke(
          `M${side * 0.1} ${y - 0.02}Q${side * reach * 0.5} ${y - 0.07} ${side * reach * end} ${y}`,
          [150, 132, 108],
          0.012,
        );
      }
    }
    tools.stroke('M0 -0.6V-0.06', [178, 160, 130], 0.016);
    tools.solid(
      'M0.02 -0.6C0.1 -0.4 0.06 -0.2 0.12 0.02L0.06 -0.01L0.02 0.02C-0.02 -0.2 0.02 -0.4 -0.02 -0.6Z',
      [206, 50, 56],
      0.01,
    );
    if (qualities.includes('glowing')) tools.sheet.light(0, -0.5, 0.9, [255, 220, 140]);
  },
);

/** An envelope with a seal of wax. */
export const drawLetter = thing({ left: -0.8, right: 0.8, top: -0.94 }, (tools, { random, color }) => {
  const paper: Rgb = color ?? pickColor(random, '#f6ead0 #fbf6ea #e8d4b4');
  tools.solid(box(0, 0, 1.4, 0.88, 0.02), paper, 0.04);
  tools.stroke('M-0.68 -0.02L-0.16 -0.42M0.68 -0.02L0.16 -0.42', scale(paper, 0.78), 0.014);
  tools.solid(
    'M-0.7 -0.87L-0.04 -0.34Q0 -0.31 0.04 -0.34L0.7 -0.87Z',
    mix(paper, [255, 255, 250], 0.4),
    0.03,
  );
  tools.solid(
    '0,-0.54 0.1,-0.52 0.14,-0.42 0.12,-0.31 0.02,-0.25 -0.1,-0.28 -0.14,-0.38 -0.1,-0.5',
    [190, 36, 46],
    0.03,
  );
  tools.flat('M0 -0.33C-0.1 -0.4 -0.06 -0.47 0 -0.43C0.06 -0.47 0.1 -0.4 0 -0.33Z', [226, 90, 92]);
});

/** A quill in its ink pot. */
export const drawQuill = thing({ left: -0.46, right: 0.6, top: -1.05 }, (tools, { random, color }) => {
  const plume: Rgb = color ?? pickColor(random, '#f4f0e8 #5f86a8 #a8505a');
  tools.solid(
    '-0.02,-0.4 0.06,-0.66 0.22,-0.92 0.5,-1.02 0.46,-0.8 0.36,-0.62 0.18,-0.46 0.04,-0.34',
    plume,
    0.04,
  );
  for (let barb = 0; barb < 7; barb++)
    tools.stroke(
      `M${0.06 + barb * 0.055} ${-0.5 - barb * 0.07}l${0.07 - barb * 0.004} 0.005`,
      scale(plume, 0.8),
      0.01,
    );
  tools.stroke('M-0.1 -0.2Q0.06 -0.6 0.46 -0.98', mix(plume, [120, 90, 60], 0.4), 0.018);
  tools.turned(-0.1, '0.1,-0.34 0.09,-0.28 0.25,-0.22 0.26,-0.04 0.24,-0.01', [54, 62, 84], {
    inside: [20, 22, 34],
    contrast: 1.3,
  });
  tools.gleam('M-0.28 -0.18V-0.08', 0.03, 0.6);
});

/** A feather with a curved shaft. */
export const drawFeather = thing({ left: -0.5, right: 0.5, top: -1.03 }, (tools, { random, color }) => {
  const plume: Rgb = color ?? pickColor(random, '#f4f1ea #5f8fc0 #c8803c #7a9a6a #d8627a');
  framed(tools.context, { turn: 0.2 }, () => {
    tools.solid(
      'M-0.02 -0.16C-0.26 -0.3 -0.3 -0.7 -0.02 -1C0.04 -1.02 0.06 -1 0.08 -0.96C0.28 -0.66 0.2 -0.32 0.02 -0.16Z',
      plume,
      0.05,
    );
    for (let barb = 0; barb < 17; barb++) {
      const y = -0.2 - barb * 0.045;
      const reach = 0.19 * Math.sin(Math.PI * (0.12 + (barb / 17) * 0.86));
      for (const side of [-1, 1])
        tools.stroke(
          `M0 ${y}Q${side * reach * 0.6} ${y - 0.03} ${side * reach} ${y - 0.1}`,
          scale(plume, side === tools.lightSide ? 0.92 : 0.8),
          0.01,
        );
    }
    tools.stroke('M0.03 -0.96C-0.03 -0.6 0.03 -0.3 -0.02 0', mix(plume, [110, 84, 60], 0.5), 0.022);
    for (let tuft = 0; tuft < 5; tuft++)
      tools.stroke(
        `M0 ${-0.16 + tuft * 0.016}q${tuft % 2 ? 0.06 : -0.06} 0.02 ${tuft % 2 ? 0.09 : -0.09} 0.06`,
        mix(plume, [255, 255, 255], 0.5),
        0.012,
      );
  });
});

/** A globe on its stand. */
export const drawGlobe = thing({ left: -0.54, right: 0.54, top: -1.04 }, (tools, { random, color }) => {
  const wood: Rgb = [150, 98, 54];
  const { context } = tools;
  tools.turned(0, '0.04,-0.2 0.05,-0.1 0.26,-0.04 0.28,-0.01', wood);
  tools.stroke('M0.2 -1C0.66 -0.84 0.62 -0.2 0 -0.17', scale(wood, 0.6), 0.062);
  tools.stroke('M0.2 -1C0.66 -0.84 0.62 -0.2 0 -0.17', [222, 178, 92], 0.04);
  tools.ball(0, -0.58, 0.39, color ?? [84, 158, 210]);
  clipped(context, ellipse(0, -0.58, 0.385), () => {
    context.translate(random.range(-0.06, 0.06), 0);
    const land: Rgb = [126, 176, 92];
    tools.solid(
      '-0.3,-0.82 -0.1,-0.9 0.02,-0.82 -0.04,-0.68 -0.16,-0.64 -0.2,-0.54 -0.3,-0.62 -0.38,-0.72',
      land,
      0.02,
    );
    tools.solid('-0.16,-0.5 -0.02,-0.48 0.02,-0.38 -0.08,-0.22 -0.14,-0.3 -0.2,-0.4', land, 0.02);
    tools.solid(
      '0.12,-0.8 0.3,-0.84 0.44,-0.7 0.4,-0.56 0.28,-0.6 0.2,-0.52 0.26,-0.4 0.2,-0.28 0.12,-0.4 0.06,-0.56',
      mix(land, [230, 200, 120], 0.35),
      0.02,
    );
  });
  for (const y of [-0.74, -0.58, -0.42])
    tools.stroke(
      `M${-Math.sqrt(0.148 - (y + 0.58) ** 2)} ${y}Q0 ${y + 0.07} ${Math.sqrt(0.148 - (y + 0.58) ** 2)} ${y}`,
      'rgba(255,255,255,0.25)',
      0.008,
    );
  tools.gleam(pathAt(0, 0, 'M0.22 -0.84Q0.32 -0.74 0.32 -0.62', tools.lightSide), 0.045, 0.5);
});

/** An old typewriter with a sheet of paper in it. */
export const drawTypewriter = thing({ left: -0.86, right: 0.86, top: -1.04 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#3a3c44 #4f7a72 #a8443c #5f86a8');
  tools.solid('M-0.36 -0.98H0.36V-0.5H-0.36Z', [252, 248, 238], 0.02);
  for (let row = 0; row < 5; row++)
    tools.stroke(`M-0.28 ${-0.9 + row * 0.07}H${row === 4 ? -0.02 : 0.28}`, [140, 130, 124], 0.014);
  tools.rod('-0.8,-0.62 0.8,-0.62', '0.12 0.12', [54, 52, 58], 0.04);
  for (const side of [-1, 1]) tools.ball(side * 0.8, -0.62, 0.075, [80, 78, 84]);
  tools.solid(
    'M-0.56 -0.62H0.56L0.66 -0.4L0.78 -0.06Q0.78 0 0.7 0H-0.7Q-0.78 0 -0.78 -0.06L-0.66 -0.4Z',
    paint,
    0.06,
  );
  tools.flat('M-0.4 -0.56H0.4L0.46 -0.44H-0.46Z', scale(paint, 0.45));
  for (let row = 0; row < 3; row++)
    for (let key = 0; key < 9; key++) {
      const x = (key - 4) * (0.125 + row * 0.008) + (row % 2) * 0.03;
      const y = -0.31 + row * 0.095;
      tools.flat(ellipse(x, y + 0.014, 0.046, 0.034), [40, 38, 42]);
      tools.ball(x, y, 0.043, [242, 236, 222], 0.031);
    }
  tools.solid(box(0, -0.015, 0.6, 0.045, 0.02), [242, 236, 222], 0.01);
});
