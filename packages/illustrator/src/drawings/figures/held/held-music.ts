import { mix, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { ellipse, fill, limb, pathAt } from '../../pen/pen.ts';
import type { HeldItem } from './held-items.types.ts';
import { type DrawHeld, GOLD, type HeldPen, WOOD } from './held-pen.ts';

type Music = Extract<
  HeldItem,
  | 'flute'
  | 'trumpet'
  | 'saxophone'
  | 'violin'
  | 'cello'
  | 'guitar'
  | 'veena'
  | 'lyre'
  | 'drum'
  | 'accordion'
  | 'microphone'
  | 'baton'
  | 'conch'
>;

/** The waisted body of a stringed instrument along the x axis, neck to the right. */
function fiddle(pen: HeldPen, size: number, color: Rgb, neck: number): void {
  const at = (x: number, y: number) => `${x * size} ${y * size}`;
  pen.line(`M0 0L${neck * size} 0`, [56, 36, 30], 0.028 * (size / 0.2) ** 0.5);
  pen.model(
    `M${at(-0.95, 0)}C${at(-0.95, -0.6)} ${at(-0.3, -0.62)} ${at(-0.14, -0.3)}C${at(0, -0.2)} ${at(0.1, -0.52)} ${at(0.42, -0.44)}C${at(0.7, -0.34)} ${at(0.7, 0.34)} ${at(0.42, 0.44)}C${at(0.1, 0.52)} ${at(0, 0.2)} ${at(-0.14, 0.3)}C${at(-0.3, 0.62)} ${at(-0.95, 0.6)} ${at(-0.95, 0)}Z`,
    color,
    size * 0.14,
    0.005,
  );
  pen.line(`M${at(-0.8, 0)}L${at(neck, 0)}`, 'rgba(250,240,214,0.85)', 0.006);
}

export const MUSIC_HELD: Record<Music, DrawHeld> = {
  flute: (pen, color) => {
    pen.line('M0.17 0.03L-0.22 -0.03', color, 0.026);
    for (let hole = 0; hole < 5; hole++)
      fill(pen.context, ellipse(-0.1 + hole * 0.046, -0.01 + hole * 0.007, 0.0065), [90, 58, 30]);
  },
  trumpet: (pen, color) => {
    const { context } = pen;
    framed(context, { turn: -0.16 }, () => {
      pen.line('M-0.14 0H0.2', color, 0.018);
      pen.line('M-0.02 0.0V0.06H0.12V0', color, 0.014);
      pen.model('M0.14 -0.014Q0.27 -0.03 0.34 -0.1V0.1Q0.27 0.03 0.14 0.014Z', color, 0.02, 0.005);
      fill(context, ellipse(0.34, 0, 0.022, 0.1), mix(color, [110, 60, 20], 0.5));
      for (const x of [0.02, 0.05, 0.08]) pen.line(`M${x} 0.06V-0.03`, scale(color, 0.8), 0.012);
      fill(context, ellipse(-0.15, 0, 0.012, 0.022), color);
    });
  },
  saxophone: (pen, color) => {
    pen.model(
      limb(
        '-0.1,-0.33 -0.01,-0.29 0.01,-0.04 0.05,0.13 0.13,0.12 0.17,-0.03',
        [0.02, 0.03, 0.046, 0.06, 0.07, 0.14],
      ),
      color,
      0.02,
      0.005,
    );
    for (const y of [-0.22, -0.15, -0.08, -0.01, 0.06])
      fill(pen.context, ellipse(0.005, y, 0.015), [255, 240, 190]);
  },
  violin: (pen, color) => {
    const { context } = pen;
    framed(context, { at: [-0.142, -0.028], turn: 0.14 }, () => {
      fiddle(pen, 0.128, color, 1.4);
      pen.line('M-0.02 -0.045q0.01 0.02 0 0.03M-0.02 0.045q0.01 -0.02 0 -0.03', [60, 30, 20], 0.006);
    });
    pen.line('M-0.29 0.16L-0.03 -0.2', [92, 54, 34], 0.011);
    pen.line('M-0.278 0.158L-0.018 -0.198', 'rgba(250,246,232,0.85)', 0.005);
  },
  cello: (pen, color) => {
    const { context } = pen;
    framed(context, { at: [-0.03, 0.2], turn: -Math.PI / 2 + 0.12 }, () => fiddle(pen, 0.3, color, 1.9));
    pen.line('M-0.26 0.12L0.18 0.2', [92, 54, 34], 0.014);
  },
  guitar: (pen, color) => {
    const { context } = pen;
    framed(context, { at: [-0.01, 0.02], scale: [-1, 1] }, () => {
      context.rotate(-0.4);
      fiddle(pen, 0.19, color, 2.1);
      fill(context, ellipse(0.02, 0, 0.042), [56, 34, 26]);
      pen.line('M-0.11 -0.034V0.034', [70, 42, 30], 0.016);
      pen.model('M0.42 -0.026H0.5V0.026H0.42Z', [70, 44, 32], 0.006);
    });
  },
  veena: (pen, color) => {
    const { context } = pen;
    framed(context, { at: [-0.02, 0.05], turn: -0.5 }, () => {
      pen.line('M-0.3 0H0.4', WOOD, 0.034);
      pen.model(ellipse(-0.28, 0.02, 0.12, 0.1), color, 0.03, 0.005);
      pen.model(ellipse(0.3, 0.06, 0.075, 0.08), color, 0.022, 0.005);
      pen.line('M-0.34 -0.01H0.42', GOLD, 0.006);
      for (let fret = 0; fret < 9; fret++) pen.line(`M${-0.14 + fret * 0.05} -0.016V0.016`, GOLD, 0.006);
    });
  },
  lyre: (pen, color) => {
    pen.line(
      'M-0.05 0.06C-0.16 -0.04 -0.02 -0.14 -0.1 -0.26M0.05 0.06C0.16 -0.04 0.02 -0.14 0.1 -0.26M-0.09 -0.2H0.09',
      color,
      0.022,
    );
    pen.model(ellipse(0, 0.06, 0.075, 0.045), color, 0.014);
    for (const x of [-0.04, -0.013, 0.013, 0.04])
      pen.line(`M${x} 0.04L${x * 1.2} -0.2`, 'rgba(255,250,230,0.9)', 0.004);
  },
  drum: (pen, color) => {
    const { context } = pen;
    framed(context, { at: [-0.13, 0.1] }, () => {
      pen.line('M-0.14 -0.04L-0.07 -0.27M0.14 -0.04L0.07 -0.27', [92, 62, 44], 0.016);
      pen.model('M-0.15 -0.05Q0 0.0 0.15 -0.05V0.12Q0 0.18 -0.15 0.12Z', color, 0.03, 0.005);
      for (let zig = 0; zig < 5; zig++)
        pen.line(pathAt(zig * 0.056, 0, 'M-0.14 -0.02L-0.112 0.14L-0.084 -0.02'), GOLD, 0.007);
      pen.model(ellipse(0, -0.05, 0.15, 0.05), [246, 238, 220], 0.012, 0.005);
    });
    pen.line('M0.02 -0.03L-0.09 0.05', [214, 172, 110], 0.014);
    pen.line('M-0.28 -0.03L-0.17 0.05', [214, 172, 110], 0.014);
  },
  accordion: (pen, color) => {
    for (let fold = 0; fold < 7; fold++)
      pen.model(
        `M${-0.22 + fold * 0.026} -0.09h0.026v0.2h-0.026Z`,
        fold % 2 ? [244, 236, 220] : scale(color, 0.7),
        0.006,
        0.003,
      );
    pen.model('M-0.05 -0.11H0.03V0.13H-0.05Z', color, 0.014);
    pen.model('M-0.29 -0.11H-0.21V0.13H-0.29Z', color, 0.014);
    for (let key = 0; key < 6; key++) pen.line(`M-0.01 ${-0.08 + key * 0.034}h0.03`, [252, 250, 244], 0.014);
  },
  microphone: (pen, color) => {
    pen.line('M0 0.05L-0.03 -0.05', [44, 42, 50], 0.026);
    pen.model(ellipse(-0.04, -0.085, 0.036, 0.042, -0.3), color, 0.012);
  },
  baton: (pen) => pen.line('M-0.01 0.03L0.1 -0.14', [250, 246, 236], 0.01),
  conch: (pen) => {
    pen.model(
      'M-0.04 0.06Q-0.13 -0.04 -0.04 -0.12Q0.02 -0.2 0.05 -0.12Q0.12 -0.02 0.03 0.08Z',
      [252, 240, 226],
      0.02,
      0.005,
    );
    pen.line(
      'M-0.06 -0.06Q0 -0.02 0.06 -0.07M-0.04 -0.11Q0.01 -0.08 0.045 -0.12M-0.03 0.04Q0.02 0.0 0.02 -0.03',
      [224, 168, 150],
      0.008,
    );
  },
};
