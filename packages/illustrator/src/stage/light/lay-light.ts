import type { Lighting, SceneKind } from '../../brief/brief.types.ts';
import { pixelsOf } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../stage.types.ts';
import { type LightField, spreadLight } from './light-field.ts';
import { drawShafts, veil } from './light-in-the-air.ts';
import { drawPattern } from './light-patterns.ts';
import type { LightRecipe } from './light-recipe.types.ts';
import { LIGHT_RECIPES } from './light-recipes.ts';
import { lightSide } from './lighting.ts';
import { findRim, type Rim } from './subject-rim.ts';

/**
 * Lays the brief's light over the finished scene. The palette has lit every surface already; this adds
 * what only a finished picture can show: who stands in the light, whose outline shines, what stays dark.
 * It works on rooms, streets and open land alike, and moves nothing.
 */
export function layLight(stage: Stage): void {
  const recipe = LIGHT_RECIPES[lightingOf(stage)];
  if (!recipe || stage.brief.scene === 'abstract') return;
  stage.checkpoint.check();
  const keySide = lightSide(stage, stage.width / 2);
  const field = spreadLight(stage, recipe, keySide);
  const rim = recipe.rim && findRim(stage, recipe.rim, keySide);
  stage.checkpoint.check();
  lightPixels(stage, field, rim, recipe);
  stage.checkpoint.check();
  if (recipe.pattern) drawPattern(stage, recipe.pattern, keySide);
  if (recipe.shafts) drawShafts(stage, recipe.shafts, field.focus);
  if (recipe.veil) veil(stage, recipe.veil);
}

/** A full moon over open country lights it, also where nobody speaks of its light. */
function lightingOf({ brief, palette, indoor }: Stage): Lighting {
  const { lighting, features, scene } = brief;
  const moonlit = palette.night && !indoor && features.has('full-moon') && !DARK_OR_LIT.has(scene);
  return lighting === 'natural' && moonlit ? 'moonlight' : lighting;
}

const DARK_OR_LIT: ReadonlySet<SceneKind> = new Set([
  'city',
  'space',
  'moon',
  'underwater',
  'portrait',
] as const);

function lightPixels(stage: Stage, field: LightField, rim: Rim | undefined, recipe: LightRecipe): void {
  const { width, height, mask, context } = stage;
  const image = pixelsOf(stage.canvas);
  const { data } = image;
  const halo = haloTable(recipe);
  const haloReach = (recipe.halo?.reach ?? 1) * Math.min(width, height);
  const glow = recipe.halo?.color ?? [0, 0, 0];
  const bleach = recipe.bleach ?? 0;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    const cells = ((y / field.cell) | 0) * field.columns;
    const rims = rim ? (y >> 1) * rim.columns : 0;
    const dy = y - field.focus.y;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const cell = (cells + ((x / field.cell) | 0)) * 3;
      const offset = index * 4;
      const cover = coverAt(mask, index, x, width, mask.length);
      const light = cover < 1 && halo ? haloAt(halo, x - field.focus.x, dy, haloReach) * (1 - cover) : 0;
      const edge = rim && cover > 0 ? (rims + (x >> 1)) * 3 : -1;
      const gray = (data[offset]! * 0.3 + data[offset + 1]! * 0.59 + data[offset + 2]! * 0.11) * bleach;
      for (let channel = 0; channel < 3; channel++) {
        const behind = field.scene[cell + channel]!;
        const factor = behind + (field.subject[cell + channel]! - behind) * cover;
        let value = exposed(data[offset + channel]! * (1 - bleach) + gray, factor);
        if (light > 0) value += (255 - value) * light * (glow[channel]! / 255);
        if (edge >= 0) value += rim!.light[edge + channel]! * cover * (1 - value / 340);
        data[offset + channel] = value;
      }
    }
  }
  context.putImageData(image, 0, 0);
}

/** More light bends towards white instead of clipping. */
function exposed(value: number, factor: number): number {
  return factor <= 1 ? value * factor : (value * factor) / (1 + ((factor - 1) * value) / 255);
}

/** Share of subject at a pixel: the mask is hard, so its neighbours soften the edge. */
function coverAt(mask: Uint8Array, index: number, x: number, width: number, length: number): number {
  const own = mask[index]! > 0 ? 1 : 0;
  if (x === 0 || x === width - 1 || index < width || index >= length - width) return own;
  const around =
    (mask[index - 1]! > 0 ? 1 : 0) +
    (mask[index + 1]! > 0 ? 1 : 0) +
    (mask[index - width]! > 0 ? 1 : 0) +
    (mask[index + width]! > 0 ? 1 : 0);
  return (own * 2 + around) / 6;
}

const HALO_STEPS = 256;

function haloTable({ halo }: LightRecipe): Float32Array | undefined {
  if (!halo) return undefined;
  const table = new Float32Array(HALO_STEPS);
  for (let step = 0; step < HALO_STEPS; step++) {
    const distance = (step / HALO_STEPS) * 2.5;
    table[step] = clamp(halo.strength * Math.exp(-distance * distance * 2.2));
  }
  return table;
}

function haloAt(table: Float32Array, dx: number, dy: number, reach: number): number {
  const distance = Math.sqrt(dx * dx + dy * dy) / reach;
  const step = ((distance / 2.5) * HALO_STEPS) | 0;
  return step < HALO_STEPS ? table[step]! : 0;
}
