import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';

/** Bamboo canes with their long leaves. */
export const drawBamboo = thing({ left: -0.56, right: 0.56, top: -1.1 }, (tools, { random, color }) => {
  const cane: Rgb = color ?? pickColor(random, '#7aa84a #6a9a4a #8ab04e');
  for (const [x, height, width] of rows<3>('-0.2,0.86,0.05 0.22,0.92,0.055 0,1,0.066')) {
    const joints = 6;
    for (let joint = 0; joint < joints; joint++) {
      const bottom = -(height * joint) / joints;
      tools.solid(
        box(x + joint * 0.006, bottom, width, height / joints, width * 0.24),
        mix(cane, [235, 230, 140], (joint % 2) * 0.1),
        0.016,
      );
      tools.stroke(`M${x - width * 0.55 + joint * 0.006} ${bottom}h${width * 1.1}`, scale(cane, 0.6), 0.012);
    }
    for (let leaf = 0; leaf < 16; leaf++) {
      const y = -height * random.range(0.4, 1);
      const side = random.pick([-1, 1]);
      const reach = random.range(0.14, 0.26);
      tools.rod(
        `${x},${y} ${x + side * reach * 0.5},${y - 0.03} ${x + side * reach},${y + random.range(0.02, 0.1)}`,
        '0.008 0.036 0.003',
        mix(scale(cane, random.range(0.66, 1.05)), [200, 226, 110], random.range(0, 0.3)),
        0.006,
      );
    }
  }
});

/** A bound sheaf of ripe wheat. */
export const drawWheat = thing({ left: -0.62, right: 0.62, top: -1.05 }, (tools, { random, color }) => {
  const straw: Rgb = color ?? pickColor(random, '#e0b850 #d8a840');
  for (let stalk = 0; stalk < 25; stalk++) {
    const t = ((stalk * 9) % 25) / 24 - 0.5;
    const tip = -0.74 - random.range(0, 0.22) + Math.abs(t) * 0.24;
    const x = t * 0.94;
    const tone = scale(mix(straw, [255, 244, 190], random.range(0, 0.3)), random.range(0.84, 1.04));
    tools.stroke(`M${-t * 0.46} 0Q${t * 0.05} -0.34 ${x * 0.84} ${tip + 0.14}`, scale(tone, 0.86), 0.016);
    for (let grain = 0; grain < 7; grain++) {
      const up = tip + 0.16 - grain * 0.032;
      for (const side of [-1, 1])
        tools.flat(
          ellipse(x * 0.84 + t * grain * 0.02 + side * 0.018, up, 0.017, 0.028, side * 0.5 + t),
          side === tools.lightSide ? tone : scale(tone, 0.78),
        );
      tools.stroke(
        `M${x * 0.84 + t * grain * 0.02} ${up}l${t * 0.06 + (grain % 2 ? 0.03 : -0.03)} -0.075`,
        scale(tone, 1.04),
        0.005,
      );
    }
  }
  tools.solid('-0.13,-0.36 0,-0.33 0.13,-0.36 0.13,-0.29 0,-0.26 -0.13,-0.29', [184, 62, 54], 0.02);
  tools.solid('M0.02 -0.31L0.16 -0.2L0.1 -0.16L0 -0.28Z', [168, 52, 46], 0.01);
});

/** Reeds with brown cattails. */
export const drawReeds = thing({ left: -0.5, right: 0.5, top: -1.06 }, (tools, { random, color }) => {
  const green: Rgb = color ?? [122, 154, 74];
  for (let blade = 0; blade < 16; blade++) {
    const x = random.range(-0.3, 0.3);
    tools.rod(
      `${x},0 ${x * 1.2},-0.4 ${x * 1.5 + random.range(-0.06, 0.06)},${-random.range(0.55, 0.95)}`,
      '0.03 0.026 0.004',
      mix(scale(green, random.range(0.7, 1)), [220, 220, 130], random.range(0, 0.3)),
      0.006,
    );
  }
  for (const [x, top] of rows<2>('-0.2,-0.86 0.18,-0.92 0.02,-1')) {
    tools.rod(`${x * 0.7},0 ${x},${top}`, '0.016 0.012', green, 0.004);
    tools.solid(box(x, top + 0.3, 0.056, 0.22, 0.028), [122, 78, 44], 0.02);
  }
});

