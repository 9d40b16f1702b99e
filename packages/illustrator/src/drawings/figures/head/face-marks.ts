import type { Expression } from '../../../brief/traits.types.ts';
import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import type { FaceMark, FigureTools } from '../figure.types.ts';
import { earAt, onFace, PROFILE, seenSides } from './head-frame.ts';

/** What is special about a face, over everything else on it; head frame. */
export function drawMarks(tools: FigureTools): void {
  for (const mark of tools.look.marks ?? []) MARKS[mark](tools);
}

const eye = (tools: FigureTools, side: number) => onFace(side * 0.37, tools.bones.turn);

const middle = (tools: FigureTools) => onFace(0, tools.bones.turn).x;

/** The white paint and the red lips on it. */
const CLOWN_MOUTHS = {
  glad: [
    'M-0.44 0.5Q0 0.66 0.44 0.5Q0.36 0.9 0 0.9Q-0.36 0.9 -0.44 0.5Z',
    'M-0.32 0.58Q0 0.72 0.32 0.58Q0.2 0.82 0 0.82Q-0.2 0.82 -0.32 0.58Z',
  ],
  sad: [
    'M-0.42 0.9Q-0.36 0.54 0 0.54Q0.36 0.54 0.42 0.9Q0 0.78 -0.42 0.9Z',
    'M-0.32 0.84Q-0.22 0.62 0 0.62Q0.22 0.62 0.32 0.84Q0 0.7 -0.32 0.84Z',
  ],
} as const;
const SAD: ReadonlySet<Expression> = new Set(['sad', 'angry', 'scared']);

