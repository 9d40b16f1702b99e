import { colorList, type Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { subjectOutlines } from '../shared/edges.ts';
import { findFlatAreas } from '../shared/flat-areas.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { layLines } from '../shared/lines/lay-lines.ts';
import { cellAt, readOrientation } from '../shared/orientation-field.ts';
import { printAreas } from '../shared/print-areas.ts';
import { canvasOf, createRaster, pictureUnit, type Raster } from '../shared/raster.ts';
import { type Extent, mainExtent } from '../shared/subject-extent.ts';
import { createTexture } from '../shared/texture.ts';
import type { Style } from '../style.types.ts';

/** One plane of the broken-up picture: where it looks, and how light falls across it. */
interface Facet {
  shiftX: number;
  shiftY: number;
  /** Sampling is turned and scaled about the facet's middle by these. */
  cos: number;
  sin: number;
  middleX: number;
  middleY: number;
  /** Direction and strength of the shading across the plane. */
  shadeX: number;
  shadeY: number;
  tint: Rgb;
  tinted: number;
}

/** A straight cut: points with a*x + b*y > c lie on its far side. */
interface Cut {
  a: number;
  b: number;
  c: number;
}

const EARTHS: readonly Rgb[] = colorList('#c9a063 #8a6a3f #6d7f8c #49596b #a8b3a6 #b5533c #e2cfa2 #5f6b4a');

/** A photograph is told by smaller forms than a drawn scene. */
const FLATS_OF_PHOTOGRAPH = { land: 16, figures: 18 };

const CLEARER = { saturation: 1.3, contrast: 1.4, vignette: 0.12 };
const OUTLINE: Rgb = [44, 34, 30];

/** Cubism: long cuts break the picture into planes, each seen from a slightly different place and shaded on its own. */
export const breakIntoPlanes: Style = (scene, stage, random) => {
  const { checkpoint, brief } = stage;
  const { detail } = brief;
  const areas = findFlatAreas(
    scene,
    stage,
    {
      sky: 4,
      land: Math.round(6 + 3 * detail),
      figures: Math.round(9 + 4 * detail),
      ...(stage.pictureTones && FLATS_OF_PHOTOGRAPH),
    },
    random.fork('flats'),
  );
  const flats = printAreas(areas, stage);
  // What is as light as its ground is lost among planes without its outline.
  layLines(flats, subjectOutlines(stage, 3.4 * pictureUnit(stage.width, stage.height)), OUTLINE);
  const cuts = (stage.pictureTones ? cutsAlongForms : chooseCuts)(stage, random.fork('cuts'));
  const picture = paintFacets(flats, cuts, stage, random);
  return gradeCanvas(
    canvasOf(picture),
    wishedGrade(stage, stage.pictureTones ? CLEARER : { saturation: 1.3, contrast: 1.16, vignette: 0.1 }),
    random,
    checkpoint,
  );
};

/** Long cuts through the main subject and beside it, in a few directions that come back. */
function chooseCuts(stage: Stage, random: Random): Cut[] {
  const { width, height, brief } = stage;
  const side = Math.min(width, height);
  const extent: Extent = mainExtent(stage) ?? {
    left: width * 0.25,
    right: width * 0.75,
    top: height * 0.25,
    bottom: height * 0.75,
  };
  const turns = [0.09, 0.19, 0.31, 0.42].map((turn) => (turn + random.range(-0.025, 0.025)) * TAU);
  const count = Math.round(9 + 4 * brief.detail);
  const tries = Array.from({ length: count * 6 }, (_, number) => {
    const angle = turns[number % turns.length]! + random.range(-0.12, 0.12);
    const spread = number % 3 === 0 ? 0.5 : 0.2;
    const x = lerp(extent.left, extent.right, random.next()) + random.range(-spread, spread) * side;
    const y = lerp(extent.top, extent.bottom, random.next()) + random.range(-spread, spread) * side;
    const [a, b] = [Math.cos(angle), Math.sin(angle)];
    return { a, b, c: a * x + b * y };
  });
  return cutsApart(tries, stage, count);
}

/** The first of them that cut through no face and run beside no other. */
function cutsApart(tries: readonly Cut[], { width, height, faces }: Stage, count: number): Cut[] {
  const cuts: Cut[] = [];
  for (const cut of tries) {
    if (cuts.length >= count) break;
    const cutsFace = faces.some(({ x, y, radius }) => Math.abs(cut.a * x + cut.b * y - cut.c) < radius * 0.9);
    if (!cutsFace && cuts.every((other) => areApart(cut, other, width, height))) cuts.push(cut);
  }
  return cuts;
}

/** Long cuts along a photograph's own edges, clearest first, none through a face and none beside another. */
function cutsAlongForms(stage: Stage, random: Random): Cut[] {
  const { width, height, mask, brief, canvas } = stage;
  const field = readOrientation(canvas, 2);
  const count = Math.round(7 + 4 * brief.detail);
  const places = Array.from({ length: count * 24 }, () => {
    const [x, y] = [random.range(0.06, 0.94) * width, random.range(0.06, 0.94) * height];
    const cell = cellAt(field, x, y);
    const onSubject = mask[(y | 0) * width + (x | 0)]! > 0 ? 1.6 : 1;
    const [a, b] = [-field.alongY[cell]!, field.alongX[cell]!];
    return { clear: field.strength[cell]! * onSubject, cut: { a, b, c: a * x + b * y } };
  }).toSorted((one, other) => other.clear - one.clear);
  return cutsApart(
    places.map(({ cut }) => cut),
    stage,
    count,
  );
}

/** Two cuts that run the same way leave room for a plane between them. */
function areApart(one: Cut, other: Cut, width: number, height: number): boolean {
  const along = Math.abs(one.a * other.a + one.b * other.b);
  if (along < 0.9) return true;
  const [x, y] = [width / 2, height / 2];
  const placeOf = ({ a, b, c }: Cut) => c - a * x - b * y;
  const turned = one.a * other.a + one.b * other.b < 0 ? -1 : 1;
  return Math.abs(placeOf(one) - turned * placeOf(other)) > Math.min(width, height) * 0.12;
}

function facetFor(key: number, random: Random, stage: Stage, x: number, y: number): Facet {
  const dice = random.fork(`facet-${key}`);
  const side = Math.min(stage.width, stage.height);
  // Faces of a photograph are told by less than those that we draw: planes may move them less.
  const moved = stage.pictureTones ? 0.28 : 0.6;
  const turn = dice.range(-0.1, 0.1) * moved;
  const scale = 1 + dice.range(-0.08, 0.1) * moved;
  const towards = dice.range(0, TAU);
  const strength = (dice.range(0.3, 0.75) / side) * (stage.pictureTones ? 0.6 : 1);
  return {
    shiftX: dice.range(-0.03, 0.03) * side * moved,
    shiftY: dice.range(-0.03, 0.03) * side * moved,
    cos: Math.cos(turn) / scale,
    sin: Math.sin(turn) / scale,
    middleX: x,
    middleY: y,
    shadeX: Math.cos(towards) * strength * 2.4,
    shadeY: Math.sin(towards) * strength * 2.4,
    tint: dice.pick(EARTHS),
    tinted: dice.range(0.15, 0.62),
  };
}

function paintFacets(flats: Raster, cuts: readonly Cut[], stage: Stage, random: Random): Raster {
  const { width, height, checkpoint, mask } = stage;
  const facets = new Map<number, Facet>();
  const canvasGrain = createTexture(random.fork('canvas'), { radius: 2, radiusY: 1 });
  const result = createRaster(width, height);
  const line = Math.max(0.8, Math.min(width, height) / 620);
  const dice = random.fork('facets');
  const [onSubject, around] = stage.pictureTones ? [0.2, 0.4] : [0.12, 0.85];
  let lastKey = -1;
  let facet: Facet | undefined;
  for (let y = 0; y < height; y++) {
    if ((y & 7) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      let key = 0;
      let nearest = 1e9;
      for (let number = 0; number < cuts.length; number++) {
        const cut = cuts[number]!;
        const distance = cut.a * x + cut.b * y - cut.c;
        if (distance > 0) key |= 1 << number;
        const apart = distance < 0 ? -distance : distance;
        if (apart < nearest) nearest = apart;
      }
      if (key !== lastKey) {
        facet = facets.get(key);
        if (!facet) {
          facet = facetFor(key, dice, stage, x, y);
          facets.set(key, facet);
        }
        lastKey = key;
      }
      const isGround = mask[index] === 0;
      paintPixel(
        flats,
        result,
        facet!,
        x,
        y,
        isGround ? around : onSubject,
        isGround || stage.pictureTones ? 1 : 0.5,
        nearest,
        line,
      );
      const grain = canvasGrain.values[(y & 255) * 256 + (x & 255)]! * 7;
      for (let channel = index * 4; channel < index * 4 + 3; channel++) result.data[channel]! += grain;
    }
  }
  return result;
}

function paintPixel(
  flats: Raster,
  result: Raster,
  facet: Facet,
  x: number,
  y: number,
  earth: number,
  relief: number,
  nearest: number,
  line: number,
): void {
  const { width, height } = flats;
  const dx = x - facet.middleX;
  const dy = y - facet.middleY;
  const sourceX = clamp((facet.middleX + dx * facet.cos - dy * facet.sin + facet.shiftX) | 0, 0, width - 1);
  const sourceY = clamp((facet.middleY + dx * facet.sin + dy * facet.cos + facet.shiftY) | 0, 0, height - 1);
  const source = (sourceY * width + sourceX) * 4;
  // Along every cut one plane is light and the next dark: the passage that makes planes tilt.
  const slope = clamp(dx * facet.shadeX + dy * facet.shadeY, -0.42, 0.4) * relief;
  const edge = smoothstep(line * 2.2, line * 0.4, nearest) * 0.5;
  const shade = (1 + slope) * (1 - edge);
  const tinted = facet.tinted * earth;
  const offset = (y * width + x) * 4;
  for (let channel = 0; channel < 3; channel++)
    result.data[offset + channel] = lerp(flats.data[source + channel]!, facet.tint[channel]!, tinted) * shade;
  result.data[offset + 3] = 255;
}
