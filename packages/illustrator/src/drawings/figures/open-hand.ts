import { mix, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { thing } from '../pen/thing-tools.ts';

const SLEEVE: Rgb = [92, 112, 150];

/** A hand from beside the picture, its palm up: large beside whoever is in it. */
export const drawOpenHand = thing(
  { left: -1.6, right: 1.3, top: -0.5, bottom: 0.6 },
  (tools, { skin, color, qualities }) => {
    const own = qualities.includes('giant') ? mix(skin, [168, 150, 120], 0.2) : skin;
    const far = scale(own, 0.9);
    // The far fingers first, so that the near ones lie before them.
    for (const [y, long, rise, wide] of rows<4>(
      '0.02,0.86,-0.2,0.15 0.07,0.96,-0.16,0.17 0.13,0.94,-0.08,0.18',
    ))
      tools.rod(
        `0.3,${y} ${long * 0.75},${y + 0.02} ${long * 1.05},${y + rise * 0.5} ${long * 1.16},${y + rise}`,
        `${wide * 1.1} ${wide} ${wide * 0.9} ${wide * 0.6}`,
        far,
        0.05,
      );
    tools.solid(
      'M-1.6 0.2L-1 0.12C-0.8 0.08 -0.7 0.04 -0.5 0C-0.2 -0.05 0.2 -0.05 0.48 0.04C0.66 0.12 0.6 0.3 0.4 0.36C0 0.46 -0.4 0.46 -0.7 0.42C-0.9 0.42 -1.2 0.5 -1.6 0.6Z',
      own,
      0.14,
    );
    tools.rod('-1.65,0.42 -1.3,0.36 -1.02,0.31', '0.56 0.52 0.48', color ?? SLEEVE, 0.12);
    tools.flat(
      'M-0.5 0.06C-0.2 0 0.2 0 0.42 0.07C0.2 0.16 -0.2 0.17 -0.5 0.06Z',
      mix(own, [150, 80, 60], 0.22),
    );
    tools.rod('0.28,0.27 0.66,0.25 0.9,0.2 1,0.13', '0.2 0.18 0.16 0.11', own, 0.06);
    tools.rod('-0.42,0.3 -0.2,0.2 0,0.06 0.04,-0.08', '0.24 0.21 0.17 0.12', own, 0.07);
    tools.stroke('M0.02 -0.11Q0.06 -0.08 0.07 -0.03', mix(own, [255, 226, 214], 0.6), 0.03);
    tools.sheet.anchor('seat', 0.26, 0.08);
  },
);
