import { mix, type Rgb } from '../../../core/color.ts';
import { points, rows } from '../../../core/number-tables.ts';
import { ellipse, fill, limb, pathAt } from '../../pen/pen.ts';
import { star } from '../../pen/star-shape.ts';
import type { HeldItem } from './held-items.types.ts';
import { type DrawHeld, GOLD, type HeldPen, STEEL, WOOD } from './held-pen.ts';

type Weapon = Extract<
  HeldItem,
  | 'staff'
  | 'crook'
  | 'crozier'
  | 'walking-stick'
  | 'sword'
  | 'flaming-sword'
  | 'katana'
  | 'dagger'
  | 'spear'
  | 'axe'
  | 'pickaxe'
  | 'hammer'
  | 'war-hammer'
  | 'mace'
  | 'club'
  | 'bow'
  | 'scythe'
  | 'wand'
  | 'sceptre'
  | 'ankh'
  | 'crook-and-flail'
  | 'trident'
  | 'lightning'
  | 'paddle'
>;

function blade(pen: HeldPen, lean: number, length: number, curved: number, color: Rgb = STEEL): void {
  const { context } = pen;
  context.save();
  context.rotate(lean);
  pen.model(
    `M-0.019 -0.05Q${-0.019 + curved} ${-length * 0.55} ${curved * 1.4} ${-length}Q${0.02 + curved} ${-length * 0.55} 0.019 -0.05Z`,
    color,
    0.008,
  );
  pen.line(
    `M0 -0.06Q${curved} ${-length * 0.55} ${curved * 1.35} ${-length * 0.94}`,
    'rgba(90,100,120,0.7)',
    0.004,
  );
  pen.line(curved ? 'M-0.034 -0.045H0.034' : 'M-0.066 -0.045H0.066', GOLD, 0.02);
  pen.line('M0 -0.04V0.05', curved ? [40, 34, 44] : [96, 58, 36], 0.024);
  fill(context, ellipse(0, 0.062, 0.019), GOLD);
  context.restore();
}

function pole(pen: HeldPen, top: number, color: Rgb, width = 0.022): void {
  pen.model(
    limb(
      [
        [0.006, pen.floor],
        [0, 0],
        [0, top],
      ],
      [width * 0.9, width, width],
    ),
    color,
    0.007,
  );
}

