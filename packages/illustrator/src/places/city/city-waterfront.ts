import { mix, toCss } from '../../core/color.ts';
import { fade, fillBox, linear } from '../../core/ink.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';
import type { CityLight } from './city-light.ts';
import { paintSkyline } from './city-skyline.ts';
import { drawLampRow } from './parts/street-lamps.ts';

export function paintWaterfront(stage: Stage, random: Random, light: CityLight): void {
  const { height, horizon, width } = stage;
  paintSkyline(stage, random, light, { tall: random.range(0.32, 0.46), layers: 4, haze: 0.12 });
  paintFlatGround(stage, [60, 78, 92]);
  const mirrors = isMirrored(stage);
  stage.water = hasSubjectOf(stage.brief, 'boat', 'sea-creature') || (mirrors && !hasVisitors(stage));
  const quay = stage.water ? height : lerp(horizon, height, mirrors ? 0.68 : 0.46);
  const water = new Uint8Array(width * height);
  water.fill(1, Math.ceil(horizon) * width, Math.floor(quay) * width);
  stage.wet = water.slice();
  reflectInWater(stage, {
    water,
    tint: mix(stage.palette.zenith, [16, 40, 60], 0.5),
    mirror: [0.85, 0.62],
    roughness: 1.3,
  });
  if (mirrors) drawShore(stage);
  if (mirrors && light.dark) smearLights(stage, random.fork('smears'), light, quay);
  if (stage.water) return;
  layQuay(stage, random, light, quay);
  if (light.neon || stage.brief.weather === 'rain' || stage.brief.weather === 'storm') {
    water.fill(0).fill(1, Math.ceil(quay) * width);
    reflectInWater(stage, {
      water,
      tint: mix(stage.palette.ambient, stage.palette.fog, 0.5),
      mirror: [0.5, 0.34],
      roughness: 0.7,
    });
  }
}

/** The town is told to lie at a water, or is all there is: its image is half of the picture. */
function isMirrored({ brief: { features, place, subjects } }: Stage): boolean {
  const alone = place === 'skyline' && subjects.length === 0;
  return alone || features.has('river') || features.has('lake');
}

/** Whoever comes on foot or wheels needs a quay. */
function hasVisitors({ brief }: Stage): boolean {
  return hasSubjectOf(brief, 'person', 'animal', 'vehicle', 'item', 'tree', 'building', 'hat');
}

/** A dark embankment parts the town from its image. */
function drawShore({ context, width, height, horizon, palette }: Stage): void {
  const thick = height * 0.009;
  fillBox(context, toCss(mix(palette.zenith, [24, 26, 34], 0.7)), 0, horizon - thick, width, thick * 1.6);
}

/** Lights on moving water draw out into long upright streaks. */
function smearLights(stage: Stage, random: Random, light: CityLight, quay: number): void {
  const { context, width, horizon } = stage;
  const reach = quay - horizon;
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let streak = 0; streak < 70; streak++) {
    const x = random.range(0, width);
    const top = horizon + reach * random.range(0.01, 0.12);
    const bottom = top + reach * random.range(0.3, 0.85) * random.range(0.5, 1);
    const lamp = random.pick(light.lamps);
    const wide = width * random.range(0.002, 0.006);
    const glow = linear(context, [0, top, 0, bottom], fade(lamp, [0, 0, 0]));
    // Ripples part a streak into dashes that grow towards the viewer.
    for (let y = top; y < bottom; ) {
      const dash = (1.5 + ((y - horizon) / reach) * 9) * (width / 1024);
      context.globalAlpha = random.range(0.25, 0.6);
      const shift = random.range(-0.6, 0.6) * wide;
      fillBox(context, glow, x - wide / 2 + shift, y, wide, dash);
      y += dash * random.range(1.4, 2.1);
    }
  }
  context.restore();
}

/** A promenade with a railing, for those who look at the water. */
function layQuay(stage: Stage, random: Random, light: CityLight, quay: number): void {
  const { context, width, height, horizon } = stage;
  const paving = litColor(stage, light.dark ? [128, 122, 128] : [176, 166, 152], { sun: 0.4 });
  const gradient = linear(context, [0, quay, 0, height], fade(mix(paving, stage.palette.fog, 0.2), paving));
  fillBox(context, gradient, 0, quay, width, height - quay);
  const edge = (stage.focal * stage.cameraHeight) / (quay - horizon);
  context.strokeStyle = 'rgba(30,28,36,0.22)';
  context.lineWidth = Math.max(1, width / 900);
  for (let joint = -14; joint <= 14; joint++) {
    const far = project(stage, joint * 1.3, 0, edge);
    const near = project(stage, joint * 1.3, 0, 1.4);
    context.beginPath();
    context.moveTo(far.x, far.y);
    context.lineTo(near.x, near.y);
    context.stroke();
  }
  for (let z = edge; z > 1.6; z -= 0.9) {
    const row = project(stage, 0, 0, z);
    fillBox(context, 'rgba(30,28,36,0.16)', 0, row.y, width, Math.max(1, row.scale * 0.012));
  }
  drawRailing(stage, edge);
  const every = random.range(3.4, 4.6);
  for (const side of [-1, 1]) {
    for (let post = 0; post < 3; post++)
      drawLampRow(stage, {
        x: side * (2.6 + post * every),
        from: edge - 0.3,
        to: edge - 0.3,
        every: 1,
        height: 3.1,
        lit: light.dark,
      });
  }
}

function drawRailing(stage: Stage, z: number): void {
  const { context, width } = stage;
  const scale = stage.focal / z;
  const top = project(stage, 0, 0.95, z).y;
  const foot = project(stage, 0, 0, z).y;
  context.strokeStyle = toCss(litColor(stage, [50, 54, 62], { sun: 0.36 }));
  context.lineWidth = Math.max(1, scale * 0.035);
  context.beginPath();
  for (const share of [0, 0.45]) {
    const y = lerp(top, foot, share);
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  for (let x = (width / 2) % (scale * 0.6); x < width; x += scale * 0.6) {
    context.moveTo(x, top);
    context.lineTo(x, foot);
  }
  context.stroke();
}
