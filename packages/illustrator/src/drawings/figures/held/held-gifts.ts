import { colorList, mix, type Rgb, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { TAU } from '../../../core/maths.ts';
import { coloredRows, points, rows } from '../../../core/number-tables.ts';
import { box, ellipse, fill, limb } from '../../pen/pen.ts';
import { type DrawHeld, GOLD, type HeldPen, WOOD } from './held-pen.ts';

function bloom({ context }: HeldPen, x: number, y: number, radius: number, color: Rgb): void {
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal / 6) * TAU;
    fill(
      context,
      ellipse(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.86, radius * 0.6, angle),
      petal % 2 ? color : mix(color, [255, 255, 255], 0.18),
    );
  }
  fill(context, ellipse(x, y, radius * 0.6), [248, 204, 84]);
}

/** Flowers, sacred things, presents and playthings. */
export const GIFTS = {
  flower: (pen, color) => {
    pen.line('M0 0.07Q0.02 -0.06 0.01 -0.14', [74, 122, 58], 0.012);
    pen.model('M0.01 -0.02Q0.06 -0.08 0.07 -0.03Q0.05 0 0.01 -0.02Z', [84, 138, 66], 0.006, 0.003);
    bloom(pen, 0.01, -0.16, 0.036, color);
  },
  bouquet: (pen, color) => {
    pen.model('M-0.03 0.1L0.03 0.1L0.09 -0.06H-0.09Z', [250, 240, 226], 0.014);
    const tones: readonly Rgb[] = [color, [250, 246, 240], [246, 190, 90], mix(color, [255, 255, 255], 0.4)];
    rows<2>('-0.07,-0.08 0.07,-0.08 0,-0.1 -0.04,-0.14 0.045,-0.14 0,-0.06').forEach(([x, y], index) => {
      fill(pen.context, ellipse(x! * 1.2, y! + 0.02, 0.034, 0.02), [92, 142, 74]);
      bloom(pen, x!, y!, 0.025, tones[index % 4]!);
    });
  },
  lotus: (pen, color) => {
    pen.line('M0 0.06V-0.06', [74, 122, 58], 0.012);
    for (const petal of [-2, 2, -1, 1, 0])
      pen.model(
        `M0 -0.05Q${petal * 0.05 - 0.04} -0.12 ${petal * 0.045} ${-0.18 + Math.abs(petal) * 0.02}Q${petal * 0.05 + 0.04} -0.12 0 -0.05Z`,
        mix(color, [255, 255, 255], Math.abs(petal) * 0.12),
        0.012,
        0.003,
      );
  },
  discus: (pen, color) => {
    pen.line('M0 -0.12m-0.085 0a0.085 0.085 0 1 0 0.17 0a0.085 0.085 0 1 0 -0.17 0', color, 0.026);
    for (let spoke = 0; spoke < 8; spoke++) {
      const angle = (spoke / 8) * TAU;
      pen.line(`M0 -0.12L${Math.cos(angle) * 0.12} ${-0.12 + Math.sin(angle) * 0.12}`, color, 0.01);
    }
    pen.glow(ellipse(0, -0.12, 0.024), [255, 226, 140], 0, -0.12, 0.12);
  },
  vase: (pen, color) => {
    pen.model(
      'M-0.02 -0.1H0.02Q0.02 -0.06 0.05 -0.02Q0.07 0.05 0.03 0.08H-0.03Q-0.07 0.05 -0.05 -0.02Q-0.02 -0.06 -0.02 -0.1Z',
      color,
      0.018,
    );
    pen.line('M0 -0.1Q0.02 -0.2 0.1 -0.24M0 -0.1Q-0.02 -0.18 -0.05 -0.2', [96, 146, 84], 0.01);
  },
  ball: (pen, color) => {
    pen.model(ellipse(0, -0.06, 0.075), color, 0.026, 0.005);
    pen.line(
      'M-0.07 -0.08Q0 -0.03 0.07 -0.08M-0.02 -0.13Q0.02 -0.06 -0.01 0.01',
      mix(color, [255, 255, 255], 0.8),
      0.009,
    );
  },
  snowball: (pen) => pen.model(ellipse(0.01, -0.05, 0.055), [246, 250, 255], 0.02),
  racket: (pen, color) => {
    pen.line('M-0.02 0.08L0.04 -0.1', [60, 54, 60], 0.022);
    framed(pen.context, { at: [0.075, -0.2], turn: 0.33 }, () => {
      for (let string = -3; string <= 3; string++)
        pen.line(`M${string * 0.02} -0.1V0.1M-0.075 ${string * 0.026}H0.075`, 'rgba(250,250,240,0.8)', 0.004);
      pen.line('M0 -0.115a0.08 0.115 0 1 0 0.001 0Z', color, 0.017);
    });
  },
  bat: (pen) =>
    pen.model(limb('-0.02,0.07 0.03,-0.08 0.1,-0.3', [0.022, 0.034, 0.06]), [214, 164, 104], 0.014),
  gift: (pen, color) => {
    framed(pen.context, { at: [-0.03, -0.01] }, () => {
      pen.model(box(-0.05, 0.06, 0.17, 0.14, 0.008), color, 0.02);
      pen.line('M-0.05 0.06V-0.08M-0.135 -0.02H0.035', GOLD, 0.02);
      pen.line(
        'M-0.05 -0.08q-0.07 -0.07 -0.02 -0.08q0.02 0.02 0.02 0.08q0.07 -0.07 0.04 -0.08q-0.03 0.0 -0.04 0.08',
        GOLD,
        0.012,
      );
    });
  },
  teddy: (pen) => {
    const fur: Rgb = [184, 126, 74];
    for (const [x, y, r] of rows<3>('-0.06,0.11,0.03 0.06,0.11,0.03 -0.05,-0.08,0.022 0.05,-0.08,0.022'))
      pen.model(ellipse(x, y, r), fur, 0.008, 0.003);
    pen.model(ellipse(0, 0.06, 0.06, 0.066), fur, 0.02);
    pen.model(ellipse(0, -0.035, 0.056), fur, 0.018);
    fill(pen.context, ellipse(0, -0.018, 0.024, 0.02), [232, 196, 152]);
    for (const x of [-0.02, 0.02]) fill(pen.context, ellipse(x, -0.05, 0.008), [30, 22, 20]);
    fill(pen.context, ellipse(0, -0.024, 0.008), [40, 26, 22]);
  },
  cards: (pen) => {
    for (let card = -2; card <= 2; card++)
      framed(pen.context, { turn: card * 0.22 }, () => {
        pen.model(box(0, -0.02, 0.07, 0.11, 0.008), [252, 250, 244], 0.006);
        fill(pen.context, ellipse(0, -0.075, 0.015), card % 2 ? [40, 40, 48] : [206, 44, 52]);
      });
  },
  'pot-of-gold': (pen) => {
    pen.model('M-0.11 0.04H0.11Q0.14 0.18 0.05 0.2H-0.05Q-0.14 0.18 -0.11 0.04Z', [52, 50, 58], 0.024);
    for (const [x, y] of points('-0.07,0.03 0,0.01 0.07,0.03 -0.035,0 0.035,0'))
      pen.model(ellipse(x, y, 0.034, 0.024), [250, 204, 80], 0.01, 0.003);
    pen.glow(ellipse(0, -0.01, 0.016), [255, 230, 140], 0, -0.01, 0.14);
  },
  coins: (pen) => {
    for (let coin = 0; coin < 6; coin++)
      pen.model(
        ellipse((coin % 2) * 0.03 - 0.012, 0.02 + coin * 0.05, 0.022, 0.022),
        [250, 204, 80],
        0.007,
        0.003,
      );
  },
  'crystal-ball': (pen, color) => {
    pen.glow(ellipse(0, -0.08, 0.085), color, 0, -0.08, 0.26);
    pen.line('M-0.05 -0.11Q-0.03 -0.14 0 -0.145', 'rgba(255,255,255,0.9)', 0.012);
    pen.model('M-0.05 0.01H0.05L0.06 0.04H-0.06Z', GOLD, 0.008);
  },
  cross: (pen) => pen.line('M0 0.1V-0.2M-0.07 -0.11H0.07', GOLD, 0.024),
  beads: (pen, color) => {
    for (let bead = 0; bead < 16; bead++) {
      const angle = (bead / 16) * TAU;
      pen.model(ellipse(Math.cos(angle) * 0.035, 0.08 + Math.sin(angle) * 0.08, 0.0115), color, 0.004, 0.002);
    }
  },
  trophy: (pen) => {
    pen.line('M-0.06 -0.16q-0.06 0.05 0.03 0.09M0.06 -0.16q0.06 0.05 -0.03 0.09', GOLD, 0.012);
    pen.model(
      'M-0.065 -0.18H0.065Q0.06 -0.06 0.012 -0.05V0H0.045V0.03H-0.045V0H-0.012V-0.05Q-0.06 -0.06 -0.065 -0.18Z',
      [246, 200, 84],
      0.018,
    );
  },
  juggling: (pen) => {
    const tones: readonly Rgb[] = colorList('#de3e3c #f8c446 #4286ce #5caa60 #aa60be');
    tones.forEach((tone, ball) => {
      const t = ball / 4;
      pen.model(ellipse(-0.05 - t * 0.38, -0.14 - Math.sin(t * Math.PI) * 0.52, 0.042), tone, 0.014);
    });
  },
  snake: (pen, color) => {
    pen.model(
      limb(
        '-0.06,0.2 0.06,0.1 -0.03,0 0.06,-0.1 0.02,-0.2 0.09,-0.24',
        [0.012, 0.03, 0.036, 0.034, 0.03, 0.036],
      ),
      color,
      0.01,
    );
    fill(pen.context, ellipse(0.1, -0.25, 0.006), [250, 230, 90]);
  },
  'peacock-feather': (pen) => {
    pen.line('M0 0.08Q0.03 -0.1 0.1 -0.26', [80, 130, 70], 0.01);
    for (const [rx, ry, tone] of coloredRows<2>(
      '0.055,0.08,#2e8454 0.038,0.055,#d6ac42 0.026,0.038,#2296b0 0.014,0.02,#1e2c78',
    ))
      fill(pen.context, ellipse(0.11, -0.3, rx, ry, 0.35), tone);
  },
  powder: (pen, color) => {
    const tones: readonly Rgb[] = [color, mix(color, [255, 255, 255], 0.4), color];
    tones.forEach((tone, index) => {
      for (let puff = 0; puff < 9; puff++) {
        const t = (puff + index * 0.33) / 9;
        const spread = Math.sin(puff * 2.4 + index * 2) * 0.09 * t;
        fill(
          pen.context,
          ellipse(
            0.03 + t * 0.38,
            -0.06 - t * 0.3 + spread + t * t * 0.16,
            0.02 + t * 0.065,
            0.018 + t * 0.055,
          ),
          toCss(tone, 0.62 - t * 0.3),
        );
      }
    });
  },
  baby: (pen, color) => {
    pen.model(limb('-0.2,0.02 -0.1,0.03 0,0 0.03,-0.03', [0.07, 0.13, 0.14, 0.1]), color, 0.02);
    pen.model(ellipse(0.03, -0.055, 0.058), [240, 200, 170], 0.016);
    pen.line(
      'M0.008 -0.05q0.01 0.008 0.02 0M0.042 -0.05q0.01 0.008 0.02 0M0.025 -0.03q0.012 0.008 0.022 0',
      [90, 54, 44],
      0.005,
    );
    pen.line('M0.02 -0.11Q0.04 -0.125 0.05 -0.105', WOOD, 0.008);
  },
} satisfies Record<string, DrawHeld>;