export const WEAPONS: Record<Weapon, DrawHeld> = {
  staff: (pen, color) => {
    pole(pen, -0.38, WOOD, 0.026);
    pen.line(
      'M0 -0.36C-0.085 -0.41 -0.055 -0.51 0.015 -0.51M0.004 -0.36C0.068 -0.39 0.075 -0.45 0.058 -0.48',
      WOOD,
      0.022,
    );
    pen.glow(ellipse(0, -0.445, 0.042), color, 0, -0.445, 0.16);
  },
  crook: (pen) => {
    pole(pen, -0.3, WOOD);
    pen.line('M0 -0.29C-0.005 -0.42 0.11 -0.44 0.115 -0.34C0.116 -0.3 0.08 -0.29 0.07 -0.32', WOOD, 0.022);
  },
  crozier: (pen) => {
    pole(pen, -0.34, GOLD, 0.018);
    pen.line('M0 -0.33C-0.005 -0.48 0.13 -0.49 0.12 -0.38C0.115 -0.31 0.04 -0.33 0.06 -0.39', GOLD, 0.02);
    fill(pen.context, ellipse(0, -0.3, 0.024), GOLD);
  },
  'walking-stick': (pen) => {
    pen.line(`M0.004 ${pen.floor}V0`, WOOD, 0.018);
    pen.line('M0 0.01Q-0.004 -0.036 -0.034 -0.03', WOOD, 0.02);
  },
  sword: (pen, color) => blade(pen, 0.3, 0.44, 0, mix(STEEL, color, 0.2)),
  'flaming-sword': (pen) => {
    blade(pen, 0.24, 0.44, 0);
    for (const [x, y, size] of rows<3>('0.04,-0.16,0.05 0.07,-0.28,0.06 0.1,-0.4,0.06'))
      pen.glow(pathAt(x, y, 'M-0.6 1Q-1 -0.4 0 -1.8Q1 -0.2 0.5 1Z', size, size), [255, 150, 50], x, y, 0.14);
  },
  katana: (pen) => blade(pen, 0.35, 0.48, 0.035),
  dagger: (pen) => blade(pen, 0.5, 0.2, 0),
  spear: (pen, color) => {
    pole(pen, -0.44, WOOD, 0.018);
    pen.model('M0 -0.6L0.034 -0.5Q0.02 -0.46 0 -0.43Q-0.02 -0.46 -0.034 -0.5Z', STEEL, 0.008);
    pen.line('M-0.012 -0.42L-0.03 -0.34M0.012 -0.42L0.03 -0.34', color, 0.014);
  },
  axe: (pen) => {
    pen.line('M-0.04 0.16L0.06 -0.28', WOOD, 0.026);
    pen.model('M0.045 -0.29Q0.14 -0.35 0.19 -0.3Q0.21 -0.19 0.15 -0.1Q0.09 -0.17 0.026 -0.18Z', STEEL, 0.016);
    pen.line('M0.19 -0.3Q0.21 -0.19 0.15 -0.1', [246, 250, 252], 0.009);
  },
  pickaxe: (pen) => {
    pen.line('M-0.05 0.16L0.06 -0.26', WOOD, 0.024);
    pen.model('M-0.1 -0.2Q0.02 -0.34 0.22 -0.2Q0.06 -0.27 -0.1 -0.2Z', STEEL, 0.01);
  },
  hammer: (pen) => {
    pen.line('M-0.02 0.08L0.04 -0.14', WOOD, 0.022);
    pen.model('M-0.03 -0.19L0.1 -0.15L0.09 -0.1L-0.04 -0.14Z', [120, 126, 138], 0.01);
  },
  'war-hammer': (pen) => {
    pen.line('M-0.03 0.1L0.05 -0.16', [96, 58, 36], 0.028);
    pen.line('M-0.04 0.12q-0.04 0.06 0.02 0.07', [96, 58, 36], 0.01);
    pen.model('M-0.06 -0.27L0.15 -0.21L0.12 -0.11L-0.09 -0.17Z', [176, 184, 198], 0.016, 0.006);
    pen.line('M-0.03 -0.245L-0.06 -0.175M0.115 -0.205L0.09 -0.135', GOLD, 0.01);
    pen.glow(
      'M0.2 -0.36L0.15 -0.29L0.18 -0.29L0.14 -0.22L0.22 -0.31L0.19 -0.31Z',
      [150, 210, 255],
      0.18,
      -0.28,
      0.16,
    );
  },
  mace: (pen, color) => {
    pen.line('M-0.01 0.1L0.02 -0.18', GOLD, 0.024);
    pen.model(ellipse(0.03, -0.26, 0.075, 0.085), color, 0.03, 0.005);
    pen.line('M-0.04 -0.27Q0.03 -0.23 0.1 -0.28M0.02 -0.34V-0.18', mix(color, [120, 70, 20], 0.5), 0.008);
    fill(pen.context, ellipse(0.03, -0.35, 0.018), GOLD);
  },
  club: (pen) => pen.model(limb('-0.02,0.06 0.02,-0.1 0.07,-0.26', [0.03, 0.05, 0.1]), WOOD, 0.02),
  bow: (pen, color) => {
    pen.line('M-0.09 -0.3Q0.1 -0.14 0.006 0Q0.1 0.14 -0.09 0.3', mix(WOOD, color, 0.3), 0.02);
    pen.line('M-0.09 -0.3L-0.16 0L-0.09 0.3', 'rgba(240,236,224,0.9)', 0.005);
    pen.line('M-0.17 0H0.16', WOOD, 0.01);
    pen.model('M0.15 -0.018L0.21 0L0.15 0.018Z', STEEL, 0.004);
    pen.line('M-0.16 0l-0.03 -0.02M-0.16 0l-0.03 0.02', [206, 62, 52], 0.009);
  },
  scythe: (pen) => {
    pole(pen, -0.36, WOOD, 0.02);
    pen.model('M0 -0.38Q0.2 -0.44 0.32 -0.24Q0.18 -0.36 0 -0.33Z', STEEL, 0.01);
  },
  wand: (pen, color) => {
    pen.line('M-0.01 0.03L0.07 -0.13', [240, 234, 222], 0.015);
    pen.glow(star(0.08, -0.16, 0.055), color, 0.08, -0.16, 0.16);
  },
  sceptre: (pen, color) => {
    pen.line('M0 0.16V-0.2', GOLD, 0.02);
    pen.model(ellipse(0, -0.23, 0.038), color, 0.014);
    fill(pen.context, star(0, -0.295, 0.034), GOLD);
  },
  ankh: (pen) => {
    pen.line('M0 0.08V-0.04M-0.05 -0.04H0.05', GOLD, 0.022);
    pen.line('M0 -0.04C-0.06 -0.1 -0.04 -0.15 0 -0.15C0.04 -0.15 0.06 -0.1 0 -0.04Z', GOLD, 0.018);
  },
  'crook-and-flail': (pen) => {
    pen.line('M0.05 0.1L-0.06 -0.16Q-0.09 -0.23 -0.03 -0.24Q0.01 -0.23 -0.01 -0.2', GOLD, 0.02);
    pen.line('M-0.05 0.1L0.07 -0.16', [44, 84, 150], 0.02);
    for (const x of [0.07, 0.1, 0.13]) pen.line(`M0.07 -0.16L${x + 0.02} ${-0.04 + (x - 0.07)}`, GOLD, 0.01);
  },
  trident: (pen, color) => {
    pole(pen, -0.36, color, 0.02);
    pen.line(
      'M0 -0.34C-0.1 -0.35 -0.09 -0.44 -0.085 -0.5M0 -0.34C0.1 -0.35 0.09 -0.44 0.085 -0.5M0 -0.34V-0.53',
      color,
      0.02,
    );
    for (const [x, y] of points('-0.085,-0.5 0,-0.53 0.085,-0.5'))
      pen.model(pathAt(x, y, 'M-0.026 0.02L0 -0.06L0.026 0.02Z'), color, 0.006, 0.003);
  },
  lightning: (pen, color) => {
    pen.glow(
      'M0.1 -0.36L-0.05 -0.17L0.0 -0.16L-0.07 0.0L-0.02 0.0L-0.08 0.24L0.07 -0.05L0.02 -0.06L0.11 -0.21L0.05 -0.22L0.16 -0.36Z',
      color,
      0.02,
      -0.06,
      0.3,
    );
  },
  paddle: (pen) => {
    pole(pen, -0.2, WOOD, 0.02);
    pen.model(ellipse(0.004, pen.floor - 0.12, 0.05, 0.13), WOOD, 0.016);
  },
};
