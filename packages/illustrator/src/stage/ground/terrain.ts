import type { Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { airThickness, thickestAir } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';
import { softenBanks } from '../water/water-edges.ts';
import type { GroundPaint, GroundPoint, Surface, TerrainFrame, TerrainRow } from './terrain.types.ts';
import { endAtShore, fillColumn, octavesAt } from './terrain-columns.ts';

export type { GroundPaint, GroundPoint, Surface };

export interface TerrainOptions {
  /** Distance of the last sample, metres. */
  far: number;
  /** Samples along each line of sight. */
  steps?: number;
  /** Haze per metre on a clear day. */
  haze: number;
  hazeColor?: Rgb;
  /** How much the haze near the sun takes its color, 0..1. */
  sunHaze?: number;
  ambientShare?: number;
  sunShare?: number;
  /** Depth of the shadows of passing clouds, 0..1. */
  dapple?: number;
  /** How much a low sun shines through the ground cover below it; grass 0.9, snow little. */
  sheen?: number;
  /** Waves run out over the ground: water and land blend where they meet. */
  softShores?: boolean;
  /** Steep faces are painted level by level, so that beds of rock and strands of water show on them. */
  faces?: boolean;
}

export interface TerrainResult {
  /** 1 where still water shows, for the reflection. */
  water: Uint8Array;
}

/**
 * Draws a height field front to back, one vertical line per column (the "voxel space"
 * technique of 1992's Comanche), with distances spaced logarithmically so that each
 * sample covers about the same number of rows. Writes color and depth.
 */
export function renderTerrain(stage: Stage, surface: Surface, options: TerrainOptions): TerrainResult {
  const { width, height, context } = stage;
  const image = context.getImageData(0, 0, width, height);
  const frame = openFrame(stage, surface, image.data, options);
  const steps = options.steps ?? 310;
  const near = nearestGround(stage, surface);
  const ratio = (options.far / near) ** (1 / steps);
  const density = options.haze * airThickness(stage.brief);
  const thickest = thickestAir(stage.brief);
  let heights = new Float32Array(width);
  let previous = new Float32Array(width);
  let lastZ = near / ratio;
  for (let step = 0; step <= steps; step++) {
    if ((step & 3) === 0) stage.checkpoint.check();
    const z = near * ratio ** step;
    sampleHeights(frame, z, heights);
    if (step === 0) previous.set(heights);
    const haze = thickest * (1 - Math.exp(-density * (z - near)));
    drawRow(frame, { z, step: z - lastZ, heights, previous, haze });
    [heights, previous] = [previous, heights];
    lastZ = z;
  }
  softenBanks(stage, frame.water, image.data, Math.max(0, Math.floor(stage.horizon)));
  context.putImageData(image, 0, 0);
  stage.ground = surface.height;
  if (frame.water.includes(1)) stage.wet = frame.water;
  return { water: frame.water };
}

/** Where the ground meets the lower edge: rising ground comes closer than level ground would. */
function nearestGround({ width, height, focal, horizon, cameraHeight }: Stage, surface: Surface): number {
  const perMetre = focal / (height - horizon + height * 0.04);
  let near = perMetre * cameraHeight * 0.92;
  for (let round = 0; round < 3; round++) {
    let highest = Number.NEGATIVE_INFINITY;
    for (let share = -0.5; share <= 0.5; share += 0.125)
      highest = Math.max(highest, surface.height(((share * width) / focal) * near, near, 4));
    near = Math.min(near, Math.max(0.18, perMetre * (cameraHeight - highest) * 0.92));
  }
  return near;
}

function openFrame(
  stage: Stage,
  surface: Surface,
  pixels: Uint8ClampedArray,
  options: TerrainOptions,
): TerrainFrame {
  const { width, height, palette } = stage;
  const low = palette.sunElevation < 0.2;
  const ambientShare = options.ambientShare ?? (palette.night ? 0.86 : low ? 0.96 : 0.66);
  const sunShare = options.sunShare ?? (low && !palette.night ? 1.05 : 0.78);
  return {
    stage,
    surface,
    pixels,
    water: new Uint8Array(width * height),
    skyline: new Float32Array(width).fill(height + 2),
    last: new Float32Array(width * 3).fill(-1),
    lastWet: new Uint8Array(width),
    ambient: [
      palette.ambient[0] * ambientShare,
      palette.ambient[1] * ambientShare,
      palette.ambient[2] * ambientShare,
    ],
    sun: [palette.sun[0] * sunShare, palette.sun[1] * sunShare, palette.sun[2] * sunShare],
    hazeColor: options.hazeColor ?? palette.fog,
    sunHaze: options.sunHaze ?? 0.35,
    dapple: options.dapple ?? 0,
    sheen: low && !palette.night ? (options.sheen ?? 0.9) : 0,
    faces: options.faces ?? false,
    sharpShores: !options.softShores,
    point: { x: 0, z: 0, height: 0, up: 1, facing: 0, column: 0 },
    paint: new Float32Array(7),
    shade: new Float32Array(3),
  };
}

function sampleHeights(frame: TerrainFrame, z: number, heights: Float32Array): void {
  const { width, focal } = frame.stage;
  const octaves = octavesAt(z);
  for (let column = 0; column < width; column++)
    heights[column] = frame.surface.height(((column - width / 2) / focal) * z, z, octaves);
}

function drawRow(frame: TerrainFrame, row: TerrainRow): void {
  const { stage, skyline } = frame;
  const { width, focal, horizon, cameraHeight } = stage;
  for (let column = 0; column < width; column++) {
    const screenY = horizon + (focal * (cameraHeight - row.heights[column]!)) / row.z;
    if (screenY >= skyline[column]!) {
      // Hidden: what appears behind the crest must not blend with what lies before it.
      frame.last[column * 3] = -1;
      continue;
    }
    shadeSample(frame, row, column, row.heights[column]!);
    meetShore(frame, row, column, screenY);
    if (frame.faces && skyline[column]! - screenY > FACE_PIECE * 1.5 && isFace(frame, row, column)) {
      drawFace(frame, row, column, screenY);
      continue;
    }
    fillColumn(frame, column, screenY, row.z);
  }
}

function meetShore(frame: TerrainFrame, row: TerrainRow, column: number, screenY: number): void {
  const wet = frame.paint[6]! > 0 ? 1 : 0;
  const changes = wet !== frame.lastWet[column] && frame.last[column * 3]! >= 0;
  if (changes && frame.sharpShores) endAtShore(frame, row, column, screenY);
  frame.lastWet[column] = wet;
}

/** Pixels of a steep face that one sample stands for, and the most samples that one face gets. */
const FACE_PIECE = 3;
const MOST_PIECES = 90;

/** Whether a column is a rock face. At the lower edge of the picture all ground begins with a jump; only steep ground counts. */
function isFace({ stage, skyline }: TerrainFrame, row: TerrainRow, column: number): boolean {
  return skyline[column]! <= stage.height || row.heights[column]! - row.previous[column]! > row.step;
}

function drawFace(frame: TerrainFrame, row: TerrainRow, column: number, screenY: number): void {
  const { focal, horizon, cameraHeight } = frame.stage;
  const bottom = frame.skyline[column]!;
  const pieces = Math.min(MOST_PIECES, Math.ceil((bottom - Math.max(-FACE_PIECE, screenY)) / FACE_PIECE));
  const top = Math.max(-FACE_PIECE, screenY);
  for (let piece = 1; piece <= pieces; piece++) {
    const y = bottom + ((top - bottom) * piece) / pieces;
    shadeSample(frame, row, column, cameraHeight - ((y - horizon) * row.z) / focal);
    fillColumn(frame, column, y, row.z);
  }
}

function shadeSample(frame: TerrainFrame, row: TerrainRow, column: number, level: number): void {
  const { stage, point, paint, shade, ambient, sun, hazeColor } = frame;
  const { width, focal, light } = stage;
  const { heights, previous, z } = row;
  const left = heights[column > 0 ? column - 1 : column]!;
  const right = heights[column < width - 1 ? column + 1 : column]!;
  const slopeX = ((right - left) * focal) / (2 * z);
  const slopeZ = (heights[column]! - previous[column]!) / row.step;
  const up = 1 / Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
  const slope = (-slopeX * light[0] + light[1] - slopeZ * light[2]) * up;
  const wall = frame.faces ? smoothstep(0.5, 0.3, up) : 0;
  const facing =
    wall > 0 ? lerp(slope, facingOfBlock(stage, ((column - width / 2) / focal) * z, z, level), wall) : slope;
  point.x = ((column - width / 2) / focal) * z;
  point.z = z;
  point.height = level;
  point.up = up;
  point.facing = facing > 0 ? facing : 0;
  point.column = column;
  paint.fill(0, 3);
  frame.surface.paint(point, paint);
  const sunlight = point.facing * cloudShadow(frame, point);
  const nearSun = frame.sunHaze * Math.exp((-Math.abs(column - stage.sun.x) / width) * 3.2);
  const sheen = 1 + frame.sheen * Math.exp((-Math.abs(column - stage.sun.x) / width) * 2.6);
  for (let channel = 0; channel < 3; channel++) {
    const lit =
      (paint[channel]! / 255) * (ambient[channel]! + sun[channel]! * sunlight * sheen) + paint[channel + 3]!;
    const air = hazeColor[channel]! + (stage.palette.sun[channel]! - hazeColor[channel]!) * nearSun;
    shade[channel] = lit + (air - lit) * row.haze;
  }
}

/** Height of a bed of rock and length of a block in it, metres, near by; far away only larger ones are seen. */
const BED = 1.5;
const BLOCK = 3.4;

/**
 * A wall of rock lies in beds, each with the shade of the one above it, and each bed is broken into blocks. The
 * height field knows only where the brow of a wall runs, and light by that would hang on it in folds like a curtain.
 */
function facingOfBlock({ noise, light }: Stage, x: number, z: number, level: number): number {
  const large = 1 + z * 0.016;
  const along = x + z;
  // Every few blocks the beds have slipped.
  const slip =
    noise.at(Math.floor(along / (BLOCK * 2.4 * large) + noise.at(level * 0.06, 9) * 1.4) * 2.3, 1) * 2.2;
  const bed = level / (BED * large) + noise.at(along * 0.06, level * 0.1) * 1.3 + slip;
  const row = Math.floor(bed);
  const block = along / (BLOCK * large) + noise.at(row * 3.7, 5) * 9;
  const [up, across] = [bed - row, block - Math.floor(block)];
  const turn = noise.at(Math.floor(block) * 1.7 + row * 7.3, row * 2.1) * 0.5;
  const facing = 0.22 + light[1] * 0.3 + turn * 0.34 + turn * light[0] * 0.3;
  const shade = smoothstep(0.72, 0.98, up) * 0.48 + smoothstep(0.88, 0.97, across) * 0.3;
  const edge = smoothstep(0.3, 0, up) * 0.22;
  return Math.max(0.03, (facing + edge) * (1 - shade));
}

function cloudShadow(frame: TerrainFrame, point: GroundPoint): number {
  if (frame.dapple === 0) return 1;
  const cover = frame.stage.noise.at(point.x * 0.035 + 40, point.z * 0.028 + 7);
  return 1 - frame.dapple * smoothstep(0.02, 0.4, cover);
}
