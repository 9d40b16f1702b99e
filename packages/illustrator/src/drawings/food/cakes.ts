import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { plate } from '../things/effects.ts';
import { countOf, drawBerry, drawCandles, drawStrawberry } from './toppings.ts';

interface Layer {
  bottom: number;
  half: number;
  height: number;
}

const TILT = 0.17;

/** One round layer of cake with its cream. */
function drawLayer(tools: ThingTools, { bottom, half, height }: Layer, color: Rgb): void {
  tools.turned(0, `${half},${bottom - height} ${half},${bottom - height * 0.5} ${half},${bottom}`, color, {
    tilt: TILT,
    contrast: 0.7,
  });
}

/** Icing that has run down from the rim in drops. */
function drawDrip(
  tools: ThingTools,
  { bottom, half, height }: Layer,
  icing: Rgb,
  drops: number,
  shift: number,
): void {
  const top = bottom - height;
  const rim = (t: number) => top + Math.sin(t * Math.PI) * half * TILT;
  let data = `M${-half * 1.01} ${top}`;
  for (let drop = 0; drop < drops; drop++) {
    const [t0, t1] = [drop / drops, (drop + 1) / drops];
    const [x0, x1] = [-Math.cos(t0 * Math.PI) * half * 1.01, -Math.cos(t1 * Math.PI) * half * 1.01];
    const length = height * (0.22 + ((drop * 7 + shift) % 5) * 0.075);
    const third = (x1 - x0) * 0.28;
    data += `L${x0} ${rim(t0) + height * 0.06}C${x0 + third * 0.4} ${rim(t0) + height * 0.1} ${x0 + third * 0.6} ${rim(t0) + length} ${(x0 + x1) / 2} ${(rim(t0) + rim(t1)) / 2 + length}C${x1 - third * 0.6} ${rim(t1) + length} ${x1 - third * 0.4} ${rim(t1) + height * 0.1} ${x1} ${rim(t1) + height * 0.06}`;
  }
  tools.solid(
    `${data}L${half * 1.01} ${top}A${half * 1.01} ${half * TILT} 0 0 0 ${-half * 1.01} ${top}Z`,
    icing,
    0.02,
  );
  tools.flat(ellipse(0, top, half * 0.97, half * TILT * 0.94), mix(icing, [255, 255, 255], 0.28));
}

/** Dots of cream along the front of a foot or rim. */
function drawPiping(tools: ThingTools, half: number, y: number, cream: Rgb, size: number): void {
  // The middles lie within the edge and the outermost are turned away, so that none hangs in the air.
  const reach = half - size * 0.45;
  const dots = Math.round((reach * 2.9) / (size * 1.5));
  const places = Array.from({ length: dots + 1 }, (_, dot) => {
    const angle = 0.06 + (dot / dots) * (Math.PI - 0.12);
    return { x: -Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * TILT, turn: Math.sin(angle) };
  }).sort((a, b) => a.y - b.y);
  for (const place of places)
    tools.ball(
      place.x,
      place.y - size * 0.3,
      size * (0.74 + 0.3 * place.turn),
      mix(cream, [255, 255, 255], 0.15),
      size * 0.86,
    );
}

const ICINGS = ['#f29ab4', '#7ac4d8', '#c89ae0', '#f6c46a', '#8a5236', '#9ad0a0'] as const;

