import { mix, pickColor, type Rgb, toCss } from '../../core/color.ts';
import { around, ellipse, fade, fill, type Gradient, limb, type Point } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

const LAYERS = 12;

/** A comet falling to one side: a glowing head, a curved tail of dust and a straight one of gas that fade away. */
export const drawComet = thing(
  { left: -1.1, right: 1.1, top: -1.3, bottom: 0.12, selfLit: 1 },
  (tools, { random, color }) => {
    const { context } = tools;
    const blue: Rgb = color ?? pickColor(random, '#84beff #96d6f6 #babaff');
    const gold = mix(blue, [255, 232, 190], 0.75);
    context.save();
    context.scale(random.pick([-1, 1]), 1);
    const head: Point = [-0.72, -0.2];
    drawTail(tools, [head, [-0.2, -0.62], [0.34, -0.96], [1, -1.2]], 0.34, gold, 0.1);
    drawTail(tools, [head, [-0.2, -0.52], [0.36, -0.74], [1.02, -0.82]], 0.46, blue, 0.085);
    drawTail(tools, [head, [-0.3, -0.5], [0.1, -0.72], [0.5, -0.9]], 0.16, [240, 248, 255], 0.1);
    for (let spark = 0; spark < 26; spark++) {
      const t = random.range(0.05, 1) ** 0.8;
      const [x, y] = [head[0] + t * 1.6, head[1] - t * 0.78 + random.range(-0.5, 0.5) * t * 0.42];
      fill(
        context,
        ellipse(x, y, random.range(0.003, 0.009)),
        toCss(mix(blue, [255, 255, 255], 0.7), 0.9 - t * 0.7),
      );
    }
    drawHead(tools, head, blue);
    context.restore();
    tools.sheet.light(-0.72, -0.2, 0.4, blue);
  },
);

/** Veils of falling width, each fading along the tail, so that neither its sides nor its end have an edge. */
function drawTail(
  { context }: ThingTools,
  course: readonly Point[],
  width: number,
  tone: Rgb,
  strength: number,
): void {
  for (let layer = 1; layer <= LAYERS; layer++) {
    const part = layer / LAYERS;
    const widths = course.map((_, index) => 0.05 + width * part * (index / (course.length - 1)) ** 0.8);
    fill(context, limb(course, widths), fadeAlong(context, course, tone, strength * (1.25 - part * 0.6)));
  }
}

function fadeAlong(
  context: ThingTools['context'],
  course: readonly Point[],
  tone: Rgb,
  strength: number,
): Gradient {
  const [from, to] = [course[0]!, course[course.length - 1]!];
  const fade = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  fade.addColorStop(0, toCss(tone, strength));
  fade.addColorStop(0.35, toCss(tone, strength * 0.6));
  fade.addColorStop(0.7, toCss(tone, strength * 0.2));
  fade.addColorStop(0.94, toCss(tone, 0));
  return fade;
}

function drawHead({ context }: ThingTools, [x, y]: Point, tone: Rgb): void {
  const halo = around(
    context,
    x,
    y,
    0.3,
    fade(
      toCss(mix(tone, [255, 255, 255], 0.8), 1),
      [0.2, toCss(mix(tone, [255, 255, 255], 0.5), 0.85)],
      [0.5, toCss(tone, 0.3)],
      toCss(tone, 0),
    ),
  );
  fill(context, ellipse(x, y, 0.3), halo);
  fill(context, ellipse(x, y, 0.075), [255, 255, 252]);
}
