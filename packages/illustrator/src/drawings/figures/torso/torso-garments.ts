import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { box, ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { torsoFrame } from './torso-frame.ts';

const shade = (color: Rgb, alpha = 0.5) => toCss(scale(color, 0.45), alpha);

export const GARMENT_DETAILS = {
  apron: (tools, color) => {
    if (tools.fromBehind) return;
    const { top, waist, middle, front, hip } = torsoFrame(tools);
    const seated = tools.bones.seated;
    const hem = seated ? hip + 0.02 : hip + 0.17;
    const shape =
      `M${front - middle * 0.55} ${top + 0.075}H${front + middle * 0.55}L${front + middle * 0.75} ${waist}L${front + middle * 1.05} ${hem}` +
      `Q${front} ${hem + 0.03} ${front - middle * 1.05} ${hem}L${front - middle * 0.75} ${waist}Z`;
    tools.model(shape, color, 0.02, 0.004);
    line(
      tools.context,
      `M${front - middle * 0.5} ${top + 0.08}L${-0.04} ${top - 0.01}M${front + middle * 0.5} ${top + 0.08}L0.04 ${top - 0.01}`,
      color,
      0.012,
    );
    line(
      tools.context,
      `M${-middle * 1.04} ${waist + 0.008}Q${front} ${waist + 0.026} ${middle * 1.04} ${waist + 0.008}`,
      scale(color, 0.86),
      0.014,
    );
    line(
      tools.context,
      pathAt(front, waist, 'M-0.42 0.055h0.84v0.05q-0.42 0.02 -0.84 0Z', middle),
      shade(color, 0.35),
      0.004,
    );
  },
  blouse: (tools, color) => {
    const { top, waist, front } = torsoFrame(tools);
    fill(
      tools.context,
      `M${front - 0.045} ${top - 0.02}H${front + 0.045}L${front + 0.02} ${waist}H${front - 0.02}Z`,
      color,
    );
  },
  collar: (tools, color) => {
    const { top, front, neck } = torsoFrame(tools);
    for (const side of [-1, 1]) {
      const flap = `M${front * 0.6} ${top + 0.03}L${side * neck * 1.15} ${top - 0.024}L${side * neck * 1.5 + front * 0.3} ${top + 0.026}L${front * 0.6 + side * neck * 0.7} ${top + 0.066}Z`;
      tools.model(flap, color, 0.008, 0.003);
    }
  },
  'fur-collar': (tools, color) => drawFurCollar(tools, color),
  'fur-trim': (tools, color) => {
    const { top, hip, front } = torsoFrame(tools);
    for (let tuft = 0; tuft < 9; tuft++)
      tools.model(ellipse(front, top + 0.02 + (tuft * (hip - top)) / 8, 0.026), color, 0.01, 0);
  },
  'hood-down': (tools, color) => {
    const { top, waist, front, neck, middle } = torsoFrame(tools);
    const roll = `M${-neck * 1.5} ${top - 0.05}Q${-neck * 2.1} ${top + 0.03} ${front * 0.7} ${top + 0.075}Q${neck * 2.1} ${top + 0.03} ${neck * 1.5} ${top - 0.05}Q${neck} ${top + 0.03} ${front * 0.7} ${top + 0.034}Q${-neck} ${top + 0.03} ${-neck * 1.5} ${top - 0.05}Z`;
    tools.model(roll, color, 0.014, 0.004);
    if (tools.fromBehind) return;
    for (const side of [-1, 1])
      line(
        tools.context,
        `M${front + side * 0.022} ${top + 0.06}l${side * 0.004} 0.085`,
        [240, 238, 232],
        0.007,
      );
    line(
      tools.context,
      pathAt(front, waist, 'M-0.5 -0.02L-0.72 0.05H0.72L0.5 -0.02Z', middle),
      shade(color, 0.6),
      0.005,
    );
  },
  kimono: (tools, color) => {
    const { top, waist, shoulders, middle, front, neck } = torsoFrame(tools);
    fill(
      tools.context,
      `M${-neck} ${top - 0.02}L${front * 0.6} ${top + 0.12}L${neck} ${top - 0.02}Z`,
      [250, 246, 238],
    );
    line(tools.context, `M${neck * 1.1} ${top - 0.02}L${front * 0.6 - middle * 0.5} ${waist}`, color, 0.026);
    line(tools.context, `M${-neck * 1.1} ${top - 0.02}L${front * 0.6 + middle * 0.6} ${waist}`, color, 0.026);
    fill(
      tools.context,
      pathAt(0, waist, 'M-1 -0.062H1V0.03H-1Z', shoulders),
      mix(color, [120, 40, 60], 0.25),
    );
    line(tools.context, `M${-shoulders} ${waist - 0.016}H${shoulders}`, [236, 200, 104], 0.014);
  },
  'lab-coat': (tools, color) => openCoat(tools, color),
  lapels: (tools, color) => {
    if (tools.fromBehind) return;
    const { top, waist, front, neck, shoulders } = torsoFrame(tools);
    fill(
      tools.context,
      `M${front - neck} ${top - 0.02}H${front + neck}L${front} ${waist - 0.05}Z`,
      [246, 243, 236],
    );
    for (const side of [-1, 1])
      tools.model(
        `M${front + side * neck * 0.8} ${top - 0.02}L${front * 0.8 + side * shoulders * 0.6} ${top + 0.05}L${front + side * neck * 0.8} ${top + 0.075}L${front} ${waist - 0.045}Z`,
        color,
        0.01,
        0.004,
      );
  },
  overalls: (tools, color) => {
    const { top, waist, hip, front, middle } = torsoFrame(tools);
    const bib = `M${front - middle * 0.72} ${top + 0.1}H${front + middle * 0.72}L${middle * 1.02} ${waist + 0.01}V${hip + 0.01}H${-middle * 1.02}V${waist + 0.01}Z`;
    tools.model(bib, color, 0.018, 0.004);
    for (const side of [-1, 1]) {
      line(
        tools.context,
        `M${front + side * middle * 0.6} ${top + 0.11}L${side * middle * 0.82} ${top - 0.008}`,
        color,
        0.024,
      );
      fill(tools.context, ellipse(front + side * middle * 0.56, top + 0.115, 0.01), [236, 204, 112]);
    }
    line(
      tools.context,
      pathAt(front, top, 'M-0.36 0.14h0.72v0.05q-0.36 0.02 -0.72 0Z', middle),
      shade(color, 0.6),
      0.004,
    );
  },
  scarf: (tools, color) => drawScarf(tools, color),
  toga: (tools, color) => {
    const { top, waist, shoulders, middle } = torsoFrame(tools);
    const cloth = `M${-shoulders * 1.08} ${top + 0.015}Q${-shoulders * 0.6} ${top - 0.014} ${-shoulders * 0.2} ${top - 0.008}Q${shoulders * 0.2} ${top + 0.12} ${middle * 1.05} ${waist - 0.05}V${waist + 0.03}H${-middle * 1.05}Q${-shoulders * 1.1} ${top + 0.2} ${-shoulders * 1.08} ${top + 0.015}Z`;
    tools.model(cloth, color, 0.026, 0.004);
    for (let fold = 0; fold < 4; fold++)
      line(
        tools.context,
        `M${-shoulders * (0.9 - fold * 0.2)} ${top + 0.012}Q${-shoulders * (0.4 - fold * 0.2)} ${top + 0.16} ${middle * (0.4 + fold * 0.2)} ${waist - fold * 0.012}`,
        shade(color, 0.28),
        0.006,
      );
  },
  vest: (tools, color) => {
    const { top, waist, hip, front, shoulders, neck } = torsoFrame(tools);
    for (const side of [-1, 1])
      tools.model(
        `M${side * neck * 1.1} ${top - 0.02}L${side * shoulders * 0.86} ${top - 0.01}V${hip + 0.03}H${front + side * 0.02}L${front + side * 0.012} ${waist - 0.03}Q${front + side * neck} ${top + 0.08} ${side * neck * 1.1} ${top - 0.02}Z`,
        color,
        0.018,
        0.004,
      );
  },
} satisfies Record<string, (tools: FigureTools, color: Rgb) => void>;

function openCoat(tools: FigureTools, color: Rgb): void {
  if (tools.fromBehind) return;
  const { top, waist, hip, front, shoulders, middle, neck } = torsoFrame(tools);
  const hem = tools.bones.seated ? hip + 0.02 : hip + 0.2;
  for (const side of [-1, 1]) {
    const panel = `M${side * neck} ${top - 0.018}L${side * shoulders * 1.02} ${top + 0.016}L${side * middle * 1.12} ${waist}L${side * middle * 1.4} ${hem}L${front + side * 0.03} ${hem + 0.01}L${front + side * 0.026} ${waist - 0.02}Z`;
    tools.model(panel, color, 0.024, 0.004);
    const lapel = `M${side * neck} ${top - 0.018}L${side * neck * 2} ${top + 0.06}L${front + side * 0.026} ${waist - 0.04}Z`;
    tools.model(lapel, mix(color, [255, 255, 255], 0.3), 0.008, 0.003);
  }
  line(tools.context, box(front + middle * 0.75, waist + 0.09, 0.05, 0.045, 0.006), shade(color, 0.5), 0.004);
}

/** Two broad flaps of fleece from the nape down to a button, their edges curly. */
function drawFurCollar(tools: FigureTools, color: Rgb): void {
  const { top, waist, shoulders, front, neck } = torsoFrame(tools);
  const [meet, low] = [front * 0.8, top + (waist - top) * 0.34];
  for (const side of [-1, 1]) {
    const edge: Array<readonly [number, number]> = [];
    for (let curl = 0; curl <= 7; curl++) {
      const t = curl / 7;
      edge.push([
        side * shoulders * 0.8 * (1 - t) ** 0.8 + meet * t + side * 0.012 * Math.sin(t * Math.PI),
        top + 0.008 + (low - top) * t ** 1.5,
      ]);
    }
    const scallops = edge.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = edge[index]!;
      return `Q${(x + fromX) / 2 + side * 0.02} ${(y + fromY) / 2 + 0.024} ${x} ${y}`;
    });
    const flap = `M${side * neck * 0.9} ${top - 0.03}Q${side * shoulders * 0.62} ${top - 0.026} ${edge[0]![0]} ${edge[0]![1]}${scallops.join('')}Q${meet + side * neck * 0.5} ${top + 0.04} ${side * neck * 0.9} ${top - 0.03}Z`;
    tools.model(flap, color, 0.014, 0.004);
    for (const [x, y] of edge.slice(1, -1))
      line(
        tools.context,
        pathAt(x, y, `M${-side * 0.022} -0.03q${side * 0.012} 0.014 ${side * 0.02} 0.004`),
        shade(color, 0.3),
        0.004,
      );
  }
  fill(tools.context, ellipse(meet, low + 0.012, 0.011), scale(mix(color, [120, 80, 50], 0.8), 0.7));
}

/** Wound round the neck, one end hanging down before the chest. */
function drawScarf(tools: FigureTools, color: Rgb): void {
  const { top, front, neck } = torsoFrame(tools);
  const end = pathAt(front, top, 'M-0.9 0.02L-0.1 0.03L0.1 0.17H-0.8Z', neck);
  tools.model(end, scale(color, 0.92), 0.012, 0.004);
  const stripe = mix(color, [255, 250, 235], 0.6);
  line(tools.context, pathAt(front, top, 'M-0.82 0.125H0M-0.82 0.15H0.06', neck), stripe, 0.009);
  const roll = `M${-neck * 1.35} ${top - 0.03}Q${front} ${top + 0.02} ${neck * 1.35} ${top - 0.03}Q${neck * 1.7} ${top + 0.02} ${neck * 1.1} ${top + 0.03}Q${front} ${top + 0.07} ${-neck * 1.1} ${top + 0.03}Q${-neck * 1.7} ${top + 0.02} ${-neck * 1.35} ${top - 0.03}Z`;
  tools.model(roll, color, 0.016, 0.004);
}
