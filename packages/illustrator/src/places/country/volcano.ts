import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../core/color.ts';
import { fillBox, fillDisc } from '../../core/ink.ts';
import { lerp, smoothstep, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, isCentred } from '../../stage/brief-questions.ts';
import { chooseSide, project } from '../../stage/camera.ts';
import { basinDepth, raiseHillForBuilding } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { drawPine } from '../../stage/plants/foliage-pine.ts';
import { strewTuftsAndStones } from '../../stage/plants/foliage-tuft.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

interface Cone {
  x: number;
  z: number;
  tall: number;
  radius: number;
  /** Half the width of the mouth, metres. */
  mouth: number;
  /** Directions in which lava runs down, radians about the top. */
  flows: number[];
}

const LEVEL = -0.4;

/** An erupting mountain: fountains of fire over its mouth, lava on its flanks, a lit column of smoke. */
export function paintVolcano(stage: Stage): void {
  const random = stage.random.fork('volcano place');
  const cone = chooseCone(stage, random);
  const island = stage.brief.scene === 'beach';
  const bay = island || stage.brief.scene === 'sea';
  const lake = bay || stage.brief.features.has('lake') || random.chance(0.4);
  const basin = { x: cone.x * 0.2, z: 18, halfWidth: (stage.width / stage.focal) * 24, halfLength: 22 };
  const depth = (x: number, z: number) =>
    island ? shoreDepth(stage, cone, x, z) : bay ? bayDepth(stage, x, z) : basinDepth(stage, basin, x, z);
  const height = shapeLand(stage, random, cone, lake ? depth : undefined);
  if (bay) stage.water = true;
  // Fire light lies over everything.
  stage.palette = { ...stage.palette, fog: mix(stage.palette.fog, [120, 52, 44], 0.4) };
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.56, 0.62, 0.68]),
    surface: { height, paint: paintFlanks(stage, cone, lake) },
    air: { far: 420, steps: 330, haze: 0.0026, dapple: 0, faces: true },
    sky: {
      coverage: random.range(0.2, 0.45),
      sun: stage.palette.night && !stage.brief.features.has('full-moon') ? false : undefined,
    },
  });
  const mouth = project(stage, cone.x, cone.tall * 0.84, cone.z - cone.mouth);
  raiseSmoke(stage, random, mouth, cone);
  growWood(stage, random, cone, lake);
  strewTuftsAndStones(stage, random.fork('stones'), {
    grass: [74, 82, 50],
    stone: [88, 74, 72],
    grows: (x, z, level) => level > LEVEL + 0.1 && (lake || streamAt(stage, cone, x, z) < 0.15),
  });
  if (stage.brief.features.has('erupting') || random.chance(0.6)) eruptFire(stage, random, mouth, cone);
  else glowOver(stage, mouth, mouth.scale * cone.mouth * 3.4);
  if (lake) reflectInWater(stage, { water, tint: [40, 26, 34], mirror: [0.85, 0.5], roughness: 0.6 });
}

function chooseCone(stage: Stage, random: Random): Cone {
  const alone = stage.brief.subjects.length === 0 || isCentred(stage.brief);
  const side = chooseSide(stage, random);
  const z = 96;
  const aside = (stage.width / stage.focal) * z * (alone ? random.range(0, 0.1) : random.range(0.14, 0.24));
  return {
    x: side * aside,
    z,
    tall: random.range(36, 43),
    radius: random.range(58, 72),
    mouth: random.range(5, 7),
    flows: [
      -Math.PI / 2 + random.range(-0.25, 0.25),
      -Math.PI / 2 - random.range(0.6, 0.9),
      -Math.PI / 2 + random.range(0.6, 0.9),
    ],
  };
}

/** Water as far as the mountain's foot. */
function bayDepth({ noise }: Stage, x: number, z: number): number {
  return smoothstep(46, 38, z + noise.fbm(x * 0.05 + 17, z * 0.05, 3) * 12);
}

/** Water all around the mountain. */
function shoreDepth({ noise }: Stage, { x: middle, z: far, radius }: Cone, x: number, z: number): number {
  const away = Math.hypot(x - middle, z - far) / radius;
  return smoothstep(0.72, 0.8, away + noise.fbm(x * 0.05 + 17, z * 0.05, 3) * 0.14);
}