/** Kelp swaying in the water. */
export const drawSeaweed = thing({ left: -0.5, right: 0.5, top: -1.06 }, (tools, { random, color }) => {
  const weed: Rgb = color ?? pickColor(random, '#3f8a5a #5a8a3a #2f7a6a');
  for (let frond = 0; frond < 7; frond++) {
    const x = -0.3 + frond * 0.1;
    const tall = random.range(0.6, 1);
    const sway = random.range(0.05, 0.1) * random.pick([-1, 1]);
    const tone = scale(mix(weed, [200, 220, 120], random.range(0, 0.25)), 0.75 + (frond % 3) * 0.15);
    tools.rod(
      `${x},0 ${x + sway},${-tall * 0.25} ${x - sway},${-tall * 0.5} ${x + sway},${-tall * 0.75} ${x},${-tall}`,
      '0.05 0.085 0.08 0.07 0.006',
      tone,
      0.016,
    );
    tools.stroke(pathAt(x, 0, 'M0 0C1.6 -0.3 -1.6 -0.6 0 -0.94', sway, tall), scale(tone, 0.7), 0.008);
  }
});

/** A tuft of grass. */
export const drawGrassTuft = thing({ left: -0.8, right: 0.8, top: -1.04 }, (tools, { random, color }) => {
  const green: Rgb = color ?? pickColor(random, '#6aa84a #5a9a46 #86b04a');
  for (let blade = 0; blade < 34; blade++) {
    const x = random.range(-0.34, 0.34);
    const tall = random.range(0.45, 1) * (1 - Math.abs(x) * 0.8);
    tools.rod(
      `${x * 0.8},0 ${x * 1.1},${-tall * 0.6} ${x * 1.7 + random.range(-0.08, 0.08)},${-tall}`,
      '0.05 0.04 0.004',
      mix(scale(green, random.range(0.62, 1.02)), [230, 236, 140], random.range(0, 0.3)),
      0.008,
    );
  }
});

/** A single leaf: maple, oak or a plain one by chance, green or in autumn's colors. */
export const drawLeaf = thing({ left: -0.6, right: 0.6, top: -1.04 }, (tools, { random, color, season }) => {
  const autumn = season === 'autumn';
  const tone: Rgb =
    color ?? fromHex(random.pick(autumn ? ['#d8502a', '#e08a2a', '#e0b030'] : ['#5a9a46', '#6aa84a']));
  const maple = autumn || random.chance(0.4);
  tools.rod('0,-0.34 0.02,-0.16 -0.04,0', '0.03 0.03 0.036', scale(tone, 0.72), 0.008);
  tools.solid(
    maple
      ? 'M0 -0.28L-0.14 -0.26L-0.3 -0.18L-0.28 -0.3L-0.5 -0.4L-0.4 -0.5L-0.52 -0.68L-0.34 -0.66L-0.28 -0.74L-0.14 -0.6L-0.16 -0.84L-0.08 -0.8L0 -1L0.08 -0.8L0.16 -0.84L0.14 -0.6L0.28 -0.74L0.34 -0.66L0.52 -0.68L0.4 -0.5L0.5 -0.4L0.28 -0.3L0.3 -0.18L0.14 -0.26Z'
      : 'M0 -0.24C-0.4 -0.34 -0.42 -0.7 0 -1C0.42 -0.7 0.4 -0.34 0 -0.24Z',
    tone,
    0.06,
  );
  const veins = maple
    ? 'M0 -0.28V-0.92M0 -0.36L-0.44 -0.62M0 -0.36L0.44 -0.62M0 -0.32L-0.34 -0.36M0 -0.32L0.34 -0.36'
    : 'M0 -0.26V-0.92M0 -0.4L-0.2 -0.54M0 -0.4L0.2 -0.54M0 -0.54L-0.2 -0.7M0 -0.54L0.2 -0.7M0 -0.68L-0.13 -0.82M0 -0.68L0.13 -0.82';
  tools.stroke(veins, mix(tone, [255, 246, 200], 0.45), 0.012);
});