const MARKS: Record<FaceMark, (tools: FigureTools) => void> = {
  freckles: (tools) => {
    const { context, look, bones, fine } = tools;
    const own = tools.random.fork('freckles');
    const tone = mix(look.skin, [168, 84, 44], 0.6);
    const count = fine ? 44 : 14;
    for (let spot = 0; spot < count; spot++) {
      // Thick over the bridge and the cheekbones, thinning out towards the ears.
      const across = (own.next() + own.next() - 1) * 0.62;
      const { x, squeeze } = onFace(across, bones.turn);
      const y = 0.29 + (own.next() + own.next() - 1) * 0.15 - (Math.abs(across) < 0.14 ? 0.07 : 0);
      const size = own.range(0.011, fine ? 0.02 : 0.028);
      if (squeeze > 0.3) fill(context, ellipse(x, y, size, size * 0.88), toCss(tone, own.range(0.4, 0.72)));
    }
  },
  glasses: (tools) => drawGlasses(tools, [50, 44, 46], false),
  sunglasses: (tools) => drawGlasses(tools, [30, 28, 36], true),
  visor: (tools) => drawGlasses(tools, [40, 200, 220], true),
  monocle: (tools) => {
    const { x } = eye(tools, tools.bones.turn >= PROFILE ? -1 : 1);
    line(tools.context, ellipse(x, 0.1, 0.25), [222, 186, 92], 0.06);
    line(tools.context, `M${x + 0.2} 0.26Q${x + 0.3} 0.7 ${x + 0.1} 1.1`, [222, 186, 92], 0.03);
  },
  'eye-patch': (tools) => {
    const { x } = eye(tools, -1);
    line(tools.context, `M-0.86 -0.34L${x} 0L0.7 -0.62`, [36, 30, 34], 0.07);
    tools.model(
      pathAt(x, 0, 'M-0.25 -0.08Q0 -0.2 0.25 -0.08Q0.2 0.3 0 0.33Q-0.2 0.3 -0.25 -0.08Z'),
      [40, 34, 38],
      0.05,
      0.02,
    );
  },
  'eye-mask': (tools) => {
    const color: Rgb = [34, 32, 40];
    const [left, right] = [eye(tools, -1), eye(tools, 1)];
    const mask = `M-0.84 -0.1Q-0.4 -0.34 ${middle(tools)} -0.16Q0.5 -0.34 0.86 -0.1Q0.8 0.36 ${right.x} 0.36Q${middle(tools) + 0.1} 0.34 ${middle(tools)} 0.2Q${left.x + 0.2} 0.36 ${left.x} 0.36Q-0.8 0.34 -0.84 -0.1Z`;
    fill(tools.context, mask, color);
    for (const { x } of [left, right]) {
      fill(tools.context, ellipse(x, 0.1, 0.17, 0.13), [252, 250, 246]);
      fill(tools.context, ellipse(x + 0.02, 0.1, 0.09, 0.1), [40, 26, 22]);
      fill(tools.context, ellipse(x - 0.02, 0.06, 0.03), [255, 255, 255]);
    }
  },
  fangs: (tools) => {
    const x = middle(tools);
    for (const side of [-1, 1])
      fill(tools.context, pathAt(x, 0, 'M0.07 0.65H0.15L0.11 0.82Z', side), [255, 255, 250]);
  },
  tusks: (tools) => {
    const x = middle(tools);
    for (const side of [-1, 1])
      tools.model(pathAt(x, 0, 'M0.12 0.68H0.26L0.24 0.42Z', side), [248, 240, 214], 0.03, 0.02);
  },
  clown: (tools) => {
    const { context } = tools;
    const x = middle(tools);
    for (const side of seenSides(tools.bones.turn)) {
      const at = eye(tools, side).x;
      line(context, `M${at} -0.3V-0.12M${at} 0.28V0.46`, [66, 120, 200], 0.07);
      fill(context, ellipse(onFace(side * 0.56, tools.bones.turn).x, 0.42, 0.16), 'rgba(236,76,90,0.55)');
    }
    const [paint, lips] =
      tools.expression && SAD.has(tools.expression) ? CLOWN_MOUTHS.sad : CLOWN_MOUTHS.glad;
    fill(context, pathAt(x, 0, paint), [250, 250, 250]);
    fill(context, pathAt(x, 0, lips), [206, 36, 48]);
    MARKS['red-nose'](tools);
  },
  'red-nose': (tools) => {
    const x = middle(tools) + tools.bones.turn * 0.1;
    tools.model(ellipse(x, 0.32, 0.2), [222, 40, 44], 0.09, 0.035);
    fill(tools.context, ellipse(x + tools.lightSide * 0.06, 0.25, 0.05), 'rgba(255,255,255,0.8)');
  },
  'big-nose': (tools) => {
    const x = middle(tools) + tools.bones.turn * 0.16;
    tools.model(
      pathAt(x, 0, 'M-0.1 0.04Q-0.3 0.5 0 0.54Q0.34 0.5 0.12 0.04Z'),
      mix(tools.look.skin, [220, 110, 90], 0.16),
      0.1,
      0.035,
    );
  },
  geisha: (tools) => {
    const x = middle(tools);
    fill(tools.context, ellipse(x, 0.64, 0.12, 0.085), [206, 28, 44]);
    for (const side of seenSides(tools.bones.turn)) {
      const at = eye(tools, side).x;
      line(tools.context, pathAt(at, 0, 'M-0.1 -0.05Q0.1 -0.1 0.26 -0.06', side), [206, 46, 56], 0.05);
    }
  },
  stitches: ({ context }) => {
    line(
      context,
      'M-0.5 -0.62L-0.1 -0.5M-0.44 -0.7l0.04 0.16M-0.32 -0.66l0.04 0.16M-0.2 -0.62l0.04 0.16M0.36 0.5L0.6 0.3M0.4 0.36l0.1 0.1M0.5 0.28l0.1 0.1',
      [70, 60, 52],
      0.035,
    );
  },
  sunken: (tools) => {
    for (const side of seenSides(tools.bones.turn)) {
      const { x } = eye(tools, side);
      line(tools.context, `M${x - 0.2} 0.2Q${x} 0.38 ${x + 0.2} 0.2`, 'rgba(60,40,80,0.45)', 0.07);
      fill(
        tools.context,
        ellipse(onFace(side * 0.6, tools.bones.turn).x, 0.5, 0.1, 0.2, side * 0.3),
        'rgba(40,40,60,0.25)',
      );
    }
  },
  wraps: ({ context, look }) => {
    for (const [y, slant] of rows<2>('-0.8,0.1 -0.56,-0.08 -0.3,0.06 0.42,-0.08 0.62,0.08 0.84,-0.04'))
      line(
        context,
        `M-0.86 ${y + slant}Q0 ${y + 0.12} 0.86 ${y - slant}`,
        toCss(scale(look.skin, 0.5), 0.7),
        0.035,
      );
  },
  'third-eye': (tools) => {
    const x = middle(tools);
    for (let ash = 0; ash < 3; ash++)
      line(
        tools.context,
        pathAt(x, ash * 0.13, 'M-0.42 -0.62Q0 -0.68 0.42 -0.62'),
        'rgba(246,244,238,0.9)',
        0.055,
      );
    fill(tools.context, ellipse(x, -0.5, 0.065, 0.17), [200, 52, 34]);
    fill(tools.context, ellipse(x, -0.5, 0.03, 0.08), [255, 226, 150]);
  },
  tilak: (tools) => {
    fill(tools.context, ellipse(middle(tools), -0.36, 0.06, 0.07), [206, 40, 48]);
  },
  kohl: (tools) => {
    for (const side of seenSides(tools.bones.turn)) {
      const { x, squeeze } = eye(tools, side);
      if (squeeze > 0.2)
        line(
          tools.context,
          pathAt(x, 0, 'M-0.16 0.22Q0.12 0.27 0.44 0.1M0.1 -0.02L0.42 0.02', side),
          [26, 30, 44],
          0.06,
        );
    }
  },
  pipe: (tools) => {
    const { x, y } = mouthCorner(tools);
    const wood: Rgb = [104, 60, 36];
    line(tools.context, `M${x} ${y}Q${x + 0.3} ${y + 0.06} ${x + 0.44} ${y + 0.24}`, [46, 36, 34], 0.075);
    tools.model(pathAt(x + 0.5, y + 0.2, 'M-0.16 -0.24H0.16L0.13 0.1Q0 0.2 -0.13 0.1Z'), wood, 0.05, 0.03);
    fill(tools.context, ellipse(x + 0.5, y - 0.04, 0.14, 0.045), [44, 30, 26]);
    drawSmoke(tools, x + 0.5, y - 0.1);
  },
  cigar: (tools) => {
    const { x, y } = mouthCorner(tools);
    line(tools.context, `M${x} ${y}L${x + 0.5} ${y + 0.08}`, [132, 88, 56], 0.095);
    line(tools.context, `M${x + 0.47} ${y + 0.076}l0.05 0.008`, [246, 130, 60], 0.095);
    drawSmoke(tools, x + 0.54, y);
  },
  tears: (tools) => {
    for (const side of seenSides(tools.bones.turn)) {
      const { x } = eye(tools, side);
      line(
        tools.context,
        `M${x + side * 0.04} 0.26Q${x + side * 0.1} 0.5 ${x + side * 0.06} 0.72`,
        'rgba(150,205,245,0.85)',
        0.07,
      );
      fill(
        tools.context,
        pathAt(x + side * 0.06, 0.72, 'M0 -0.14Q0.12 0.06 0 0.1Q-0.12 0.06 0 -0.14Z'),
        [150, 205, 245],
      );
    }
  },
  blush: (tools) => {
    for (const side of seenSides(tools.bones.turn))
      fill(
        tools.context,
        ellipse(onFace(side * 0.54, tools.bones.turn).x, 0.42, 0.2, 0.14),
        'rgba(236,92,92,0.4)',
      );
  },
  tattoo: (tools) => {
    const { x } = onFace(0.5, tools.bones.turn);
    line(
      tools.context,
      `M${x} 0.3q0.12 0.1 0.02 0.2t0.04 0.2M${x - 0.1} -0.5q0.14 -0.1 0.2 0.06`,
      [52, 70, 96],
      0.045,
    );
  },
  // These change eyes and mouth themselves.
  laugh: () => {},
  wink: () => {},
  shout: () => {},
  'gap-teeth': () => {},
  tongue: (tools) => {
    const x = middle(tools);
    tools.model(
      pathAt(x, 0, 'M-0.13 0.64H0.13Q0.16 1.05 0 1.08Q-0.16 1.05 -0.13 0.64Z'),
      [212, 44, 52],
      0.05,
      0.03,
    );
  },
  'face-paint': (tools) => {
    for (const side of seenSides(tools.bones.turn)) {
      const { x } = onFace(side * 0.52, tools.bones.turn);
      line(tools.context, pathAt(x, 0, 'M-0.16 0.3L0.16 0.36M-0.16 0.44L0.14 0.5'), [196, 52, 44], 0.07);
    }
  },
  'half-machine': (tools) => {
    const { x } = eye(tools, 1);
    tools.model(
      `M${x - 0.2} -0.4L0.84 -0.5Q0.9 0.3 0.66 0.62L${x - 0.12} 0.4Z`,
      [164, 174, 188],
      0.08,
      0.035,
    );
    fill(tools.context, ellipse(x, 0.08, 0.16), [30, 34, 44]);
    fill(tools.context, ellipse(x, 0.08, 0.09), [255, 70, 60]);
    line(tools.context, `M${x + 0.2} -0.3v0.7M${x - 0.1} 0.3L0.7 0.34`, [96, 104, 120], 0.035);
  },
};