function shapeLand(
  stage: Stage,
  random: Random,
  cone: Cone,
  depth: ((x: number, z: number) => number) | undefined,
): GroundHeight {
  const { noise } = stage;
  const shift = random.range(0, 99);
  const hill = raiseHillForBuilding(stage, random, cone.x > 0 ? -1 : 1);
  return (x, z, octaves) => {
    const away = Math.hypot(x - cone.x, z - cone.z);
    const rest = Math.max(0, 1 - away / cone.radius);
    const gully = noise.ridge(
      Math.atan2(z - cone.z, x - cone.x) * 3.4 + shift,
      away * 0.03,
      Math.min(4, octaves),
    );
    const flank = cone.tall * rest ** 1.7 + (gully - 0.5) * 3.4 * Math.min(1, rest * 3) * (1 - rest);
    const rim = cone.tall * (1 - cone.mouth / cone.radius) ** 1.7;
    let y = Math.min(flank, rim + noise.at(x * 0.3, z * 0.3) * 0.8);
    if (away < cone.mouth * 0.86) y -= 6;
    y += noise.fbm(x * 0.12 + shift, z * 0.12, Math.min(4, octaves)) * 0.7 * smoothstep(3, 16, z);
    y += smoothstep(140, 300, z) * noise.ridge(x * 0.008, z * 0.008, 4) * 24;
    if (hill) y += hill.rise(x, z, octaves) * 0.6;
    return depth ? Math.max(LEVEL, lerp(y, -1.6, depth(x, z))) : y;
  };
}

function paintFlanks(stage: Stage, cone: Cone, lake: boolean) {
  const { noise, palette } = stage;
  const dark = palette.night ? 0.8 : 1;
  return ({ x, z, height }: { x: number; z: number; height: number }, paint: Float32Array): void => {
    if (lake && height <= LEVEL + 0.001 && z < 60) {
      paint[6] = 1;
      return;
    }
    const away = Math.hypot(x - cone.x, z - cone.z);
    const rest = Math.max(0, 1 - away / cone.radius);
    const fine = noise.at(x * 1.2, z * 1.2 + height) * 0.14;
    const ash = smoothstep(0.06, 0.3, rest);
    const grass = smoothstep(44, 26, z);
    for (let channel = 0; channel < 3; channel++) {
      const land = lerp([70, 74, 56][channel]!, [86, 104, 60][channel]!, grass);
      paint[channel] = lerp(land, [74, 62, 62][channel]!, ash) * (0.95 + fine);
    }
    const stream = lake || z > cone.z ? 0 : streamAt(stage, cone, x, z);
    // Firelight lies on the near ground.
    const warm = smoothstep(70, 8, z) * (palette.night ? 1 : 0.4) * (1 + fine * 2);
    paint[3] = warm * 26;
    paint[4] = warm * 10;
    paint[5] = warm * 4;
    const heat = Math.max(lavaAt(noise, cone, x, z, away, rest), stream);
    if (heat <= 0.02) return;
    paint[3] = heat * 255 * dark;
    paint[4] = heat * heat * 150 * dark;
    paint[5] = heat ** 4 * 70 * dark;
  };
}

/** Bright streams that wander down from the mouth and cool on their way. */
function lavaAt(noise: Stage['noise'], cone: Cone, x: number, z: number, away: number, rest: number): number {
  if (rest <= 0) return 0;
  const angle = Math.atan2(z - cone.z, x - cone.x);
  let heat = smoothstep(cone.mouth * 1.25, cone.mouth * 0.8, away);
  for (const [index, flow] of cone.flows.entries()) {
    const wander = noise.at(away * 0.06, index * 7 + 3) * 0.16 * Math.min(1, 24 / away);
    const across = Math.abs(angle - flow - wander) * away;
    const wide = 1.9 + away * (index === 0 ? 0.035 : 0.012) + noise.at(away * 0.2, index) * 0.5;
    const reach = index === 0 ? 1 : smoothstep(0.05 + index * 0.13, 0.24 + index * 0.13, rest);
    heat = Math.max(
      heat,
      smoothstep(wide, wide * 0.3, across) * reach + smoothstep(wide * 3.4, 0, across) * reach * 0.22,
    );
  }
  return Math.min(1, heat);
}

/** Beyond the mountain's foot the middle stream runs on past the viewer, to one side of where subjects stand. */
function streamAt(stage: Stage, cone: Cone, x: number, z: number): number {
  const from = cone.z - cone.radius * 0.86;
  if (z > from + 6) return 0;
  const { noise } = stage;
  const start = cone.x + Math.cos(cone.flows[0]!) * cone.radius * 0.86;
  const end = (cone.x > 0 ? -1 : 1) * (stage.width / stage.focal) * 2.6;
  const middle = lerp(end, start, smoothstep(3, from, z)) + Math.sin(z * 0.32) * 1.1;
  const wide = 0.8 + z * 0.045 + noise.at(x * 0.7, z * 0.7) * 0.5;
  const across = Math.abs(x - middle);
  // Plates of black crust drift on it, with fire in the cracks between them.
  const crust =
    smoothstep(-0.12, 0.12, noise.fbm(x * 1.1, z * 0.7, 3)) * 0.72 * smoothstep(wide, wide * 0.3, across);
  const body = smoothstep(wide, wide * 0.6, across) * (0.95 - crust);
  return Math.max(body, smoothstep(wide * 3.2, 0, across) * 0.2) * smoothstep(from + 6, from - 2, z);
}

type Mouth = { x: number; y: number; scale: number };

