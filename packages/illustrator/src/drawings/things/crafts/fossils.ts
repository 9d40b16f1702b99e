import { mix, type Rgb, scale } from '../../../core/color.ts';
import { parsePoints, rows } from '../../../core/number-tables.ts';
import { box, ellipse, type Point } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const BONE: Rgb = [236, 224, 196];

/** The spine from the tip of the tail to the skull. */
const SPINE =
  '-1.24,-0.44 -1.1,-0.5 -0.96,-0.55 -0.82,-0.59 -0.68,-0.62 -0.54,-0.64 -0.4,-0.66 -0.26,-0.68 -0.12,-0.7 0.02,-0.71 0.16,-0.72 0.29,-0.75 0.39,-0.81 0.46,-0.89 0.53,-0.96 0.62,-0.99';

/** A bone with a knob at either end. */
function drawBone(tools: ThingTools, from: Point, to: Point, width: number, tone: Rgb = BONE): void {
  tools.rod(`${from} ${to}`, `${width} ${width * 0.8}`, tone, width * 0.4);
  for (const [x, y] of [from, to]) tools.ball(x, y, width * 0.72, tone);
}

function drawLeg(tools: ThingTools, joints: string, tone: Rgb): void {
  const at = parsePoints(joints);
  for (let bone = 1; bone < at.length; bone++)
    drawBone(tools, at[bone - 1]!, at[bone]!, 0.1 - bone * 0.014, tone);
  const [x, y] = at[at.length - 1]!;
  for (const reach of [0.2, 0.15, 0.07])
    tools.rod(`${x},${y} ${x + reach},${y + 0.06}`, '0.034 0.014', tone, 0.01);
}

/** A tyrannosaur's skeleton as it stands in a museum: on a plinth, its bones held by iron. */
export const drawDinosaurSkeleton = thing(
  { left: -1.34, right: 1.14, top: -1.46, facing: 'right' },
  (tools, { color }) => {
    const bone: Rgb = color ?? BONE;
    const far = scale(bone, 0.76);
    const spine = parsePoints(SPINE);
    tools.block(-0.04, 0, 1.7, 0.1, 0.16, [92, 82, 78], 0.01);
    tools.solid(box(0.42, -0.01, 0.34, 0.07, 0.01), [214, 178, 96], 0.01);
    for (const y of [-0.055, -0.035]) tools.stroke(`M0.3 ${y}H0.54`, [120, 90, 40], 0.008);
    tools.stroke('M0.2 -0.1V-0.9M-0.62 -0.1V-0.84', [60, 60, 66], 0.018);
    tools.context.translate(0, -0.24);
    drawLeg(tools, '-0.16,-0.58 0.06,-0.36 -0.08,-0.1 0.02,0.08', far);
    tools.rod('0.2,-0.52 0.34,-0.46 0.44,-0.52', '0.036 0.03 0.022', far, 0.01);
    // Ribs: the far ones first, then the belly, then the near ones.
    for (const [tone, shift] of [
      [far, 0.035],
      [bone, 0],
    ] as const)
      for (let rib = 0; rib < 8; rib++) {
        const x = -0.06 + rib * 0.052 + shift;
        const reach = 0.2 + Math.sin((rib / 7) * Math.PI) * 0.11;
        tools.stroke(
          `M${x} -0.68C${x + 0.09} ${-0.6} ${x + 0.09} ${-0.7 + reach} ${x - 0.03} ${-0.7 + reach * 1.1}`,
          scale(tone, 0.5),
          0.034,
        );
        tools.stroke(
          `M${x} -0.68C${x + 0.09} ${-0.6} ${x + 0.09} ${-0.7 + reach} ${x - 0.03} ${-0.7 + reach * 1.1}`,
          tone,
          0.022,
        );
      }
    for (let joint = spine.length - 1; joint >= 0; joint--) {
      const [x, y] = spine[joint]!;
      const size = Math.min(0.056, 0.022 + joint * 0.004);
      const lift = joint > 4 && joint < 13 ? 0.11 : 0.05;
      tools.rod(`${x},${y} ${x - 0.025},${y - lift}`, `${size * 0.8} 0.014`, bone, 0.01);
      if (joint > 0) {
        const [backX, backY] = spine[joint - 1]!;
        tools.ball((x + backX) / 2, (y + backY) / 2, size * 0.9, scale(bone, 0.94));
      }
      tools.ball(x, y, size, bone);
    }
    tools.solid(
      '-0.36,-0.68 -0.2,-0.76 -0.06,-0.72 -0.08,-0.6 -0.14,-0.5 -0.24,-0.46 -0.26,-0.58',
      bone,
      0.03,
    );
    tools.flat(ellipse(-0.17, -0.6, 0.035, 0.03), scale(bone, 0.4));
    drawLeg(tools, '-0.18,-0.58 0,-0.34 -0.28,-0.1 -0.2,0.1', bone);
    tools.rod('0.24,-0.54 0.36,-0.44 0.48,-0.46', '0.04 0.034 0.024', bone, 0.01);
    tools.rod('0.48,-0.46 0.54,-0.5', '0.02 0.008', bone, 0.004);
    tools.rod('0.48,-0.46 0.54,-0.44', '0.02 0.008', bone, 0.004);
    drawSkull(tools, bone);
  },
);

function drawSkull(tools: ThingTools, bone: Rgb): void {
  tools.solid(
    '0.6,-0.9 0.74,-0.82 0.92,-0.76 1.04,-0.78 1.02,-0.72 0.86,-0.68 0.7,-0.74 0.6,-0.82',
    scale(bone, 0.88),
    0.03,
  );
  for (const [x, y] of rows<2>('0.78,-0.8 0.86,-0.775 0.94,-0.77 1.01,-0.785'))
    tools.flat(`M${x - 0.02} ${y}L${x} ${y - 0.055}L${x + 0.02} ${y}Z`, mix(bone, [255, 255, 250], 0.5));
  tools.solid(
    '0.56,-0.98 0.62,-1.1 0.74,-1.15 0.88,-1.12 1.02,-1.04 1.09,-0.95 1.06,-0.89 0.9,-0.9 0.76,-0.88 0.66,-0.86',
    bone,
    0.05,
  );
  tools.flat('0.68,-1.02 0.74,-1.07 0.8,-1.03 0.77,-0.96 0.7,-0.96', scale(bone, 0.28));
  tools.flat('0.84,-1.0 0.92,-1.02 0.98,-0.96 0.88,-0.95', scale(bone, 0.36));
  tools.flat('1.01,-0.98 1.05,-0.96 1.02,-0.94', scale(bone, 0.36));
  for (let tooth = 0; tooth < 6; tooth++) {
    const x = 0.77 + tooth * 0.055;
    tools.solid(
      `M${x - 0.022} -0.9L${x + 0.002} ${-0.8 - (tooth % 2) * 0.02}L${x + 0.024} -0.9Z`,
      mix(bone, [255, 255, 250], 0.5),
      0.008,
    );
  }
}
