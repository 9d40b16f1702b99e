import { createLayer } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';
import { ATMOSPHERES, PLANET_COLORS, type PlanetKind, planetColor } from './planet-surface.ts';

export interface Planet {
  x: number;
  y: number;
  radius: number;
  kind: PlanetKind;
  /** Seen through a bright sky: its night side has the color of the air. */
  throughAir?: boolean;
}

/** A sphere lit from the side of the sun, with air around it, and a ring where the kind has one. */
export function drawPlanet(stage: Stage, planet: Planet, random: Random): void {
  const ringTilt = random.range(-0.5, 0.5);
  if (planet.kind === 'ringed') drawRing(stage, planet, ringTilt, Math.PI, Math.PI * 2);
  // Above this size the sphere is drawn smaller and enlarged: its surface is soft anyway.
  const drawn = Math.min(planet.radius, 190);
  const sphere = drawSphere(stage, planet, drawn, random.range(0, 99));
  const side = (sphere.width * planet.radius) / drawn;
  stage.context.imageSmoothingQuality = 'high';
  stage.context.globalCompositeOperation = planet.throughAir ? 'lighten' : 'source-over';
  stage.context.drawImage(sphere, planet.x - side / 2, planet.y - side / 2, side, side);
  stage.context.globalCompositeOperation = 'source-over';
  if (planet.kind === 'ringed') drawRing(stage, planet, ringTilt, 0, Math.PI);
  writeDepth(stage, planet);
}

const PLANET_DEPTH = 5000;

function writeDepth({ width, height, depth }: Stage, { x, y, radius }: Planet): void {
  for (let row = Math.max(0, Math.ceil(y - radius)); row < Math.min(height, y + radius); row++) {
    const half = Math.sqrt(Math.max(0, radius * radius - (row - y) ** 2));
    const from = Math.max(0, Math.ceil(x - half));
    const to = Math.min(width, Math.floor(x + half));
    if (to > from) depth.fill(PLANET_DEPTH, row * width + from, row * width + to);
  }
}

function drawSphere(stage: Stage, { x, kind }: Planet, radius: number, shift: number) {
  const size = Math.ceil(radius * 2.5);
  const { canvas, context } = createLayer(size, size);
  const image = context.createImageData(canvas.width, canvas.height);
  const light = { x: stage.sun.x > x ? 0.72 : -0.72, y: 0.43, z: 0.54 };
  const air = ATMOSPHERES[kind];
  for (let row = 0; row < canvas.height; row++) {
    if ((row & 7) === 0) stage.checkpoint.check();
    for (let column = 0; column < canvas.width; column++) {
      const u = (column - size / 2) / radius;
      const v = (row - size / 2) / radius;
      const square = u * u + v * v;
      const offset = (row * canvas.width + column) * 4;
      if (square < 1) {
        const w = Math.sqrt(1 - square);
        const facing = Math.max(0, u * light.x - v * light.y + w * light.z);
        const color = planetColor(stage.noise, kind, Math.atan2(u, w) * 1.6 + shift, Math.asin(v) * 2, v);
        const shade = 0.04 + 0.98 * facing ** 0.85;
        const rim = (1 - w) ** 3 * (facing + 0.1) * 1.1;
        for (let channel = 0; channel < 3; channel++)
          image.data[offset + channel] = color[channel]! * shade + (air ? air[channel]! * rim : 0);
        image.data[offset + 3] = 255 * clamp((1 - Math.sqrt(square)) * radius);
      } else if (air && square < 1.5) {
        const facing = clamp(u * light.x - v * light.y + 0.3);
        for (let channel = 0; channel < 3; channel++) image.data[offset + channel] = air[channel]!;
        image.data[offset + 3] = Math.exp(-(Math.sqrt(square) - 1) * 16) * 140 * facing;
      }
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function drawRing(
  stage: Stage,
  { x, y, radius, kind }: Planet,
  tilt: number,
  from: number,
  to: number,
): void {
  const { context } = stage;
  const colors = PLANET_COLORS[kind];
  framed(context, { at: [x, y], turn: tilt, scale: [1, 0.26] }, () => {
    const bands = 16;
    for (let band = 0; band < bands; band++) {
      const gap = band === 9 || band === 10 ? 0.12 : 1;
      context.strokeStyle = toCss(
        mix(colors[1]!, colors[2]!, band / bands),
        (0.4 + 0.5 * Math.abs(Math.sin(band * 1.7))) * gap,
      );
      context.lineWidth = radius * 0.062;
      context.beginPath();
      context.arc(0, 0, radius * (1.35 + band * 0.056), from, to);
      context.stroke();
    }
  });
}