function raiseSmoke(stage: Stage, random: Random, mouth: Mouth, cone: Cone): void {
  const { context, width, height, palette } = stage;
  const unit = mouth.scale * cone.mouth;
  const drift = random.range(0.25, 0.9) * (random.chance(0.5) ? 1 : -1);
  const gray: Rgb = mix(palette.night ? [74, 62, 72] : [108, 98, 100], palette.fog, 0.2);
  drawSoftly(context, width, height, { blur: unit * 0.03, resolution: 0.5 }, (soft) => {
    const puffs = 110;
    for (let puff = 0; puff < puffs; puff++) {
      const t = 1 - puff / puffs;
      const spread = unit * (0.5 + t * 2.6);
      const x = mouth.x + drift * t ** 1.6 * unit * 5 + random.range(-1, 1) * spread * 0.8;
      const y = mouth.y - t * (mouth.y + unit) * random.range(0.85, 1.05);
      const radius = unit * (0.34 + t * random.range(0.7, 1.5));
      const glow = Math.max(0, 1 - t * 2.1);
      const body = mix(gray, [34, 28, 36], random.next() * 0.45);
      const lit = mix(body, [255, 112, 46], glow * 0.7);
      // Each billow is lit by the fire below it and dark on its crown.
      const gradient = soft.createRadialGradient(x, y + radius * 0.55, radius * 0.1, x, y, radius);
      gradient.addColorStop(0, toCss(mix(lit, [255, 140, 76], 0.16 + glow * 0.45), 0.96));
      gradient.addColorStop(0.55, toCss(lit, 0.92));
      gradient.addColorStop(0.86, toCss(mix(lit, [26, 22, 30], 0.4), 0.7));
      gradient.addColorStop(1, toCss(mix(lit, [26, 22, 30], 0.4), 0));
      fillDisc(soft, gradient, x, y, radius);
    }
  });
}

function glowOver({ context }: Stage, mouth: Mouth, reach: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(mouth.x, mouth.y, 0, mouth.x, mouth.y, reach);
  glow.addColorStop(0, 'rgba(255,180,90,0.9)');
  glow.addColorStop(0.2, 'rgba(255,96,34,0.45)');
  glow.addColorStop(1, 'rgba(200,40,20,0)');
  fillBox(context, glow, mouth.x - reach, mouth.y - reach, reach * 2, reach * 2);
  context.restore();
}

/** Arcs of fire, a heart too bright to look at, sparks carried upwards, and the glow of it all. */
function eruptFire(stage: Stage, random: Random, mouth: Mouth, cone: Cone): void {
  const { context, width, height } = stage;
  const unit = mouth.scale * cone.mouth;
  glowOver(stage, mouth, unit * 7);
  for (const [blur, strength, thick] of [
    [unit * 0.12, 0.6, 0.2],
    [0, 0.66, 0.07],
  ] as const)
    drawSoftly(context, width, height, { blur, blend: 'lighter', resolution: blur > 0 ? 0.5 : 1 }, (soft) => {
      const chance = random.fork('fountain');
      soft.lineCap = 'round';
      for (let jet = 0; jet < 54; jet++) {
        const out = chance.range(-1, 1) * (0.35 + 0.9 * chance.next());
        const high = unit * chance.range(1.2, 4.4) * (1 - Math.abs(out) * 0.3);
        const end = mouth.x + out * unit * chance.range(1.4, 2.6);
        const fall = mouth.y + unit * chance.range(-0.6, 1.3);
        soft.strokeStyle = jet % 4 ? `rgba(255,96,24,${strength})` : `rgba(255,226,130,${strength})`;
        soft.lineWidth = Math.max(0.8, unit * thick * chance.range(0.4, 1));
        soft.beginPath();
        soft.moveTo(mouth.x + chance.range(-0.4, 0.4) * unit, mouth.y + unit * 0.2);
        soft.quadraticCurveTo(mouth.x + out * unit * 0.7, mouth.y - high * 1.7, end, fall);
        soft.stroke();
      }
    });
  for (let spark = 0; spark < 150; spark++) {
    const t = random.next();
    const x = mouth.x + random.range(-1, 1) * unit * (1 + t * 5);
    const y = mouth.y - unit * (0.5 + t * 6) + random.range(-1, 1) * unit;
    context.fillStyle = `rgba(255,${130 + Math.round(random.next() * 100)},60,${0.9 * (1 - t)})`;
    context.beginPath();
    context.arc(x, y, Math.max(0.6, unit * random.range(0.015, 0.05)), 0, TAU);
    context.fill();
  }
}

function growWood(stage: Stage, random: Random, cone: Cone, lake: boolean): void {
  if (forbids(stage.brief, 'tree')) return;
  const spots = scatter(stage, random, {
    count: 130,
    near: 9,
    far: 60,
    clear: { x: 0, halfWidth: 3.4, until: 30 },
    grows: (x, z, height) =>
      (lake ? height > LEVEL + 0.2 : streamAt(stage, cone, x, z) < 0.05) &&
      Math.hypot(x - cone.x, z - cone.z) > cone.radius * 0.75,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    drawPine(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(2.4, 4.6), distance: spot.distance * 0.4 },
      random,
    );
  }
}