/** A tall iced cake of two layers on a stand, with as many candles as the prompt says. */
export const drawBirthdayCake = thing(
  { left: -0.8, right: 0.8, top: -1.26, bottom: 0.12 },
  (tools, request) => {
    const { random, color, qualities } = request;
    const icing: Rgb = color ?? fromHex(random.pick(ICINGS));
    const sponge: Rgb = pickColor(random, '#f6e2c0 #8a5a3c #f8ecda');
    tools.turned(0, '0.1,-0.14 0.06,-0.08 0.24,-0.01', [226, 220, 214], { tilt: 0.16 });
    plate(tools, 0, -0.14, 0.7, [250, 248, 244], [206, 196, 190]);
    const lower: Layer = { bottom: -0.14, half: 0.5, height: 0.29 };
    const upper: Layer = { bottom: -0.39, half: 0.36, height: 0.25 };
    drawLayer(tools, lower, sponge);
    drawDrip(tools, lower, icing, 9, random.integer(5));
    drawPiping(tools, 0.5, -0.135, [255, 250, 242], 0.034);
    for (let dot = 0; dot < 9; dot++) {
      const angle = 0.35 + (dot / 8) * 2.44;
      tools.ball(
        -Math.cos(angle) * 0.5,
        -0.2 + Math.sin(angle) * 0.085,
        0.02,
        fromHex(['#e0505a', '#f2c84a', '#5aa8d8'][dot % 3]!),
      );
    }
    drawLayer(tools, upper, sponge);
    drawDrip(tools, upper, mix(icing, [255, 255, 255], 0.12), 7, random.integer(5));
    drawPiping(tools, 0.36, -0.395, [255, 250, 242], 0.03);
    drawPiping(tools, 0.345, -0.645, [255, 250, 242], 0.026);
    const berries = countOf(request, 'strawberry') ?? countOf(request, 'cherry');
    if (berries !== undefined || random.chance(0.4))
      for (const x of [-0.2, 0, 0.2]) drawStrawberry(tools, x, -0.66 + (x === 0 ? 0.03 : 0), 0.06);
    const candles = Math.min(40, countOf(request, 'candle') ?? 5);
    drawCandles(tools, 0, -0.645, 0.25, 0.042, candles, 0.24, qualities.includes('unlit'));
  },
);

/** A cake without candles: iced, with fruit or chocolate curls. */
export const drawCake = thing({ left: -0.8, right: 0.8, top: -1.08, bottom: 0.12 }, (tools, request) => {
  const { random, color } = request;
  const icing: Rgb = color ?? pickColor(random, '#7a4a30 #f6eee4 #f2a8bc');
  const layer: Layer = { bottom: -0.1, half: 0.56, height: 0.44 };
  plate(tools, 0, -0.1, 0.76, [250, 248, 244], [206, 196, 190]);
  drawLayer(tools, layer, pickColor(random, '#f6e2c0 #9a6844 #f8ecda'));
  for (const y of [-0.3, -0.2]) tools.stroke(`M-0.56 ${y}A0.56 0.095 0 0 0 0.56 ${y}`, [252, 244, 232], 0.04);
  drawDrip(tools, layer, icing, 10, random.integer(5));
  drawPiping(tools, 0.56, -0.1, mix(icing, [255, 255, 255], 0.5), 0.036);
  for (let berry = 0; berry < 9; berry++) {
    const angle = (berry / 9) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 0.4, -0.56 + Math.sin(angle) * 0.066];
    tools.ball(x, y, 0.05, [255, 250, 244], 0.035);
    if (berry % 2 === 0) drawStrawberry(tools, x, y - 0.06, 0.065);
    else drawBerry(tools, x, y - 0.05, 0.04, [64, 82, 164]);
  }
  const candles = countOf(request, 'candle');
  if (candles !== undefined) drawCandles(tools, 0, -0.56, 0.26, 0.04, Math.min(40, candles), 0.26, false);
});