/** Where somebody smokes from. */
function mouthCorner({ bones: { turn } }: FigureTools) {
  return turn >= PROFILE ? { x: 0.74, y: 0.62 } : { x: onFace(0, turn).x + 0.14, y: 0.64 };
}

function drawSmoke({ context }: FigureTools, x: number, y: number): void {
  const curl = `M${x} ${y}C${x + 0.2} ${y - 0.3} ${x - 0.16} ${y - 0.5} ${x + 0.1} ${y - 0.8}C${x + 0.28} ${y - 1.05} ${x - 0.02} ${y - 1.2} ${x + 0.16} ${y - 1.5}`;
  for (const [width, alpha] of [
    [0.2, 0.16],
    [0.12, 0.24],
    [0.05, 0.4],
  ] as const)
    line(context, curl, `rgba(236,236,240,${alpha})`, width);
}

function drawGlasses({ context, bones: { turn } }: FigureTools, frame: Rgb, tinted: boolean): void {
  const lenses = seenSides(turn).map((side) => onFace(side * 0.37, turn));
  const half = (squeeze: number) => (turn >= PROFILE ? 0.13 : 0.26 * Math.max(0.62, squeeze));
  const [near, far] = lenses;
  for (const { x, squeeze } of lenses) {
    const lens = ellipse(x + (turn >= PROFILE ? 0.08 : 0), 0.1, half(squeeze), 0.24);
    fill(context, lens, tinted ? toCss(frame, frame[1] < 60 ? 0.92 : 0.55) : 'rgba(210,236,250,0.16)');
    line(context, lens, frame, 0.045);
    line(context, `M${x - 0.1} -0.02l0.09 -0.07`, 'rgba(255,255,255,0.7)', 0.03);
  }
  if (near && far)
    line(
      context,
      `M${near.x + half(near.squeeze)} 0.06Q${(near.x + far.x) / 2 + 0.02} 0 ${far.x - half(far.squeeze)} 0.06`,
      frame,
      0.045,
    );
  const rim = (near?.x ?? 0) - half(near?.squeeze ?? 1) * (turn >= PROFILE ? 0.5 : 1);
  line(context, `M${rim} 0.06L${earAt(-1, turn) + 0.1} ${turn > 0.3 ? 0 : 0.04}`, frame, 0.045);
}
