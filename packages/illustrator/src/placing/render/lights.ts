import { drawSoftly } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Anchor, LightSpot } from '../../drawings/pen/drawing.types.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** Where a point of the drawing lies on the picture. */
export function pointOn(
  { x, y, width, height, mirrored, turn }: Placement,
  anchor: Anchor,
): { x: number; y: number } {
  const across = (anchor.x - 0.5) * width * (mirrored ? -1 : 1);
  const up = (anchor.y - 1) * height;
  return {
    x: x + across * Math.cos(turn) - up * Math.sin(turn),
    y: y + across * Math.sin(turn) + up * Math.cos(turn),
  };
}

/** The halo around everything on a drawing that shines. */
export function drawLights(stage: Stage, placement: Placement): void {
  shine(stage, placement, placement.drawing.lights, 1);
}

/** What shines from behind a drawing; to be painted before it. */
export function drawBackLights(stage: Stage, placement: Placement): void {
  shine(stage, placement, placement.drawing.backLights ?? [], 1.6);
}

function shine(stage: Stage, placement: Placement, lights: readonly LightSpot[], gain: number): void {
  const { context, palette } = stage;
  const { height } = placement;
  if (lights.length === 0) return;
  const strength = (palette.night ? 1 : palette.sunElevation < 0.2 ? 0.7 : 0.34) * gain;
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const spot of lights) {
    const { x, y } = pointOn(placement, spot);
    const radius = Math.max(2, spot.radius * height);
    const halo = context.createRadialGradient(x, y, 0, x, y, radius);
    halo.addColorStop(0, toCss(spot.color, 0.62 * strength));
    halo.addColorStop(0.25, toCss(spot.color, 0.26 * strength));
    halo.addColorStop(1, toCss(spot.color, 0));
    context.fillStyle = halo;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}

/** Warm light of windows or a fire on the ground in front of a subject. */
export function spillLight(stage: Stage, placement: Placement): void {
  const { y, width, height, drawing } = placement;
  if (drawing.lights.length === 0 || !(stage.palette.night || stage.palette.sunElevation < 0.12)) return;
  const color = drawing.lights[0]!.color;
  const { context } = stage;
  // A car's lamps light the ground before it.
  const x =
    drawing.lights.reduce((sum, light) => sum + pointOn(placement, light).x, 0) / drawing.lights.length;
  const [radiusX, radiusY] = [width * 0.6, Math.max(4, height * 0.16)];
  context.save();
  context.globalCompositeOperation = 'screen';
  context.translate(x, y + height * 0.03);
  context.scale(radiusX, radiusY);
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  pool.addColorStop(0, toCss(color, 0.42));
  pool.addColorStop(1, toCss(color, 0));
  context.fillStyle = pool;
  context.beginPath();
  context.arc(0, 0, 1, 0, TAU);
  context.fill();
  context.restore();
}

/** A glow around the whole subject, for things that the prompt calls glowing, magical or divine. */
export function drawAura(
  stage: Stage,
  { x, y, width, height }: Placement,
  color: readonly [number, number, number],
): void {
  const { context } = stage;
  // Bright as far as the figure's own edge, which covers the middle of it.
  const radius = Math.max(width, height);
  const centreY = y - height * 0.55;
  context.save();
  context.globalCompositeOperation = 'screen';
  const halo = context.createRadialGradient(x, centreY, 0, x, centreY, radius);
  halo.addColorStop(0, toCss(color, 0.7));
  halo.addColorStop(0.45, toCss(color, 0.52));
  halo.addColorStop(1, toCss(color, 0));
  context.fillStyle = halo;
  context.fillRect(x - radius, centreY - radius, radius * 2, radius * 2);
  context.restore();
}

/** Smoke that rises, widens and bends with the wind. */
export function drawSmoke(stage: Stage, placement: Placement): void {
  const { smoke } = placement.drawing;
  if (!smoke || stage.brief.vetoes.has('smoke')) return;
  const from = pointOn(placement, smoke);
  const { height } = placement;
  const color = mix(stage.palette.fog, [248, 246, 246], stage.palette.night ? 0.2 : 0.85);
  const wind = stage.random.fork('smoke').range(0.1, 0.28) * (stage.light[0] > 0 ? -1 : 1);
  drawSoftly(
    stage.context,
    stage.width,
    stage.height,
    { blur: height * 0.03, resolution: 0.25 },
    (context) => {
      for (let puff = 0; puff < 18; puff++) {
        const t = puff / 18;
        context.fillStyle = toCss(color, (stage.palette.night ? 0.26 : 0.42) * (1 - t));
        context.beginPath();
        context.arc(
          from.x + Math.sin(t * 5) * height * 0.05 + t * height * wind,
          from.y - t * height * 0.6,
          height * (0.018 + 0.08 * t),
          0,
          TAU,
        );
        context.fill();
      }
    },
  );
}