/** A wedding cake of three or four white tiers with flowers. */
export const drawWeddingCake = thing(
  { left: -0.64, right: 0.64, top: -1.12, bottom: 0.12 },
  (tools, request) => {
    const { random, color } = request;
    const cream: Rgb = [252, 248, 242];
    const flower: Rgb = color ?? pickColor(random, '#f0a0b4 #e87a8a #f4c8a8');
    const ribbon: Rgb = mix(flower, [255, 255, 255], 0.45);
    tools.turned(0, '0.1,-0.1 0.07,-0.06 0.26,-0.01', [222, 206, 170], { tilt: 0.16 });
    plate(tools, 0, -0.1, 0.58, [250, 246, 240], [216, 190, 130]);
    const tiers: Layer[] = [
      { bottom: -0.1, half: 0.46, height: 0.24 },
      { bottom: -0.33, half: 0.35, height: 0.22 },
      { bottom: -0.54, half: 0.24, height: 0.2 },
      { bottom: -0.73, half: 0.15, height: 0.16 },
    ];
    for (const tier of tiers) {
      drawLayer(tools, tier, cream);
      const band = tier.bottom - 0.03;
      tools.solid(
        `M${-tier.half} ${band - 0.04}A${tier.half} ${tier.half * TILT} 0 0 0 ${tier.half} ${band - 0.04}V${band}A${tier.half} ${tier.half * TILT} 0 0 1 ${-tier.half} ${band}Z`,
        ribbon,
        0.01,
      );
      for (let swag = 0; swag < 5; swag++) {
        const [a, b] = [(swag / 5) * Math.PI, ((swag + 1) / 5) * Math.PI];
        const at = (angle: number) =>
          [
            -Math.cos(angle) * tier.half,
            tier.bottom - tier.height + 0.03 + Math.sin(angle) * tier.half * TILT,
          ] as const;
        const [[x0, y0], [x1, y1]] = [at(a), at(b)];
        tools.stroke(
          `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 0.09} ${x1} ${y1}`,
          [226, 214, 204],
          0.014,
        );
      }
      drawPiping(tools, tier.half, tier.bottom, cream, 0.02);
    }
    for (const [x, y, size] of rows<3>(`
      -0.3,-0.36,0.06 -0.38,-0.33,0.045 0.2,-0.56,0.055 0.27,-0.53,0.04 -0.14,-0.74,0.045 0.34,-0.13,0.05
      0.42,-0.11,0.04
    `))
      drawSugarRose(tools, x, y, size, flower);
    for (const [x, tone] of coloredRows<1>('-0.035,#3a3a4a 0.04,#fcfcfc')) {
      tools.solid(
        tone[0] > 100 ? `M${x} -0.99L${x + 0.06} -0.89H${x - 0.05}Z` : box(x, -0.89, 0.055, 0.1, 0.015),
        tone,
        0.012,
      );
      tools.ball(x, -1.015, 0.03, [242, 206, 176]);
      tools.flat(
        `${x - 0.03},-1.015 ${x - 0.02},-1.045 ${x + 0.02},-1.045 ${x + 0.03},-1.015 ${x},-1.028`,
        tone[0] > 100 ? [122, 78, 46] : [66, 46, 36],
      );
    }
    const candles = countOf(request, 'candle');
    if (candles !== undefined) drawCandles(tools, 0, -0.56, 0.3, 0.05, Math.min(40, candles), 0.14, false);
  },
);

/** A rose of sugar with a leaf. */
function drawSugarRose(tools: ThingTools, x: number, y: number, size: number, color: Rgb): void {
  tools.solid(ellipse(x + size * 0.9, y + size * 0.4, size * 0.7, size * 0.34, 0.5), [124, 168, 104], 0.01);
  tools.ball(x, y, size, color);
  tools.stroke(
    pathAt(x, y, 'M-0.5 0Q0 -0.8 0.5 0Q0 0.5 -0.2 -0.05', size, size),
    scale(color, 0.7),
    size * 0.16,
  );
}

