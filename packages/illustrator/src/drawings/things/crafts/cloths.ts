import { fromHex, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { box, clipped, ellipse, path } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const PATCHES = ['#c8504a', '#e8b04a', '#5f8fb8', '#f0e2c8', '#7aa06a', '#b87aa8'] as const;

/** Hangs from its upper edge, with a fold or two in it. */
const CLOTH = path(
  'M-0.56 -1.08Q0 -1.03 0.56 -1.08L0.6 -0.04Q0.5 0.02 0.36 -0.02Q0.2 -0.06 0.06 -0.01Q-0.1 0.03 -0.28 -0.02Q-0.46 -0.06 -0.6 -0.01Z',
);

function drawFolds(tools: ThingTools): void {
  clipped(tools.context, CLOTH, () => {
    for (const [x, lean] of [
      [-0.32, 0.04],
      [0.1, -0.02],
      [0.42, 0.03],
    ] as const) {
      tools.stroke(`M${x} -1.06Q${x + lean} -0.5 ${x + lean * 2} 0`, 'rgba(50,25,30,0.13)', 0.05);
      tools.stroke(
        `M${x + 0.05} -1.06Q${x + 0.05 + lean} -0.5 ${x + 0.05 + lean * 2} 0`,
        'rgba(255,252,240,0.16)',
        0.035,
      );
    }
  });
}

/** A quilt of patches, hung up to be seen. */
export const drawQuilt = thing(
  { left: -0.64, right: 0.64, top: -1.1 },
  (tools, { random, color, qualities }) => {
    const rim: Rgb = color ?? pickColor(random, '#b8403c #3f6f9a #5a8a5a #8a5a94');
    tools.solid(CLOTH, rim, 0.04);
    const blooms = qualities.includes('flowered');
    clipped(tools.context, CLOTH, () => {
      for (let row = 0; row < 5; row++)
        for (let column = 0; column < 5; column++) {
          const [x, y] = [-0.42 + column * 0.21, -0.9 + row * 0.2];
          const patch =
            color && (row + column) % 2 ? mix(color, [255, 250, 240], 0.3) : fromHex(random.pick(PATCHES));
          tools.flat(box(x, y + 0.095, 0.2, 0.19), patch);
          drawPatch(tools, x, y, patch, blooms ? 1 : (row + column) % 3);
          tools.context.setLineDash([0.02, 0.014]);
          tools.stroke(box(x, y + 0.08, 0.17, 0.16), mix(patch, [255, 255, 250], 0.55), 0.006);
          tools.context.setLineDash([]);
        }
    });
    drawFolds(tools);
  },
);

function drawPatch(tools: ThingTools, x: number, y: number, patch: Rgb, kind: number): void {
  const light = mix(patch, [255, 252, 240], 0.55);
  if (kind === 0) {
    tools.flat(`M${x - 0.09} ${y - 0.09}h0.18l-0.18 0.18Z`, light);
    return;
  }
  if (kind === 2) {
    for (const shift of [-0.055, 0, 0.055]) tools.flat(ellipse(x + shift, y - shift, 0.02), light);
    return;
  }
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal / 8) * Math.PI * 2;
    tools.flat(
      ellipse(x + Math.cos(angle) * 0.042, y + Math.sin(angle) * 0.042, 0.03, 0.017, angle),
      [246, 196, 70],
    );
  }
  tools.flat(ellipse(x, y, 0.026), [120, 74, 40]);
}

/** A towel that hangs straight, striped near its ends. */
export const drawTowel = thing({ left: -0.64, right: 0.64, top: -1.1 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? pickColor(random, '#6fb0c8 #e8a0b0 #f0e6d2 #8fc0a0 #f0c070');
  const { context } = tools;
  context.scale(0.72, 1);
  tools.solid(CLOTH, cloth, 0.05);
  clipped(context, CLOTH, () => {
    for (const y of [-0.9, -0.2, -0.13])
      tools.stroke(`M-0.7 ${y}Q0 ${y + 0.04} 0.7 ${y}`, mix(cloth, [255, 255, 255], 0.6), 0.036);
  });
  drawFolds(tools);
});

/** A few buttons of different colors. */
export const drawButtons = thing({ left: -0.6, right: 0.6, top: -0.9 }, (tools, { random, color }) => {
  for (const [index, [x, y, radius]] of (
    [
      [-0.3, -0.58, 0.19],
      [0.24, -0.66, 0.16],
      [0.02, -0.24, 0.22],
      [-0.42, -0.2, 0.14],
      [0.44, -0.28, 0.18],
    ] as const
  ).entries()) {
    const paint: Rgb = color ?? fromHex(PATCHES[(index + random.integer(6)) % PATCHES.length]!);
    tools.solid(ellipse(x, y, radius), paint, 0.04);
    tools.stroke(ellipse(x, y, radius * 0.72), scale(paint, 0.72), 0.018);
    for (const across of [-1, 1])
      for (const down of index % 2 ? [0] : [-1, 1])
        tools.flat(
          ellipse(x + across * radius * 0.22, y + down * radius * 0.22, radius * 0.11),
          scale(paint, 0.3),
        );
    tools.gleam(
      `M${x - radius * 0.6} ${y - radius * 0.5}Q${x - radius * 0.2} ${y - radius * 0.95} ${x + radius * 0.3} ${y - radius * 0.78}`,
      0.022,
      0.6,
    );
  }
});