/** A little cake in its paper, with a swirl of cream. */
export const drawCupcake = thing({ left: -0.46, right: 0.46, top: -1.06 }, (tools, request) => {
  const { random, color } = request;
  const cream: Rgb = color ?? pickColor(random, '#f4a8c0 #9ad4e0 #fbf2e2 #c8a0e4');
  const paper: Rgb = pickColor(random, '#d8566a #4f8fb8 #e0a83a #7a4a30');
  tools.solid('M-0.36 -0.46H0.36L0.26 0H-0.26Z', paper, 0.04);
  for (let fold = -4; fold <= 4; fold++)
    tools.stroke(
      `M${fold * 0.076} -0.46L${fold * 0.056} 0`,
      fold % 2 ? scale(paper, 0.74) : mix(paper, [255, 255, 255], 0.3),
      0.016,
    );
  for (const [y, half] of rows<2>('-0.5,0.4 -0.64,0.31 -0.77,0.21 -0.88,0.11'))
    tools.solid(
      `${-half},${y} ${-half * 0.9},${y - 0.1} 0,${y - 0.14} ${half * 0.9},${y - 0.1} ${half},${y} ${half * 0.7},${y + 0.08} 0,${y + 0.1} ${-half * 0.7},${y + 0.08}`,
      cream,
      0.05,
    );
  for (let crumb = 0; crumb < 16; crumb++) {
    const y = random.range(-0.86, -0.46);
    const reach = 0.34 * (1 - (-y - 0.46) * 1.6);
    const [x, turn] = [random.range(-1, 1) * Math.max(0.06, reach), random.range(-1, 1)];
    tools.stroke(
      `M${x} ${y}l${Math.cos(turn) * 0.04} ${Math.sin(turn) * 0.04}`,
      pickColor(random, '#e0505a #f2c84a #5aa8d8 #6ab86a'),
      0.017,
    );
  }
  const candles = countOf(request, 'candle');
  if (candles !== undefined) drawCandles(tools, 0, -0.84, 0.08, 0.02, Math.min(5, candles), 0.16, false);
  else drawBerry(tools, 0, -0.98, 0.07, [206, 34, 52]);
});

/** A slice of layered cake on a plate. */
export const drawCakeSlice = thing({ left: -0.8, right: 0.8, top: -0.94, bottom: 0.12 }, (tools, request) => {
  const { random, color } = request;
  const icing: Rgb = color ?? pickColor(random, '#f2a8bc #7a4a30 #fbf2e2');
  // Under dark icing the cake itself is dark.
  const isDark = color && color[1] < 130 && color[2] < 110;
  const sponge: Rgb = pickColor(random, isDark ? '#7c4e34 #6e452e' : '#f2d8a8 #8a5a3c');
  plate(tools, 0, -0.12, 0.72, [250, 248, 244], [206, 196, 190]);
  tools.solid('M-0.52 -0.56L0.42 -0.46L0.42 -0.08L-0.52 -0.14Z', sponge, 0.03);
  for (const lift of [0.14, 0.28])
    tools.stroke(`M-0.52 ${-0.14 - lift}L0.42 ${-0.08 - lift * 0.92}`, [253, 247, 238], 0.045);
  for (let crumb = 0; crumb < 24; crumb++)
    tools.flat(
      ellipse(random.range(-0.48, 0.38), random.range(-0.44, -0.14), 0.01),
      scale(sponge, random.range(0.78, 0.95)),
    );
  tools.solid(
    'M-0.52 -0.56L0.42 -0.46C0.52 -0.5 0.56 -0.58 0.5 -0.66Z',
    mix(icing, [255, 255, 255], 0.16),
    0.03,
  );
  tools.solid(
    'M0.42 -0.46C0.52 -0.5 0.56 -0.58 0.5 -0.66L0.52 -0.28C0.54 -0.2 0.5 -0.12 0.42 -0.08Z',
    icing,
    0.03,
  );
  tools.solid(
    'M-0.52 -0.56L0.42 -0.46V-0.4L0.3 -0.36L0.2 -0.43L0.04 -0.4L-0.1 -0.46L-0.3 -0.42L-0.4 -0.5L-0.52 -0.5Z',
    icing,
    0.015,
  );
  tools.ball(0.16, -0.62, 0.09, [255, 250, 244], 0.06);
  if (countOf(request, 'cherry') === undefined) drawStrawberry(tools, 0.16, -0.72, 0.11, 0.1);
  else {
    tools.ball(0.16, -0.73, 0.085, [196, 24, 48]);
    tools.stroke('M0.16 -0.8Q0.2 -0.9 0.28 -0.92', [92, 116, 52], 0.016);
  }
});
